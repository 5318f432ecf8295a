"""The league: the minds in pairs, in every game of the box, each with its usual options."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from knobel.core.errors import KnobelError
from knobel.core.events import Did, Event, Expired
from knobel.core.frozen import Frozen
from knobel.core.stages import Ask, Over, Stage, Throw
from knobel.games import registry
from knobel.minds.arena import Chance, minds_named
from knobel.minds.contest import Pairing, paired
from knobel.minds.mind import Mind, StrongMind
from knobel.minds.search import Budget
from knobel.minds.solved import prepare, solved_moves
from knobel.parts.ground import Play
from knobel.solve import Solution

RANKED = ("strong", "greedy", "random")
# So many random games are watched for a decision, the one of a rare kind included.
WATCHED = 40
# Values nearer than this are equal.
ROUNDING = 1e-9


class Terms(Frozen, frozen=True):
    """What a contest may cost: the most games of a pair, and the simulations that a strong mind has for a move."""

    games: int = 400
    thinking: int = 200
    seed: str = "arena"


class Row(Frozen, frozen=True):
    """A game in the league. One that never leaves a choice, or in which no choice matters, has no pairs."""

    game: str
    seats: int
    decides: bool
    matters: bool = True
    pairs: tuple[Pairing, ...] = ()


def decides(game: Play, games: int = WATCHED) -> bool:
    """Whether anybody was ever asked with more than one choice, in so many random games."""
    chance = Chance("decides")
    return any(_asks(game, chance) for _ in range(games))


def _asks(game: Play, chance: Chance) -> bool:
    return any(
        choices.size > 1 or choices.open_spaces
        for _, stage in _walked(game, chance)
        if isinstance(stage, Ask)
        for choices in stage.choices.values()
    )


def matters(game: Play, solution: Solution, games: int = WATCHED) -> bool:
    """Whether any decision of so many random games had moves of different worth, by the exact values."""
    chance = Chance("matters")
    return any(
        moves[0].value - moves[-1].value > ROUNDING
        for _ in range(games)
        for state, stage in _walked(game, chance)
        if isinstance(stage, Ask)
        for seat in stage.choices
        if (moves := solved_moves(solution, state, seat))
    )


def _walked(game: Play, chance: Chance) -> Iterator[tuple[Any, Stage]]:
    """The states of one random game, with their stages."""
    state = game.start()
    while not isinstance(stage := game.stage(state), Over):
        yield state, stage
        state = game.apply(state, _any_event(stage, chance))


def _any_event(stage: Stage, chance: Chance) -> Event:
    if isinstance(stage, Throw):
        return chance.throw(stage.dice)
    assert isinstance(stage, Ask)
    if stage.clocks and not chance.below(2):
        return Expired(stage.clocks[0].name)
    seat, choices = next(iter(stage.choices.items()))
    return Did(seat, choices.sample(chance.below))


def row_of(game: Play, names: Sequence[str], terms: Terms) -> Row:
    """Every mind against the next one in the list."""
    minds = [_mind(name, terms) for name in names]
    if len(minds) < 2:
        raise KnobelError("too-few-minds", count=len(minds))
    if not decides(game):
        return Row(game.info.id, game.seats, decides=False)
    solution = prepare(game) if StrongMind.name in names else None
    if solution is not None and not matters(game, solution):
        return Row(game.info.id, game.seats, decides=True, matters=False)
    pairs = pairwise(minds)
    seed = f"{terms.seed} {game.info.id}"
    return Row(game.info.id, game.seats, True, True, tuple(paired(game, *pair, terms.games, seed) for pair in pairs))


def _mind(name: str, terms: Terms) -> Mind:
    """The mind of this name; strong ones think by simulations, so that the same seed gives the same games."""
    if name == StrongMind.name:
        return StrongMind(Budget(seconds=None, simulations=terms.thinking))
    return minds_named([name])[0]


def usual_game(id: str) -> Play:
    """A game for a contest: with its usual options, and as few seats as two minds can share."""
    players = registry.players_of(id)
    return registry.game(id, max(2, players.least) if players.most >= 2 else players.most)


def league(terms: Terms, jobs: int = 1) -> Iterator[Row]:
    """Every game of the box, as they are finished in the order of the alphabet."""
    work = partial(_row_by_id, terms=terms)
    if jobs == 1:
        yield from map(work, registry.ids())
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as workers:
        yield from workers.map(work, registry.ids())


def _row_by_id(id: str, terms: Terms) -> Row:
    return row_of(usual_game(id), RANKED, terms)
