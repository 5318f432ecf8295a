"""A pytest plugin: of a test with several cases, only a share of them.

`--share 2/10` takes the second of every ten cases, so that ten runs with 1/10 to 10/10 have run all of them once. Where
there are fewer than ten, every run takes one, in turn: a test is in every run, with one case or more. Tests with few
cases are run with all of them every time.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar

import pytest

# A test with so many cases tries one thing with many games, routes or faults, which depend on time in the same way.
SEVERAL = 3
T = TypeVar("T")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", default="1/1", metavar="K/N", help="of tests with several cases, the K-th of every N")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number, shares = map(int, config.getoption("--share").split("/"))
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    chosen = {item.nodeid for every in cases.values() for item in share_of(every, number, shares)}
    left_out = [item for item in items if item.nodeid not in chosen]
    items[:] = [item for item in items if item.nodeid in chosen]
    config.hook.pytest_deselected(items=left_out)


def share_of(cases: Sequence[T], number: int, shares: int) -> Sequence[T]:
    """The cases of a test that belong to one of so many runs."""
    return cases[(number - 1) % len(cases) :: shares] if len(cases) >= SEVERAL else cases
