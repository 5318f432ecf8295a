"""Teilen: throw two dice, then one; if it divides the sum without a remainder, that is a point.

Rulings followed: a one divides everything; a sum smaller than the single die leaves a remainder; a turn is one pair of
throws, point or not; the first with enough points wins at once, unless the lap is played out.
"""

from typing import Annotated

from knobel.games.race._race import TargetFace, race_info
from knobel.parts.race import Finish, RaceState, TargetRules
from knobel.writing.face import LastThrow, Name, Phrase, Thrown, Tray, Viewer, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Bounds, DiceSet, Faces, d6, up_to

BOTH, SINGLE = d6(2), d6(1)
THROWS = 2


class TeilenOptions(Options, frozen=True):
    target_points: Annotated[int, whole(1, 30)] = 10
    finish: Finish = "sudden"


class TeilenState(RaceState, frozen=True):
    """`dividend` is the sum that the single die is to divide, 0 before it has been thrown."""

    dividend: int = 0


class Teilen(TargetRules[TeilenState, TeilenOptions]):
    target_option = "target_points"

    def bounds(self) -> Bounds:
        return {"sheets.*": up_to(self.target), "dividend": up_to(12)}

    def dice_for(self, state: TeilenState) -> DiceSet:
        return SINGLE if state.dividend else BOTH

    # Both dice give the sum; then a single one divides it.

    def thrown(self, state: TeilenState, faces: Faces) -> TeilenState:
        if not state.dividend:
            return state.but(dividend=faces[0] + faces[1])
        point = not state.dividend % faces[0]
        return self.entered(state.but(dividend=0), state.sheets[state.seat] + point, False)


class TeilenFace(TargetFace[Teilen]):
    def told(self, before: TeilenState, event: Thrown, after: TeilenState) -> tuple[Phrase, ...]:
        who = Name(before.seat)
        if not before.dividend:
            return (say("told-sum", who=who, sum=after.dividend),)
        result, rest = divmod(before.dividend, event.faces[0])
        facts = {"sum": before.dividend, "die": event.faces[0], "result": result, "rest": rest}
        points = after.sheets[before.seat]
        return (say("told-rest" if rest else "told-divides", who=who, points=points, **facts),)

    # Two dice first, then the single one.

    def trays(self, state: TeilenState, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        made = None if last is None else 1 if state.dividend else THROWS
        return tuple(tray.but(throws=made, allowed=THROWS) for tray in super().trays(state, viewer, last))

    def announcements(self, state: TeilenState) -> dict[str, Phrase]:
        return {"dividend": say("dividend", who=Name(state.seat), sum=state.dividend)} if state.dividend else {}


GAME = Game(race_info("teilen", dice=2, matches=False), Teilen, TeilenFace)
