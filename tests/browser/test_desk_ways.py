"""What an organiser and referees do besides reporting: by hand, swapped, corrected, restored, without a line."""

import time
from pathlib import Path
from typing import Any

from knobel.desk.actions import CheckIn, Create, PlayerId, SignUp
from knobel.desk.desk import Desk
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.ranking import ranking
from tests.browser import desk_scenes as scenes
from tests.browser import desks
from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.desk_scenes import Opened
from tests.browser.lines import SILENCE
from tests.browser.people import DESKTOP, Person
from tests.browser.waiting import until


def now() -> int:
    return int(time.time() * 1000)


def run_by(organiser: Person, desk: Desk, ago: int = 0) -> Opened:
    """A tournament whose latest entry was written so long ago, on its organiser's screen."""
    opened = Opened(organiser, scenes.ends_at(desk, now() - ago))
    organiser.open(opened.path("organiser")).page.wait_for_selector("[data-view=run]")
    return opened


def seats(person: Person) -> list[list[str]]:
    """Who sits where, as this device was told."""
    return [[seat["name"] for seat in table["seats"]] for table in desks.seen(person)["board"]["stage"]["tables"]]


def say_yes(person: Person) -> list[str]:
    """Read what will change, and agree."""
    person.page.wait_for_selector("[data-preview]")
    lines = person.page.locator("[data-preview] li").all_inner_texts()
    person.page.locator("[data-action=yes]").click()
    person.page.wait_for_selector("dialog", state="detached")
    return lines


def test_a_draw_by_hand_and_two_who_swap_seats(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.signed_up(8, here=8, options=DeskOptions(draw="manual")), 40 * MINUTE)
    first, last = scenes.names(8)[0], scenes.names(8)[7]
    organiser.page.get_by_label(first, exact=True).select_option("2")
    organiser.page.get_by_label(last, exact=True).select_option("1")
    organiser.page.locator("[data-action=draw-by-hand]").click()
    organiser.page.wait_for_selector("[data-desk-phase=drawn]")
    drawn = seats(organiser)
    assert (last in drawn[0], first in drawn[1]) == (True, True)

    organiser.page.locator("[data-swap] summary").click()
    for index, name in enumerate((first, last)):
        organiser.page.locator("[data-swap] select").nth(index).select_option(str(scenes.names(8).index(name)))
    organiser.page.locator("[data-action=swap]").click()
    assert any(first in line for line in say_yes(organiser))
    organiser.page.wait_for_function(
        "name => document.querySelector('[data-table]').innerText.includes(name)", arg=first
    )
    swapped = [[{first: last, last: first}.get(name, name) for name in table] for table in drawn]
    assert seats(organiser) == swapped


def test_an_undo_after_the_next_draw_says_what_falls_with_it(invite: Invite) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    run_by(organiser, scenes.played(8, scenes.in_stage(2, 0)))
    before = seats(organiser)
    desks.view(organiser, "log")
    losses = [line for line in desks.seen(organiser)["log"] if line["undo"] and "record-loss" in line["line"]["key"]]
    organiser.page.locator(f"[data-undo='{losses[0]['seq']}']").click()
    lines = say_yes(organiser)
    assert any("Runde 2" in line and "ungültig" in line for line in lines)
    assert any("Runde 1, Tisch" in line for line in lines)
    desks.view(organiser, "run")
    organiser.page.wait_for_selector("[data-loser]")
    board = desks.seen(organiser)["board"]
    assert (board["phase"], board["stage"]["number"], len(board["stages"])) == ("playing", 1, 1)
    assert seats(organiser) != before


def test_a_place_is_corrected_and_a_tournament_goes_on_from_its_file(invite: Invite, tmp_path: Path) -> None:
    organiser = invite("Olga", size=DESKTOP, touch=False)
    opened = run_by(organiser, scenes.played(6, scenes.over))
    desks.view(organiser, "standings")
    winner, second = (name for _, name in desks.ranking_on(organiser)[:2])
    organiser.page.locator("[data-action=correct]").click()
    field = organiser.page.get_by_label(f"{second}:")
    field.fill("1")
    field.press("Tab")
    assert any(second in line for line in say_yes(organiser))
    organiser.page.wait_for_function("() => document.querySelectorAll('[data-rank=\"1\"]').length === 2")
    desks.view(organiser, "links")
    file = tmp_path / "turnier.json"
    file.write_bytes(desks.download(organiser, "[data-file=export]"))

    heir = invite("Paula", size=DESKTOP, touch=False).open("/#/turnier")
    heir.page.locator("[data-field=restore]").set_input_files(file)
    heir.page.wait_for_selector("[data-desk-phase=over]")
    assert opened.id not in heir.page.url
    desks.view(heir, "standings")
    assert {name for place, name in desks.ranking_on(heir) if place == 1} == {winner, second}


def online_with_bots() -> Desk:
    """Five bots and Nora, at tables of the house."""
    options = DeskOptions(venue="online", decision_seconds=0)
    desk = Desk.opened(Create("Fernturnier", now() - MINUTE, options=options), now() - 60 * MINUTE)
    at = desk.tournament.checkin_open
    for number in range(6):
        desk.do(SignUp("Nora" if number == 0 else f"Bot {number}", bot=number > 0), at)
        desk.do(CheckIn(PlayerId(number)), at)
    return desk


def seats_given(person: Person) -> list[int]:
    """The seats that a table has welcomed this person to, which may be a little after the door was opened."""

    def welcomed() -> list[list[int]]:
        return [list(frame["seats"]) for frame in person.frames if frame["type"] == "welcome" and frame.get("seats")]

    until(person.page, lambda: bool(welcomed()), "a table has welcomed its player")
    return welcomed()[-1]


def test_an_online_player_finds_the_own_table(invite: Invite) -> None:
    nora = invite("Nora")
    opened = Opened(nora, online_with_bots())
    nora.open(opened.path_of(0)).page.wait_for_selector("[data-to-table]")
    nora.page.locator("[data-to-table]").tap()
    nora.page.wait_for_selector("[data-phase=playing]")
    page = desks.seen(nora)
    assert nora.page.url.endswith(f"#/table/{page['room']}")
    assert seats_given(nora) == [page["seat"]]


def reported(person: Person) -> list[dict[str, Any]]:
    """The losses in the log, as this device was told them."""
    lines = [line["line"] for line in desks.seen(person)["log"]]
    return [line["facts"] for line in lines if line["key"] == "desk-log-record-loss"]


def test_two_referees_one_without_a_line(invite: Invite) -> None:
    """What Rita taps while her phone has no line is sent once it has one, also if she has to open the page anew; what
    Sven has reported meanwhile counts, and she is told so."""
    rita, sven = invite("Rita"), invite("Sven")
    opened = Opened(rita, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now() - MINUTE))
    for referee in (rita, sven):
        referee.open(opened.path("referee")).page.wait_for_selector("[data-loser]")
    (one, losers), (other, others) = desks.open_tables(rita)
    with rita.expecting("ERR_INTERNET_DISCONNECTED", "WebSocket"):
        rita.context.set_offline(True)
        for table, loser in ((one, losers[0]), (other, others[0])):
            rita.page.locator(f"[data-table='{table}'] [data-loser='{loser}']").tap()
        rita.page.wait_for_selector("[data-desk-lost], [data-desk-slow]")
        desks.report(sven, one, losers[1])
        rita.page.close()
    rita.page = rita.watched(rita.context.new_page())
    rita.context.set_offline(False)
    rita.open(opened.path("referee")).page.wait_for_selector("[data-desk-trouble]")
    rita.page.wait_for_selector("[data-loser]")
    told = [frame["code"] for frame in rita.frames if frame["type"] == "trouble"]
    assert told == ["desk-game-settled"]
    # Both of her taps are on their way at once, and the one that counts may be answered last.
    until(rita.page, lambda: len(reported(rita)) >= 4, "both taps have been answered")
    log = reported(rita)
    assert [(fact["table"], fact["game"]) for fact in log].count((other, log[0]["game"])) == 1
    assert len(log) == 4


def name_of(person: Person, player: int) -> str:
    return str(desks.seen(person)["board"]["players"][player]["name"])


def test_a_second_tap_is_no_second_game_and_two_who_contradict_each_other_both_know(invite: Invite) -> None:
    """Rita taps twice and is asked; Sven reports another loser of the same game, and both see both names."""
    rita, sven = invite("Rita"), invite("Sven")
    opened = Opened(rita, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now() - MINUTE))
    for referee in (rita, sven):
        referee.open(opened.path("referee")).page.wait_for_selector("[data-loser]")
    table, losers = desks.open_tables(rita)[0]
    card = f"[data-table='{table}']"
    desks.report(rita, table, losers[0])
    before = len(reported(rita))
    rita.page.locator(f"{card} [data-loser='{losers[1]}']").tap()
    rita.page.wait_for_selector("[data-meant]")
    question = rita.page.locator("dialog").inner_text()
    assert (name_of(rita, losers[0]) in question, name_of(rita, losers[1]) in question) == (True, True)
    assert violations(rita.page) == []
    rita.page.locator("[data-action=no]").tap()
    rita.page.wait_for_selector("dialog", state="detached")
    assert len(reported(rita)) == before

    sven.page.wait_for_selector(f"{card} [data-report]")
    sven.page.locator(f"{card} [data-loser='{losers[1]}']").tap()
    sven.page.locator("[data-meant='1']").tap()
    for referee in (rita, sven):
        words = referee.page.locator(f"{card} [data-dispute] p").inner_text()
        assert all(each in words for each in (name_of(referee, loser) for loser in losers[:2]))
    assert not sven.scrolls_sideways()
    sven.page.locator(f"{card} [data-dispute] [data-offer=undo]").last.tap()
    say_yes(sven)
    rita.page.wait_for_selector("[data-dispute]", state="detached")
    desks.report(sven, table, losers[1])
    rita.page.wait_for_function(
        "([card, name]) => document.querySelector(`${card} [data-report]`)?.innerText.includes(name)",
        arg=[card, name_of(rita, losers[1])],
    )
    assert reported(rita)[0]["name"] == name_of(rita, losers[1])


# A finger that goes on tapping while the question comes up takes the first answer that lies under it.
HASTY = """() => new MutationObserver(() => {
    document.querySelectorAll('[data-meant]:not([data-hit])').forEach(answer => {
        answer.dataset.hit = 'yes';
        answer.click();
    });
}).observe(document.body, {childList: true, subtree: true})"""


def test_a_finger_that_goes_on_tapping_answers_no_question(invite: Invite) -> None:
    rita = invite("Rita")
    opened = Opened(rita, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now() - MINUTE))
    rita.open(opened.path("referee")).page.wait_for_selector("[data-loser]")
    table, losers = desks.open_tables(rita)[0]
    desks.report(rita, table, losers[0])
    before = len(reported(rita))
    rita.page.evaluate(HASTY)
    rita.page.locator(f"[data-table='{table}'] [data-loser='{losers[0]}']").tap()
    rita.page.wait_for_selector("[data-meant][data-hit]:not(:disabled)")
    assert len(reported(rita)) == before
    # Whoever reads it first may still mean it, and the slip is what is nearest.
    assert "primary" in (rita.page.locator("[data-action=no]").get_attribute("class") or "")
    rita.page.locator("[data-meant='0']").tap()
    until(rita.page, lambda: len(reported(rita)) == before + 1, "another game")


# Everything this device has kept unsent was tapped an hour earlier.
AGE = """Object.keys(localStorage).filter(key => key.includes('.unsent.')).forEach(key => {
    const kept = JSON.parse(localStorage.getItem(key)).map(each => ({...each, at: each.at - 3600_000}));
    localStorage.setItem(key, JSON.stringify(kept));
})"""


def test_a_referee_is_told_what_was_kept_for_too_long_to_be_sent(invite: Invite) -> None:
    rita = invite("Rita")
    opened = Opened(rita, scenes.ends_at(scenes.played(8, scenes.in_stage(1, 2)), now()))
    rita.page.add_init_script(SILENCE)
    rita.open(opened.path("referee")).page.wait_for_selector("[data-loser]")
    table, losers = desks.open_tables(rita)[0]
    button = f"[data-table='{table}'] [data-loser='{losers[0]}']"
    name = desks.seen(rita)["board"]["players"][losers[0]]["name"]
    # Cut in the page itself: at which moment a browser goes offline is its own affair.
    rita.page.evaluate("window.isCut = true")
    rita.page.locator(button).tap()
    rita.page.wait_for_selector("[data-desk-lost], [data-desk-slow]")
    rita.page.close()
    rita.page = rita.watched(rita.context.new_page())
    rita.page.add_init_script(AGE)
    rita.open(opened.path("referee")).page.wait_for_selector("[data-missed='1']")
    assert name in rita.page.locator("[data-missed] li").inner_text()
    assert violations(rita.page) == []
    assert not rita.scrolls_sideways()
    rita.page.wait_for_selector("[data-loser]")
    assert rita.page.locator(button).is_enabled()
    assert not [frame for frame in rita.frames if frame["type"] == "done"]
    rita.page.locator("[data-action=missed-read]").tap()
    rita.page.wait_for_selector("[data-missed]", state="detached")
    rita.page.reload()
    rita.page.wait_for_selector("[data-loser]")
    assert rita.page.locator("[data-missed]").count() == 0


def test_a_player_prints_the_own_certificate_and_no_other(invite: Invite) -> None:
    nora = invite("Nora")
    desk = scenes.played(6, scenes.over)
    opened = Opened(nora, scenes.ends_at(desk, now()))
    nora.open(opened.path_of(0)).page.locator("[data-own-certificate]").tap()
    nora.page.wait_for_selector("[data-certificate]")
    (place,) = [each.place for each in ranking(desk.tournament) if each.player == 0]
    assert nora.page.locator("[data-certificate]").get_attribute("data-certificate") == str(place)
    assert nora.page.locator(".certificate h1").all_inner_texts() == [desk.tournament.players[0].name]
    assert nora.page.locator("[data-action=print]").is_enabled()
    assert violations(nora.page) == []
    assert not nora.scrolls_sideways()
    pdf = nora.page.pdf(prefer_css_page_size=True)
    assert pdf.count(b"/Type /Page\n") == 1


def test_there_is_no_certificate_before_the_end(invite: Invite) -> None:
    nora = invite("Nora")
    opened = Opened(nora, scenes.ends_at(scenes.played(6, scenes.in_stage(1, 1)), now()))
    nora.open(opened.path_of(0)).page.wait_for_selector("[data-me]")
    assert nora.page.locator("[data-own-certificate]").count() == 0
    nora.open(opened.path_of(0).replace("?", "/certificate?")).page.wait_for_selector("[role=alert]")
    assert nora.page.locator("[data-certificate]").count() == 0
    assert nora.page.locator("[data-action=print]").is_disabled()
