"""Every step of the dial beats the one below, in games of different kinds that are solved.

Who is better shows quickly once luck is left out: what a game brings beyond its start is what the others give away by
their moves, less what one gives away oneself, and luck, which is nothing on average: so does an analysis account for a
game. It is therefore counted what both give away, by exact values, in games with the same dice and exchanged seats.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Event
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.minds.arena import Chance, SeatLuck, view_for
from knobel.minds.contest import Sample
from knobel.minds.dial import DialledMind
from knobel.minds.knowledge import Knowledge
from knobel.solve.solution import Ranked

STEPS = (20, 40, 60, 80, 100)
# All moves of a seat with their exact values.
Values = Callable[[Any, int], Ranked]


def given_away(game: Match, values: Values, minds: tuple[DialledMind, ...], seed: str) -> list[float]:
    """What each seat gives away in one game, by exact values."""
    dice, thoughts = SeatLuck(seed), [Chance(f"{seed} thoughts {seat}") for seat in range(game.seats)]
    given, state = [0.0] * game.seats, game.start()
    while not isinstance(stage := game.stage(state), Over):
        event: Event
        if isinstance(stage, Throw):
            event = dice.throw(stage.dice, stage.seat)
        else:
            ((seat, choices),) = stage.choices.items()
            below = thoughts[seat].below
            move = minds[seat].decide(view_for(game, state, seat, choices, minds[seat], below), below)
            worth = dict(values(state, seat)) if choices.size > 1 else {}
            given[seat] += max(worth.values(), default=0.0) - worth.get(move, 0.0)
            event = Did(seat, move)
        state = game.apply(state, event)
    return given


def lead(game: Match, values: Values, stronger: DialledMind, weaker: DialledMind, seed: str) -> float:
    """By how much the stronger one does better in a pair of games with the same dice; alone, each in one of them."""
    if game.seats == 1:
        return sum(given_away(game, values, (weaker,), seed)) - sum(given_away(game, values, (stronger,), seed))
    first = given_away(game, values, (stronger, weaker), seed)
    second = given_away(game, values, (weaker, stronger), seed)
    return (first[1] - first[0] + second[0] - second[1]) / 2


def solved(id: str, seats: int, options: dict[str, int]) -> tuple[Match, Knowledge, Values]:
    game, knowledge = knobel.game(id, seats, {"starter": "first_seat", **options}), Knowledge()
    solution, rounds = knowledge.prepare(game), knowledge.round_solution(game)
    if solution is not None:
        return game, knowledge, solution.moves
    assert rounds is not None
    return game, knowledge, lambda state, seat: rounds.moves(state.game_state, seat)


# A sheet alone for points, one's luck pushed for a win, and rounds for chips.
@pytest.mark.parametrize(
    ("id", "seats", "options", "games"),
    [("kniffel", 1, {}, 12), ("die-boese-drei", 2, {}, 200), ("einundzwanzig", 2, {}, 24)],
)
def test_every_step_of_the_dial_beats_the_one_below(id: str, seats: int, options: dict[str, int], games: int) -> None:
    game, knowledge, values = solved(id, seats, options)
    minds = [DialledMind(strength, knowledge) for strength in STEPS]
    for weaker, stronger in pairwise(minds):
        leads = Sample()
        for number in range(games):
            leads.add(lead(game, values, stronger, weaker, f"{id} {number}"))
        assert leads.mean > leads.margin, f"{stronger.name} is not shown to beat {weaker.name}"
