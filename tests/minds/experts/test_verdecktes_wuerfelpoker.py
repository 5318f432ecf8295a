"""Verdecktes Würfelpoker between two: the policy that comes with the package is an equilibrium, and plays the game."""

from functools import cache
from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Thrown
from knobel.core.moves import Press, Say
from knobel.minds import strong
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.verdecktes_wuerfelpoker.deals import (
    MOST,
    Purses,
    all_purses,
    first_game,
    hands_of,
    sayings,
    second_game,
)
from knobel.minds.experts.verdecktes_wuerfelpoker.expert import VerdecktesWuerfelpokerExpert
from knobel.minds.experts.verdecktes_wuerfelpoker.policy import DealPolicy, value_table
from knobel.minds.strong import StrongMind
from knobel.solve.disk_cache import load_or_compute
from knobel.solve.regret import exploitability

ID = "verdecktes-wuerfelpoker"


@cache
def deals() -> DealPolicy:
    return DealPolicy(False, 8, load_or_compute(value_table(False, 8, 1)))


def test_all_hands_are_as_likely_as_all_throws() -> None:
    hands = hands_of(False)
    assert len(hands.keys) == 70
    assert sum(hands.chances) == pytest.approx(1)
    assert hands.chances[-1] == pytest.approx(1 / 6**5)
    assert sum(hands.kinds(30)) == pytest.approx(1)


def test_purses_count_only_what_can_be_lost() -> None:
    assert all_purses(14) == all_purses(198) == all_purses(12)
    assert all(MOST in purses for purses in all_purses(12))
    assert Purses(2, 4) in all_purses(6)


@pytest.mark.parametrize("purses", [Purses(6, 6), Purses(1, 6), Purses(6, 2)])
def test_best_answers_to_first_announcements_win_a_hundredth_of_a_chip_at_most(purses: Purses) -> None:
    policy = deals()
    hands = policy.hands
    plays: dict[Any, tuple[float, ...]] = {(purses, under): row for under, row in enumerate(policy.says[purses])}
    for said, doubt in enumerate(policy.doubts[purses]):
        plays[purses, "answer", said] = (1 - doubt, doubt)
    assert 0 <= exploitability([first_game(purses, hands, policy.worth)], plays) < 0.01


def test_best_answers_to_second_announcements_win_a_hundredth_of_a_chip_at_most() -> None:
    policy = deals()
    hands = policy.hands
    plays: dict[Any, tuple[float, ...]] = {}
    for (second, beat), found in policy.seconds.items():
        for kind, row in enumerate(found.says):
            said = sayings(kind, hands, beat)
            plays[second, beat, kind] = tuple(row[each] for each in said) if len(said) > 1 else (1.0,)
        for said_so, doubt in enumerate(found.doubts):
            plays[second, beat, "answer", said_so] = (1 - doubt, doubt)
    games = [second_game(second, hands, beat) for second, beat in policy.seconds]
    assert 0 <= exploitability(games, plays) < 0.01


# At the table ---------------------------------------------------------------------------------------------------------


def decided(*events: Any) -> tuple[dict[Any, float], dict[Any, float]]:
    """How often each move is made after these events, and what each is worth."""
    game = knobel.game(ID, 2, {"starter": "first_seat"})
    state = game.start()
    for event in events:
        state = game.apply(state, event)
    ((seat, choices),) = game.stage(state).choices.items()  # type: ignore[union-attr]
    view = view_for(game, state, seat, choices, StrongMind(), Chance("view").below)
    expert = VerdecktesWuerfelpokerExpert(game)
    policy, valued = expert.policy(view), expert.value_moves(view, Chance("values").below)
    assert policy is not None
    assert valued is not None
    return dict(policy), {each.move: each.value for each in valued}


NOTHING, NINES, FIVE_ACES = (1, 2, 3, 4, 6), (1, 1, 2, 3, 4), (6, 6, 6, 6, 6)
SITUATIONS = [
    (Thrown(NOTHING),),
    (Thrown(NINES), Did(0, Say("triple-3"))),
    (Thrown(NINES), Did(0, Say("triple-3")), Did(1, Press("accept")), Thrown(NOTHING)),
    (Thrown(NINES), Did(0, Say("pair-6")), Did(1, Press("accept")), Thrown(NOTHING), Did(1, Say("triple-3"))),
    (Thrown(NINES), Did(0, Say("pair-1")), Did(1, Press("doubt")), Thrown(NOTHING)),
]


@pytest.mark.parametrize("events", SITUATIONS)
def test_what_is_done_now_and_then_is_worth_as_much_as_the_best(events: tuple[Any, ...]) -> None:
    policy, values = decided(*events)
    assert sum(policy.values()) == pytest.approx(1)
    best = max(values.values())
    assert sum(chance * (best - values[move]) for move, chance in policy.items()) < 0.03


def test_whoever_has_the_highest_hand_says_so() -> None:
    assert decided(Thrown(FIVE_ACES))[0] == {Say("five-6"): 1.0}
    before = (Thrown(NINES), Did(0, Say("pair-1")), Did(1, Press("accept")))
    assert decided(*before, Thrown(FIVE_ACES))[0] == {Say("five-6"): 1.0}


def test_a_lie_that_leads_may_be_any_hand_that_leads_as_often_as_dice_show_it() -> None:
    before = (Thrown(NINES), Did(0, Say("triple-3")), Did(1, Press("accept")))
    policy, _ = decided(*before, Thrown(NOTHING))
    lies = {move: chance for move, chance in policy.items() if move != Say("nothing") and move != Say("triple-3")}
    assert 0.02 < sum(lies.values()) < 0.5
    assert lies[Say("four-6")] == pytest.approx(25 * lies[Say("five-6")])


def test_a_table_that_asks_for_at_least_what_was_said_is_left_to_search() -> None:
    game = knobel.game(ID, 2, {"truth_test": "at_least"})
    assert VerdecktesWuerfelpokerExpert(game).value_tables() == ()


def test_whole_games_of_two_are_played_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever chips are left to whom, every decision of a deal stands in the file."""

    def searched(*_: object) -> None:
        raise AssertionError("strong has searched")

    monkeypatch.setattr(strong, "value_moves", searched)
    game, chance, minds = knobel.game(ID, 2), Chance("whole games"), minds_named(["strong"])
    for _ in range(12):
        nets = play(game, game.start(), minds, chance).result.nets
        assert nets is not None
        assert sum(nets) == 0
