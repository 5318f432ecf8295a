"""Teilen: throw two dice, then one; if it divides the sum without a remainder, that is a point.

Rulings followed: a one divides everything; a sum smaller than the single die leaves a remainder; a turn is one pair of
throws, point or not; the first with enough points wins at once, unless the lap is played out.
"""

from typing import Annotated

from knobel.games.race._race import race_info, track
from knobel.parts.race import Finish, RaceFace, RaceRules, RaceState
from knobel.writing.face import Announcement, LastThrow, Name, Phrase, Thrown, Tray, Viewer, Widget, say
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


class Teilen(RaceRules[TeilenState, TeilenOptions]):
    def bounds(self) -> Bounds:
        return {"sheets.*": up_to(self.options.target_points), "dividend": up_to(12)}

    def dice_for(self, state: TeilenState) -> DiceSet:
        return SINGLE if state.dividend else BOTH

    # Both dice give the sum; then a single one divides it.

    def thrown(self, state: TeilenState, faces: Faces) -> TeilenState:
        if not state.dividend:
            return state.but(dividend=faces[0] + faces[1])
        point = not state.dividend % faces[0]
        return self.entered(state.but(dividend=0), state.sheets[state.seat] + point, False)

    def at_goal(self, sheet: int) -> bool:
        return sheet >= self.options.target_points


class TeilenFace(RaceFace[Teilen]):
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

    def on_table(self, state: TeilenState, viewer: Viewer) -> tuple[Widget, ...]:
        points = track(self.rules.options.target_points, state.sheets)
        if not state.dividend:
            return (points,)
        return Announcement("dividend", say("dividend", who=Name(state.seat), sum=state.dividend)), points


GAME = Game(race_info("teilen", dice=2, matches=False), Teilen, TeilenFace)
