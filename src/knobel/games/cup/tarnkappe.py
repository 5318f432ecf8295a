"""Tarnkappe: a die under the cup that nobody has seen, and the left neighbour says whether it is low or high.

Rulings followed: low means 1 to 3 and high 5 to 6, so the odds are uneven and stay so; a four counts for nobody, and
the same player throws again for the same guesser, who may say something else; points may fall below zero, unless the
table says otherwise; the thrower scores nothing; after so many circuits the most points win.
"""

from typing import Annotated

from knobel.writing.advice import Advice, RandBelow, Round, is_unknown
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Tray, Viewer, dice_tray, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, whole
from knobel.writing.rules import (
    SIGNED,
    AnyMove,
    Bounds,
    Choices,
    Over,
    Result,
    Rules,
    Say,
    Seat,
    Secret,
    Stage,
    ask,
    by_points,
    d6,
    throw,
    up_to,
    with_item,
)

ONE_DIE = d6(1)
NEITHER = 4
MEANT = {"drunter": (1, 2, 3), "drueber": (5, 6)}
GUESSES = Choices(*map(Say, MEANT))
NOBODY = ()


class TarnkappeOptions(Options, frozen=True):
    target: Annotated[int, whole(3, 20)] = 10
    floor_zero: bool = False
    max_circuits: Annotated[int, whole(20, 1000)] = 200


class State(Frozen, frozen=True):
    """`seat` throws and its left neighbour guesses; `scored` counts the guesses that brought or cost a point.

    `cup` holds the die that nobody has seen.
    """

    former = frozenset(("shown",))

    seat: Seat
    points: tuple[int, ...]
    scored: int = 0
    cup: Secret[int] | None = None


class Tarnkappe(Rules[State, TarnkappeOptions]):
    def prepare(self) -> None:
        super().prepare()
        self.most_scored = self.options.max_circuits * self.seats

    def bounds(self) -> Bounds:
        return {"points.*": SIGNED, "scored": up_to(self.most_scored), "cup.value": range(1, 7)}

    def start(self, first: Seat) -> State:
        return State(first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.cup is not None:
            return ask(self.guesser(state), GUESSES)
        if self.ended(state):
            return Over(self.result(state))
        return throw(state.seat, ONE_DIE, NOBODY)

    def guesser(self, state: State) -> Seat:
        """The left neighbour of whoever throws."""
        return (state.seat + 1) % self.seats

    # The die stays covered for everybody, the thrower too, until the guess is made.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        return state.but(cup=Secret(faces[0], NOBODY))

    # A right guess brings a point, a wrong one costs one, and the guesser throws next; a four counts for nobody.

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Say)
        assert state.cup is not None
        face = state.cup.value
        if face == NEITHER:
            return state.but(cup=None)
        points = state.points[seat] + (1 if face in MEANT[move.value] else -1)
        row = with_item(state.points, seat, self._at_least(points))
        return State(seat, row, state.scored + 1)

    def _at_least(self, points: int) -> int:
        return max(points, 0) if self.options.floor_zero else points

    # Whoever has so many points wins at once; after so many circuits the most points do.

    def ended(self, state: State) -> bool:
        return self.options.target in state.points or state.scored >= self.most_scored

    def result(self, state: State) -> Result:
        return by_points(state.points)

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return (before.seat,) if before.cup is not None and after.cup is None else ()


class TarnkappeFace(Face[Tarnkappe]):
    def score(self, state: State, seat: Seat) -> int:
        return state.points[seat]

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is not None:
            return (dice_tray(state.seat, (state.cup.shown_to(viewer),), cup="covered"),)
        return (dice_tray(state.seat, (None,)) if last is None else dice_tray(last.seat, last.faces, cup="lifted"),)

    # The die that a guess was about lies there until the next throw.

    def left_lying(self, before: State, event: Event, after: State, last: LastThrow | None) -> LastThrow | None:
        return None if before.cup is None else LastThrow(before.seat, (before.cup.value,))

    def announcements(self, state: State) -> dict[str, Phrase]:
        if state.cup is None and self.rules.ended(state):
            return {}
        circuit = say("circuit", number=state.scored // self.rules.seats + 1, most=self.rules.options.max_circuits)
        guesser = say("guesser", who=Name(self.rules.guesser(state)), target=self.rules.options.target)
        return {"guesser": guesser, "circuit": circuit}

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if before.cup is None:
            return ()
        face = before.cup.value
        told = [say("told-lifted", face=face), self._told_guess(before, face, after)]
        if after.scored >= self.rules.most_scored and self.rules.options.target not in after.points:
            told.append(say("told-circuits", circuits=self.rules.options.max_circuits))
        return tuple(told)

    def _told_guess(self, before: State, face: int, after: State) -> Phrase:
        seat = self.rules.guesser(before)
        if face == NEITHER:
            return say("told-neither", who=Name(seat), thrower=Name(before.seat))
        key = "told-right" if after.points[seat] > before.points[seat] else "told-wrong"
        return say(key, who=Name(seat), points=after.points[seat])


class TarnkappeAdvice(Advice[Tarnkappe]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        if not is_unknown(state.cup):
            return state
        return state.but(cup=Secret(ONE_DIE.sample(below)[0], NOBODY))

    def round_of(self, state: State) -> Round[State]:
        return Round(state.scored, state.points)

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        return len(MEANT[move.value]) / 5 if isinstance(move, Say) else None


INFO = Info(id="tarnkappe", family=Family.CUP, dice=("d6",), hidden=True)
GAME = Game(INFO, Tarnkappe, TarnkappeFace, TarnkappeAdvice)
