"""Games of one kind played by minds, one after the other or by several processes, and counted."""

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.match.match import Match
from knobel.minds.arena import Chance, Playthrough, minds_named, play
from knobel.minds.knowledge import Knowledge
from knobel.minds.mind import MINDS, Mind
from knobel.minds.processes import spread
from knobel.minds.tally import Summary, Tally

# Games are shared out in about so many lots; each has dice of its own, so it does not matter who plays it. No lot is so
# large that whoever stops a long simulation would lose much of it.
LOTS, LARGEST_LOT = 200, 100
# More than these nobody means.
MOST_GAMES, MOST_JOBS = 10_000_000, 1024
# Told with every few games that are done: how many.
Advance = Callable[[int], None]


class Simulation(Frozen, frozen=True):
    """What came of many games. `interrupted` says that somebody stopped them before all were played."""

    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    games: int
    minds: dict[str, Summary]
    by_seat: tuple[Summary, ...]
    events: int
    stopped_by_limit: int
    interrupted: bool = False


def simulate(
    game: Match,
    games: int = 100,
    minds: Sequence[str | Mind] = ("random", "greedy"),
    *,
    seed: int | str | None = None,
    jobs: int | None = None,
    advance: Advance = lambda _: None,
) -> Simulation:
    """Let minds play so many games, and count. From game to game they move on one seat.

    The same `seed` gives the same dice; `jobs` processes play at once, and how many does not change the numbers, though
    those without are others. Interrupted by Ctrl-C, it is what was finished, if anything was.
    """
    check_numbers(games, jobs)
    used = secrets.token_hex(4) if seed is None else str(seed)
    seated = minds_given(minds)
    counts, interrupted = Counts([mind.name for mind in seated], game.seats), False
    try:
        if jobs is None:
            _count_games(game, games, seated, used, counts, advance)
        else:
            _count_lots(game, games, seated, used, jobs, counts, advance)
    except KeyboardInterrupt:
        if not counts.games:
            raise
        interrupted = True
    return Simulation(
        game=game.info.id,
        seats=game.seats,
        options=dict(game.options),
        seed=used,
        games=counts.games,
        minds={name: tally.summary() for name, tally in counts.by_mind.items()},
        by_seat=tuple(tally.summary() for tally in counts.by_seat),
        events=counts.events,
        stopped_by_limit=counts.stopped,
        interrupted=interrupted,
    )


def check_numbers(games: int, jobs: int | None) -> None:
    """Refuse so many games, or processes, as cannot be."""
    if not 1 <= games <= MOST_GAMES:
        raise KnobelError("bad-games", games=games, most=MOST_GAMES)
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise KnobelError("bad-jobs", jobs=jobs, most=MOST_JOBS)


def minds_given(minds: Sequence[str | Mind]) -> tuple[Mind, ...]:
    """Minds that are named, or given as they are; at least one. A name alone is that mind for every seat."""
    given = (minds,) if isinstance(minds, str) else minds
    if not given:
        raise KnobelError("unknown-mind", mind="", known=", ".join(MINDS))
    shared = Knowledge()
    return tuple(minds_named([mind], shared)[0] if isinstance(mind, str) else mind for mind in given)


def chance_of(seed: str) -> Chance:
    """Dice that can be repeated by their seed. A seed in digits is the number it shows."""
    return Chance(int(seed) if seed.isdecimal() else seed)


class Counts:
    """What came of some games, by mind and by seat."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        self.by_mind = {name: Tally() for name in names}
        self.by_seat = [Tally() for _ in range(seats)]
        self.games = self.events = self.stopped = 0

    def add(self, played: Playthrough, seated: Sequence[str]) -> None:
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

    game: Match
    minds: tuple[Mind, ...]
    seed: str
    first: int
    games: int


def _count_games(game: Match, games: int, minds: tuple[Mind, ...], seed: str, counts: Counts, advance: Advance) -> None:
    """Play one game after the other with one stream of dice, and count each as it ends."""
    for played, seated in _played(game, minds, range(games), chance_of(seed)):
        counts.add(played, seated)
        advance(1)


def _count_lots(
    game: Match, games: int, minds: tuple[Mind, ...], seed: str, jobs: int, counts: Counts, advance: Advance
) -> None:
    """Let so many processes play the games in lots, and count each lot as it ends."""
    with spread(_counted, lots(game, games, minds, seed), jobs) as finished:
        for lot in finished:
            counts.merge(lot)
            advance(lot.games)


def lots(game: Match, games: int, minds: tuple[Mind, ...], seed: str) -> list[Lot]:
    """The games in lots; how they are shared out depends on nothing but their number."""
    size = max(1, min(games // LOTS, LARGEST_LOT))
    return [Lot(game, minds, f"{seed}/{first}", first, min(size, games - first)) for first in range(0, games, size)]


def _counted(lot: Lot) -> Counts:
    """A lot, played."""
    counts = Counts([mind.name for mind in lot.minds], lot.game.seats)
    numbers = range(lot.first, lot.first + lot.games)
    for played, seated in _played(lot.game, lot.minds, numbers, Chance(lot.seed)):
        counts.add(played, seated)
    return counts


def _played(
    game: Match, minds: tuple[Mind, ...], numbers: range, chance: Chance
) -> Iterator[tuple[Playthrough, tuple[str, ...]]]:
    """Game after game. From one to the next the minds move on one seat, so that none profits from its seat."""
    for number in numbers:
        order = [minds[(seat + number) % len(minds)] for seat in range(game.seats)]
        yield play(game, game.start(), order, chance), tuple(mind.name for mind in order)
