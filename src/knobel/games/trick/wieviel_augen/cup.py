"""The cup of Wieviel Augen?: what is seen of its two dice, covered, and lifted when the trick is over."""

from typing import Any, TypeVar

from knobel.games.trick.wieviel_augen.secret_sum import COLOURS
from knobel.writing.face import DieView, Face, LastThrow, Tray, Viewer
from knobel.writing.rules import Faces, Rules

R = TypeVar("R", bound=Rules[Any, Any])


class CupFace(Face[R]):
    """The dice under the cup of whoever throws, or those that the last trick has uncovered."""

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (Tray("tray", state.seat, _views(state.cup.shown_to(viewer)), "covered"),)
        if last is not None:
            return (Tray("tray", last.seat, _views(last.faces), "lifted"),)
        return (Tray("tray", state.seat, _views(None)),) if state.phase == "throw" else ()


def _views(faces: Faces | None) -> tuple[DieView, ...]:
    first, second = faces or (None, None)
    return DieView(0, first, colour=COLOURS[0]), DieView(1, second, colour=COLOURS[1])
