"""Contests that are worked out instead of played, and what the league makes of games that need no play."""

from math import sqrt
from statistics import mean, stdev

import pytest

from knobel.core.dice import d6
from knobel.core.events import Thrown
from knobel.core.moves import Say
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.arena import SeatLuck, minds_named, play
from knobel.minds.exact_contests import POLICIES, exact_pairings
from knobel.minds.knowledge import Knowledge
from knobel.minds.league import RANKED, Row, Terms, contested, row_of, usual_game, watched_rounds
from knobel.minds.rounds import rank_by_gain
from knobel.solve import missing_libraries
from knobel.solve.playing_out import PlayingOut
from knobel.solve.solving import ExactSolution

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")


@pytest.fixture(scope="module")
def todessprung() -> tuple[Match, ExactSolution]:
    game = opening.game("todessprung", 2, {"games": 1})
    solution = Knowledge().prepare(game)
    assert isinstance(solution, ExactSolution)
    return game, solution


def test_every_seat_has_its_own_dice_whatever_the_others_do() -> None:
    one, other = SeatLuck("luck"), SeatLuck("luck")
    dice = d6(2)
    alone = [one.throw(dice, 0) for _ in range(8)]
    between = [(other.throw(dice, 1), other.throw(dice, 0)) for _ in range(8)]
    assert [throw for _, throw in between] == alone
    assert [throw for throw, _ in between] != alone


def test_best_play_on_all_sides_comes_out_at_the_solution(todessprung: tuple[Match, ExactSolution]) -> None:
    game, solution = todessprung
    strong = POLICIES["strong"](solution)
    assert PlayingOut(solution).between([strong, strong]) == pytest.approx(solution.value(game.start()), abs=1e-9)


def test_an_exact_lead_is_the_one_that_shows_in_play(todessprung: tuple[Match, ExactSolution]) -> None:
    game, solution = todessprung
    (pair,) = exact_pairings(game, solution, [("greedy", "random")])
    minds = minds_named(["greedy", "random"])
    leads = []
    for number in range(600):
        for exchanged in (0, 1):
            order = minds if not exchanged else minds[::-1]
            losers = play(game, game.start(), order, SeatLuck(f"{number} {exchanged}")).result.losers
            leads.append(1.0 if losers == (1 - exchanged,) else -1.0)
    assert abs(mean(leads) - pair.difference) < 3.5 * stdev(leads) / sqrt(len(leads))
    assert pair.shown
    assert pair.games == 0


def test_a_solved_game_has_an_exact_row_and_says_where_greedy_plays_best(
    todessprung: tuple[Match, ExactSolution],
) -> None:
    game, _ = todessprung
    strong, greedy = row_of(game, RANKED, Terms()).pairs
    assert (strong.basis, strong.level, strong.shown) == ("exact", True, False)
    assert (greedy.basis, greedy.level, greedy.shown) == ("exact", False, True)


def test_a_trick_that_nobody_wins_says_so() -> None:
    assert not contested(usual_game("wuerfelstapel"))
    assert contested(opening.game("wuerfelstapel", 2, {"mode": "contest"}))
    assert row_of(usual_game("wuerfelstapel"), RANKED, Terms()) == Row("wuerfelstapel", 2, "no-winner")


def test_bets_that_are_all_worth_the_same_are_found_out_round_by_round() -> None:
    seen = watched_rounds(usual_game("die-schaukel"), games=1)
    assert seen is not None
    assert not seen.matters


def test_a_bank_game_in_which_the_looks_do_not_mislead_is_found_out_round_by_round() -> None:
    seen = watched_rounds(usual_game("zehnerspiel"), games=2)
    assert seen is not None
    assert seen.matters
    assert not seen.looks_mislead


def test_games_without_rounds_cannot_be_watched_by_them() -> None:
    assert watched_rounds(usual_game("sechserspiel"), games=1) is None


def test_what_was_prepared_is_at_hand_for_rounds_and_turns() -> None:
    quinze, turns = opening.game("quinze", 2, {"limit": 10}), opening.game("va-banque", 2)
    knowledge = Knowledge()
    for game in (quinze, turns):
        knowledge.prepare(game)
    assert knowledge.round_solution(quinze) is not None
    assert knowledge.duels(quinze) is None
    assert knowledge.round_solution(turns) is None
    duels = knowledge.duels(turns)
    assert duels is not None
    assert duels.unit == "chips"


def test_a_die_that_nobody_has_seen_is_looked_through_as_well() -> None:
    game = usual_game("tarnkappe")
    seen = watched_rounds(game, games=1)
    assert seen is not None
    assert (seen.matters, seen.looks_mislead) == (True, False)
    state = game.apply(game.apply(game.apply(game.start(), Thrown((1,))), Thrown((2,))), Thrown((6,)))
    (guesser,) = game.stage(state).choices  # type: ignore[union-attr]
    guesses = rank_by_gain(game, state.game_state, guesser, [Say("drueber"), Say("drunter")])
    assert guesses is not None
    # Three faces are low, two high, and after a four one goes on by looks, which is low.
    low = 1 / 5
    assert dict(guesses) == pytest.approx({Say("drunter"): low, Say("drueber"): (2 - 3 + low) / 6})


def test_dice_that_somebody_has_seen_are_not() -> None:
    assert watched_rounds(usual_game("schocken"), games=1) is None
