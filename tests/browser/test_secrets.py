"""Mäxchen on a big screen with three phones as cups: nobody's page, and nothing sent to it, knows another's dice."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from proofs.processes import Node
from tests.browser.conftest import Invite
from tests.browser.people import DESKTOP, Person
from tests.browser.tables import give_a_player
from tests.browser.test_friends import is_asked
from tests.browser.truth import states, throws, under_the_cup, visible_faces

NAMES = ("Anna", "Ben", "Cem")
MOST_MOVES = 60
# Lists of numbers that name seats or places, and no dice.
OF_SEATS = ("turn", "seats", "winners", "losers", "places", "points", "chips")


def faces_in(sent: Any) -> list[int]:
    """Every face of a die anywhere in what was sent, whatever it is part of."""
    if isinstance(sent, list):
        return [face for each in sent for face in faces_in(each)]
    if not isinstance(sent, dict):
        return []
    own = [sent["face"]] if isinstance(sent.get("face"), int) else []
    listed = [face for name in ("faces", "dice") for face in sent.get(name) or () if isinstance(face, int)]
    return own + listed + [face for each in sent.values() for face in faces_in(each)]


def faces_drawn(person: Person) -> list[int]:
    """Every face of a die that the page holds, drawn or not, apart from the picture of what the game is about."""
    every = "[...document.querySelectorAll('[data-face]:not([data-first-minute] *)')]"
    drawn: list[int] = person.page.evaluate(f"{every}.map((die) => +die.dataset.face)")
    return drawn


def open_on_a_screen(screen: Person, game: str, heads: int) -> tuple[str, str]:
    """Set up a table on the big screen; says which one it is, and what invites to it."""
    screen.open(f"/#/set/{game}/tv")
    screen.page.locator(f"[data-heads='{heads}']").click()
    screen.page.locator("[data-action=start]").click()
    screen.page.wait_for_selector("[data-page=tv]")
    screen.page.wait_for_selector("[data-code]")
    welcome = next(frame for frame in screen.frames if frame["type"] == "welcome")
    return str(welcome["table"]["id"]), str(welcome["invitation"])


def come_with_phones(phones: list[Person], table: str, invitation: str) -> None:
    """Point the phones at the code on the screen, and sit down."""
    for person in phones:
        person.open(f"/#/cup/{table}?{invitation}")
        person.page.locator("[data-field=name]").fill(person.name)
        person.page.locator("[data-action=sit]").first.tap()
        person.page.wait_for_selector("[data-action=sit]", state="detached")


def begin_on_the_screen(screen: Person, phones: list[Person]) -> None:
    screen.page.locator("[data-action=start]:enabled").click()
    for person in (screen, *phones):
        person.page.wait_for_selector("[data-phase=playing]")


def gather(screen: Person, phones: list[Person]) -> str:
    """Set up Mäxchen on the big screen, let everybody sit down, and begin; says which table it is."""
    table, invitation = open_on_a_screen(screen, "maexchen", len(phones))
    come_with_phones(phones, table, invitation)
    begin_on_the_screen(screen, phones)
    return table


def all_settled(people: list[Person]) -> None:
    """Wait until every page shows the newest that any of them has heard of."""
    newest = max(person.updates[-1]["seq"] for person in people)
    for person in people:
        person.page.wait_for_selector(f"[data-busy=false][data-seq='{newest}']")


class Truth:
    """What really lay on the table, and when who was to see which dice."""

    def __init__(self, data: Path, table: str) -> None:
        self.states = {seq: (game, state) for seq, game, state in states(data, table)}
        self.throws = throws(data, table)
        self.fallen = {seq: (thrown, stage) for seq, thrown, stage in self.throws}

    def open_at(self, seq: int, viewer: Viewer) -> set[int]:
        """The faces that an update with this number may show to a viewer."""
        if seq not in self.states:
            return set()
        faces = set(visible_faces(*self.states[seq], viewer))
        if (fallen := self.fallen.get(seq)) and is_seen(fallen[1], viewer):
            faces |= set(fallen[0].faces)
        return faces

    def hidden_at(self, seq: int, viewer: Viewer) -> tuple[int, ...] | None:
        """The dice under somebody else's cup."""
        hidden = under_the_cup(self.states[seq][1]) if seq in self.states else None
        return None if hidden is None or hidden[0] == viewer else hidden[1]

    def has_shown(self, number: int, viewer: Viewer, until: int) -> bool:
        """Whether the rules have shown a throw to a viewer by then."""
        seq, thrown, stage = self.throws[number]
        moments = (each for each in self.states if seq <= each <= until)
        shown = (sorted(visible_faces(*self.states[each], viewer)) for each in moments)
        return is_seen(stage, viewer) or sorted(thrown.faces) in shown


def is_seen(stage: Throw, viewer: Viewer) -> bool:
    """Whether a throw falls before this viewer's eyes."""
    return stage.seen_by is None or viewer in stage.seen_by


def pairs_in(sent: Any, name: str = "") -> list[list[int]]:
    """Every list of two small numbers anywhere in what was sent, but for lists of seats and places."""
    if isinstance(sent, dict):
        return [pair for key, each in sent.items() for pair in pairs_in(each, key)]
    if not isinstance(sent, list):
        return []
    own = [sent] if len(sent) == 2 and all(type(each) is int for each in sent) and name not in OF_SEATS else []
    return own + [pair for each in sent for pair in pairs_in(each, name)]


def check_what_came(person: Person, viewer: Viewer, truth: Truth) -> int:
    """Look through every message and every answer that reached a device; says how often others' dice were hidden."""
    moments = 0
    for frame in person.frames:
        if frame["type"] != "update":
            assert faces_in(frame) == [], (person.name, frame["type"])
            continue
        seq, proofs, rest = frame["seq"], frame["proofs"], {**frame, "proofs": []}
        assert all(view["viewer"] == viewer for view in frame["views"])
        assert set(faces_in(rest)) <= truth.open_at(seq, viewer), (person.name, seq)
        for proof in proofs:
            assert truth.has_shown(proof["throw"], viewer, seq), (person.name, seq, proof)
        if hidden := truth.hidden_at(seq, viewer):
            moments += 1
            assert sorted(hidden) not in map(sorted, pairs_in(rest)), (person.name, seq)
    answers = person.answers()
    assert answers, "nothing was answered, so nothing was compared"
    for path, body in answers:
        assert faces_in(json.loads(body)) == [], (person.name, path)
    return moments


def test_no_page_and_no_message_holds_hidden_dice(invite: Invite, house: Node) -> None:
    screen = invite("Fernseher", size=DESKTOP, touch=False)
    phones = [invite(name) for name in NAMES]
    people = [screen, *phones]
    for person in people:
        give_a_player(person)
    table, data = gather(screen, phones), Path(house.settings.data)

    hidden_moments = 0
    for _ in range(MOST_MOVES):
        all_settled(people)
        if screen.page.locator("[data-phase=over]").count():
            break
        _, game, state = list(states(data, table))[-1]
        open_to_all = Counter(visible_faces(game, state, None))
        for person in people:
            # A phone holds its own dice in the page only while its cup is held up, so what is drawn is open to all.
            assert Counter(faces_drawn(person)) <= open_to_all, person.name
        hidden_moments += under_the_cup(state) is not None
        asked = next(phone for phone in phones if is_asked(phone.page))
        played = asked.page.evaluate("(seed) => knobelPlayer.play({ moves: 1, seed })", len(asked.frames))
        assert played["stuck"] is None

    truth = Truth(data, table)
    assert len(truth.throws) > 3
    assert hidden_moments > 3
    # Whoever has the cup is told what lies under it: on the screen that would be found to be too much.
    told = [update for phone in phones for update in phone.updates]
    assert any(not set(faces_in(update["views"])) <= truth.open_at(update["seq"], None) for update in told)
    for viewer, person in ((None, screen), *enumerate(phones)):
        assert check_what_came(person, viewer, truth) > 3, person.name


def test_dice_are_in_the_page_only_while_the_cup_is_held_up(invite: Invite, house: Node) -> None:
    screen, phones = invite("Fernseher", size=DESKTOP, touch=False), [invite(name) for name in NAMES[:2]]
    for person in (screen, *phones):
        give_a_player(person)
    table, data = gather(screen, phones), Path(house.settings.data)
    while True:
        all_settled([screen, *phones])
        _, _, state = list(states(data, table))[-1]
        if (hidden := under_the_cup(state)) is not None:
            break
        asked = next(phone for phone in phones if is_asked(phone.page))
        asked.page.evaluate("knobelPlayer.play({ moves: 1, seed: 1 })")
    seat, faces = hidden
    holder, other = phones[seat], phones[1 - seat]
    cup = holder.page.locator("[data-action=peek]")
    assert faces_drawn(holder) == []
    cup.dispatch_event("pointerdown", {"pointerId": 1})
    assert sorted(faces_drawn(holder)) == sorted(faces)
    assert [faces_drawn(person) for person in (screen, other)] == [[], []]
    cup.dispatch_event("pointerup", {"pointerId": 1})
    assert faces_drawn(holder) == []
