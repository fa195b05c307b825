"""How many commands the service takes, and how soon everybody at the table sees them.

    python -m bench.service [--tables 50] [--seats 4] [--seconds 10] [--rate 100]

Starts a server of its own on a database of its own (with fsync), fills the tables, and plays at random.
Closed loop: every table answers as soon as it is asked. Paced: so many commands a second, over all tables.
Everything runs on this machine, so the clients take their share of its processors.
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop

from app.settings import ROOT
from bench.wire import Wire

WARM_UP = 2.0

keys = itertools.count()


@dataclass
class Record:
    """What is measured while `on`."""

    on: bool = False
    accepted: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    patch_bytes: list[int] = field(default_factory=list)


class Seat:
    """One socket; keeps of its view only the question."""

    def __init__(self, table: "Table", token: str, number: int) -> None:
        self.table = table
        self.token = token
        self.number = number
        self.request: Any = None
        self.answered: int | None = None

    async def connect(self, port: int) -> None:
        """Opens the socket."""
        path = f"/api/tables/{self.table.id}/live"
        _, self.wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(f"127.0.0.1:{port}", path, self.token, self.receive), "127.0.0.1", port
        )

    def receive(self, data: bytes, now: float) -> None:
        """Takes a frame."""
        frame = orjson.loads(data)
        match frame["type"]:
            case "snapshot":
                self.request, self.answered = frame["view"]["request"], None
                self.table.saw(self, frame["version"], frame["view"]["outcome"], now)
            case "patch":
                self._patch(frame, len(data), now)
            case "accepted":
                self.table.record.accepted += self.table.record.on
            case "refused":
                self.table.record.refused += 1
                print(data.decode(), file=sys.stderr)

    def _patch(self, frame: Any, size: int, now: float) -> None:
        if self.table.record.on:
            self.table.record.patch_bytes.append(size)
        over = None
        for op in frame["ops"]:
            if op["path"].startswith("/request"):
                self.request = _patched(self.request, op)
            elif op["path"].startswith("/outcome"):
                over = op["value"]
        self.table.saw(self, frame["to"], over, now)

    def answer(self) -> None:
        """Sends an answer, drawn at random, to the open question."""
        request, self.answered = self.request, self.request["id"]
        command = {"ask": request["id"], "answer": _any_answer(request)}
        frame = {"type": "command", "id": f"k{next(keys)}", "version": self.table.version, "command": command}
        self.table.sent_at = time.perf_counter()
        self.wire.send(orjson.dumps(frame))


class Table:
    """A table whose seats answer at once (closed loop) or when told to (paced)."""

    def __init__(self, table: Any, record: Record) -> None:
        self.id: str = table["id"]
        self.record = record
        self.seats: list[Seat] = []
        self.version = 0
        self.sent_at: float | None = None
        self.eager = False
        self.over = asyncio.Event()
        self._seen: set[int] = set()

    def saw(self, seat: Seat, version: int, outcome: Any, now: float) -> None:
        """A seat has received a version; the last one to do so ends the command's journey."""
        if version != self.version:
            self.version, self._seen = version, set()
        self._seen.add(seat.number)
        if outcome:
            self.over.set()
        if len(self._seen) == len(self.seats):
            if self.sent_at is not None and self.record.on:
                self.record.latencies.append(now - self.sent_at)
            self.sent_at = None
            if self.eager:
                self.go_on()

    def go_on(self) -> bool:
        """Whoever is asked answers; returns whether anybody was."""
        if self.sent_at is not None:
            return False
        for seat in self.seats:
            if seat.request is not None and seat.request["id"] != seat.answered:
                seat.answer()
                return True
        return False


def _any_answer(request: Any) -> Any:
    match request["kind"]:
        case "one":
            return random.choice(request["choices"])
        case "number":
            return random.randint(request["min"], request["max"])
        case "order":
            return random.sample(request["choices"], len(request["choices"]))
    return random.sample(request["choices"], random.randint(request["min"], request["max"]))


def _patched(request: Any, op: Any) -> Any:
    *path, last = op["path"].split("/")[1:]
    document = place = {"request": request}
    for part in path:
        place = place[int(part)] if isinstance(place, list) else place[part]
    if isinstance(place, list):
        if op["op"] == "add":
            place.insert(int(last), op["value"])
        elif op["op"] == "remove":
            place.pop(int(last))
        else:
            place[int(last)] = op["value"]
    elif op["op"] == "remove":
        del place[last]
    else:
        place[last] = op["value"]
    return document["request"]


class Bench:
    """The tables at one server."""

    def __init__(self, port: int, tables: int, seats: int) -> None:
        self.port = port
        self.count = tables
        self.seats = seats
        self.record = Record()
        self.tables: list[Table] = []
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=30)

    async def call(self, path: str, body: Any, token: str = "") -> Any:
        """Posts to the API."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = await self.http.post(path, json=body, headers=headers)
        response.raise_for_status()
        self.http.cookies.clear()
        return response.json()

    async def fill(self) -> None:
        """Opens the tables and begins a game at each."""
        for number in range(self.count):
            tokens = [(await self.call("/guests", {"name": f"P{n}"}))["token"] for n in range(self.seats)]
            body = {"game": "looterz", "options": {"coins_to_win": 30}, "seats": self.seats}
            opened = await self.call("/tables", body, tokens[0])
            table = Table(opened, self.record)
            for token in tokens[1:]:
                await self.call(f"/invites/{opened['code']}", {}, token)
            table.seats = [Seat(table, token, seat) for seat, token in enumerate(tokens)]
            self.tables.append(table)
            for seat in table.seats:
                await seat.connect(self.port)
            await self.begin(table)
            print(f"\r{number + 1} tables", end="", file=sys.stderr)
        print(file=sys.stderr)

    async def begin(self, table: Table) -> None:
        """Everybody is ready, the host starts."""
        for seat in table.seats[1:]:
            await self.call(f"/tables/{table.id}/ready", {"ready": True}, seat.token)
        await self.call(f"/tables/{table.id}/start", {}, table.seats[0].token)

    async def keep_going(self) -> None:
        """Begins another game wherever one is over."""
        while True:
            await asyncio.sleep(0.05)
            for table in self.tables:
                if table.over.is_set():
                    table.over.clear()
                    await self.call(f"/tables/{table.id}/rematch", {}, table.seats[0].token)
                    await self.begin(table)

    async def closed_loop(self, seconds: float) -> float:
        """Accepted commands a second."""
        for table in self.tables:
            table.eager = True
            table.go_on()
        await asyncio.sleep(WARM_UP)
        self.record.on = True
        before = time.perf_counter()
        await asyncio.sleep(seconds)
        self.record.on = False
        for table in self.tables:
            table.eager = False
        return self.record.accepted / (time.perf_counter() - before)

    async def paced(self, rate: float, seconds: float) -> None:
        """So many commands a second, at one table after the other."""
        turns = itertools.cycle(self.tables)
        start = time.perf_counter()
        for number in range(int(rate * (seconds + WARM_UP))):
            due = start + number / rate
            self.record.on = due > start + WARM_UP
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            for table in itertools.islice(turns, len(self.tables)):
                if table.go_on():
                    break
        await asyncio.sleep(0.5)
        self.record.on = False

    def take_record(self) -> Record:
        """What was measured so far; begins anew."""
        record, self.record = self.record, Record()
        for table in self.tables:
            table.record = self.record
        return record


@asynccontextmanager
async def server() -> AsyncIterator[tuple[Process, int]]:
    """A server with an empty database, both with their usual settings but for the limits."""
    with tempfile.TemporaryDirectory(prefix="rigor-bench-") as data:
        environment = {**os.environ, "RIGOR_DATA_DIR": data, "RIGOR_RATE_LIMITS": "false"}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "app", "--port", "0"), cwd=ROOT, env=environment, stdout=PIPE
        )
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        try:
            yield process, int(line.partition("127.0.0.1:")[2].split()[0])
        finally:
            process.send_signal(signal.SIGTERM)
            await process.wait()


def processor_seconds(pid: int) -> float:
    """What a process has used of the processors."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], percent: int) -> float:
    """A percentile of the values."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


async def measure(arguments: argparse.Namespace) -> None:
    """Runs both measurements and prints them."""
    async with server() as (process, port):
        bench = Bench(port, arguments.tables, arguments.seats)
        await bench.fill()
        gc.disable()  # The clients may not pause in the middle of a measurement.
        again = asyncio.create_task(bench.keep_going())
        used, own = processor_seconds(process.pid), time.process_time()
        rate = await bench.closed_loop(arguments.seconds)
        commands = rate * (arguments.seconds + WARM_UP)
        used, own = processor_seconds(process.pid) - used, time.process_time() - own
        closed = bench.take_record()
        print(f"closed loop, {arguments.tables} tables of {arguments.seats} sockets: {rate:.0f} commands/s")
        print(
            f"  server {used / commands * 1000:.2f} ms CPU a command, clients {own / commands * 1000:.2f} ms"
        )
        print(f"  to the last seat: p50 {percentile(closed.latencies, 50) * 1000:.1f} ms")
        print(
            f"  a patch: mean {statistics.mean(closed.patch_bytes):.0f} bytes, "
            f"p50 {percentile(closed.patch_bytes, 50):.0f}, p99 {percentile(closed.patch_bytes, 99):.0f}"
        )
        await asyncio.sleep(1)
        await bench.paced(arguments.rate, arguments.seconds)
        paced = bench.take_record()
        print(f"paced, {len(paced.latencies) / arguments.seconds:.0f} commands/s, to the last seat:")
        p50, p99 = percentile(paced.latencies, 50) * 1000, percentile(paced.latencies, 99) * 1000
        print(f"  p50 {p50:.1f} ms, p99 {p99:.1f} ms, worst {max(paced.latencies) * 1000:.1f} ms")
        again.cancel()
        await bench.http.aclose()
        for table in bench.tables:
            for seat in table.seats:
                seat.wire.close()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=100)
    uvloop.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
