"""Rounds that one can follow: cups go up in order, somebody is marked, chips travel, and nothing is cut off."""

from tests.browser.conftest import Invite
from tests.browser.looking import CROWDING, GREETING, HIDDEN, SMALL
from tests.browser.people import Person
from tests.browser.tables import begin, bots, give_a_player, play_against_bots, set_up, sit_down, until_asked

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


def test_in_every_phase_of_schocken_eight_people_see_everything_on_a_small_phone(invite: Invite) -> None:
    anna = invite(size=SMALL)
    anna.context.add_init_script(path=CROWDING)
    anna.context.add_init_script(WATCH)
    give_a_player(anna)
    anna.open()
    play_against_bots(anna, "schocken", 7, options={"discs": 9, "starter": "first_seat"})
    until_asked(anna)
    anna.page.wait_for_selector("[data-first-minute] p")
    # What the game is about can be read whole, without scrolling, and nothing lies over it.
    assert anna.page.evaluate(GREETING) == {"cut": 0, "outside": [], "faults": []}
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


def test_after_a_doubt_the_screen_names_whose_dice_they_are(invite: Invite) -> None:
    anna, wall = invite(), invite("Wall", size=(1366, 768))
    give_a_player(anna)
    anna.open()
    link = set_up(anna, "maexchen", [{"kind": "me", "name": "Anna"}, *bots(2, "random")])
    wall.open(f"/#/tv/{link['table']}?{link['invitation']}")
    sit_down(anna, link)
    begin(anna)
    wall.page.wait_for_selector("[data-page=tv][data-phase=playing]")
    anna.page.evaluate("(ms) => knobelPlayer.finish(ms)", 60_000)
    doubts = [
        view for update in wall.updates for view in update["views"] if (view.get("settlement") or {}).get("hands")
    ]
    assert doubts
    for view in doubts:
        (hand,) = view["settlement"]["hands"]
        tray = next(widget for widget in view["scene"]["widgets"] if widget["type"] == "tray")
        assert tray["owner"] == hand["seat"]
        assert sorted(die["face"] for die in tray["dice"]) == sorted(die["face"] for die in hand["dice"])
