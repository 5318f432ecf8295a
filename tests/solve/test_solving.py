"""The generic solver against brute force, simulation and symmetry."""

import random
from math import sqrt
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.minds.solutions import best_known
from knobel.solve import Solution, TooBig, solve, solve_turn
from knobel.solve.merging import Merging
from knobel.solve.walks import random_steps
from tests.solve.plainly import plain_value
from tests.support.outcomes import outcomes_of

SETTLED: dict[str, Any] = {"starter": "first_seat", "games": 1}


def solved(id: str, **options: Any) -> tuple[Match, Any]:
    game = knobel.game(id, options={**SETTLED, **options})
    solution = solve(game)
    assert not isinstance(solution, TooBig)
    return game, solution


@pytest.mark.parametrize("id", ["abseits", "filzlaus"])
def test_a_whole_game_has_the_value_that_brute_force_gives(id: str) -> None:
    game, solution = solved(id)
    assert solution.value(game.start()) == pytest.approx(plain_value(game.rules, game.rules.start(0)), abs=1e-9)


@pytest.mark.parametrize("id", ["knipsen", "das-grosse-herz"])
def test_an_end_game_has_the_value_that_brute_force_gives(id: str) -> None:
    """From late states of random games, in which brute force does not have far to go."""
    game, solution = solved(id)
    steps = list(random_steps(game.rules, 3, 3000, seed=5))
    ends = [number for number, (_, stage, _) in enumerate(steps) if isinstance(stage, Over)]
    for number in ends:
        state = steps[number - 2][0]
        assert solution.game_value(state) == pytest.approx(plain_value(game.rules, state), abs=1e-9)


@pytest.mark.parametrize("id", ["knipsen", "todessprung"])
def test_games_played_by_the_solution_come_out_at_its_value(id: str) -> None:
    game, solution = solved(id)
    results = [outcome(game, solution, random.Random(number)) for number in range(400)]
    mean = sum(results) / len(results)
    error = sqrt(sum((each - mean) ** 2 for each in results) / len(results) ** 2)
    assert abs(mean - solution.value(game.start())[0]) < 3 * error


def outcome(game: Match, solution: Solution, chance: random.Random) -> float:
    """What a game brought the first seat, by throws that come from this chance."""
    state = game.start()
    while not isinstance(stage := game.stage(state), Over):
        if isinstance(stage, Throw):
            state = game.apply(state, Thrown(tuple(chance.choice(die.kind.faces) for die in stage.dice.dice)))
        else:
            (seat,) = stage.choices
            ((move, certain),) = solution.policy(state, seat)
            assert certain == 1
            state = game.apply(state, Did(seat, move))
    return solution.value(state)[0]


def test_a_series_that_adds_up_is_worth_what_its_sums_say() -> None:
    """Two players throw for the higher total: a draw is as likely as equal sums, and the rest is shared evenly."""
    game, solution = solved("pasch")
    assert solution.value(game.start()) == pytest.approx((0.5, 0.5))
    turn = solve_turn(game, game.start())
    assert not isinstance(turn, TooBig)
    state = game.start()
    while game.stage(state).seat == 0:  # type: ignore[union-attr]
        state = game.apply(state, Thrown((1, 2, 4)))
    behind = sum(chance for score, chance in turn.spread.items() if score > 0)
    level = turn.spread[0]
    assert solution.value(state)[1] == pytest.approx(behind + level / 2, abs=1e-9)


def test_along_a_game_throws_average_out_and_the_best_move_keeps_the_value() -> None:
    """Every state is worth the mean of what can fall, or its best move."""
    game, solution = solved("knipsen")
    state, chance = game.start(), random.Random(4)
    while not isinstance(stage := game.stage(state), Over):
        here = solution.value(state)
        if isinstance(stage, Throw):
            after = [(solution.value(game.apply(state, event)), float(p)) for event, p in outcomes_of(game, state)]
            for seat in range(game.seats):
                assert here[seat] == pytest.approx(sum(row[seat] * p for row, p in after), abs=1e-9)
            state = game.apply(state, chance.choice([event for event, _ in outcomes_of(game, state)]))
        else:
            (seat,) = stage.choices
            ranked = solution.moves(state, seat)
            assert {move for move, _ in ranked} == set(stage.choices[seat].moves)
            assert ranked[0][1] == pytest.approx(here[seat], abs=1e-12)
            state = game.apply(state, Did(seat, chance.choice(ranked)[0]))


def test_the_throw_for_the_start_makes_seats_alike() -> None:
    game = knobel.game("knipsen")
    solution = best_known(game)
    assert solution is not None
    assert solution.value(game.start()) == pytest.approx((0.5, 0.5))
    ahead = game.apply(game.start(), Thrown((6,)))
    first, second = solution.value(ahead)
    assert first > second
    assert first + second == pytest.approx(1)


def test_a_solution_says_of_which_game_it_is() -> None:
    _, solution = solved("abseits", limit=30)
    assert (
        repr(solution)
        == f"<solution of abseits, 2 seats, limit=30, starter=first_seat: {solution.states} states, in chance>"
    )


def test_a_game_that_does_not_fit_says_so_with_an_estimate() -> None:
    found = solve(knobel.game("kniffel", options=SETTLED), limit_states=1000)
    assert isinstance(found, TooBig)
    assert found.reason == "states"
    assert found.estimate > 100_000


@pytest.mark.parametrize(
    ("id", "reason"),
    [("maexchen", "hidden"), ("letra-mix", "outcomes"), ("die-schaukel", "simultaneous")],
)
def test_a_game_that_cannot_be_solved_so_says_why(id: str, reason: str) -> None:
    found = solve(knobel.game(id))
    assert isinstance(found, TooBig)
    assert (found.reason, found.estimate) == (reason, 0)


@pytest.mark.parametrize("id", ["chicago", "dreitausend", "kniffel", "sequenzen", "craps", "hin-und-her", "escalero"])
def test_a_merged_state_asks_the_same_of_the_same_seat(id: str) -> None:
    game = knobel.game(id)
    rules = game.rules
    merging = Merging(game)
    for state, stage, _ in random_steps(rules, 20, 300, seed=9):
        merged = merging(state)
        assert merging(merged) == merged
        other = rules.stage(merged)
        assert type(other) is type(stage)
        if isinstance(stage, knobel.Ask) and isinstance(other, knobel.Ask):
            asked = {seat: choices.size for seat, choices in stage.choices.items()}
            assert asked == {seat: choices.size for seat, choices in other.choices.items()}


@pytest.mark.parametrize("id", knobel.ids())
def test_the_order_of_alike_dice_changes_nothing(id: str) -> None:
    """What the solver merges: dice of one kind and colour, thrown in another order, lead to the same questions."""
    rules, chance = knobel.game(id).rules, random.Random(2)
    for state, stage, event in random_steps(rules, 6, 60, seed=3):
        if not isinstance(stage, Throw) or not isinstance(event, Thrown) or len(event.faces) < 2:
            continue
        if len({(die.kind, die.colour) for die in stage.dice.dice}) > 1:
            continue
        shuffled = Thrown(tuple(chance.sample(event.faces, len(event.faces))))
        one, other = (rules.stage(rules.apply(state, each)) for each in (event, shuffled))
        assert type(one) is type(other)
        if isinstance(one, Over) and isinstance(other, Over):
            assert one.result == other.result
        if isinstance(one, knobel.Ask) and isinstance(other, knobel.Ask):
            assert {seat: each.size for seat, each in one.choices.items()} == {
                seat: each.size for seat, each in other.choices.items()
            }
