"""Dufte Hundert: add up your pips to a hundred; a double counts its product instead of its sum.

Rulings followed: a double six is worth 36 and nothing more, a double one only 1; the target need not be hit exactly,
and where the lap is played out the most points win. In the variant with chicanery the thrower must say whether the dice
are added or multiplied: whoever adds a double lets an attentive opponent claim the product, first come, first served,
and scores nothing (or, if agreed, the sum all the same). With two twos nothing is overlooked, so nothing can be
claimed. Points are credited when the time to claim is over or everybody has passed; a thrower out of time has added.
"""

from typing import Annotated, Literal

from knobel.games.race._race import TargetFace, race_info
from knobel.parts.chips import changed
from knobel.parts.race import Finish, RaceState, Sheets, TargetRules
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Name, Phrase, Viewer, say
from knobel.writing.facts import Game, Options, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Did,
    Faces,
    IllegalMove,
    Press,
    Seat,
    Stage,
    ask,
    clockwise,
    d6,
)

ADD, MULTIPLY, CLAIM, PASS = Press("add"), Press("multiply"), Press("claim"), Press("pass")
ONLY_ADD, ADD_OR_MULTIPLY, PASS_OR_CLAIM = Choices(ADD), Choices(ADD, MULTIPLY), Choices(PASS, CLAIM)


class DufteHundertOptions(Options, frozen=True):
    target: Annotated[int, whole(50, 300)] = 100
    finish: Finish = "sudden"
    schikane: Literal["off", "on"] = "off"
    claim_seconds: Annotated[int, whole(3, 60)] = 10
    schikane_thrower: Literal["nothing", "keeps_sum"] = "nothing"

    depends = (
        only("claim_seconds", when(schikane="on")),
        only("schikane_thrower", when(schikane="on")),
    )


class DufteState(RaceState, frozen=True):
    """`asked` says whether the thrower is to count `faces` or the others may claim them; `passed` will not claim."""

    faces: Faces = ()
    asked: Literal["", "count", "claim"] = ""
    passed: tuple[Seat, ...] = ()


def worth(faces: Faces) -> int:
    """The product of a double, the sum of any other throw."""
    one, other = faces
    return one * other if one == other else one + other


def is_double(faces: Faces) -> bool:
    """Whether both dice show the same."""
    return faces[0] == faces[1]


class DufteHundert(TargetRules[DufteState, DufteHundertOptions]):
    dice = d6(2)

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        return sheet + worth(faces), False

    # With chicanery nothing counts before the thrower has said how.

    def thrown(self, state: DufteState, faces: Faces) -> DufteState:
        if self.options.schikane == "on":
            return state.but(faces=faces, asked="count")
        return super().thrown(state, faces)

    def stage(self, state: DufteState) -> Stage:
        if state.asked == "count":
            return ask(state.seat, ADD_OR_MULTIPLY if is_double(state.faces) else ONLY_ADD)
        if state.asked == "claim":
            return self._window(state)
        return super().stage(state)

    def did(self, state: DufteState, seat: Seat, move: AnyMove) -> DufteState:
        if move == MULTIPLY:
            return self._credited(state, changed(state.sheets, seat, worth(state.faces)))
        if move == ADD and worth(state.faces) != sum(state.faces):
            return state.but(asked="claim")
        if move == CLAIM:
            return self._claimed(state, seat)
        return self._passed(state, seat) if move == PASS else self._added(state)

    def expired(self, state: DufteState, clock: str) -> DufteState:
        return self._added(state)

    # The others may claim a double that was added, until one does, all have passed, or time is up.

    def _window(self, state: DufteState) -> Ask:
        others = [seat for seat in clockwise(state.seat, self.seats)[1:] if seat not in state.passed]
        clock = Clock(f"claim-{state.circuit}-{state.seat}", self.options.claim_seconds)
        return Ask(dict.fromkeys(others, PASS_OR_CLAIM), (clock,))

    def _passed(self, state: DufteState, seat: Seat) -> DufteState:
        passed = (*state.passed, seat)
        return self._added(state) if len(passed) == self.seats - 1 else state.but(passed=passed)

    def _claimed(self, state: DufteState, claimant: Seat) -> DufteState:
        kept = sum(state.faces) if self.options.schikane_thrower == "keeps_sum" else 0
        sheets = changed(state.sheets, claimant, worth(state.faces))
        return self._credited(state, changed(sheets, state.seat, kept))

    def _added(self, state: DufteState) -> DufteState:
        return self._credited(state, changed(state.sheets, state.seat, sum(state.faces)))

    # Once points are credited, somebody may be at the target, in turn or not.

    def _credited(self, state: DufteState, sheets: Sheets) -> DufteState:
        counted = state.but(faces=(), asked="", passed=())
        if self.ends_at_once and any(map(self.at_goal, sheets)):
            return counted.but(sheets=sheets, over=True)
        return self.moved_on(counted, sheets)

    # Whoever has reached the target by a claim throws no more, where the lap is played out.

    def is_done(self, sheet: int) -> bool:
        return not self.ends_at_once and self.at_goal(sheet)

    def refusal(self, state: DufteState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return IllegalMove("no-double") if state.asked == "count" and move == MULTIPLY else None


class DufteHundertFace(TargetFace[DufteHundert]):
    def headline(self, state: DufteState, stage: Stage, viewer: Viewer) -> Phrase:
        if state.asked == "claim" and viewer != state.seat and viewer not in state.passed:
            return say("claim-now", who=Name(state.seat), product=worth(state.faces))
        return super().headline(state, stage, viewer)

    def told(self, before: DufteState, event: Event, after: DufteState) -> tuple[Phrase, ...]:
        gains = [now - then for now, then in zip(after.sheets, before.sheets, strict=True)]
        told = [
            say("told-points", who=Name(seat), points=gain, total=after.sheets[seat])
            for seat, gain in enumerate(gains)
            if gain
        ]
        if isinstance(event, Did) and event.move == CLAIM and not gains[before.seat]:
            told.append(say("told-nothing", who=Name(before.seat)))
        return (*told, *self._told_claimants_home(before, after))

    def _told_claimants_home(self, before: DufteState, after: DufteState) -> tuple[Phrase, ...]:
        """Whoever has reached the target out of turn, while the lap goes on."""
        return tuple(
            say("told-goal", who=Name(seat))
            for seat, sheet in enumerate(after.sheets)
            if seat != before.seat
            and not after.over
            and self.rules.at_goal(sheet)
            and not self.rules.at_goal(before.sheets[seat])
        )


class DufteHundertAdvice(Advice[DufteHundert]):
    def heuristic(self, state: DufteState, seat: Seat, move: AnyMove) -> float | None:
        """A double added is a double given away, unless nothing can be claimed."""
        if move == ADD and worth(state.faces) != sum(state.faces):
            return 0.0
        return 0.0 if move == PASS else float(worth(state.faces))


INFO = race_info("dufte-hundert", dice=2, decisions=True, matches=False, codes=("no-double",))
GAME = Game(INFO, DufteHundert, DufteHundertFace, DufteHundertAdvice)
