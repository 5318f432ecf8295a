"""One browser and one house for each test process; devices for each test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from knobel.proofs.node import NodeSettings
from knobel.proofs.processes import Node, free_port
from knobel.server.doors.web_app import WebApp
from tests.browser import chromium
from tests.browser.people import Person, device

Invite = Callable[..., Person]


# Left again as soon as another folder's tests begin: while the browser is driven, this thread has a running event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.skip(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with the built app, whose bots think in no time."""
    if not WebApp().is_built:
        pytest.skip("BROWSER TESTS SKIPPED: the web app is not built (make web)")
    yield from opened(tmp_path_factory.mktemp("house"))


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[Node]:
    """A house of one's own, to be killed."""
    yield from opened(tmp_path)


def opened(folder: Path, pace: float = 0.001) -> Iterator[Node]:
    """A server that keeps its things in this folder, and has nothing to complain of."""
    node = Node(NodeSettings(free_port(), str(folder), pace=pace))
    node.start()
    yield node
    node.stop()
    assert not node.complaints


@pytest.fixture
def invite(browser: Browser, house: Node) -> Iterator[Invite]:
    """Call somebody with a device of their own. If anything goes wrong on it, the test fails."""
    people: list[Person] = []

    def come(name: str = "Anna", **settings: Any) -> Person:
        person = Person(device(browser, house.base, **settings), house.base, name)
        people.append(person)
        return person

    yield come
    for person in people:
        if shots := os.environ.get("KNOBEL_SHOTS"):
            person.page.screenshot(path=Path(shots) / f"{person.name}.png")
        person.context.close()
    assert {person.name: person.grumbles() for person in people if person.grumbles()} == {}
