"""Turmbläser: two dice lie under the cup, a third is blown down from it and multiplies their sum.

Rulings followed: nobody looks under the cup before the third die has fallen, not even the thrower; the blown die is
always the multiplier; the highest sum of all rounds wins; a play-off is one more turn, scored in the same way.
"""

from typing import Annotated

from knobel.games.series._series import Series, SeriesBase, SeriesFace, SeriesState, series_info
from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import DieView, Event, LastThrow, Name, Phrase, Pips, Tray, Viewer, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, Over, Seat, Secret, Stage, d6, throw

PAIR, BLOWN = d6(2), d6(1)
NOBODY: tuple[Seat, ...] = ()


class TurmblaeserOptions(Options, frozen=True):
    rounds: Annotated[int, whole(1, 20)] = 5


class State(SeriesState, frozen=True):
    """`cup` holds the covered pair until the third die has been blown down."""

    cup: Secret[Faces] | None = None


class Turmblaeser(SeriesBase[State, TurmblaeserOptions]):
    dice = d6(3)
    in_rounds = True

    # The pair under the cup times the die that was blown down.

    def worth(self, number: int, faces: Faces) -> int:
        return (faces[0] + faces[1]) * faces[2]

    def playoff_value(self, faces: Faces) -> int:
        return self.worth(0, faces)

    # First the pair, covered, then the die on the cup; with it the pair is shown.

    def stage(self, state: State) -> Stage:
        if state.over:
            return Over(self.result(state))
        return throw(state.seat, PAIR, NOBODY) if state.cup is None else throw(state.seat, BLOWN)

    def thrown(self, state: State, faces: Faces) -> State:
        if state.cup is None:
            return state.but(cup=Secret(faces, NOBODY))
        return super().thrown(state.but(cup=None), state.cup.value + faces)

    def reveals(self, before: State, event: Event, after: State) -> tuple[Seat, ...]:
        return () if before.cup is None else (before.seat,)


class TurmblaeserFace(SeriesFace[Turmblaeser]):
    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.cup is None:
            return super().headline(state, stage, viewer)
        return say("your-breath") if viewer == state.seat else say("breath-of", who=Name(state.seat))

    # The blown die lies apart from the pair.

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.cup is None:
            (tray,) = super().trays(state, viewer, last)
            return (tray.but(dice=_apart(tray.dice), cup="lifted"),)
        number, length = len(state.thrown[state.seat]) + 1, self.rules.series_length
        return (Tray("tray", state.seat, UNDER_THE_CUP, "covered", number, length),)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        return () if before.cup is None else super().consequences(before, event, after, viewer)

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        first, second, blown = series[-1]
        pair = Pips("d6", (first, second))
        lifted = say("told-lifted", pair=pair, blown=blown, gain=self.rules.worth(0, series[-1]))
        return (lifted, say("told-series-score", who=Name(seat), score=self.rules.score(series) or 0))


def _apart(dice: tuple[DieView, ...]) -> tuple[DieView, ...]:
    return (*dice[:2], dice[2].but(held=True))


UNDER_THE_CUP = _apart(tuple(DieView(index, None) for index in range(3)))


class TurmblaeserAdvice(Advice[Turmblaeser]):
    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        return state.but(cup=Secret(PAIR.sample(below), NOBODY)) if is_unknown(state.cup) else state


GAME = Game(
    series_info("turmblaeser", dice=3, matches=False, hidden=True), Turmblaeser, TurmblaeserFace, TurmblaeserAdvice
)
