"""Walks: games played through step by step, by whoever says what happens next."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from knobel.core.events import Did, Event, Thrown
from knobel.core.rules import Rules
from knobel.core.stages import Over, Stage, Throw
from knobel.match.match import Match


class Step(NamedTuple):
    """A state, what may happen in it, and what does; None where nothing more does."""

    state: Any
    stage: Stage
    event: Event | None


def walk(game: Rules[Any, Any] | Match, state: Any, next_event: Callable[[Any, Stage], Event | None]) -> Iterator[Step]:
    """The steps of a game from a state on, until nothing happens any more."""
    while True:
        stage = game.stage(state)
        event = next_event(state, stage)
        yield Step(state, stage, event)
        if event is None:
            return
        state = game.apply(state, event)


def random_steps(rules: Rules[Any, Any], games: int, most: int, seed: int = 1) -> Iterator[Step]:
    """At most so many steps of so many random games; everybody begins in turn."""
    chance, left = random.Random(seed), most
    for number in range(games):
        for step in walk(rules, rules.start(number % rules.seats), lambda _, stage: any_event(stage, chance)):
            if not left:
                return
            yield step
            left -= 1


def any_event(stage: Stage, chance: random.Random) -> Event | None:
    """Something that can happen now."""
    if isinstance(stage, Over):
        return None
    if isinstance(stage, Throw):
        return Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice))
    seat = chance.choice(tuple(stage.choices))
    return Did(seat, stage.choices[seat].sample(chance.randrange))
