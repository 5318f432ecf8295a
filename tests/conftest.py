"""Which tests depend on time: all in which several things go on at once. No other may."""

import pytest
from hypothesis import HealthCheck, settings

# A browser, or a module that runs an event loop, threads or processes of its own, or is given one that runs.
BROWSERS = "browser"
LIVELY = ("asyncio", "subprocess", "threading")
SERVICES = frozenset({"browser", "frail_house", "house", "node", "postgres_url", "redis_url"})
ROOMS = ("server", "proofs", "cli", "house", "pocket")

# How long an example takes, or takes to be made up, says how busy the machine is.
settings.register_profile("any-machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-machine")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if depends_on_time(item):
            item.add_marker("timing")


def depends_on_time(item: pytest.Item) -> bool:
    """Whether a busy machine may let this test go otherwise, if it is not written with care."""
    if not isinstance(item, pytest.Function):
        return False
    room = item.path.parent.name
    lively = room in ROOMS and any(hasattr(item.module, name) for name in LIVELY)
    return room == BROWSERS or lively or bool(SERVICES & set(item.fixturenames))
