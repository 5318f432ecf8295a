"""Kniffel against the literature, a plain numpy solution and the generic solver."""

import random
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

import knobel
from knobel.cli.commands import bench_solve
from knobel.core.stages import Over, Throw
from knobel.match.match import Match
from knobel.minds.experts.kniffel.kernel import sum_arrays, worked_out
from knobel.minds.experts.kniffel.sheets import KEEPS, KniffelRules, sheets_in_order, upper_sums
from knobel.minds.experts.kniffel.solution import KniffelSolution
from knobel.minds.experts.kniffel.turns import Sheet, SheetValues
from knobel.solve import TooBig, solve
from tests.support.outcomes import outcomes_of

PLAIN = {"joker": False, "extra_points": False}
NEARLY_FULL = "kniffel/1/seat=0,sheets=((3,6,9,12,15,{},20,{},25,30,{},50,22)),extra=(0)"
SETS = [KniffelRules(*each) for each in product((False, True), repeat=4)]


@pytest.fixture(autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path_factory.getbasetemp() / "shelf"))


def alone(**options: Any) -> tuple[Match, KniffelSolution]:
    game = knobel.game("kniffel", seats=1, options=options)
    return game, KniffelSolution(game)


def test_plain_kniffel_is_worth_what_the_literature_says() -> None:
    game, solution = alone(**PLAIN)
    assert round(solution.value(game.start())[0], 2) == 245.87


def test_more_generous_rules_are_worth_more() -> None:
    values = {rules: float(worked_out(rules)[0, 0, 0]) for rules in SETS}
    for rules, value in values.items():
        for name in ("joker", "extra_points", "five_equal_full_house"):
            assert values[rules._replace(**{name: True})] >= value
        if rules.flagged:
            assert values[rules._replace(any_entry=True)] > values[rules._replace(any_entry=False)]


def test_five_equal_dice_need_no_house_where_any_further_kniffel_counts() -> None:
    """They go into the Kniffel box, earn extra points, or are a joker: in a full house they would never be better."""
    assert worked_out(SETS[-1])[0, 0, 0] == worked_out(SETS[-2])[0, 0, 0]
    assert worked_out(SETS[1])[0, 0, 0] > worked_out(SETS[0])[0, 0, 0]


def plain_numpy() -> Any:
    """The yardstick of the benchmark, which was written apart from the package."""
    return bench_solve.reference()


@pytest.mark.parametrize("rules", [SETS[0], SETS[-1], KniffelRules(True, True, False, False)], ids=str)
def test_sheets_with_few_open_boxes_agree_with_plain_numpy(rules: KniffelRules) -> None:
    expected = plain_numpy().values(least_filled=10, **rules._asdict())
    values, reached = worked_out(rules), sum_arrays().reached
    compared = 0
    for sheet in (sheet for sheet in range(1 << 13) if sheet.bit_count() >= 10):
        sums = np.flatnonzero(reached[sheet & 63])
        for flag in (0, 1):
            known = values[flag, sheet, sums]
            if not np.isnan(known).any() and (flag == 0 or sheet >> 11 & 1):
                assert known == pytest.approx(expected[flag, sheet, sums], abs=1e-9)
                compared += len(sums)
    assert compared > 5000


@pytest.mark.parametrize("condition", ["scored", "any_entry"])
def test_the_last_boxes_are_worth_what_the_generic_solver_says(condition: str) -> None:
    """The same end game over the engine's own states: a further Kniffel can be a joker or earn extra points."""
    game, solution = alone(kniffel_box_condition=condition)
    for sixes, four_kind, large_straight in (("-", 0, 0), (18, 0, "-"), (18, "-", 0)):
        state = knobel.read_position(NEARLY_FULL.format(sixes, four_kind, large_straight)).state
        exact = solve(game, start=state)
        assert not isinstance(exact, TooBig)
        assert solution.value(state)[0] == pytest.approx(exact.value(state)[0], abs=1e-9)
        state = game.apply(state, knobel.Thrown((6, 6, 6, 6, 2)))
        theirs = dict(exact.moves(state, 0))
        for move, value in solution.moves(state, 0):
            assert value == pytest.approx(theirs[move], abs=1e-9)


def test_games_played_by_the_solution_come_out_at_its_value() -> None:
    game, solution = alone()
    totals = [total(game, solution, random.Random(number)) for number in range(150)]
    mean = sum(totals) / len(totals)
    error = sqrt(sum((each - mean) ** 2 for each in totals) / len(totals) ** 2)
    assert abs(mean - solution.value(game.start())[0]) < 3 * error


def total(game: Match, solution: KniffelSolution, chance: random.Random) -> float:
    state = game.start()
    while not isinstance(stage := game.stage(state), Over):
        if isinstance(stage, Throw):
            state = game.apply(state, knobel.Thrown(tuple(chance.randint(1, 6) for _ in stage.dice.dice)))
        else:
            ((move, _),) = solution.policy(state, 0)
            state = game.apply(state, knobel.Did(0, move))
    assert solution.value(state) == (stage.result.points or ())
    return float(solution.value(state)[0])


def test_a_throw_is_worth_the_mean_of_what_can_fall() -> None:
    game, solution = alone(**PLAIN)
    state = game.apply(game.start(), knobel.Thrown((1, 2, 3, 3, 6)))
    state = game.apply(state, knobel.Did(0, knobel.Keep((1, 2, 3))))
    after = [(solution.value(game.apply(state, event))[0], float(chance)) for event, chance in outcomes_of(game, state)]
    assert solution.value(state)[0] == pytest.approx(sum(value * chance for value, chance in after), abs=1e-9)


@pytest.mark.parametrize("rules", [SETS[0], SETS[-1], KniffelRules(True, True, False, False)], ids=str)
def test_a_turn_worked_out_in_plain_python_is_worth_what_the_compiled_one_is(rules: KniffelRules) -> None:
    compiled, chance = worked_out(rules), random.Random(1)
    every = sheets_in_order(rules.flagged)
    sums = upper_sums().sums
    numbers = [float(compiled[flag, sheet, each]) for sheet, flag in every for each in sums[sheet & 63]]
    values = SheetValues(rules, numbers)
    for filled, flag in chance.sample(every[:-2], 40):
        above = chance.choice(sums[filled & 63])
        last = values.turn(Sheet(filled, above, flag)).throws[-1]
        mean = sum(chance * worth for chance, worth in zip(KEEPS.chances, last, strict=True))
        assert mean == pytest.approx(compiled[flag, filled, above], abs=1e-9)
