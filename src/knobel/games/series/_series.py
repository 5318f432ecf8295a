"""Series of throws with a score: everybody throws so many times, nothing is decided, the best score wins.

A game of this kind states its dice and what a throw (or a whole series) is worth; and how many throws a series has, or
how many of them make a turn, where its options do not say so. The state is nothing but what everybody has thrown, and
whose turn it is.
"""

from functools import cache, cached_property, lru_cache
from math import inf
from typing import Any, ClassVar, TypeVar

from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Standing, Standings, Tray, Viewer, say, views_of
from knobel.writing.facts import Family, Frozen, Info, Options
from knobel.writing.rules import (
    DiceSet,
    Faces,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    best_wins,
    clockwise,
    last_loses,
    later_in_round,
    no_winner,
    throw,
    throw_each,
    with_item,
)

Series = tuple[Faces, ...]
# What so many throws are worth is kept, once it has been worked out.
WORTHS_KEPT = 8192


def series_info(id: str, *, dice: int, decisions: bool = False, **more: Any) -> Info:
    """The facts of a game of this family: so many dice, two to twelve players, ties thrown off."""
    return Info(
        id=id,
        family=Family.SERIES,
        dice=("d6",) * dice,
        decisions=decisions,
        tie_break=True,
        **more,
    )


class SeriesState(Frozen, frozen=True):
    """Who is to throw (or threw last, once it is `over`), every seat's throws in order, and who began the round."""

    seat: Seat
    thrown: tuple[Series, ...]
    over: bool = False
    first: Seat = 0


S = TypeVar("S", bound=SeriesState)
O = TypeVar("O", bound=Options)  # noqa: E741


class SeriesBase(Rules[S, O]):
    """Games in which everybody throws a series, with a state of their own.

    The highest score wins, or the lowest (`lowest_wins`); where `ranks` is "loser" the worst score loses instead.
    Throws are made in a row, or one in every round (`in_rounds`). Rounds begin with the same seat, or each with the
    left neighbour of the one who began the last (`rotates`).
    """

    dice: ClassVar[DiceSet]
    lowest_wins: ClassVar[bool] = False
    in_rounds: ClassVar[bool] = False
    rotates: ClassVar[bool] = False

    def prepare(self) -> None:
        super().prepare()
        self.series_length = self.length()
        self.throws_a_turn = self.per_turn()
        self._orders = _orders(self.seats, self.rotates)
        self._worth = lru_cache(maxsize=WORTHS_KEPT)(self.worth)
        # Most games neither end a series early nor change their dice: then nobody is asked about it after every throw.
        self._ends_early = type(self).ended is not SeriesBase.ended
        self._throws = throw_each(self.seats, self.dice) if type(self).dice_for is SeriesBase.dice_for else ()

    # What a game of this kind states ---------------------------------------------------------------------------------

    def length(self) -> int:
        """How many throws a series has: as many as was agreed on, by the option `rounds` or `throws`."""
        agreed: int = getattr(self.options, "rounds" if self.in_rounds else "throws")
        return agreed

    def per_turn(self) -> int:
        """How many of them are thrown in a row."""
        return 1 if self.in_rounds else self.length()

    def worth(self, number: int, faces: Faces) -> int:
        """What one throw of a series brings; its number counts from 0."""
        raise NotImplementedError

    def score(self, series: Series) -> int | None:
        """What a series is worth so far, usually the sum of its throws; None for a series that has gone out."""
        return sum(map(self._worth, range(len(series)), series))

    def ended(self, series: Series) -> bool:
        """Whether a series is over before its full length; asked after every throw."""
        return False

    def turn_ended(self, series: Series) -> bool:
        """Whether the dice move on after the last throw of a series."""
        return not len(series) % self.throws_a_turn or (self._ends_early and self.ended(series))

    def dice_for(self, series: Series) -> DiceSet:
        """The dice of the next throw."""
        return self.dice

    # What follows ----------------------------------------------------------------------------------------------------

    def start(self, first: Seat) -> S:
        begun: S = self.state_type(first, ((),) * self.seats, False, first)
        return begun

    def stage(self, state: S) -> Stage:
        if state.over:
            return Over(self.result(state))
        if self._throws:
            return self._throws[state.seat]
        return throw(state.seat, self.dice_for(state.thrown[state.seat]))

    def thrown(self, state: S, faces: Faces) -> S:
        seat = state.seat
        series = (*state.thrown[seat], faces)
        thrown = with_item(state.thrown, seat, series)
        return self._moved_on(state, thrown) if self.turn_ended(series) else state.but(thrown=thrown)

    # The dice go to the next seat of the round that still has throws, then to whoever begins the next round.

    def _moved_on(self, state: S, thrown: tuple[Series, ...]) -> S:
        for following, first in self._orders[state.first][state.seat]:
            if not self.complete(thrown[following]):
                return state.but(seat=following, thrown=thrown, first=first)
        return state.but(thrown=thrown, over=True)

    # A play-off goes by the order of the last round. (In games that rotate, since their version 2.)

    def round_first(self, state: S, first: Seat) -> Seat:
        return state.first if self.version > 1 else first

    def complete(self, series: Series) -> bool:
        """Whether no throw of a series is left."""
        return len(series) >= self.series_length or (self._ends_early and self.ended(series))

    def result(self, state: S) -> Result:
        """The best score wins (or the worst loses); whoever has gone out is last; if all have, nobody wins."""
        scores = tuple(map(self.score, state.thrown))
        if scores.count(None) == self.seats:
            return no_winner(self.seats, points=scores)
        out = inf if self.lowest_wins else -inf
        keys = scores if None not in scores else [out if score is None else score for score in scores]
        ranked = last_loses if self.ranks == "loser" else best_wins
        return ranked(keys, lowest_first=self.lowest_wins, points=scores)


# Those who come next, each with whoever has begun the round by then.
Order = tuple[tuple[Seat, Seat], ...]


@cache
def _orders(seats: int, rotates: bool) -> tuple[tuple[Order, ...], ...]:
    """Who comes next, by who began the round and who has thrown."""
    return tuple(tuple(_order(seat, first, seats, rotates) for seat in range(seats)) for first in range(seats))


def _order(seat: Seat, first: Seat, seats: int, rotates: bool) -> Order:
    later = ((other, first) for other in later_in_round(seat, first, seats))
    return (*later, *((other, other) for other in clockwise((first + rotates) % seats, seats)))


class SeriesRules(SeriesBase[SeriesState, O]):
    """Games in which everybody throws a series."""


class FaceByFace(SeriesRules[O]):
    """Games in which every throw has a face of its own, and counts the pips of the dice that show it."""

    counting: ClassVar[Faces]

    def length(self) -> int:
        return len(self.counting)

    def worth(self, number: int, faces: Faces) -> int:
        return self.counting[number] * faces.count(self.counting[number])


R = TypeVar("R", bound=SeriesBase[Any, Any])


class SeriesFace(Face[R]):
    """How a series is shown and told."""

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
        gain = score - (self.rules.score(series[:-1]) or 0)
        return (say("told-series-score", who=Name(seat), score=score, gain=gain),)

    def standing(self, seat: Seat, series: Series) -> Standing:
        """A seat among the others."""
        score = self.rules.score(series)
        return Standing(seat, score, self.remark(series), out=score is None)

    def standings(self, state: Any, viewer: Viewer) -> Standings:
        return Standings("standings", self.unit, tuple(map(self.standing, range(self.rules.seats), state.thrown)))

    # The last throw lies there until the next one; before the first, the dice lie ready for whoever begins.

    def trays(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        owner = state.seat if last is None or last.seat is None or not state.thrown[last.seat] else last.seat
        series = state.thrown[owner]
        views = views_of(self.rules.dice_for(series[:-1]), series[-1] if series else None)
        count, length = self.counted(series)
        return (Tray("tray", owner, views, throws=count or None, allowed=length),)

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        return self.told(before.seat, after.thrown[before.seat])


class SeriesAdvice(Advice[R]):
    """For series whose throws add up: of those made, nothing but their number and their sum of points matters."""

    def canonical(self, state: Any) -> Any:
        return state.but(thrown=tuple(map(self._stand_in, state.thrown)))

    def _stand_in(self, series: Series) -> Series:
        score = self.rules.score(series)
        return self._stand_ins[len(series)].get(score, series)

    @cached_property
    def _stand_ins(self) -> tuple[dict[int | None, Series], ...]:
        """One series for each number of throws and each score that they can have."""
        rows: list[dict[int | None, Series]] = [{0: ()}]
        for number in range(self.rules.series_length):
            throws = {self.rules.worth(number, faces): faces for faces, _ in self.rules.dice.merged_outcomes()}
            rows.append(
                {
                    (score or 0) + gain: (*series, faces)
                    for score, series in rows[-1].items()
                    for gain, faces in throws.items()
                }
            )
        return tuple(rows)
