"""The house in a pocket, in a real browser: without a server, killed, taken over by another tab, played to the end."""

import urllib.error
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route

from proofs.processes import Node
from tests.browser.people import Person, device
from tests.browser.pockets import KILL, WITHOUT_FILES, WITHOUT_LOCKS, come_back, deprive, look_back, play, set_up
from tests.browser.tables import give_a_player, take_in_hand

# What a browser says by itself when a request goes nowhere.
NOBODY_THERE = ("Failed to load resource",)
# However the dice fall, somebody is asked many times before it is over.
LONG_GAME = "kniffel"
Sit = Callable[[Browser], Person]


@pytest.fixture
def sit(house: Node) -> Iterator[Sit]:
    """Give somebody a device to whom no server answers; its files come from somewhere, as from any host."""
    try:
        urllib.request.urlopen(f"{house.base}/pocket/manifest.json", timeout=60).close()
    except urllib.error.HTTPError:
        pytest.skip("BROWSER TESTS SKIPPED: the files of a pocket are not built (make pocket)")
    people: list[Person] = []

    def come(browser: Browser) -> Person:
        person = Person(device(browser, house.base), house.base, "Anna")
        give_a_player(person)
        people.append(person)
        return person

    yield come
    for person in people:
        person.context.close()
    assert [person.grumbles() for person in people] == [[] for _ in people]


def open_table(person: Person, game: str, way: str = "bots") -> None:
    """Set a table up on this device alone; bots wait for nobody."""
    person.open(f"/#/set/{game}/{way}")
    person.page.locator("[data-switch=here] input").check()
    set_up(person.page, way)


def stop_the_server(person: Person) -> None:
    """From here on, nobody answers this device but its own house."""

    def nobody(route: Route) -> None:
        route.abort()

    person.context.route("**/api/**", nobody)


def take_over(person: Person, table: str, seq: int) -> Page:
    """A second tab says that the first has the house, and takes it; the first one says that."""
    other = person.watched(person.context.new_page())
    other.goto(table)
    other.wait_for_selector("[data-pocket=elsewhere]")
    other.locator("[data-action=pocket-again]").click()
    person.page.wait_for_selector("[data-pocket=taken]")
    come_back(other, seq)
    return other


def test_a_game_without_a_server_outlives_its_worker_a_reload_and_another_tab(browser: Browser, sit: Sit) -> None:
    person = sit(browser)
    with person.expecting(*NOBODY_THERE):
        open_table(person, LONG_GAME)
        stop_the_server(person)
        page, table = person.page, person.page.url
        for seed in (1, 2):
            seq = play(page, 3, seed)
            page.evaluate(KILL)
            come_back(page, seq)
        page.reload()
        come_back(page, seq)

        other = take_over(person, table, seq)
        play(other, 2, 3)
        other.evaluate("knobelPlayer.finish(120000)")

        # What was played is listed with nobody's help, and can be looked at again.
        other.evaluate("localStorage.setItem('knobel.kept', 'true'); location.hash = '#/'")
        look_back(other, LONG_GAME)
        assert "hier-" in other.url


def test_a_browser_without_files_and_locks_keeps_the_house_in_its_database_and_has_one_owner(
    browser: Browser, sit: Sit
) -> None:
    person = sit(browser)
    deprive(person.context, WITHOUT_FILES, WITHOUT_LOCKS)
    with person.expecting(*NOBODY_THERE):
        open_table(person, LONG_GAME)
        stop_the_server(person)
        seq = play(person.page, 2, 1)
        person.page.evaluate(KILL)
        come_back(person.page, seq)
        take_over(person, person.page.url, seq)
        names = person.page.evaluate("async () => (await indexedDB.databases()).map(({ name }) => name)")
        assert names == ["knobel-pocket"]


def room(person: Person, most: int | None) -> None:
    """From here on, the browser has so many bytes for everything that this house keeps; or as many as there are."""
    quota = {} if most is None else {"quotaSize": most}
    session = person.context.new_cdp_session(person.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": person.base, **quota})


def test_a_storage_that_is_full_says_so_acknowledges_nothing_and_goes_on_when_there_is_room(
    browser: Browser, sit: Sit
) -> None:
    person = sit(browser)
    with person.expecting(*NOBODY_THERE):
        open_table(person, LONG_GAME)
        stop_the_server(person)
        page = person.page
        seq = play(page, 2, 1)
        # What a browser has given to a file already it does not take back: the next worker has to ask anew.
        room(person, 1)
        page.evaluate(KILL)
        come_back(page, seq)
        # Nobody waits for this move, for it cannot be made.
        page.evaluate("() => void knobelPlayer.play({ moves: 1, seed: 2 })")
        page.wait_for_selector("[data-pocket=full]")
        assert page.evaluate("knobelPlayer.newest().seq") == seq, "nobody was told of what is not written"

        room(person, None)
        # The page asks for the move again by itself; before it is made, it may be said once more that there is no room.
        page.wait_for_function("(seq) => knobelPlayer.newest().seq > seq", arg=seq)
        page.locator("[data-action=pocket-read]").click()
        seq = play(page, 2, 3)
        page.reload()
        come_back(page, seq)


def test_one_device_goes_round_behind_a_cover_and_shows_nobody_what_is_hidden(browser: Browser, sit: Sit) -> None:
    person = sit(browser)
    with person.expecting(*NOBODY_THERE):
        open_table(person, "maexchen", "local")
        stop_the_server(person)
        page, covers = person.page, 0
        for move in range(8):
            covers += take_in_hand(person) is not None
            played = page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
            assert (played["stuck"], played["missing"]) == (None, [])
        assert covers > 1
        # Whoever finds the device after it was put down has to lift the cover, too.
        for lose in (lambda: page.evaluate(KILL), page.reload):
            take_in_hand(person)
            seq = page.evaluate("knobelPlayer.newest().seq")
            lose()
            come_back(page, seq)
            assert take_in_hand(person) is not None
