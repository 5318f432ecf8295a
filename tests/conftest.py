"""Which tests depend on time: all in which several things go on at once. No other may."""

from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

# A browser, or a module that runs an event loop, threads or processes of its own, or is given one that runs.
BROWSERS = "browser"
LIVELY = ("asyncio", "subprocess", "threading")
SERVICES = frozenset({"browser", "frail_house", "house", "node", "postgres_url", "redis_url"})
ROOMS = ("server", "proofs", "cli", "house", "pocket")
# A command that is run and waited for does one thing after the other.
ONE_AT_A_TIME = "cli"

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
    if room == BROWSERS:
        return True
    lively = any(hasattr(item.module, name) for name in LIVELY) and not _waits_for_commands(room, item.module)
    return room in ROOMS and (lively or bool(SERVICES & set(item.fixturenames)))


def _waits_for_commands(room: str, module: ModuleType) -> bool:
    """Whether all that a module does with processes is to run commands, one after the other."""
    others = any(hasattr(module, name) for name in LIVELY if name != "subprocess")
    return (
        room == ONE_AT_A_TIME and not others and "Popen" not in Path(str(module.__file__)).read_text(encoding="utf-8")
    )
