"""What all tests share: the event loop they run on and the check of their `rule` markers."""

import pytest

from tests.rules import complaints, known_identifiers


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """Asynchronous tests run on the event loop that the service runs on."""
    return "asyncio", {"use_uvloop": True}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a run in which a test names a rule that does not exist, or too many."""
    markers = [(item.nodeid, marker.args) for item in items for marker in item.iter_markers("rule")]
    if markers and (found := complaints(markers, known_identifiers())):
        raise pytest.UsageError("\n".join(found))
