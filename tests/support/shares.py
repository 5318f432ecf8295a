"""A pytest plugin: of a test with many cases, only a share of them.

`--share 2/10` takes the second of every ten cases, so that ten runs with 1/10 to 10/10 have run all of them once. Tests
with few cases are run every time.
"""

from collections import defaultdict

import pytest

# A test with so many cases tries one thing with many games or routes; its cases depend on time in the same way.
MANY = 20


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", default="1/1", metavar="K/N", help="of tests with many cases, the K-th of every N")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number, shares = map(int, config.getoption("--share").split("/"))
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    chosen = {
        item.nodeid
        for every in cases.values()
        for item in (every[number - 1 :: shares] if len(every) >= MANY else every)
    }
    left_out = [item for item in items if item.nodeid not in chosen]
    items[:] = [item for item in items if item.nodeid in chosen]
    config.hook.pytest_deselected(items=left_out)
