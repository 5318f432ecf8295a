"""Series of throws with a score: everybody throws so many times, nothing is decided, the best score wins.

A game of this kind states its dice, how many throws a series has, how many of them make a turn, and what a series is
worth. The state is nothing but what everybody has thrown.
"""

from typing import Any, ClassVar

from knobel.core.dice import DiceSet, Faces
from knobel.core.events import Event
from knobel.core.frozen import Frozen
from knobel.core.game import Game
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.secrets import Viewer
from knobel.core.stages import Over, Seat, Stage, throw
from knobel.core.widgets import DieView, Standing, Standings, Tray, Widget
from knobel.parts.ranking import best_wins, no_winner

Series = tuple[Faces, ...]


class SeriesState(Frozen, frozen=True):
    """Who is to throw, and every seat's throws in order."""

    seat: Seat
    thrown: tuple[Series, ...]


class SeriesGame(Game[SeriesState]):
    """The base of games in which everybody throws a series."""

    state_type = SeriesState
    dice: ClassVar[DiceSet]
    unit: ClassVar[str] = "points"

    # What a game of this kind states ---------------------------------------------------------------------------------

    def length(self) -> int:
        """How many throws a series has."""
        raise NotImplementedError

    def per_turn(self) -> int:
        """How many of them are thrown in a row; all of them, unless the game goes round."""
        return self.length()

    def score(self, series: Series) -> int | None:
        """What a series is worth so far; None for a series that has gone out."""
        raise NotImplementedError

    def ended(self, series: Series) -> bool:
        """Whether a series is over before its full length."""
        return self.score(series) is None

    def dice_for(self, series: Series) -> DiceSet:
        """The dice of the next throw."""
        return self.dice

    # What follows ----------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> SeriesState:
        return SeriesState(first, ((),) * self.seats)

    def stage(self, state: SeriesState) -> Stage:
        series = state.thrown[state.seat]
        if self._complete(series):
            return Over(self.result(state))
        return throw(state.seat, self.dice_for(series))

    def thrown(self, state: SeriesState, faces: Faces) -> SeriesState:
        seat = state.seat
        series = (*state.thrown[seat], faces)
        thrown = (*state.thrown[:seat], series, *state.thrown[seat + 1 :])
        if len(series) % self.per_turn() and not self.ended(series):
            return SeriesState(seat, thrown)
        return SeriesState(self._next(seat, thrown), thrown)

    def result(self, state: SeriesState) -> Result:
        """The best score wins; whoever has gone out shares the last place; if all have, nobody wins."""
        scores = tuple(map(self.score, state.thrown))
        if all(score is None for score in scores):
            return no_winner(self.seats, points=scores)
        return best_wins([(score is not None, score or 0) for score in scores], points=scores)

    def draw(self, state: SeriesState, viewer: Viewer) -> tuple[Widget, ...]:
        rows = tuple(
            Standing(seat, self.score(series), self.note(series), out=self.score(series) is None)
            for seat, series in enumerate(state.thrown)
        )
        return (self._tray(state), Standings("standings", self.unit, rows))

    def note(self, series: Series) -> Phrase:
        """A remark on a series: how far it has come."""
        return say("series-progress", count=len(series), length=self.length())

    def consequences(self, before: SeriesState, event: Event, after: SeriesState, viewer: Viewer) -> tuple[Phrase, ...]:
        score = self.score(after.thrown[before.seat])
        if score is None:
            return (say("told-out", who=Name(before.seat)),)
        return (say("told-series-score", who=Name(before.seat), score=score),)

    def _complete(self, series: Series) -> bool:
        return len(series) >= self.length() or self.ended(series)

    def _next(self, seat: Seat, thrown: tuple[Series, ...]) -> Seat:
        """The next seat clockwise that still has throws, or the same one when nobody has."""
        for step in range(1, self.seats + 1):
            following = (seat + step) % self.seats
            if not self._complete(thrown[following]):
                return following
        return seat

    def _tray(self, state: SeriesState) -> Tray:
        series = state.thrown[state.seat]
        dice = self.dice_for(series[:-1] if series else series)
        faces: tuple[Any, ...] = series[-1] if series else (None,) * len(dice)
        views = tuple(
            DieView(die.index, face, die.kind.name, die.colour) for die, face in zip(dice.dice, faces, strict=True)
        )
        return Tray("tray", state.seat, views, throws=len(series), allowed=self.length())
