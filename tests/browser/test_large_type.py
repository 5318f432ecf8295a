"""Letters twice as large, as a device can be set to, on the narrowest phone: nothing is cut off, torn or covered."""

import contextlib
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route
from playwright.sync_api import TimeoutError as StillWaiting

from knobel.house.days.rotation import ROTATION
from proofs.processes import Node
from tests.browser import browsers
from tests.browser.looking import CROWDING
from tests.browser.people import PHONE, Person, device
from tests.browser.tables import give_a_player, play_against_bots, until_asked

TWICE = 32
PATIENCE_MS = 60_000
REST_MS = 60_000


@pytest.fixture(scope="module")
def large_letters(browser: Browser) -> Iterator[Browser]:
    """A browser whose owner has set the size of letters to 200 %."""
    flags = [*browsers.flags(), f"--blink-settings=defaultFontSize={TWICE}"]
    reader = browser.browser_type.launch(executable_path=browsers.CHROMIUM.program, args=flags)
    yield reader
    reader.close()


@pytest.fixture
def reader(large_letters: Browser, house: Node) -> Iterator[Person]:
    """Somebody with such a phone."""
    person = Person(device(large_letters, house.base, size=PHONE), house.base, "Anna")
    person.context.add_init_script(path=CROWDING)
    give_a_player(person)
    yield person
    person.context.close()
    assert person.grumbles() == []


def crowding(person: Person) -> list[str]:
    """What a careful reader would complain of, once the page has come to rest: letters arrive after the words."""
    size = person.page.evaluate("getComputedStyle(document.documentElement).fontSize")
    assert size == f"{TWICE}px", "the page does not take its letters from the device"
    with contextlib.suppress(StillWaiting):
        person.page.wait_for_function("() => document.fonts.status === 'loaded' && !crowding().length", timeout=REST_MS)
    found: list[str] = person.page.evaluate("crowding()")
    return found


@pytest.mark.parametrize(
    ("path", "selector"),
    [
        ("/", "[data-game=kniffel]"),
        ("/#/set/schocken/friends", "[data-option]"),
        ("/#/set/kniffel/bots", "[data-seat]"),
        ("/#/settings", "main .field"),
        ("/#/ich", "[data-me=empty]"),
    ],
)
def test_a_page(path: str, selector: str, reader: Person) -> None:
    reader.open(path).page.wait_for_selector(selector)
    found = crowding(reader)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ROTATION)
def test_the_dice_of_the_day_whatever_is_played_on_it(game: str, reader: Person) -> None:
    """The calendar decides which game a day has; every one of them is looked at on every day."""

    def another(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "game": game})

    reader.page.route(re.compile(r"/api/days/[0-9-]+$"), another)
    reader.open("/#/heute").page.wait_for_selector("[data-today=play]")
    found = crowding(reader)
    assert not found, "\n".join(found)


def test_the_rules_are_as_wide_as_the_screen(reader: Person) -> None:
    reader.open("/#/set/kniffel/bots").page.locator("[data-action=rules]").click()
    reader.page.wait_for_selector("[role=dialog] table")
    wide = "[...document.querySelectorAll('[role=dialog] :is(h2, p, button)')]"
    wide += ".filter((each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.innerText)"
    assert reader.page.evaluate(wide) == []


@pytest.mark.parametrize(
    ("game", "bots", "moves"),
    [("kniffel", 1, 6), ("schocken", 3, 6), ("maexchen", 3, 4), ("lustige-sieben", 2, 3), ("letra-mix", 1, 2)],
)
def test_a_table(game: str, bots: int, moves: int, reader: Person) -> None:
    reader.open()
    play_against_bots(reader, game, bots)
    for step in range(moves):
        until_asked(reader)
        found = crowding(reader)
        assert not found, f"after {step} moves: " + "\n".join(found)
        reader.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", step)


@pytest.mark.parametrize(("game", "bots"), [("kniffel", 1), ("chicago", 3), ("letra-mix", 1)])
def test_the_end_of_a_game(game: str, bots: int, reader: Person) -> None:
    reader.open()
    play_against_bots(reader, game, bots)
    reader.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)
    found = crowding(reader)
    assert not found, "\n".join(found)
    # What is looked at afterwards is no wider than the screen either.
    reader.page.locator("[data-action=replay]").click()
    reader.page.wait_for_selector("[data-replay=ready]")
    assert not reader.scrolls_sideways()
