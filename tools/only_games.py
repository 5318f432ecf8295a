"""A pytest plugin: of the tests that are run for every game, `--only-games a,b` leaves those of these games."""

import pytest

OPTION = "--only-games"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option that names the games."""
    parser.addoption(OPTION, default="", help="ids of games, parted by commas")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other games."""
    wanted = frozenset(str(config.getoption(OPTION)).split(","))
    left_out = [item for item in items if not _is_wanted(item, wanted)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def _is_wanted(item: pytest.Item, wanted: frozenset[str]) -> bool:
    """Whether a test is of one of these games, or of none in particular."""
    call = getattr(item, "callspec", None)
    return call is None or call.params.get("id") is None or call.params["id"] in wanted
