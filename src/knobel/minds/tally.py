"""Counting results: how often somebody won, and how good the places were."""

from knobel.core.frozen import Frozen
from knobel.core.results import Result


class Summary(Frozen, frozen=True):
    """The numbers of one mind, or of one seat; None where the game has nothing to count."""

    games: int
    wins: int
    win_rate: float | None
    losses: int
    mean_place: float | None
    mean_points: float | None
    mean_chips: float | None
    mean_net: float | None


class Mean:
    """A mean that grows; None while there is nothing to average."""

    def __init__(self) -> None:
        self._sum = 0
        self._count = 0

    def add(self, value: int | None) -> None:
        if value is not None:
            self._sum += value
            self._count += 1

    def merge(self, other: "Mean") -> None:
        self._sum += other._sum
        self._count += other._count

    @property
    def value(self) -> float | None:
        return round(self._sum / self._count, 4) if self._count else None


class Tally:
    """The results of one mind, or of one seat, over many games. A shared win is a win."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.losses = 0
        self.place, self.points, self.chips, self.net = Mean(), Mean(), Mean(), Mean()

    def add(self, result: Result, seat: int) -> None:
        """Count one game."""
        self.games += 1
        self.wins += seat in result.winners
        self.losses += seat in result.losers
        self.place.add(result.places[seat])
        for mean, values in ((self.points, result.points), (self.chips, result.chips), (self.net, result.nets)):
            mean.add(None if values is None else values[seat])

    def merge(self, other: "Tally") -> None:
        """Count the games of another tally too."""
        self.games += other.games
        self.wins += other.wins
        self.losses += other.losses
        for name in ("place", "points", "chips", "net"):
            getattr(self, name).merge(getattr(other, name))

    def summary(self) -> Summary:
        """The numbers."""
        return Summary(
            games=self.games,
            wins=self.wins,
            win_rate=round(self.wins / self.games, 4) if self.games else None,
            losses=self.losses,
            mean_place=self.place.value,
            mean_points=self.points.value,
            mean_chips=self.chips.value,
            mean_net=self.net.value,
        )
