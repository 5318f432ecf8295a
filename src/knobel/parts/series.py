"""Series of throws with a score: everybody throws so many times, nothing is decided, the best score wins.

A game of this kind states its dice, how many throws a series has, how many of them make a turn, and what a throw (or a
whole series) is worth. The state is nothing but what everybody has thrown, and whose turn it is.
"""

from typing import Any, ClassVar, TypeVar

from knobel.core.dice import DiceSet, Faces
from knobel.core.events import Event
from knobel.core.face import Face, LastThrow
from knobel.core.frozen import Frozen
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.rules import O, Rules
from knobel.core.secrets import Viewer
from knobel.core.stages import Over, Seat, Stage, throw
from knobel.core.widgets import DieView, Standing, Standings, Tray, Widget
from knobel.parts.ranking import best_wins, last_loses, no_winner
from knobel.parts.turns import clockwise

Series = tuple[Faces, ...]


class SeriesState(Frozen, frozen=True):
    """Who is to throw (or threw last, once it is `over`), and every seat's throws in order.

    `first` began the present round, `last` threw the dice that lie on the table.
    """

    seat: Seat
    thrown: tuple[Series, ...]
    over: bool = False
    first: Seat = 0
    last: Seat = 0


class SeriesGame(Rules[SeriesState, O]):
    """The base of games in which everybody throws a series.

    The highest score wins, or the lowest (`lowest_wins`); where `ranks` is "loser" the worst score loses instead.
    Rounds begin with the same seat, or each with the left neighbour of the one who began the last (`rotates`).
    """

    dice: ClassVar[DiceSet]
    lowest_wins: ClassVar[bool] = False
    rotates: ClassVar[bool] = False

    def prepare(self) -> None:
        super().prepare()
        self.series_length = self.length()
        self.throws_a_turn = self.per_turn()

    # What a game of this kind states ---------------------------------------------------------------------------------

    def length(self) -> int:
        """How many throws a series has."""
        raise NotImplementedError

    def per_turn(self) -> int:
        """How many of them are thrown in a row; all of them, unless the game goes round."""
        return self.length()

    def worth(self, number: int, faces: Faces) -> int:
        """What one throw of a series brings; its number counts from 0."""
        raise NotImplementedError

    def score(self, series: Series) -> int | None:
        """What a series is worth so far, usually the sum of its throws; None for a series that has gone out."""
        return sum(self.worth(number, faces) for number, faces in enumerate(series))

    def ended(self, series: Series) -> bool:
        """Whether a series is over before its full length; asked after every throw."""
        return False

    def turn_ended(self, series: Series) -> bool:
        """Whether the dice move on after the last throw of a series."""
        return not len(series) % self.throws_a_turn or self.ended(series)

    def dice_for(self, series: Series) -> DiceSet:
        """The dice of the next throw."""
        return self.dice

    # What follows ----------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> SeriesState:
        return SeriesState(first, ((),) * self.seats, False, first, first)

    def stage(self, state: SeriesState) -> Stage:
        if state.over:
            return Over(self.result(state))
        return throw(state.seat, self.dice_for(state.thrown[state.seat]))

    def thrown(self, state: SeriesState, faces: Faces) -> SeriesState:
        seat = state.seat
        series = (*state.thrown[seat], faces)
        thrown = (*state.thrown[:seat], series, *state.thrown[seat + 1 :])
        if not self.turn_ended(series):
            return SeriesState(seat, thrown, False, state.first, seat)
        return self._moved_on(seat, state.first, thrown)

    def result(self, state: SeriesState) -> Result:
        """The best score wins (or the worst loses); whoever has gone out is last; if all have, nobody wins."""
        scores = tuple(map(self.score, state.thrown))
        if all(score is None for score in scores):
            return no_winner(self.seats, points=scores)
        sign = -1 if self.lowest_wins else 1
        ranked = last_loses if self.ranks == "loser" else best_wins
        return ranked([(score is not None, sign * (score or 0)) for score in scores], points=scores)

    # The dice go to the next seat of the round that still has throws, then to whoever begins the next round.

    def _moved_on(self, seat: Seat, first: Seat, thrown: tuple[Series, ...]) -> SeriesState:
        for following in clockwise((seat + 1) % self.seats, self.seats)[: (first - seat - 1) % self.seats]:
            if not self.complete(thrown[following]):
                return SeriesState(following, thrown, False, first, seat)
        for following in clockwise((first + self.rotates) % self.seats, self.seats):
            if not self.complete(thrown[following]):
                return SeriesState(following, thrown, False, following, seat)
        return SeriesState(seat, thrown, True, first, seat)

    def complete(self, series: Series) -> bool:
        return len(series) >= self.series_length or self.ended(series)


R = TypeVar("R", bound=SeriesGame[Any])


class SeriesFace(Face[R]):
    """What is seen and said."""

    unit: ClassVar[str] = "points"

    def counted(self, series: Series) -> tuple[int, int]:
        """The number of the last throw, as it is counted aloud, and of how many."""
        return len(series), self.rules.series_length

    def remark(self, series: Series) -> Phrase:
        """A remark on a series: how far it has come."""
        count, length = self.counted(series)
        return say("series-progress", count=count, length=length)

    def told(self, seat: Seat, series: Series) -> tuple[Phrase, ...]:
        """What there is to say of the last throw of a series: where it has brought the seat, and by how much."""
        score = self.rules.score(series)
        if score is None:
            return (say("told-out", who=Name(seat)),)
        return (
            say("told-series-score", who=Name(seat), score=score, gain=score - (self.rules.score(series[:-1]) or 0)),
        )

    def draw(self, state: SeriesState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        rows = tuple(self._standing(seat, series) for seat, series in enumerate(state.thrown))
        return (self._tray(state), Standings("standings", self.unit, rows))

    def consequences(self, before: SeriesState, event: Event, after: SeriesState, viewer: Viewer) -> tuple[Phrase, ...]:
        return self.told(before.seat, after.thrown[before.seat])

    def _standing(self, seat: Seat, series: Series) -> Standing:
        score = self.rules.score(series)
        return Standing(seat, score, self.remark(series), out=score is None)

    def _tray(self, state: SeriesState) -> Tray:
        series = state.thrown[state.last]
        dice = self.rules.dice_for(series[:-1])
        faces: tuple[Any, ...] = series[-1] if series else (None,) * len(dice)
        views = tuple(
            DieView(die.index, face, die.kind.name, die.colour) for die, face in zip(dice.dice, faces, strict=True)
        )
        count, length = self.counted(series)
        return Tray("tray", state.last, views, throws=count or None, allowed=length)
