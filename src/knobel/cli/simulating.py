"""Games of one kind played by minds, one after the other or by several processes, and counted."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from knobel.cli.processes import spread
from knobel.cli.progress import Advance
from knobel.cli.table.chance import chance_for
from knobel.cli.tally import Tally
from knobel.core.options import Value
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.arena import Chance, Played, minds_named, play
from knobel.minds.mind import Mind

# Games are shared out in about so many lots; each has dice of its own, so it does not matter who plays it.
LOTS = 200


class Counts:
    """What came of some games, by mind and by seat."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        self.by_mind = {name: Tally() for name in names}
        self.by_seat = [Tally() for _ in range(seats)]
        self.games = self.events = self.stopped = 0

    def add(self, played: Played, seated: Sequence[str]) -> None:
        """Count one game, by who sat where."""
        self.games += 1
        self.events += played.count
        self.stopped += STOPPED_BY_LIMIT in played.result.flags
        for seat, name in enumerate(seated):
            self.by_mind[name].add(played.result, seat)
            self.by_seat[seat].add(played.result, seat)

    def merge(self, other: "Counts") -> None:
        """Count the games of another count too."""
        self.games += other.games
        self.events += other.events
        self.stopped += other.stopped
        for name, tally in other.by_mind.items():
            self.by_mind[name].merge(tally)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(theirs)


class Lot(NamedTuple):
    """Some games of a simulation, told so that another process can play them."""

    id: str
    seats: int
    options: Mapping[str, Value]
    names: tuple[str, ...]
    seed: str
    first: int
    games: int


def count_games(game: Match, games: int, names: Sequence[str], seed: str, counts: Counts, advance: Advance) -> None:
    """Play one game after the other with one stream of dice, and count each as it ends."""
    for played, seated in _played(game, names, range(games), chance_for(seed)):
        counts.add(played, seated)
        advance(1)


def count_lots(
    game: Match, games: int, names: Sequence[str], seed: str, jobs: int, counts: Counts, advance: Advance
) -> None:
    """Let so many processes play the games in lots, and count each lot as it ends."""
    with spread(counted, lots(game, games, names, seed), jobs) as finished:
        for lot in finished:
            counts.merge(lot)
            advance(lot.games)


def lots(game: Match, games: int, names: Sequence[str], seed: str) -> list[Lot]:
    """The games in lots; how they are shared out depends on nothing but their number."""
    size = max(1, games // LOTS)
    return [
        Lot(game.info.id, game.seats, game.options, tuple(names), f"{seed}/{first}", first, min(size, games - first))
        for first in range(0, games, size)
    ]


def counted(lot: Lot) -> Counts:
    """A lot, played."""
    game, counts = opening.game(lot.id, lot.seats, lot.options), Counts(lot.names, lot.seats)
    numbers = range(lot.first, lot.first + lot.games)
    for played, seated in _played(game, lot.names, numbers, Chance(lot.seed)):
        counts.add(played, seated)
    return counts


def _played(
    game: Match, names: Sequence[str], numbers: range, chance: Chance
) -> Iterator[tuple[Played, tuple[str, ...]]]:
    """Game after game. From one to the next the minds move on one seat, so that none profits from its seat."""
    minds: tuple[Mind, ...] = minds_named(names)
    for number in numbers:
        order = [(seat + number) % len(minds) for seat in range(game.seats)]
        yield (
            play(game, game.start(), [minds[mind] for mind in order], chance),
            tuple(names[mind] for mind in order),
        )
