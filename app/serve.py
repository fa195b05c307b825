"""`python -m app serve`: the website, its API and its websockets."""

import argparse
import gc
import logging
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress

import uvicorn
from pydantic import ValidationError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from app.main import create_app
from app.settings import Settings
from app.store.postgres import DatabaseError

LARGEST_MESSAGE = 64 * 1024
SECONDS_TO_FINISH_REQUESTS = 5


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Answers no ping of a client that does not read: such answers would pile up in memory without end."""

    def handle_ping(self) -> None:
        """Answer, or drop the answer that is ready."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()


class Server(uvicorn.Server):
    """A web server that says where it can be reached once it can."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen."""
        await super().startup(sockets)
        # All that is loaded by now stays; to look through it for garbage again takes up to 80 ms each time.
        gc.collect()
        gc.freeze()
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.config.host, self.config.host)
        port = self.servers[0].sockets[0].getsockname()[1]
        print(f"Rigor is at http://{host}:{port} (Ctrl-C stops it)", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Serve until a signal ends it."""
    parser = argparse.ArgumentParser(prog="python -m app serve", description="Serve the game.")
    parser.add_argument("--host", help="address to listen on (default: RIGOR_HOST, else 127.0.0.1)")
    parser.add_argument(
        "--port", help="port to listen on; 0 takes a free one (default: RIGOR_PORT, else 8000)"
    )
    given = {name: value for name, value in vars(parser.parse_args(arguments)).items() if value is not None}
    try:
        settings = Settings(**given)
    except ValidationError as error:
        print(f"The settings are not right: {error}", file=sys.stderr)
        return 2
    logging.getLogger("uvicorn.error").addFilter(only_the_reason)
    with suppress(KeyboardInterrupt):
        Server(configuration(settings)).run()
    return 0


def only_the_reason(record: logging.LogRecord) -> bool:
    """Shorten the traceback of a database that cannot be had to its message, which is made for people."""
    _, found, reason = record.getMessage().partition(f"{DatabaseError.__qualname__}: ")
    if found:
        record.msg, record.args = reason.strip(), None
    return True


def configuration(settings: Settings) -> uvicorn.Config:
    """How the web server runs; docs/architecture.md says what was measured."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=SECONDS_TO_FINISH_REQUESTS,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
