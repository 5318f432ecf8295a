"""Odds: exact distributions of what a throw shows and what a turn brings."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from knobel.core.dice import DiceSet, Faces
from knobel.core.events import Did
from knobel.core.rules import Rules
from knobel.core.stages import Ask, Throw
from knobel.match.match import Match
from knobel.solve.chance import MOST_OUTCOMES, count_merged_throws, merged_throws
from knobel.solve.solution import TooBig
from knobel.solve.turns import solve_turn

# Dice whose faces are numbers that people add up.
NUMBERED = {"d6", "d10"}
# So many decisions are made by the mildest move until the first dice fall.
SOON = 20
Distribution = dict[int, Fraction]


class ThrowOdds(NamedTuple):
    """What the first throw of a game shows: its sum, where dice have numbers, and how many dice are equal."""

    dice: int
    sums: Distribution | None
    equal: Distribution


class TurnOdds(NamedTuple):
    """What the first turn brings when it is played for points as well as can be."""

    mean: float
    spread: dict[float, float]
    decided: bool


def throw_odds(game: Match) -> ThrowOdds | None:
    """The odds of the first throw; None where none comes soon, or where it can fall in too many ways."""
    dice = first_dice(game.rules)
    if dice is None or count_merged_throws(dice) > MOST_OUTCOMES:
        return None
    numbered = {die.kind.name for die in dice.dice} <= NUMBERED
    return ThrowOdds(len(dice), spread_of(dice, sum) if numbered else None, spread_of(dice, most_equal))


def first_dice(rules: Rules[Any, Any]) -> DiceSet | None:
    """The dice that are thrown first."""
    state = rules.start(0)
    for _ in range(SOON):
        stage = rules.stage(state)
        if isinstance(stage, Throw):
            return stage.dice
        if not isinstance(stage, Ask):
            return None
        seat, choices = next(iter(stage.choices.items()))
        if not choices.size:
            return None
        state = rules.apply(state, Did(seat, choices.mildest))
    return None


def spread_of(dice: DiceSet, value: Callable[[Faces], int]) -> Distribution:
    """How likely each value of a throw is, exactly."""
    ways: dict[int, int] = {}
    for event, chance in merged_throws(dice):
        key = value(event.faces)
        ways[key] = ways.get(key, 0) + round(chance * dice.size)
    return {key: Fraction(count, dice.size) for key, count in sorted(ways.items())}


def most_equal(faces: Faces) -> int:
    """How many dice show the face that is there most often."""
    return max(map(faces.count, faces))


def turn_odds(game: Match) -> TurnOdds | TooBig:
    """The odds of the first turn, played as well as can be."""
    start = game.start()
    turn = solve_turn(game, start)
    if isinstance(turn, TooBig):
        return turn
    return TurnOdds(turn.value(start)[0], turn.spread, turn.decided)
