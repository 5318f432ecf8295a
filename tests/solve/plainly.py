"""A second, obvious solver: every state as it is, every die told apart, all values renewed until they stand still."""

from collections import deque
from operator import itemgetter
from typing import Any

from knobel.core.events import Did, Event, Thrown
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Over, Throw
from knobel.match.utility import utilities


class Undecided(Exception):
    """Several decide, and what is beyond could bear on how: nothing can be said."""


def plain_value(
    game: Rules[Any, Any], start: Any, edges: int = 10_000_000, beyond: tuple[float, ...] = ()
) -> tuple[float, ...]:
    """What a state is worth to every seat. What lies farther away than so many edges is worth `beyond`."""
    follow = _followed(game, start, edges, beyond)
    values = {state: row for state, (_, _, row) in follow.items()}
    moved = 1.0
    while moved > 1e-12:
        moved = 0.0
        for state, (decider, after, _) in reversed(follow.items()):
            if after:
                rows = [values[each] for each in after]
                new = _mean(rows) if decider is None else max(rows, key=itemgetter(decider))
                moved = max(moved, *(abs(one - other) for one, other in zip(new, values[state], strict=True)))
                values[state] = new
    return values[start]


# Who decides in a state, if anybody does; what can follow; and what it is worth, as far as that is known.
Followed = tuple[int | None, list[Any], tuple[float, ...]]


def _followed(game: Rules[Any, Any], start: Any, edges: int, beyond: tuple[float, ...]) -> dict[Any, Followed]:
    """All that can be reached. A count that never stops the game stands still, or there would be no end to it."""
    follow: dict[Any, Followed] = {}
    bound = game.safety_bound()
    still = {bound.field: getattr(start, bound.field)} if bound is not None and bound.most is None else {}
    waiting, decided = deque([start]), False
    while waiting:
        state = waiting.popleft()
        if state in follow:
            continue
        stage = game.stage(state)
        if isinstance(stage, Over):
            follow[state] = None, [], utilities(game, stage.result)
        elif edges < 0:
            if decided and game.seats > 2:
                raise Undecided
            follow[state] = None, [], beyond
        else:
            decider, events = _events(stage)
            after = [game.apply(state, event).but(**still) for event in events]
            follow[state] = decider, after, (0.0,) * game.seats
            waiting += after
            edges -= len(after)
            decided = decided or decider is not None
    return follow


def _events(stage: Throw | Ask) -> tuple[int | None, list[Event]]:
    if isinstance(stage, Throw):
        return None, [Thrown(faces) for faces, _ in stage.dice.outcomes()]
    ((seat, choices),) = stage.choices.items()
    return seat, [Did(seat, move) for move in choices.moves]


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
