"""The service as a process: it starts, says where it is, and ends without leaving anything behind."""

import fcntl
import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import httpx
import pytest

from app.settings import ROOT
from tests.server import running_server


def health(address: str) -> object:
    with urlopen(f"{address}/api/health") as answer:
        return json.load(answer)


def is_free(lock: Path) -> bool:
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_the_service_and_its_database_in_order(tmp_path: Path, end: signal.Signals) -> None:
    with running_server(tmp_path) as server:
        assert health(server.address) == {"status": "ok"}
        assert not is_free(tmp_path / "server.lock")
        server.process.send_signal(end)
        server.process.wait()
    assert is_free(tmp_path / "server.lock")
    assert "database system is shut down" in (tmp_path / "postgres.log").read_text()
    assert server.log.read_text() == ""


def test_a_second_service_on_the_same_data_is_told_so_in_one_sentence(tmp_path: Path) -> None:
    with running_server(tmp_path):
        with pytest.raises(AssertionError) as refusal, running_server(tmp_path):
            pass
        assert f"Another Rigor is using {tmp_path}." in str(refusal.value)
        assert "Traceback" not in str(refusal.value)


def test_wrong_settings_are_named() -> None:
    command = [sys.executable, "-m", "app", "--port", "99999"]
    outcome = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert outcome.returncode == 2
    assert "port" in outcome.stderr


def test_the_client_in_the_readme_plays_a_game_to_its_end(tmp_path: Path) -> None:
    program = (ROOT / "README.md").read_text().partition("```python\n")[2].partition("```")[0]
    with (
        running_server(tmp_path, bot_delay_min="0", bot_delay_max="0") as server,
        httpx.Client(base_url=f"{server.address}/api") as host,
    ):
        host.post("/guests", json={"name": "Ada"}).raise_for_status()
        table = host.post("/tables", json={"game": "looterz", "seats": 2}).raise_for_status().json()
        command = [sys.executable, "-c", program, server.address, table["code"]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
            path = f"/tables/{table['id']}"
            while not all(seat["ready"] for seat in host.get(path).json()["seats"]):
                assert client.poll() is None
            host.post(f"{path}/start").raise_for_status()
            host.post(f"{path}/leave").raise_for_status()  # a bot plays on
            assert client.stdout is not None
            assert "winners" in client.stdout.read()
        assert client.returncode == 0
