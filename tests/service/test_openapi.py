"""The API against its own description: whatever is sent, the answer is one that the description promises."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from app.main import create_app
from app.settings import Settings
from tests.service.conftest import TEMPLATE, execute, of_database
from tests.service.rig import PATIENCE, QUICK, Server

schema = schemathesis.openapi.from_dict(create_app(Settings(_env_file=None)).openapi())
# What is made up against the rules may also be too large.
schema.config.checks.negative_data_rejection.expected_statuses.append("413")

MOST_EXAMPLES = 15

NOT_OURS = {
    # Requests without a token are sent on purpose elsewhere (test_strangers); here all of them carry one.
    "ignored_auth",
    # A table that was left or closed may be gone or still be known; both are right.
    "use_after_free",
    "ensure_resource_availability",
    # Whether a name or a code is acceptable is more than its JSON Schema says.
    "positive_data_acceptance",
}


@dataclass
class Running:
    """A server in a thread of its own: these tests are not asynchronous."""

    url: str
    token: str

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        response = httpx.post(f"{self.url}/api{path}", json=body or {}, headers=headers, timeout=PATIENCE)
        return response.json() if response.content else None


@pytest.fixture(scope="module")
def running(database_server: str, migrated_template: None) -> Iterator[Running]:
    name = "test_openapi"
    asyncio.run(execute(database_server, f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}"))
    server = Server(of_database(database_server, name), QUICK)
    thread = threading.Thread(target=asyncio.run, args=(server._server.serve(),))
    thread.start()
    while not server._server.started:
        assert thread.is_alive()
        with suppress(TimeoutError):
            thread.join(0.01)
    url = f"http://127.0.0.1:{server.port}"
    answer = httpx.post(f"{url}/api/guests", json={"name": "Ada"}, timeout=PATIENCE).json()
    yield Running(url, answer["token"])
    server._server.should_exit = True
    thread.join()
    asyncio.run(execute(database_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def table(running: Running) -> Any:
    """A table of one's own with a bot, at which a game has begun."""
    table = running.post("/tables", {"game": "looterz"})
    running.post(f"/tables/{table['id']}/bots", {"seat": 1, "kind": "random"})
    return running.post(f"/tables/{table['id']}/start")


@schema.parametrize()
@settings(
    max_examples=MOST_EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_described(case: Any, running: Running, table: Any) -> None:
    _aim(case, table)
    response = case.call(
        base_url=running.url,
        headers={**(case.headers or {}), "Authorization": f"Bearer {running.token}"},
        timeout=PATIENCE,
    )
    assert response.status_code < 500
    checks = [check for check in CHECKS.get_all() if check.__name__ not in NOT_OURS]
    case.validate_response(response, checks=checks)


def _aim(case: Any, table: Any) -> None:
    """Most random tables do not exist; where one is named correctly, it becomes ours."""
    parameters = case.path_parameters or {}
    with suppress(ValueError, AttributeError, TypeError, KeyError):
        UUID(parameters["table_id"])
        parameters["table_id"] = table["id"]


def test_every_operation_is_described_for_people() -> None:
    document = create_app(Settings(_env_file=None)).openapi()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["description"].endswith("."), (method, path)
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    content = response["content"]["application/json"]["schema"]
                    assert content == {"$ref": "#/components/schemas/ErrorBody"}, (method, path, status)
