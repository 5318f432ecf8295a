"""Das große Herz: a heart with six chambers each; a number that the thrower cannot use goes to the next who can.

Rulings followed: the chambers may be filled in any order, unless the strict one is agreed; a number offered must be
taken; whoever took it, the thrower's left neighbour is next; those with a full heart throw no more and are passed over;
whoever is the last without one loses.
"""

from typing import Literal

from knobel.parts.race import (
    USUAL_SAFETY_CIRCUITS,
    RaceFace,
    RaceRules,
    RaceState,
    SafetyCircuits,
    Sheets,
    every_bit,
    pictures,
    taker,
)
from knobel.writing.face import Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Family, Game, Info, Options, Players
from knobel.writing.rules import STOPPED_BY_LIMIT, Faces, Result, Seat, last_loses, with_item

CHAMBERS = tuple(f"chamber-{number}" for number in range(1, 7))
FULL = every_bit(len(CHAMBERS))
BIT = {number: 1 << number - 1 for number in range(1, 7)}
# The hearts that have use for a number: those that lack it, or those for which it is the next one.
LACKING = {number: frozenset(heart for heart in range(FULL) if not heart & bit) for number, bit in BIT.items()}
NEXT = {number: frozenset({bit - 1}) for number, bit in BIT.items()}


class DasGrosseHerzOptions(Options, frozen=True):
    """What a table can agree on."""

    order: Literal["any", "ascending"] = "any"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class HeartState(RaceState, frozen=True):
    """`finished` are the seats with a full heart, in that order."""

    finished: tuple[Seat, ...] = ()


INFO = Info(id="das-grosse-herz", family=Family.RACE, players=Players(2, 12), dice=("d6",), decisions=False)


class DasGrosseHerz(RaceRules[HeartState, DasGrosseHerzOptions]):
    ranks = "loser"

    def prepare(self) -> None:
        super().prepare()
        self._useful = LACKING if self.options.order == "any" else NEXT

    # The thrower enters the number, or the first one to the left who can; if nobody can, it lapses.

    def thrown(self, state: HeartState, faces: Faces) -> HeartState:
        sheets, number = state.sheets, faces[0]
        seat = taker(sheets, state.seat, self._useful[number].__contains__)
        if seat is None:
            return self.moved_on(state, sheets)
        sheets = with_item(sheets, seat, sheets[seat] | BIT[number])
        if sheets[seat] != FULL:
            return self.moved_on(state, sheets)
        return self._filled(state.but(finished=(*state.finished, seat)), sheets)

    # When only one is left without a full heart, the game is over.

    def _filled(self, state: HeartState, sheets: Sheets) -> HeartState:
        if len(state.finished) < self.seats - 1:
            return self.moved_on(state, sheets)
        return state.but(sheets=sheets, over=True)

    # The dice go to the next to the left whose heart is not full.

    def following(self, seat: Seat, sheets: Sheets) -> Seat:
        following = (seat + 1) % self.seats
        while sheets[following] == FULL:
            following = (following + 1) % self.seats
        return following

    def at_goal(self, sheet: int) -> bool:
        return sheet == FULL

    def score(self, sheet: int) -> int:
        return sheet.bit_count()

    # Places go by the order of finishing; the last one loses. In a game that was stopped, more chambers are better.

    def result(self, state: HeartState) -> Result:
        filled = tuple(map(self.score, state.sheets))
        ranks = [
            (1, -state.finished.index(seat)) if seat in state.finished else (0, filled[seat])
            for seat in range(self.seats)
        ]
        stopped = state.over and len(state.finished) < self.seats - 1
        return last_loses(ranks, points=filled, flags=(STOPPED_BY_LIMIT,) if stopped else ())


class DasGrosseHerzFace(RaceFace[DasGrosseHerz]):
    unit = "chambers"

    def told(self, before: HeartState, event: Thrown, after: HeartState) -> tuple[Phrase, ...]:
        thrower, number = Name(before.seat), event.faces[0]
        changed = [seat for seat in range(self.rules.seats) if before.sheets[seat] != after.sheets[seat]]
        if not changed:
            return (say("told-lapsed", number=number),)
        key = "told-entered" if changed == [before.seat] else "told-passed"
        done = tuple(say("told-finished", who=Name(seat)) for seat in after.finished[len(before.finished) :])
        return (say(key, who=thrower, taker=Name(changed[0]), number=number), *done)

    def on_table(self, state: HeartState, viewer: Viewer) -> tuple[Widget, ...]:
        return (self.standings(state, viewer), *pictures("heart", CHAMBERS, state.sheets, viewer, state.seat))

    def note(self, state: HeartState, seat: Seat) -> Phrase | None:
        return say("note-finished", place=state.finished.index(seat) + 1) if seat in state.finished else None


GAME = Game(INFO, DasGrosseHerz, DasGrosseHerzFace)
