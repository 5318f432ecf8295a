"""The graph of a game: every merged state that can be reached, and what follows from it."""

from array import array
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from knobel.core.choices import Choices
from knobel.core.moves import AnyMove
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Over, Seat, Stage, Throw
from knobel.match.utility import utilities
from knobel.solve.chance import MOST_OUTCOMES, merged, merged_count
from knobel.solve.solution import Reason, Values

CHANCE, END = -1, -2


class Unsolvable(Exception):
    """Raised while looking through a game that cannot be solved this way."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason


class Graph:
    """States by number. `deciders` holds the seat that decides, CHANCE or END; the followers of state k are
    `targets[starts[k]:starts[k + 1]]`, with their chances in `chances` where dice decide.
    """

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        self.deciders = array("b")
        self.starts = array("q", [0])
        self.targets = array("i")
        self.chances = array("d")
        self.ends: dict[int, Values] = {}

    def __len__(self) -> int:
        return len(self.numbers)


# What an end is worth to every seat; None for a state with which a game, or the part that is looked at, goes on.
Ending = Callable[[Any, Stage], Values | None]
# How everybody decides: the one move for a seat in a state of the game itself; None where any may be made.
Manner = Callable[[Any, Seat, Choices], AnyMove | None]


def explore(
    game: Rules[Any, Any],
    merging: Callable[[Any], Any],
    starts: Iterable[Any],
    limit: int,
    *,
    most_edges: int | None = None,
    ending: Ending | None = None,
    manner: Manner | None = None,
    hidden: bool = False,
) -> Graph:
    """The graph of everything that can be reached from these states, until the game is over or has come to an end.

    Where a manner is given, everybody decides in it, and of several who are asked at once whoever is named first;
    `hidden` says that not everybody sees everything, so that nobody can be left to choose.
    """
    graph, ends = Graph(), ending or partial(_over, game)
    numbers = graph.numbers
    for state in map(merging, starts):
        numbers.setdefault(state, len(numbers))
    states = list(numbers)
    for number, state in enumerate(states):  # grows while it is walked
        for follower, chance in _followers(game, state, graph, number, ends, manner, hidden=hidden):
            after = merging(follower)
            known = numbers.setdefault(after, len(numbers))
            if known == len(states):
                states.append(after)
            graph.targets.append(known)
            graph.chances.append(chance)
        graph.starts.append(len(graph.targets))
        if len(states) > limit or (most_edges is not None and len(graph.targets) > most_edges):
            raise Unsolvable("states")
    return graph


def _over(game: Rules[Any, Any], state: Any, stage: Stage) -> Values | None:
    return utilities(game, stage.result) if isinstance(stage, Over) else None


def _followers(
    game: Rules[Any, Any],
    state: Any,
    graph: Graph,
    number: int,
    ends: Ending,
    manner: Manner | None,
    *,
    hidden: bool,
) -> list[tuple[Any, float]]:
    stage = game.stage(state)
    end = ends(state, stage)
    if end is not None:
        graph.deciders.append(END)
        graph.ends[number] = end
        return []
    assert not isinstance(stage, Over)
    if isinstance(stage, Throw):
        graph.deciders.append(CHANCE)
        # Whoever decides in a set manner needs to know nothing, so dice may lie hidden then.
        check_throw(stage, game.seats, hidden_too=manner is not None)
        return [(game.thrown(state, event.faces), chance) for event, chance in merged(stage.dice)]
    seat = decider(stage) if manner is None else next(iter(stage.choices))
    graph.deciders.append(seat)
    only = None if manner is None else manner(state, seat, stage.choices[seat])
    if only is not None:
        return [(game.did(state, seat, only), 0.0)]
    if manner is not None and hidden:
        raise Unsolvable("hidden")
    return [(game.did(state, seat, move), 0.0) for move in stage.choices[seat].moves]


def check_stage(stage: Stage, seats: int) -> None:
    """Refuse a stage that cannot be looked through."""
    if isinstance(stage, Throw):
        check_throw(stage, seats)
    elif isinstance(stage, Ask):
        decider(stage)


def check_throw(stage: Throw, seats: int, *, hidden_too: bool = False) -> None:
    """Refuse a throw that not everybody sees, unless that is no matter, or that can fall in too many ways."""
    if not hidden_too and stage.seen_by is not None and len(stage.seen_by) < seats:
        raise Unsolvable("hidden")
    if merged_count(stage.dice) > MOST_OUTCOMES:
        raise Unsolvable("outcomes")


def decider(stage: Ask) -> Seat:
    """The one seat that decides; refuses questions to several, and answers that cannot be listed."""
    if stage.secret:
        raise Unsolvable("hidden")
    if len(stage.choices) > 1:
        raise Unsolvable("simultaneous")
    seat, choices = next(iter(stage.choices.items()))
    if choices.open_spaces:
        raise Unsolvable("open-choices")
    return seat
