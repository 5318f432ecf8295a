"""Mäxchen for two, solved: an equilibrium of the whole game, chips included, and of a single round for chips.

A standing is (chips of whoever has the cup, chips of the other). Chips only grow, so standings are solved from the end;
within a round announcements only grow, so they are solved from the highest down. Where believing a Mäxchen is free, a
round can change nothing, and the two standings that it goes between are renewed until they stand still.

How far the play is from perfect is found by playing against it as well as can be, knowing it (`exploitability`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from knobel.minds.experts.maexchen import rounds as maexchen_rounds
from knobel.minds.experts.maexchen.announcing import Announcing, Real, announcing, receiver_concedes, thrower_gets
from knobel.minds.experts.maexchen.rounds import EVEN, FREE, SAID, TOP, Rules, Standing, Step, Steps, standings

# Where a round can change nothing: renewed until values move by less than this.
STILL = 1e-10


class Follow(NamedTuple):
    """What follows the announcements, worth to one player."""

    believed: Real
    honest: Real
    caught: Real


# Plays of a round by the value to beat, from free (-1) up to 66.
Round = dict[int, Announcing]
# What one player gets at the end of a round: (whether the receiver pays, chips, whether the receiver opens the next).
Ending = Callable[[bool, int, bool], float]


@cache
def chances() -> Real:
    """How likely each rank is, from the lowest."""
    return np.array(maexchen_rounds.chances())


def follow(rules: Rules, ending: Ending, believed: Sequence[float]) -> Follow:
    """What follows every announcement, given what it is worth to be believed short of a Mäxchen."""
    honest, caught = ending(True, 1, False), ending(False, 1, True)
    honest_top, caught_top = ending(True, rules.doubting, False), ending(False, rules.doubting, True)
    return Follow(
        np.array([*believed, ending(True, rules.believing, True)]),
        np.array([honest] * TOP + [honest_top]),
        np.array([caught] * TOP + [caught_top]),
    )


def solved_round(rules: Rules, endings: Sequence[Ending], total: float) -> list[Round]:
    """A round from the highest announcement down, for each way round of the two players (one, if they stand alike).

    What one of them gets, the other lacks of `total`.
    """
    plays: list[Round] = [{} for _ in endings]
    values = [[0.0] * TOP for _ in endings]
    for said in range(TOP - 1, FREE - 1, -1):
        for side, ending in enumerate(endings):
            passed_on = [total - value for value in values[-1 - side]]
            plays[side][said] = announcing(said, chances(), *follow(rules, ending, passed_on))
        if said > FREE:
            for side, play in enumerate(plays):
                values[side][said] = play[said].value
    return plays


# A single round for chips ---------------------------------------------------------------------------------------------


def chips_ending(receiver_pays: bool, chips: int, receiver_opens: bool) -> float:
    """A round that counts its chips and nothing else, to the thrower."""
    return float(chips if receiver_pays else -chips)


def round_for_chips(rules: Rules) -> Round:
    """How to play a round when every chip counts the same."""
    return solved_round(rules, [chips_ending], 0.0)[0]


# The whole game -------------------------------------------------------------------------------------------------------


class WholeGame(NamedTuple):
    """How to play at every standing, and how likely whoever opens a round is to win the game."""

    rounds: dict[Standing, Round]
    values: dict[Standing, float]


def whole_game(rules: Rules) -> WholeGame:
    """Solve all standings, those nearest to the end first."""
    game = WholeGame({}, {})
    for pair in pairs(rules):
        game.values.update(dict.fromkeys(pair, 0.5))
        moved = 1.0
        while moved > STILL:
            plays = solved_round(rules, [_game_ending(rules, game.values, standing) for standing in pair], 1.0)
            moved = max(abs(play[FREE].value - game.values[each]) for each, play in zip(pair, plays, strict=True))
            for standing, play in zip(pair, plays, strict=True):
                game.rounds[standing] = play
                game.values[standing] = play[FREE].value
            if rules.believing:
                break
    return game


def pairs(rules: Rules) -> Iterator[tuple[Standing, ...]]:
    """Standings with their mirror images, the most chips first."""
    for both in range(2 * rules.out_at - 2, -1, -1):
        for mine in range(both // 2 + 1):
            theirs = both - mine
            if theirs < rules.out_at:
                yield ((mine, theirs),) if mine == theirs else ((mine, theirs), (theirs, mine))


def _game_ending(rules: Rules, values: dict[Standing, float], standing: Standing) -> Ending:
    def ending(receiver_pays: bool, chips: int, receiver_opens: bool) -> float:
        after = charged(rules, standing, receiver_pays, chips)
        if after is None:
            return float(receiver_pays)
        return 1 - values[after[1], after[0]] if receiver_opens else values[after]

    return ending


def charged(rules: Rules, standing: Standing, receiver_pays: bool, chips: int) -> Standing | None:
    """The standing once one of them has paid; None when that one is out."""
    mine, theirs = standing
    after = (mine, theirs + chips) if receiver_pays else (mine + chips, theirs)
    return None if max(after) >= rules.out_at else after


# As they are kept -------------------------------------------------------------------------------------------------


def game_in_numbers(rules: Rules) -> list[float]:
    """The whole game as numbers, in the order in which they are kept."""
    game = whole_game(rules)
    return [number for standing in standings(rules) for number in _round_in_numbers(game.rounds[standing])]


def _round_in_numbers(play: Round) -> list[float]:
    """A round as numbers."""
    return [number for said in SAID for number in _step_in_numbers(play[said])]


def _step_in_numbers(step: Announcing) -> list[float]:
    """What is said by rank, what is doubted, what follows, and the value."""
    rows = np.vstack([step.says, step.doubts, step.believed, step.honest, step.caught])
    return [*map(float, rows.ravel()), step.value]


def as_solved(steps: Steps) -> Round:
    """A round that was kept, as arrays."""
    return {said: _as_solved(step) for said, step in steps.items()}


def _as_solved(step: Step) -> Announcing:
    rows = (step.doubts, step.believed, step.honest, step.caught)
    doubts, believed, honest, caught = (np.array(row) for row in rows)
    return Announcing(np.array(step.says), doubts, step.value, step.value, believed, honest, caught)


# How far from perfect: the best answer to a way of playing, by whoever knows it ---------------------------------------


class Answer(NamedTuple):
    """What the answering player gets: opening a round, and when the other one opens it; by standing of the opener."""

    opening: dict[Standing, float]
    answering: dict[Standing, float]


def answered_round(rules: Rules, plays: Sequence[Round], endings: Sequence[tuple[Ending, Ending]]) -> list[list[float]]:
    """The best answer in a round: for each way round, what it brings to an answering thrower and receiver.

    The two endings of each way round are worth to the answering player: as the thrower, and as the receiver.
    """
    throwing = [[0.0] * TOP for _ in plays]
    receiving = [[0.0] * TOP for _ in plays]
    brought = [[0.0, 0.0] for _ in plays]
    for said in range(TOP - 1, FREE - 1, -1):
        for side, play in enumerate(plays):
            step, (as_thrower, as_receiver) = play[said], endings[side]
            own = follow(rules, as_thrower, receiving[-1 - side])
            theirs = follow(rules, as_receiver, throwing[-1 - side])
            brought[side] = [
                receiver_concedes(said + 1, chances(), *own, step.doubts),
                -thrower_gets(said + 1, chances(), -theirs.believed, -theirs.honest, -theirs.caught, step.says),
            ]
        if said > FREE:
            for side in range(len(plays)):
                throwing[side][said], receiving[side][said] = brought[side]
    return brought


def round_exploitability(rules: Rules, play: Round) -> float:
    """How many chips a round somebody could gain at most who knows this way of playing it."""

    def received(receiver_pays: bool, chips: int, receiver_opens: bool) -> float:
        return -chips_ending(receiver_pays, chips, receiver_opens)

    opening, answering = answered_round(rules, [play], [(chips_ending, received)])[0]
    value = play[FREE].value
    return max(opening - value, answering + value)


def game_exploitability(rules: Rules, game: WholeGame) -> float:
    """By how much somebody who knows this way of playing could raise the chance of winning the game."""
    answer = Answer({}, {})
    for pair in pairs(rules):
        plays = [game.rounds[standing] for standing in pair]
        answer.opening.update({each: game.values[each] for each in pair})
        answer.answering.update({each: 1 - game.values[each] for each in pair})
        moved = 1.0
        while moved > STILL:
            endings = [_answer_endings(rules, answer, standing) for standing in pair]
            brought = answered_round(rules, plays, endings)
            moved = 0.0
            for standing, (opening, answering) in zip(pair, brought, strict=True):
                moved = max(moved, abs(answer.opening[standing] - opening))
                answer.opening[standing], answer.answering[standing] = opening, answering
            if rules.believing:
                break
    value = game.values[EVEN]
    return max(answer.opening[EVEN] - value, answer.answering[EVEN] - (1 - value))


def _answer_endings(rules: Rules, answer: Answer, standing: Standing) -> tuple[Ending, Ending]:
    """What the end of a round brings to the answering player, who throws, or who receives."""

    def as_thrower(receiver_pays: bool, chips: int, receiver_opens: bool) -> float:
        after = charged(rules, standing, receiver_pays, chips)
        if after is None:
            return float(receiver_pays)
        return answer.answering[after[1], after[0]] if receiver_opens else answer.opening[after]

    def as_receiver(receiver_pays: bool, chips: int, receiver_opens: bool) -> float:
        after = charged(rules, standing, receiver_pays, chips)
        if after is None:
            return float(not receiver_pays)
        return answer.opening[after[1], after[0]] if receiver_opens else answer.answering[after]

    return as_thrower, as_receiver
