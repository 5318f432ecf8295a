"""Equilibria by regret, beside games whose equilibria are known."""

from itertools import permutations

import pytest

from knobel.solve.regret import Decision, End, Luck, Node, exploitability, solve_by_regret

# Kuhn's poker has three cards and is worth 1/18 to whoever speaks second.
KUHN = -1 / 18


def kuhn() -> Node:
    return Luck(tuple((1 / 6, _dealt(first, second)) for first, second in permutations((1, 2, 3), 2)))


def _dealt(first: int, second: int) -> Node:
    def shown(stake: int) -> Node:
        return End(stake if first > second else -stake)

    raised = Decision(0, (first, "raised"), (End(-1), shown(2)))
    checked = Decision(1, (second, "checked"), (shown(1), raised))
    called = Decision(1, (second, "bet"), (End(1), shown(2)))
    return Decision(0, (first, "speaks"), (checked, called))


def pennies(prize: float) -> Node:
    """Both hide a penny; seat 0 wins a prize for two heads, and a chip for two tails."""
    answers = [[prize, -1.0], [-1.0, 1.0]]
    return Decision(0, "mine", tuple(Decision(1, "yours", tuple(map(End, row))) for row in answers))


def test_kuhns_poker_is_worth_what_the_books_say() -> None:
    found = solve_by_regret([kuhn()], 1000)
    assert found.values[0] == pytest.approx(KUHN, abs=1e-4)
    assert 0 <= found.exploitability < 1e-3
    # With the highest card nobody folds, and with the lowest nobody calls.
    assert found.policy[3, "bet"][1] == pytest.approx(1, abs=1e-3)
    assert found.policy[1, "bet"][1] == pytest.approx(0, abs=1e-3)
    assert found.policy[2, "bet"][1] == pytest.approx(1 / 3, abs=0.02)


def test_a_prize_for_heads_is_evened_out_by_hiding_it_less_often() -> None:
    found = solve_by_regret([pennies(3.0)], 1000)
    assert found.policy["mine"][0] == pytest.approx(1 / 3, abs=0.01)
    assert found.values[0] == pytest.approx(1 / 3, abs=0.01)


def test_games_that_are_solved_together_are_worth_what_each_is_worth_alone() -> None:
    other = Decision(0, "other", (End(0.25), End(0.5)))
    found = solve_by_regret([kuhn(), other], 600)
    assert found.values == pytest.approx((KUHN, 0.5), abs=1e-2)


def test_the_best_answers_to_a_policy_win_what_can_be_counted_by_hand() -> None:
    """Against heads for certain seat 1 hides tails and wins 1; against tails for certain seat 0 loses 1 or wins 1."""
    policy = {"mine": (1.0, 0.0), "yours": (0.0, 1.0)}
    assert exploitability([pennies(1.0)], policy) == pytest.approx(1.0 - -1.0)
    assert exploitability([pennies(1.0)], {"mine": (0.5, 0.5), "yours": (0.5, 0.5)}) == pytest.approx(0.0)


def test_decisions_that_look_alike_must_have_the_same_moves() -> None:
    uneven = Luck(((0.5, Decision(0, "key", (End(0), End(1)))), (0.5, Decision(0, "key", (End(0),)))))
    with pytest.raises(AssertionError, match="same moves"):
        solve_by_regret([uneven], 1)
