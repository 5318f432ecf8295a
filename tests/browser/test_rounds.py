"""Rounds that one can follow: cups go up in order, somebody is marked, chips travel, and nothing is cut off."""

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import CROWDING, GREETING, HIDDEN, SMALL
from tests.browser.people import DESKTOP, Person
from tests.browser.tables import begin, bots, give_a_player, play_against_bots, set_up, sit_down, until_asked
from tests.browser.waiting import comes_to

# As people are called.
NAMES = ("Maximilian", "Christiane", "Friedrich", "Gundula", "Ben", "Dorothea", "Konstantin")
# Some rounds, of both halves.
MOST_MOVES = 16
# Whatever has been compared is looked at as soon as it stands there, before the bots go on.
WATCH = """
window.compared = [];
new MutationObserver(() => {
  const shown = document.querySelector("[data-comparison=done]");
  if (!shown || shown.looked) return;
  shown.looked = true;
  const felt = document.querySelector(".felt").getBoundingClientRect();
  const hands = [...shown.querySelectorAll("[data-hand]")];
  const out = hands.filter((hand) => hand.getBoundingClientRect().bottom > felt.bottom).length;
  const verdicts = hands.map((hand) => hand.dataset.verdict).filter(Boolean).sort();
  const words = hands.filter((hand) => hand.dataset.verdict).every((hand) => hand.querySelector("em"));
  window.compared.push({ hands: hands.length, out, verdicts, words, faults: crowding(),
    paid: shown.querySelector(".paid").innerText.trim() });
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

MOST_DOUBTS = 40
# Whose dice the screen shows when a cup has gone up, and after which update; and how far chips fly there.
WATCH_A_DOUBT = """
window.doubted = [];
window.flown = [];
new MutationObserver(() => {
  for (const chip of document.querySelectorAll(".air > span")) {
    if (chip.looked) continue;
    chip.looked = true;
    const at = (name) => parseFloat(chip.style.getPropertyValue(name));
    const [x, y, toX, toY] = ["--x1", "--y1", "--x2", "--y2"].map(at);
    window.flown.push(Math.hypot(toX - x, toY - y));
  }
  const shown = document.querySelector("[data-comparison=done]");
  // Whoever believes a Mäxchen pays, and no cup goes up.
  if (!shown?.querySelector("[data-hand]") || shown.looked) return;
  shown.looked = true;
  window.doubted.push({
    seq: Number(document.querySelector("[data-seq]").dataset.seq),
    names: [...shown.querySelectorAll("[data-hand] b")].map((name) => name.textContent),
    faces: [...shown.querySelectorAll("[data-face]")].map((die) => Number(die.dataset.face)),
  });
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
# Chips that are given from one to another are seen to go some way; in pixels.
NEAR = 50


def test_in_every_phase_of_schocken_eight_people_see_everything_on_a_small_phone(invite: Invite) -> None:
    anna = invite(size=SMALL)
    anna.context.add_init_script(path=CROWDING)
    anna.context.add_init_script(WATCH)
    give_a_player(anna)
    anna.open()
    others = [{"kind": "bot", "name": name, "mind": "random"} for name in NAMES]
    rules = {"discs": 9, "starter": "first_seat"}
    sit_down(anna, set_up(anna, "schocken", [{"kind": "me", "name": "Anna"}, *others], options=rules))
    begin(anna)
    until_asked(anna)
    anna.page.wait_for_selector("[data-first-minute] p")
    # What the game is about can be read whole, without scrolling, and nothing lies over it.
    comes_to(anna.page, GREETING, {"cut": 0, "outside": [], "faults": []})
    anna.page.click("[data-action=met]")
    phases = set()
    for move in range(MOST_MOVES):
        until_asked(anna)
        hidden = anna.page.evaluate(HIDDEN)
        assert not hidden, f"after {move} moves: {hidden}"
        phases.add(phase(anna))
        if "over" in phases:
            break
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    assert {"throw", "choose"} <= phases
    compared = anna.page.evaluate("compared")
    assert compared
    for each in compared:
        assert not each["faults"], each
        assert (each["out"], each["verdicts"], each["words"]) == (0, ["best", "worst"], True)
        assert "Deckel" in each["paid"]


def phase(person: Person) -> str:
    """What this person is asked, or that it is over."""
    scene = person.scene
    assert scene is not None
    if scene["result"]:
        return "over"
    return "throw" if scene["throws"] else "choose"


def claimed(view: dict[str, Any]) -> int | None:
    """Whose announcement awaits an answer here, if there is one."""
    facts = [widget["phrase"]["facts"] for widget in view["scene"]["widgets"] if widget["id"] == "claim"]
    return int(facts[0]["who"]["seat"]) if facts else None


# How far the dice of each hand stay away from its frame, above and below.
PADDING = """(hands) => hands.flatMap((hand) => {
  const frame = hand.getBoundingClientRect();
  const dice = [...hand.querySelectorAll("[data-face]")].map((die) => die.getBoundingClientRect());
  return dice.flatMap(({ top, bottom }) => [top - frame.top, frame.bottom - bottom]);
})"""


@pytest.mark.parametrize("size", [SMALL, DESKTOP])
def test_compared_dice_have_room_within_their_frame(size: tuple[int, int], invite: Invite) -> None:
    anna = invite("Anna", size=size)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "schocken", 1, "greedy")
    hands = anna.page.locator("[data-comparison=done] [data-hand]")
    for seed in range(MOST_MOVES):
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", seed)
        until_asked(anna)
        if hands.count():
            break
    assert min(hands.evaluate_all(PADDING)) >= 6


def test_after_a_doubt_the_screen_names_whose_dice_they_are(invite: Invite) -> None:
    anna, wall = invite(), invite("Wall", size=(1366, 768), motion=True)
    wall.context.add_init_script(WATCH_A_DOUBT)
    for person in (anna, wall):
        give_a_player(person)
    anna.open()
    link = set_up(anna, "maexchen", [{"kind": "me", "name": "Anna"}, *bots(1, "random")])
    wall.open(f"/#/tv/{link['table']}?{link['invitation']}")
    sit_down(anna, link)
    begin(anna)
    wall.page.wait_for_selector("[data-page=tv][data-phase=playing]")
    asked_to_believe = 0
    for move in range(MOST_DOUBTS):
        until_asked(anna)
        seq = anna.page.locator("[data-seq]").get_attribute("data-seq")
        wall.page.wait_for_selector(f"[data-busy=false][data-seq='{seq}']")
        if anna.page.locator("[data-offer='press:doubt']").count():
            # One believes or doubts what was said; what has to be beaten is said to whoever believes.
            asked_to_believe += 1
            said = anna.page.locator(".felt").inner_text()
            assert ("sagt" in said, "Höher als" in said) == (True, False), said
        if phase(anna) == "over" or (asked_to_believe and len(wall.page.evaluate("doubted")) > 1):
            break
        anna.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", move)
    assert asked_to_believe
    check_doubts(wall)


def check_doubts(wall: Person) -> None:
    """Every cup that was seen to go up is that of whoever had announced something, and a chip was seen to fly."""
    seen = wall.page.evaluate("doubted")
    assert seen
    for doubt in seen:
        at = next(index for index, update in enumerate(wall.updates) if update["seq"] > doubt["seq"])
        before, after = (wall.updates[each]["views"][0] for each in (at - 1, at))
        owner = claimed(before)
        assert doubt["names"] == [("Anna", "Bot 1")[owner or 0]], doubt
        tray = next(widget for widget in after["scene"]["widgets"] if widget["type"] == "tray")
        assert sorted(doubt["faces"]) == sorted(die["face"] for die in tray["dice"])
    assert wall.page.evaluate("flown")
    assert all(far > NEAR for far in wall.page.evaluate("flown"))
