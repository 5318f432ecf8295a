"""Das große Herz: a heart with six chambers each; a number that the thrower cannot use goes to the next who can.

Rulings followed: the chambers may be filled in any order, unless the strict one is agreed; a number offered must be
taken; whoever took it, the thrower's left neighbour is next; those with a full heart throw no more and are passed over;
whoever is the last without one loses.
"""

from typing import Literal

from knobel.games.race._race import pictures, race_info
from knobel.games.race._strikes import StrikeBase, StrikeState, Struck, taker, with_number
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, RaceFace, SafetyCircuits, Sheets
from knobel.writing.face import Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Game, Options
from knobel.writing.rules import STOPPED_BY_LIMIT, Faces, Result, Seat, last_loses, with_item

CHAMBERS = tuple(f"chamber-{number}" for number in range(1, 7))


class DasGrosseHerzOptions(Options, frozen=True):
    order: Literal["any", "ascending"] = "any"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class HeartState(StrikeState, frozen=True):
    """A sheet has the chambers that are filled; `finished` are the seats with a full heart, in that order."""

    finished: tuple[Seat, ...] = ()


class DasGrosseHerz(StrikeBase[HeartState, DasGrosseHerzOptions]):
    ranks = "loser"

    # The thrower enters the number, or the first one to the left who can; if nobody can, it lapses.

    def thrown(self, state: HeartState, faces: Faces) -> HeartState:
        sheets, number = state.sheets, faces[0]
        seat = taker(sheets, state.seat, lambda heart: self._has_use(heart, number))
        if seat is None:
            return self.moved_on(state, sheets)
        sheets = with_item(sheets, seat, with_number(sheets[seat], number))
        if not self.at_goal(sheets[seat]):
            return self.moved_on(state, sheets)
        return self._filled(state.but(finished=(*state.finished, seat)), sheets)

    # Any chamber that is empty can be filled, or in strict order the next one.

    def _has_use(self, heart: Struck, number: int) -> bool:
        return number not in heart if self.options.order == "any" else number == len(heart) + 1

    # When only one is left without a full heart, the game is over.

    def _filled(self, state: HeartState, sheets: Sheets) -> HeartState:
        if len(state.finished) < self.seats - 1:
            return self.moved_on(state, sheets)
        return state.but(sheets=sheets, over=True)

    # The dice go to the next to the left whose heart is not full.

    def is_done(self, sheet: Struck) -> bool:
        return self.at_goal(sheet)

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
        filled = tuple(tuple(CHAMBERS[number - 1] for number in heart) for heart in state.sheets)
        return (self.standings(state, viewer), *pictures("heart", CHAMBERS, filled, viewer, state.seat))

    def note(self, state: HeartState, seat: Seat) -> Phrase | None:
        return say("note-finished", place=state.finished.index(seat) + 1) if seat in state.finished else None


GAME = Game(race_info("das-grosse-herz", tie_break=False), DasGrosseHerz, DasGrosseHerzFace)
