"""Schocken turns: looked through to their end, checked where the answer is certain."""

from statistics import fmean, stdev
from typing import Any

import pytest

import knobel
from knobel.core.choices import Choices
from knobel.core.dice import d6
from knobel.core.events import Did, Event, Thrown
from knobel.core.moves import AnyMove, Keep, Press
from knobel.core.secrets import Secret, redacted
from knobel.core.stages import Ask, Throw
from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.rules import Schocken
from knobel.games.cup.schocken.state import Hand, SchockenOptions, State, Tally, Turn
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.schocken.expert import SchockenExpert
from knobel.minds.experts.schocken.steps import hand_of, outcome_of
from knobel.minds.experts.schocken.tables import Tables
from knobel.minds.experts.schocken.turns import under_cup
from knobel.minds.mind import StrongMind
from knobel.solve import missing_libraries

STAND, OPTIONS = Press("stand"), SchockenOptions()


def table(*faces: int) -> tuple[Any, Any]:
    """A half for two in which the first seat has thrown."""
    game = knobel.game("schocken", 2, {"halves": 1, "starter": "first_seat"})
    return game, game.apply(game.start(), Thrown(faces))


def chances(game: Any, state: Any, seat: int) -> dict[Any, float]:
    chance = Chance("schocken")
    view = view_for(game, state, seat, game.stage(state).choices[seat], StrongMind(), chance.below)
    found = SchockenExpert(game).value_moves(view, chance.below)
    assert found is not None
    return {each.move: each.value for each in found}


def test_schock_out_is_never_thrown_again() -> None:
    worth = chances(*table(1, 1, 1), 0)
    assert next(iter(worth)) == STAND
    assert worth[STAND] > 0.99


def test_a_poor_throw_is_thrown_again_and_ones_are_laid_out() -> None:
    worth = chances(*table(1, 2, 3), 0)
    assert worth[Keep((0,))] > worth[Keep((2,))]
    assert next(iter(chances(*table(2, 2, 3), 0))) != STAND


def test_a_move_is_worth_the_same_whichever_of_equal_dice_it_keeps() -> None:
    worth = chances(*table(1, 1, 4), 0)
    assert worth[Keep((0,))] == worth[Keep((1,))]


@pytest.mark.parametrize(
    "preset", [{}, {"six_turn": "tournament", "lay_out": "ones_only", "loading_round": "each_half"}]
)
@pytest.mark.parametrize("seats", [2, 4])
def test_strong_plays_schocken_to_its_end(seats: int, preset: dict[str, Any]) -> None:
    game = knobel.game("schocken", seats, {"halves": 1, "discs": 9, **preset})
    played = play(game, game.start(), (StrongMind(), *minds_named(["greedy"])), Chance("whole"))
    assert len(played.result.losers) == 1


def test_what_looks_best_after_the_first_throw_costs_less_than_a_hundredth_of_the_half() -> None:
    """Over all first throws, with everything after that move played as well as can be against somebody by looks."""
    best, looks, chance = 0.0, 0.0, Chance("first throws")
    expert = SchockenExpert(table(1, 2, 3)[0])
    for faces, likely in d6(3).merged_outcomes():
        game, state = table(*faces)
        view = view_for(game, state, 0, game.stage(state).choices[0], StrongMind(), chance.below)
        worth = {each.move: each.value for each in expert.value_moves(view, chance.below) or ()}
        looking = view.moves[
            view.heuristics.index(max(heuristic for heuristic in view.heuristics if heuristic is not None))
        ]
        best += float(likely) * max(worth.values())
        looks += float(likely) * worth[looking]
    assert 0 < best - looks < 0.01


@pytest.mark.parametrize("throws", [1, 2, 3])
def test_turns_by_looks_come_to_what_they_come_to_when_they_are_played(throws: int) -> None:
    rules, chance = Schocken(2, OPTIONS), Chance(f"turns {throws}")
    expected = sum(
        rules.rank(hand_of(1, each)).place * likely for each, likely in Tables(OPTIONS).outcomes(False, throws).items()
    )
    places = [rules.rank(one_turn(rules, throws, chance)).place for _ in range(1500)]
    assert abs(fmean(places) - expected) < 4 * stdev(places) / 1500**0.5


def looks_best(rules: Schocken, state: State, choices: Choices, chance: Chance) -> AnyMove:
    looks = {move: SchockenAdvice(rules).heuristic(state, 1, move) or 0.0 for move in choices.moves}
    best = [move for move in looks if looks[move] == max(looks.values())]
    return best[chance.below(len(best))]


def one_turn(rules: Schocken, throws: int, chance: Chance) -> Any:
    """The second player's hand, thrown and decided by looks."""
    first = Turn(throws, cup=Secret((1, 2, 3), (0,)))
    state = State(Tally(13, (0, 0), round=2), (0, 1), (first,))
    while True:
        stage = rules.stage(state)
        event: Event
        if isinstance(stage, Throw):
            event = Thrown(stage.dice.sample(chance.below))
        else:
            assert isinstance(stage, Ask)
            event = Did(1, looks_best(rules, state, stage.choices[1], chance))
        after = rules.apply(state, event)
        if after.tally is not state.tally:
            return rules.uncovered(state, event)[1]
        state = after


@pytest.mark.skipif(bool(missing_libraries()), reason="solving needs numpy")
@pytest.mark.parametrize("options", [{}, {"halves": 1, "discs": 9, "loading_round": "each_half"}])
def test_two_who_play_by_looks_lose_as_often_as_is_worked_out(options: dict[str, Any]) -> None:
    game = knobel.game("schocken", 2, {"starter": "first_seat", **options})
    tables = Tables(game.rules.options).halves
    assert options or len(tables.chances) == 906
    expected = tables.safe(game.rules.start(0), 0)
    assert expected is not None
    minds, chance, games = minds_named(["greedy"]) * 2, Chance("halves"), 800
    lost = sum(0 in play(game, game.start(), minds, chance).result.losers for _ in range(games))
    assert abs(1 - lost / games - expected) < 4 * (expected * (1 - expected) / games) ** 0.5


def test_whoever_stood_with_throws_left_has_something_and_the_second_player_knows() -> None:
    game, state = table(2, 2, 3)
    rules = game.rules
    stood = game.apply(state, Did(0, STAND))
    assert rules.limit(stood.game_state) == 1
    three = game.apply(game.apply(game.start(), Thrown((1, 1, 4))), Did(0, Keep((0, 1))))
    sure = game.apply(game.apply(three, Thrown((2,))), Did(0, STAND))
    believed = under_cup(game.advice, redacted(sure.game_state, 1), 0)
    assert {each.faces[:2] for each in believed} >= {(1, 1)}
    assert sum(believed.values()) == pytest.approx(1)
    # Schock out would have been kept, a Schock two perhaps thrown again: what is kept is likelier than it fell.
    assert believed[outcome_of(rules, Hand(0, (1, 1, 1), (0, 1), 2))] > 1 / 6
