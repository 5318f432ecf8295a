"""One phone for everybody, real dice on a real table, and somebody who only watches."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Route

from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.tables import begin, give_a_player, play_against_bots, set_up, sit_down, take_in_hand
from tests.browser.test_secrets import faces_drawn, gather

LOCAL = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}, {"kind": "local", "name": "Cem"}]
MOST_MOVES = 40


def entered(person: Person, row: str) -> list[int | None]:
    """What stands in a row of the pad, column by column, as the server tells it."""
    widgets = person.updates[-1]["views"][0]["scene"]["widgets"]
    (sheet,) = (widget for widget in widgets if widget["type"] == "sheet")
    return [cell["value"] for cell in sheet["cells"] if cell["row"] == row]


def test_one_phone_goes_round_behind_a_cover(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    sit_down(person, set_up(person, "maexchen", LOCAL))
    begin(person)
    covers = []
    for move in range(MOST_MOVES):
        if words := take_in_hand(person):
            covers.append(words)
        if person.page.locator("[data-phase=over]").count():
            break
        played = person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
        assert (played["stuck"], played["missing"], played["wide"]) == (None, [], [])
    assert len(covers) > 5
    assert {name for name in ("Anna", "Ben", "Cem") if any(name in words for words in covers)} == {"Anna", "Ben", "Cem"}


def test_kniffel_with_real_dice(invite: Invite) -> None:
    person = invite()
    give_a_player(person)
    person.open()
    seats = LOCAL[:2]
    sit_down(person, set_up(person, "kniffel", seats, dice="real", options={"starter": "first_seat"}))
    begin(person)
    for face in (6, 6, 6, 2, 1):
        person.page.locator(f"[data-real] [data-face='{face}']").tap()
    person.page.locator("[data-action=roll]:enabled").tap()
    # A slip: the throw is taken back and typed in anew, this time in one go.
    person.page.locator("[data-action=take-back]").tap()
    person.page.locator("[data-field=digits]").fill("66621")
    person.page.locator("[data-action=roll]:enabled").tap()
    for die in (0, 1, 2):
        person.page.locator(f"[data-offer='keep:{die}']").tap()
    person.page.locator("[data-primary]:enabled").tap()
    person.page.locator("[data-real='2'] [data-field=digits]").fill("66")
    person.page.locator("[data-action=roll]:enabled").tap()
    person.page.locator("[data-offer='take:kniffel']").tap()
    assert re.search(r"\b50\b", person.page.locator("[data-primary]").inner_text())
    person.page.locator("[data-primary]:enabled").tap()
    person.page.wait_for_selector("[data-real='5']")
    assert entered(person, "kniffel")[0] == 50
    assert not person.scrolls_sideways()


def test_a_watcher_sees_the_table_and_touches_nothing(invite: Invite) -> None:
    person, watcher = invite("Anna"), invite("Zoe")
    for each in (person, watcher):
        give_a_player(each)
    person.open()
    link = play_against_bots(person, "chicago", 2)
    watcher.open(f"/#/table/{link['table']}?{link['invitation']}")
    watcher.page.wait_for_selector("[data-phase=playing]")
    for move in range(MOST_MOVES):
        assert person.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)["stuck"] is None
        person.page.evaluate("knobelPlayer.untilAsked()")
        if len(faces_drawn(person)) >= 3:
            break
    seq = person.page.locator("[data-seq]").get_attribute("data-seq")
    watcher.page.wait_for_selector(f"[data-busy=false][data-seq='{seq}']")
    assert watcher.page.locator("[data-primary], [data-throw], [data-offer]").count() == 0
    assert all(view["viewer"] is None for update in watcher.updates for view in update["views"])
    assert sorted(faces_drawn(watcher)) == sorted(faces_drawn(person))
    assert faces_drawn(watcher)


def test_any_phone_asks_for_the_next_game_where_the_host_is_a_screen(invite: Invite) -> None:
    screen, phones = invite("Fernseher", size=DESKTOP, touch=False), [invite(name) for name in ("Anna", "Ben")]
    for person in (screen, *phones):
        give_a_player(person)
    # The screen's words for the end come late, as over a slow line.
    words: list[Route] = []
    screen.context.route("**/assets/ending.de-*.js", lambda route: words.append(route))
    gather(screen, phones)
    with screen.page.expect_request("**/assets/ending.de-*.js"):
        for seat, phone in enumerate(phones):
            phone.page.evaluate("(seat) => knobelPlayer.please({ type: 'cover', seat, mind: 'random' })", seat)
    for person in (screen, *phones):
        person.page.wait_for_selector("[data-phase=over][data-busy=false]")
    # Somebody plays by hand again, so that the next game is still going on when we look.
    phones[0].page.evaluate("knobelPlayer.please({ type: 'uncover', seat: 0 })")
    phones[1].page.locator("[data-action=rematch]").tap()
    for person in (screen, *phones):
        person.page.wait_for_selector("[data-phase=playing]")
    # What it then asks about is still the game that has ended.
    with screen.page.expect_response("**/endings/*") as told:
        for each in words:
            each.continue_()
    assert (told.value.status, urlsplit(told.value.url).path.rpartition("/")[2]) == (200, "0")
