"""One browser and one house for each test process; devices for each test."""

import contextlib
import os
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from knobel.server.http.web_app import WebApp
from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from tests.browser import browsers
from tests.browser.hands import TOLD, Hands, PlaywrightHands, WebKitHands, screen, webkit
from tests.browser.people import PHONE, Person, device
from tests.support.waiting import PATIENCE

Invite = Callable[..., Person]
PEOPLE = pytest.StashKey[list[Person]]()
Sit = Callable[..., Hands]
# By itself an expectation gives up after five seconds.
expect.set_options(timeout=PATIENCE * 1000)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the pages of a failed test say of themselves stands beside how it failed."""
    report = yield
    for person in item.stash.get(PEOPLE, []) if report.when == "call" and report.failed else []:
        with contextlib.suppress(Error):
            report.sections.append((f"the page of {person.name}", str(person.page.evaluate(TOLD))))
    return report


# Left again as soon as another folder's tests begin: while the browser is driven, this thread has a running event loop.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Chromium, in which every test runs that does not say otherwise."""
    if browsers.CHROMIUM.missing:
        pytest.skip(browsers.CHROMIUM.missing)
    playwright: Playwright = request.getfixturevalue("playwright")
    browser = playwright.chromium.launch(executable_path=browsers.CHROMIUM.program, args=browsers.flags())
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def firefox(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """The system's own Firefox."""
    if browsers.FIREFOX.missing:
        pytest.skip(browsers.FIREFOX.missing)
    playwright: Playwright = request.getfixturevalue("playwright")
    browser = playwright.firefox.launch(
        executable_path=browsers.FIREFOX.program,
        channel="moz-firefox",
        firefox_user_prefs=browsers.FIREFOX_SETTINGS,
    )
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def webkit_screen() -> Iterator[str]:
    """A screen for windows of WebKit."""
    if browsers.WEBKIT.missing:
        pytest.skip(browsers.WEBKIT.missing)
    with screen() as display:
        yield display


@pytest.fixture
def sit(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sit]:
    """Let somebody sit down at a browser of their own. If anything goes wrong in its pages, the test fails."""
    everybody: dict[str, Hands] = {}
    with contextlib.ExitStack() as devices:

        def sit_down(engine: str, name: str = "Anna", size: tuple[int, int] = PHONE) -> Hands:
            hands: Hands
            if engine == "webkit":
                display: str = request.getfixturevalue("webkit_screen")
                hands = WebKitHands(devices.enter_context(webkit(display, size, "de-DE")))
            else:
                browser: Browser = request.getfixturevalue({"chromium": "browser", "firefox": "firefox"}[engine])
                context = device(browser, None, size=size, touch=False)
                devices.callback(context.close)
                hands = PlaywrightHands(context)
            everybody[f"{engine}-{name}"] = hands
            return hands

        yield sit_down
        troubles = {name: hands.troubles() for name, hands in everybody.items()}
        for name, hands in everybody.items():
            if shots := os.environ.get("KNOBEL_SHOTS"):
                hands.picture(Path(shots) / f"{request.node.name}-{name}.png")
        assert {name: told for name, told in troubles.items() if told} == {}


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server with the built app, whose bots think in no time."""
    if not WebApp().is_built:
        pytest.skip("BROWSER TESTS SKIPPED: the web app is not built (make web)")
    yield from opened(tmp_path_factory.mktemp("house"))


@pytest.fixture
def calm_house(tmp_path: Path) -> Iterator[Node]:
    """A house whose bots take their time, as they do for people: what lies on the table can be looked at."""
    yield from opened(tmp_path, pace=1.0)


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[Node]:
    """A house of one's own, to be killed."""
    yield from opened(tmp_path)


def opened(folder: Path, pace: float = 0.001) -> Iterator[Node]:
    """A server that keeps its things in this folder, and has nothing to complain of."""
    node = Node(NodeSettings(free_port(), str(folder), pace=pace))
    node.start()
    write_the_catalogue(node)
    yield node
    node.stop()
    assert not node.complaints


def write_the_catalogue(node: Node) -> None:
    """Let the house write its catalogue once, as browsers take it: a visitor who leaves before it is written would
    still be waiting for it when the house is closed."""
    asked = urllib.request.Request(f"{node.base}/api/games", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=600) as answer:
        answer.read()


@pytest.fixture
def invite(request: pytest.FixtureRequest, browser: Browser, house: Node) -> Iterator[Invite]:
    """Call somebody with a device of their own. If anything goes wrong on it, the test fails."""
    people = request.node.stash[PEOPLE] = []

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
