"""A second, obvious solver: every state as it is, every die told apart, all values renewed until they stand still."""

from operator import itemgetter
from typing import Any

from knobel.core.events import Did, Thrown
from knobel.core.rules import Rules
from knobel.core.stages import Over, Throw
from knobel.match.utility import utilities


def plain_value(game: Rules[Any, Any], start: Any, most: int = 60_000) -> tuple[float, ...]:
    """What a state is worth to every seat."""
    follow: dict[Any, tuple[int | None, list[Any]]] = {}
    values: dict[Any, tuple[float, ...]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in follow:
            continue
        assert len(follow) < most
        stage = game.stage(state)
        if isinstance(stage, Over):
            follow[state], values[state] = (None, []), utilities(game, stage.result)
            continue
        values[state] = (0.0,) * game.seats
        if isinstance(stage, Throw):
            follow[state] = (None, [game.apply(state, Thrown(faces)) for faces, _ in stage.dice.outcomes()])
        else:
            ((seat, choices),) = stage.choices.items()
            follow[state] = (seat, [game.apply(state, Did(seat, move)) for move in choices.moves])
        waiting += follow[state][1]
    moved = 1.0
    while moved > 1e-12:
        moved = 0.0
        for state, (decider, after) in reversed(follow.items()):
            if after:
                rows = [values[each] for each in after]
                new = _mean(rows) if decider is None else max(rows, key=itemgetter(decider))
                moved = max(moved, *(abs(one - other) for one, other in zip(new, values[state], strict=True)))
                values[state] = new
    return values[start]


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
