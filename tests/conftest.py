"""What all tests share: the event loop they run on and the check of their `rule` markers."""

from collections.abc import Generator

import pytest

from tests.rules import complaint, known_identifiers


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Asynchronous tests run on the event loop that the service runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, object, object]:
    """Refuse to collect a test that names a rule that does not exist, or too many."""
    made = yield
    for item in made if isinstance(made, list) else []:
        identifiers = [name for marker in item.iter_markers("rule") for name in marker.args]
        if identifiers and (problem := complaint(identifiers, known_identifiers())):
            raise collector.CollectError(f"{item.name}: {problem}")
    return made
