"""After the game: the replay with a link to the exact step, the analysis, and the dice checked in the page itself."""

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.accessibility import violations
from tests.browser.conftest import Invite
from tests.browser.looking import PLACES_IN_SIGHT
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.tables import give_a_player, play_against_bots

SMALL = (360, 640)
# The first step of a game after which somebody decides.
FIRST_DECISION = """async (table) => {
  const replay = await (await fetch(`/api/tables/${table}/replays/0`)).json();
  return replay.steps.find(({ scene }) => scene.turn.length && !scene.throws && !scene.result).number;
}"""
# What the page says of a file that shows honest dice.
FAIR = "[data-fair=true]"
# A number below zero with a hyphen before it.
HYPHEN = re.compile(r"(?<![\w–-])-\d+")


def played(person: Person, game: str, bots: int = 1, **wishes: Any) -> dict[str, str]:
    """A game against bots, played to its end."""
    give_a_player(person)
    person.open()
    link = play_against_bots(person, game, bots, **wishes)
    result = person.page.evaluate("knobelPlayer.play({ moves: 400, seed: 1 })")
    assert result["stuck"] is None, result["stuck"]
    person.page.wait_for_selector("[data-phase=over]")
    return link


def step_of(person: Person) -> int:
    return int(person.page.locator("[data-step]").get_attribute("data-step") or -1)


def dice_of(person: Person) -> list[str | None]:
    """What the dice on the table show."""
    return [die.get_attribute("data-face") for die in person.page.locator(".mat [data-face]").all()]


def test_a_link_to_a_step_shows_a_spectator_that_step(invite: Invite) -> None:
    anna = invite()
    played(anna, "chicago")
    anna.page.locator("[data-action=replay]").click()
    anna.page.wait_for_selector("[data-replay=ready]")
    assert step_of(anna) == 0
    for _ in range(3):
        anna.page.locator("[data-action=next]").click()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.wait_for_selector("[data-step='3']")
    assert anna.page.locator("[data-curve=course]").is_visible()
    assert not anna.scrolls_sideways()
    assert violations(anna.page) == []
    link = anna.page.locator("[data-action=copy-step][data-link]").get_attribute("data-link") or ""
    assert link == anna.page.url

    ben = invite("Ben", size=DESKTOP, touch=False)
    ben.page.goto(link)
    ben.page.wait_for_selector("[data-replay=ready]")
    assert step_of(ben) == 3
    assert ben.page.locator(".lines").inner_text() == anna.page.locator(".lines").inner_text()
    assert violations(ben.page) == []
    ben.page.keyboard.press("End")
    last = ben.page.locator("[data-last]").get_attribute("data-last")
    ben.page.wait_for_selector(f"[data-step='{last}']")
    ben.page.reload()
    ben.page.wait_for_selector(f"[data-step='{last}']")


def test_a_position_is_copied_at_a_step_and_shows_another_person_the_table_and_the_best_move(invite: Invite) -> None:
    anna = invite()
    table = played(anna, "kniffel")["table"]
    anna.page.locator("[data-action=replay]").click()
    anna.page.wait_for_selector("[data-replay=ready]")
    step = anna.page.evaluate(FIRST_DECISION, table)
    anna.page.locator("[data-field=step]").fill(str(step))
    anna.page.wait_for_selector(f"[data-step='{step}']")
    copy = anna.page.locator("[data-action=copy-position]")
    copy.focus()
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_selector("[data-action=copy-position][data-copied=true]")
    assert not anna.scrolls_sideways()
    assert violations(anna.page) == []
    link = copy.get_attribute("data-link") or ""
    assert "#/stellung/kniffel" in link

    ben = invite("Ben", size=SMALL)
    ben.page.goto(link)
    ben.page.wait_for_selector("[data-position=ready]")
    assert len(dice_of(anna)) == 5
    assert dice_of(ben) == dice_of(anna)
    advice = ben.page.locator("[data-hint='0']").inner_text()
    assert advice
    assert not ben.scrolls_sideways()
    assert violations(ben.page) == []
    ben.page.reload()
    ben.page.wait_for_selector("[data-position=ready]")
    assert ben.page.locator("[data-hint='0']").inner_text() == advice

    with ben.expecting("400 (Bad Request)"):
        ben.page.goto(f"{link.partition('#')[0]}#/stellung/kniffel/1/nonsense")
        ben.page.wait_for_selector("[data-position=refused]")
    assert "nonsense" in ben.page.locator("[role=alert]").inner_text()


# The size of a picture, and the fewest colours in any of its parts: whether it is drawn on everywhere.
LOOK = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(picture, 0, 0);
  const parts = [0, 1, 2, 3, 4].map((part) => {
    const pixels = new Uint32Array(pen.getImageData(0, (part * picture.height) / 5, picture.width, 200).data.buffer);
    return new Set(pixels).size;
  });
  return [picture.width, picture.height, Math.min(...parts)];
}"""
IN_SIGHT = """() => [...document.querySelectorAll("[data-action]")].filter((each) => each.closest(".ways"))
  .map((each) => [each.dataset.action, each.getBoundingClientRect()])
  .filter(([, box]) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)
  .map(([action]) => action)"""


def test_the_end_of_a_game_on_the_smallest_phone(invite: Invite, tmp_path: Path) -> None:
    anna = invite(size=(360, 640), motion=True)
    played(anna, "kaiser-nero", 3)
    page = anna.page
    page.wait_for_selector("[data-celebration]")
    page.locator("h1").tap()
    page.wait_for_selector("[data-celebration]", state="detached")
    page.wait_for_selector("[data-ending=told]")
    # Rematch, the next game, the replay and the picture are there without scrolling, and so is everybody's place.
    assert set(page.evaluate(IN_SIGHT)) == {"rematch", "replay", "picture", "change-game", "fair"}
    assert page.evaluate(PLACES_IN_SIGHT) == page.locator("[data-seat-place]").count() == 4
    headline = page.locator("[data-outcome]").inner_text()
    assert headline in page.locator("[data-spoken]").inner_text()
    assert violations(page) == []
    assert not anna.scrolls_sideways()

    with page.expect_download() as coming:
        page.locator("[data-action=picture]").tap()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    data = base64.b64encode(file.read_bytes()).decode()
    width, height, colours = page.evaluate(LOOK, data)
    assert (file.suffix, width, height) == (".png", 1080, 1350)
    assert colours > 20

    # Whoever comes back finds the end as it stands, without the dance; and an emperor is the throw of the game.
    page.reload()
    page.wait_for_selector("[data-ending=told]")
    assert page.locator("[data-celebration]").count() == 0
    throw = page.locator("[data-throw-of-game]")
    step = throw.get_attribute("data-throw-of-game")
    throw.tap()
    page.wait_for_selector(f"[data-replay=ready][data-step='{step}']")
    page.go_back()
    page.locator("[data-action=rematch]").tap()
    page.wait_for_selector("[data-phase=playing]")
    page.evaluate("knobelPlayer.please({ type: 'close' })")
    page.wait_for_selector("[data-ending=told][data-kind=given-up]")
    assert page.evaluate(IN_SIGHT) == ["home"]


def test_a_stranger_without_the_invitation_sees_no_replay(invite: Invite) -> None:
    anna, eve = invite(), invite("Eve")
    link = played(anna, "die-boese-drei")
    with eve.expecting("404"):
        eve.open(f"/#/replay/{link['table']}/0/0")
        eve.page.wait_for_selector("[data-replay=refused] [role=alert]")


# Numbers as long as they come: those of a whole game with a score sheet, which can only be sampled.
SAMPLED = {"start": 214.6, "luck": -38.27, "losses": 127.4, "result": 149.04, "error": 12.34}
# Which cells of the analysis show less than they hold, or lie outside of its paper.
CUT_CELLS = """() => {
  const scroll = document.querySelector("[data-analysis] .scroll");
  const right = scroll.getBoundingClientRect().right + 1;
  const cells = [...scroll.querySelectorAll("th, td")];
  const isCut = (cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > right;
  return cells.filter(isCut).map((cell) => cell.innerText);
}"""


def sampled(route: Route) -> None:
    """The answer of the house, as if the game had been sampled and not worked out."""
    answer = route.fetch().json()
    if answer["state"] == "ready":
        accounts = [account | SAMPLED for account in answer["analysis"]["accounts"]]
        answer["analysis"] |= {"exact": False, "unit": "points", "accounts": accounts}
    route.fulfill(json=answer)


def test_the_analysis_adds_up_and_leads_to_its_steps(invite: Invite) -> None:
    anna = invite("Anna", size=(360, 640))
    anna.context.route("**/analysis/**", sampled)
    link = played(anna, "die-boese-drei")
    anna.page.evaluate("(way) => { location.hash = way; }", f"#/replay/{link['table']}/0/0")
    anna.page.locator("[data-action=analyse]").click()
    anna.page.wait_for_selector("[data-analysis=ready]")
    assert anna.page.locator("[data-account]").count() == 2
    # On a small phone every number is whole, how far it may be off too: with a comma, and a minus that is one.
    assert anna.page.locator("[data-error] .number").all_inner_texts() == ["±12,3 Punkte"] * 2
    account = anna.page.locator("[data-account='0'] .number").all_inner_texts()
    assert account == ["214,6 Punkte", "−38,3 Punkte", "−127,4 Punkte", "149,0 Punkte"]
    assert anna.page.evaluate(CUT_CELLS) == []
    assert anna.page.locator("[data-curve=value]").is_visible()
    # The numbers below the lines are those of where one is, and say so.
    when = anna.page.locator("[data-curve=value] [data-when]")
    expect(when).to_have_text("Am Anfang")
    anna.page.keyboard.press("ArrowRight")
    expect(when).to_have_text("Schritt 1")
    anna.page.keyboard.press("ArrowLeft")
    expect(when).to_have_text("Am Anfang")
    costly = anna.page.locator("[data-costly]")
    for row in range(costly.count()):
        number = int(costly.nth(row).get_attribute("data-costly") or 0)
        costly.nth(row).locator("button").click()
        anna.page.wait_for_selector(f"[data-step='{number - 1}']")
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()


class Working:
    """A house that is at work, and further every time that it is asked."""

    def __init__(self) -> None:
        self.done = 0

    def answer(self, route: Route) -> None:
        self.done += 4
        route.fulfill(json={"state": "working", "progress": self.done / 10})


def below_zero(route: Route) -> None:
    """The replay as the house tells it, but everybody has less than nothing."""
    answer = route.fetch().json()
    for step in answer["steps"]:
        for widget in step["scene"]["widgets"]:
            for pile in widget["piles"] if widget["type"] == "piles" else ():
                pile["chips"] = -7 if pile["owner"] is not None else pile["chips"]
    route.fulfill(json=answer)


# Whether so many percent are done, by number and bar.
AS_FAR = """(done) => document.querySelector("[data-progress]")?.textContent.startsWith(`${done}`)
  && document.querySelector("[data-analysis] progress").value === done / 100"""
# What the course of a game says at its end: of every seat, as a number.
AT_THE_END = """() => [...document.querySelectorAll("[data-curve=course] tbody tr:last-child td")]
  .map((cell) => cell.textContent)"""


def test_the_course_is_of_chips_and_work_is_seen_to_go_on(invite: Invite) -> None:
    """A game in which the sum of a round is counted beside the chips that it is about."""
    anna = invite()
    working = Working()
    anna.context.route("**/analysis/**", working.answer)
    link = played(anna, "einundzwanzig", options={"max_rounds": 2})
    result = anna.scene["result"] if anna.scene else {}
    anna.page.locator("[data-action=replay]").click()
    anna.page.wait_for_selector("[data-replay=ready]")
    assert "Chips" in anna.page.locator("[data-curve=course] figcaption").inner_text()
    assert anna.page.evaluate(AT_THE_END) == [str(chips) for chips in result["chips"]]
    anna.page.locator("[data-action=analyse]").click()
    anna.page.wait_for_selector("[data-analysis=working]")
    for done in (40, 80):
        # Bar and number at one moment: the next answer may be on its way.
        anna.page.wait_for_function(AS_FAR, arg=done)
    # What lies below zero has a minus that is one, at the seats, in the course and along its edge.
    anna.context.route("**/replays/**", below_zero)
    anna.page.goto("about:blank")
    anna.open(f"/#/replay/{link['table']}/0/0")
    anna.page.wait_for_selector("[data-replay=ready]")
    assert anna.page.evaluate(AT_THE_END) == ["−7", "−7"]
    anna.page.keyboard.press("End")
    anna.page.locator("[data-seat] .number", has_text="−7").first.wait_for()
    assert HYPHEN.findall(anna.page.inner_text("main")) == []


def test_a_replay_is_played_on_a_small_phone_without_scrolling(invite: Invite) -> None:
    person = invite(size=SMALL)
    played(person, "chicago", 2)
    person.page.locator("[data-action=replay]").click()
    person.page.wait_for_selector("[data-replay=ready]")
    # The throw for the start is over, and somebody has dice.
    for _ in range(9):
        person.page.locator("[data-action=next]").click()
    person.page.wait_for_selector("[data-step='9']")
    person.page.evaluate("scrollTo(0, 0)")
    buttons = person.page.locator(".keys .button").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().bottom - innerHeight)"
    )
    assert len(buttons) == 5
    assert max(buttons) <= 0


@pytest.mark.parametrize("size", [(360, 640), DESKTOP], ids=["phone", "desktop"])
def test_a_first_result_is_shown_with_the_bar_until_the_last_one_is_there(
    invite: Invite, size: tuple[int, int]
) -> None:
    anna = invite("Anna", size=size)
    refined = False

    def first(route: Route) -> None:
        answer = route.fetch().json()
        # A slow machine may have a first result of its own to tell.
        if answer.get("analysis") and not refined:
            answer |= {"state": "working", "progress": 0.4}
            answer["analysis"] |= {"exact": False, "costliest": []}
        route.fulfill(json=answer)

    anna.context.route("**/analysis/**", first)
    link = played(anna, "die-boese-drei")
    anna.page.evaluate("(way) => { location.hash = way; }", f"#/replay/{link['table']}/0/0")
    anna.page.locator("[data-action=analyse]").click()
    paper = anna.page.locator("[data-analysis=working][data-preliminary=true]")
    paper.wait_for()
    assert paper.get_by_role("status").inner_text() == "Ein erstes Ergebnis. Es wird noch genauer."
    assert paper.locator("[data-progress]").inner_text().split() == ["40", "%"]
    assert (paper.locator("[data-account]").count(), paper.locator("[data-error]").count()) == (2, 2)
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    refined = True
    anna.page.wait_for_selector("[data-analysis=ready][data-preliminary=false]")
    assert anna.page.locator("[data-progress]").count() == 0


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_page_finds_all_throws_of_a_played_game_fair(invite: Invite, size: tuple[int, int]) -> None:
    anna = invite("Anna", size=size)
    link = played(anna, "chicago")
    anna.page.locator("[data-action=fair]").click()
    anna.page.wait_for_selector("[data-fair=true]")
    throws = anna.page.locator("[data-throw-state=fair]").count()
    assert throws == int(anna.page.locator("[data-open]").get_attribute("data-open") or 0) > 0
    assert anna.page.locator("main").get_attribute("data-seals") == "same"
    # The page has no rules, and says so.
    assert anna.page.locator("main").get_attribute("data-verdict") == "without-rules"
    assert anna.page.locator("[data-reason=without-rules]").is_visible()
    # What only the rules can say comes last, and below the sign every line has the whole width.
    assert anna.page.locator("[data-reason]").last.get_attribute("data-reason") == "without-rules"
    assert anna.page.evaluate(
        """() => [...document.querySelectorAll(".verdict p")].every(
          (line) => line.getBoundingClientRect().x === document.querySelector(".verdict svg").getBoundingClientRect().x
        )"""
    )
    assert violations(anna.page) == []
    assert not anna.scrolls_sideways()
    anna.page.evaluate("(way) => { location.hash = way; }", f"#/fair/{link['table']}/0")


def checked_file(anna: Person) -> Any:
    """The fairness file of a game that she has just played, with the page on which it was found fair."""
    link = played(anna, "chicago")
    anna.page.locator("[data-action=fair]").click()
    anna.page.wait_for_selector(FAIR)
    return anna.page.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{link['table']}/fairness/0")


def test_a_forged_file_is_found_without_a_connection(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    file = checked_file(anna)
    file["throws"][1]["faces"][0] = file["throws"][1]["faces"][0] % 6 + 1
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(file), encoding="utf-8")
    anna.context.set_offline(True)
    with anna.expecting("ERR_INTERNET_DISCONNECTED"):
        anna.page.locator("[data-field=file]").set_input_files(forged)
        anna.page.wait_for_selector("[data-fair=false]")
        assert anna.page.locator("[data-throw-state=failed]").count() == 1
        anna.context.set_offline(False)


def test_a_file_that_was_cut_short_or_has_other_seals_is_found(invite: Invite, tmp_path: Path) -> None:
    anna = invite()
    file = checked_file(anna)
    forgeries = {
        "start": {**file, "throws": file["throws"][1:]},
        "end": {**file, "throws": file["throws"][:-1]},
        "seals": {**file, "borders": {"0": "00" * 32}},
    }
    for name, forged in forgeries.items():
        for fair, content in (("true", file), ("false", forged)):
            path = tmp_path / f"{name}-{fair}.json"
            path.write_text(json.dumps(content), encoding="utf-8")
            anna.page.locator("[data-field=file]").set_input_files(path)
            anna.page.wait_for_selector(f"[data-fair={fair}]")
    assert anna.page.locator("main").get_attribute("data-seals") == "other"


def test_a_file_that_shows_nothing_is_not_called_fair(invite: Invite, tmp_path: Path) -> None:
    anna = invite(language="en")
    file = checked_file(anna)
    useless = {
        "nonsense": ("nonsense", "unreadable"),
        "an unknown field": (json.dumps({**file, "fair": True}), "unreadable"),
        "no throws": (json.dumps({**file, "throws": [], "roots": {}, "start": None, "end": None}), "nothing-to-check"),
        "no border": (json.dumps({**file, "start": None}), "not-complete"),
    }
    for name, (content, verdict) in useless.items():
        for words, shown in ((content, f"[data-verdict={verdict}][data-fair=false]"), (json.dumps(file), FAIR)):
            path = tmp_path / f"{name}.json"
            path.write_text(words, encoding="utf-8")
            anna.page.locator("[data-field=file]").set_input_files(path)
            anna.page.wait_for_selector(shown)
            assert "fair-" not in anna.page.locator("main").inner_text(), "every verdict and reason has its words"


def test_finished_games_are_listed_on_the_start_page(invite: Invite) -> None:
    anna = invite()
    link = played(anna, "die-boese-drei")
    anna.page.locator("[data-action=back]").click()
    anna.page.locator("[data-past=die-boese-drei]").click()
    anna.page.wait_for_selector("[data-replay=ready]")
    assert link["table"] in anna.page.url
