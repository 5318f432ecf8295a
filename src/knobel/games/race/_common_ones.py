"""Counting ones together: everybody's ones go into one common count, and whoever throws the last of them wins.

Sheets hold the ones of each seat; they are told, but rank nobody.
"""

from typing import TYPE_CHECKING, Any, TypeVar

from knobel.parts.race import RaceFace, RaceRules, S, Sheets
from knobel.writing.face import Event, Phrase, say
from knobel.writing.facts import Options
from knobel.writing.rules import STOPPED_BY_LIMIT, Faces, Result, best_wins, no_winner, with_item

ONE = 1


class CommonOnesOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        target_ones: int


O = TypeVar("O", bound=CommonOnesOptions)  # noqa: E741


class CommonOnes(RaceRules[S, O]):
    """The base of these games."""

    def prepare(self) -> None:
        super().prepare()
        self.target: int = self.options.target_ones

    # Every one raises the common count; the last one wins at once.

    def thrown(self, state: S, faces: Faces) -> S:
        seat = state.seat
        if faces[0] != ONE:
            return self.after_throw(state, state.sheets)
        sheets = with_item(state.sheets, seat, state.sheets[seat] + 1)
        if sum(sheets) == self.target:
            return state.but(sheets=sheets, over=True)
        return self.after_throw(state, sheets)

    def after_throw(self, state: S, sheets: Sheets) -> S:
        """The state after a throw that has not won."""
        return self.moved_on(state, sheets)

    # Nobody is at a goal of their own.

    def at_goal(self, sheet: int) -> bool:
        return False

    # All who have not thrown the last one share the second place; without a last one nobody wins.

    def result(self, state: S) -> Result:
        if sum(state.sheets) < self.target:
            return no_winner(self.seats, flags=(STOPPED_BY_LIMIT,) if state.over else ())
        return best_wins([seat == state.seat for seat in range(self.seats)])


R = TypeVar("R", bound=CommonOnes[Any, Any])


class CommonOnesFace(RaceFace[R]):
    """What is seen and said."""

    unit = "ones"

    def told(self, before: Any, event: Event, after: Any) -> tuple[Phrase, ...]:
        if before.sheets == after.sheets:
            return ()
        return (say("told-one", count=sum(after.sheets), target=self.rules.target),)

    def announcements(self, state: Any) -> dict[str, Phrase]:
        return {"count": say("count", count=sum(state.sheets), target=self.rules.target)}
