"""Friends at one table, each with a phone: found by code, seated, and played through a whole half of Schocken."""

from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.tables import give_a_player
from tests.browser.waiting import until

NAMES = ("Anna", "Ben", "Cem", "Dora")
MOST_ROUNDS = 400


def join_by_code(person: Person, code: str) -> None:
    """Type in the code that somebody reads aloud, and take the first free seat."""
    person.open()
    person.page.locator("[data-field=code]").fill(code)
    person.page.locator("[data-action=join]").tap()
    person.page.wait_for_selector("[data-phase=lobby]")
    person.page.locator("[data-phase] input.field").first.fill(person.name)
    person.page.locator("[data-action=sit]").first.tap()
    person.page.wait_for_selector("[data-action=sit]", state="detached")


def opened_by(host: Person, game: str, heads: int, **options: int) -> str:
    """Set up a table for friends through the pages of the app, with options some steps off; says its code."""
    host.open(f"/#/set/{game}/friends")
    host.page.locator(f"[data-heads='{heads}']").tap()
    host.page.locator("[data-more-options] > summary").tap()
    for name, steps in options.items():
        for _ in range(abs(steps)):
            host.page.locator(f"[data-option={name}] [data-step='{1 if steps > 0 else -1}']").tap()
    host.page.locator("[data-seat='0'] [data-field=name]").fill(host.name)
    host.page.locator("[data-action=start]").tap()
    host.page.wait_for_selector("[data-phase=lobby]")
    (code,) = {frame["code"] for frame in host.frames if frame["type"] == "welcome"}
    return str(code)


def is_asked(page: Page) -> bool:
    """Whether this page has settled and wants its player to do something."""
    return bool(
        page.evaluate(
            "() => { const view = knobelPlayer.settled() && knobelPlayer.newest();"
            " return !!view && !view.scene.result && view.scene.turn.includes(view.scene.viewer); }"
        )
    )


def play_together(people: list[Person]) -> None:
    """Everybody plays when asked to, until the game is over on every phone."""
    for _ in range(MOST_ROUNDS):
        if all(person.page.locator("[data-phase=over]").count() for person in people):
            return
        for person in people:
            if is_asked(person.page):
                played = person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", len(person.frames))
                assert (played["stuck"], played["missing"], played["wide"]) == (None, [], [])
    raise AssertionError("the game does not end")


def wait_for_seeds(person: Person) -> None:
    """Until every phone has opened the seed that it promised, as this one has been told."""

    def all_opened() -> bool:
        told = [frame["table"] for frame in person.frames if frame.get("table")]
        return bool(told) and all(seat["opened"] for seat in told[-1]["seats"])

    until(person.page, all_opened, "every phone has opened its seed")


def check_the_dice(person: Person) -> None:
    """The page has nothing against the dice, knows the seals and promises, and the file has a seed of every phone."""
    person.page.locator("[data-action=fair]").click()
    person.page.wait_for_selector("[data-fair=true][data-seals=same]")
    path = person.page.url.partition("#/fair/")[2].partition("?")[0].split("/")
    file = person.page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{path[0]}/fairness/{path[1]}"
    )
    assert all(file["seeds"])


def test_four_phones_play_a_half_of_schocken(invite: Invite) -> None:
    people = [invite(name) for name in NAMES]
    for person in people:
        give_a_player(person)
    code = opened_by(people[0], "schocken", 4, halves=-1)
    for person in people[1:]:
        join_by_code(person, f" {code[:4]} {code[4:]} ".lower())
    wait_for_seeds(people[0])
    people[0].page.locator("[data-action=start]").tap()
    for person in people:
        person.page.wait_for_selector("[data-phase=playing]")
    play_together(people)
    results = [person.scene["result"] for person in people if person.scene]
    assert len(results) == 4
    assert all(result == results[0] for result in results)
    assert len(results[0]["losers"]) == 1
    check_the_dice(people[0])


def test_a_name_that_nobody_can_say_is_refused_in_words(invite: Invite) -> None:
    host, guest = invite("Anna"), invite("Ben")
    code = opened_by(host, "chicago", 2)
    guest.open()
    guest.page.locator("[data-field=code]").fill(code)
    guest.page.locator("[data-action=join]").tap()
    guest.page.locator("[data-phase=lobby] input.field").fill("🎲🍺")
    guest.page.locator("[data-action=sit]").tap()
    assert "Buchstaben" in guest.page.locator("[role=alert]").inner_text()
    guest.page.locator("[data-phase=lobby] input.field").fill("🎲 Ben")
    guest.page.locator("[data-action=sit]").tap()
    guest.page.wait_for_selector("[data-action=stand-up]")
    # Who everybody is waiting for has a name.
    assert "Anna" in guest.page.locator(".waits").inner_text()
