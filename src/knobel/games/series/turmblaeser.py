"""Turmbläser: two dice lie under the cup, a third is blown down from it and multiplies their sum.

Rulings followed: nobody looks under the cup before the third die has fallen, not even the thrower; the blown die is
always the multiplier; the highest sum of all rounds wins; a play-off is one more turn, scored in the same way.
"""

from typing import Annotated

from knobel.parts.series import Series, SeriesFace, SeriesGame, SeriesState
from knobel.writing.advice import Advice, Below, is_unknown
from knobel.writing.face import DieView, Event, Name, Phrase, Pips, Tray, Viewer, say
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, Over, Seat, Secret, Stage, d6, throw

PAIR, BLOWN = d6(2), d6(1)
NOBODY: tuple[Seat, ...] = ()


class TurmblaeserOptions(Options, frozen=True):
    """What a table can agree on."""

    rounds: Annotated[int, whole(1, 20)] = 5


class State(SeriesState, frozen=True):
    """`cup` holds the covered pair until the third die has been blown down."""

    cup: Secret[Faces] | None = None


INFO = Info(
    id="turmblaeser",
    family=Family.SERIES,
    players=Players(2, 12),
    dice=("d6",) * 3,
    matches=False,
    hidden=True,
    decisions=False,
    tie_break=True,
)


class Turmblaeser(SeriesGame[TurmblaeserOptions]):
    state_type = State
    dice = d6(3)

    def length(self) -> int:
        return self.options.rounds

    def per_turn(self) -> int:
        return 1

    # The pair under the cup times the die that was blown down.

    def worth(self, number: int, faces: Faces) -> int:
        return (faces[0] + faces[1]) * faces[2]

    def playoff_value(self, faces: Faces) -> int:
        return self.worth(0, faces)

    # First the pair, covered, then the die on the cup; with it the pair is shown.

    def start(self, first: Seat) -> State:
        return State(first, ((),) * self.seats, False, first, first)

    def stage(self, state: SeriesState) -> Stage:
        assert isinstance(state, State)
        if state.over:
            return Over(self.result(state))
        return throw(state.seat, PAIR, NOBODY) if state.cup is None else throw(state.seat, BLOWN)

    def thrown(self, state: SeriesState, faces: Faces) -> State:
        assert isinstance(state, State)
        if state.cup is None:
            return State(state.seat, state.thrown, False, state.first, state.seat, Secret(faces, NOBODY))
        after = super().thrown(state, state.cup.value + faces)
        return State(after.seat, after.thrown, after.over, after.first, after.last)

    def reveals(self, before: SeriesState, event: Event, after: SeriesState) -> tuple[Seat, ...]:
        return (before.seat,) if _cup(before) is not None else ()


class TurmblaeserFace(SeriesFace[Turmblaeser]):
    # What is seen and said. The blown die lies apart from the pair.

    def headline(self, state: SeriesState, stage: Stage, viewer: Viewer) -> Phrase:
        if _cup(state) is None:
            return super().headline(state, stage, viewer)
        return say("your-breath") if viewer == state.seat else say("breath-of", who=Name(state.seat))

    def _tray(self, state: SeriesState) -> Tray:
        series = state.thrown[state.last]
        covered = _cup(state) is not None
        faces: tuple[int | None, ...] = series[-1] if series and not covered else (None,) * 3
        dice = tuple(DieView(index, face, held=index == 2) for index, face in enumerate(faces))
        number = len(series) + covered
        return Tray(
            "tray", state.last, dice, "covered" if covered else "lifted", number or None, self.rules.series_length
        )

    def consequences(self, before: SeriesState, event: Event, after: SeriesState, viewer: Viewer) -> tuple[Phrase, ...]:
        return () if _cup(before) is None else self.told(before.seat, after.thrown[before.seat])

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        first, second, blown = series[-1]
        pair = Pips("d6", (first, second))
        lifted = say("told-lifted", pair=pair, blown=blown, gain=self.rules.worth(0, series[-1]))
        return (lifted, say("told-series-score", who=Name(seat), score=self.rules.score(series) or 0))


class TurmblaeserAdvice(Advice[Turmblaeser]):
    def sample_hidden(self, state: SeriesState, seat: Seat, below: Below) -> State:
        assert isinstance(state, State)
        return state.but(cup=Secret(PAIR.sample(below), NOBODY)) if is_unknown(state.cup) else state


def _cup(state: SeriesState) -> Secret[Faces] | None:
    assert isinstance(state, State)
    return state.cup


GAME = Game(INFO, Turmblaeser, TurmblaeserFace, TurmblaeserAdvice)
