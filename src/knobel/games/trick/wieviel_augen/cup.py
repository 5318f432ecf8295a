"""The cup of Wieviel Augen?: what is seen of its two dice, covered, and lifted when the trick is over."""

from typing import Any, TypeVar

from knobel.games.trick.wieviel_augen.secret_sum import TWO_DICE
from knobel.writing.face import Face, LastThrow, Tray, Viewer, views_of
from knobel.writing.rules import Rules

R = TypeVar("R", bound=Rules[Any, Any])


class CupFace(Face[R]):
    """The dice under the cup of whoever throws, or those that the last trick has uncovered."""

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (Tray("tray", state.seat, views_of(TWO_DICE, state.cup.shown_to(viewer)), "covered"),)
        if last is not None:
            return (Tray("tray", last.seat, views_of(TWO_DICE, last.faces), "lifted"),)
        return (Tray("tray", state.seat, views_of(TWO_DICE)),) if state.phase == "throw" else ()
