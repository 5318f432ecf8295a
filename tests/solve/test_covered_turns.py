"""Rounds of two turns of which the first stays covered, compared with a tree of the same game."""

from typing import Any

import numpy as np
import pytest

from knobel.solve.covered_equilibrium import answers_in_turn, by_regret, equilibrium, gain
from knobel.solve.covered_turns import CoveredRound, CoveredTurns
from knobel.solve.regret import Decision, End, Luck, Node, solve_by_regret
from knobel.solve.turn_graph import Turn

CARDS = (1, 2, 3, 4)
ANTE, BET = 1, 2


def bluffing() -> CoveredRound:
    """The first player has a card and checks or bets; the second has one too and, after a bet, folds or calls."""
    first = Turn(
        "deal",
        {"deal": {("card", card): 1 / len(CARDS) for card in CARDS}},
        {("card", card): (("check", ("check", card)), ("bet", ("bet", card))) for card in CARDS},
    )
    deal = {"deal": {("card", card): 1 / len(CARDS) for card in CARDS}}
    checked = Turn("deal", {"deal": {("show", card): 1 / len(CARDS) for card in CARDS}}, {})
    raised = Turn("deal", deal, {("card", card): (("fold", card), ("call", card)) for card in CARDS})
    return CoveredRound(CoveredTurns(first, lambda sign: checked if sign == "check" else raised))


def worth_of(own: Any, other: Any) -> float:
    (bet, card), (done, against) = own, other
    if done == "fold":
        return ANTE
    stake = BET if bet == "bet" else ANTE
    return 0.0 if card == against else float(stake if card > against else -stake)


def worth(played: CoveredRound) -> Any:
    return np.array([[worth_of(own, other) for other in played.hands[1]] for own in played.hands[0]], dtype=float)


def as_tree() -> Node:
    def after(bet: str, card: int, against: int) -> Node:
        if bet == "check":
            return End(worth_of(("check", card), ("show", against)))
        ends = [End(worth_of(("bet", card), (done, against))) for done in ("fold", "call")]
        return Decision(1, ("second", against), tuple(ends))

    def second(bet: str, card: int) -> Node:
        return Luck(tuple((1 / len(CARDS), after(bet, card, against)) for against in CARDS))

    return Luck(
        tuple(
            (1 / len(CARDS), Decision(0, ("first", card), (second("check", card), second("bet", card))))
            for card in CARDS
        )
    )


def test_a_game_that_wants_bluffs_is_worth_what_its_tree_is_worth() -> None:
    played = bluffing()
    by_tree = solve_by_regret([as_tree()], 1000)
    play = equilibrium(played, worth(played), 1000)
    assert gain(played, worth(played), play) < 0.002
    first, _ = played.gains(worth(played), played.meeting(play))
    assert first == pytest.approx(by_tree.values[0], abs=0.003)
    assert by_tree.values[0] > 0.01


def test_answers_in_turn_do_not_rest_where_bluffs_are_wanted_and_regret_comes_nearer() -> None:
    played = bluffing()
    begun, left = answers_in_turn(played, worth(played))
    assert left == pytest.approx(gain(played, worth(played), begun))
    assert left > 0.01
    assert gain(played, worth(played), by_regret(played, worth(played), begun, 300)) < left / 5


def test_what_hands_meet_adds_up_and_the_best_answer_wins_what_it_promises() -> None:
    played = bluffing()
    play, _ = answers_in_turn(played, worth(played))
    meeting = played.meeting(play)
    assert played.ends(meeting).sum() == pytest.approx(1)
    promised = played.gains(worth(played), meeting)
    for position, sign in ((0, 1), (1, -1)):
        ends = played.ends(played.answered(worth(played), meeting, position))
        assert sign * (ends * worth(played)).sum() == pytest.approx(promised[position])


def test_a_hand_that_falls_by_chance_alone_is_answered_at_once() -> None:
    """After a check the second player has nothing to do; where the first one only throws, answers rest at once."""
    throws = Turn("throw", {"throw": {("seen", card): 1 / len(CARDS) for card in CARDS}}, {})
    raised = Turn(
        "deal",
        {"deal": {("card", card): 1 / len(CARDS) for card in CARDS}},
        {("card", card): (("fold", card), ("call", card)) for card in CARDS},
    )
    played = CoveredRound(CoveredTurns(throws, lambda sign: raised))
    assert [group.settled for group in played.groups] == [True]
    costs = np.array(
        [
            [worth_of(("bet", own[1] if isinstance(own, tuple) else own), other) for other in played.hands[1]]
            for own in played.hands[0]
        ]
    )
    play, left = answers_in_turn(played, costs)
    assert left <= 1e-13
    graph = played.groups[0].graph
    called = {card: float(play.seconds[0][graph.edges[("card", card), ("call", card)], 0]) for card in CARDS}
    assert called[1] == 0
    assert called[4] == 1
