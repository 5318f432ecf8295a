"""Solved games: played, hinted and analysed by their exact values."""

import pickle
from fractions import Fraction
from typing import Any

import pytest

import knobel
from knobel.core.stages import Ask, Over, Throw
from knobel.minds.analysis_steps import analyse, analysed
from knobel.minds.arena import Chance, minds_named, play, view_for
from knobel.minds.experts.schocken.expert import SchockenExpert
from knobel.minds.hints import hints
from knobel.minds.knowledge import Knowledge, SolutionValues, drawn_move
from knobel.minds.mind import StrongMind
from knobel.minds.rehearsal import make_ready
from knobel.minds.sampled import Effort, SampledValues
from knobel.solve import missing_libraries
from tests.minds.test_analysis import assert_adds_up, recorded
from tests.support.outcomes import outcomes_of

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")

GAME = "todessprung"
SINGLE = {"games": 1}


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return Knowledge()


@pytest.fixture(scope="module")
def solution(knowledge: Knowledge) -> Any:
    found = knowledge.prepare(knobel.game(GAME, 2, SINGLE))
    assert found is not None
    return found


def test_a_solution_is_at_hand_once_it_has_been_prepared(solution: Any, knowledge: Knowledge) -> None:
    assert knowledge.solution(knobel.game(GAME, 2, SINGLE)) is solution
    assert knowledge.solution(knobel.game(GAME, 7)) is None


def test_what_one_knows_another_does_not(solution: Any) -> None:
    assert Knowledge().solution(knobel.game(GAME, 2, SINGLE)) is None


def test_knowledge_travels_without_what_can_be_worked_out_anew(solution: Any, knowledge: Knowledge) -> None:
    assert knowledge.is_prepared(knobel.game(GAME, 2, SINGLE))
    assert not pickle.loads(pickle.dumps(knowledge)).is_prepared(knobel.game(GAME, 2, SINGLE))


def test_luck_and_losses_add_up_exactly(solution: Any) -> None:
    record = recorded(GAME, games=1)
    analysis = analyse(record)
    assert analysis.exact
    assert_adds_up(analysis)
    assert all(account.error == 0 for account in analysis.accounts)
    assert sum(account.losses for account in analysis.accounts) > 0


def test_in_a_solved_game_no_luck_lies_in_ones_own_decisions(solution: Any) -> None:
    record = recorded(GAME, games=1)
    analysis = analyse(record)
    for grade in analysis.grades:
        assert analysis.curve[grade.number].luck[grade.seat] == pytest.approx(0, abs=1e-9)


def test_a_throw_is_worth_on_average_what_the_state_before_was_worth(solution: Any) -> None:
    game, evaluator = knobel.game(GAME, 2, SINGLE), SolutionValues(solution)
    state = game.start()
    for event in recorded(GAME, games=1).events[:40]:
        if isinstance(game.stage(state), Throw):
            rows = [(chance, evaluator.worth(game.apply(state, thrown))) for thrown, chance in outcomes_of(game, state)]
            assert sum((chance for chance, _ in rows), Fraction(0)) == 1
            for seat in range(2):
                mean = sum(float(chance) * worth.values[seat] for chance, worth in rows)
                assert mean == pytest.approx(evaluator.worth(state).values[seat], abs=1e-9)
        state = game.apply(state, event)


def test_whoever_plays_the_solution_loses_nothing(solution: Any, knowledge: Knowledge) -> None:
    game = knobel.game(GAME, 2, SINGLE)
    played = play(game, game.start(), [StrongMind(knowledge=knowledge)], Chance("perfect"), keep_events=True)
    record = recorded(GAME, games=1)
    perfect = knobel.Record(GAME, record.version, record.seats, record.options, played.events)
    assert all(account.losses == pytest.approx(0, abs=1e-9) for account in analyse(perfect).accounts)


def test_sampled_values_agree_with_exact_ones_within_their_errors(solution: Any) -> None:
    """The start is as good for both: what sampling says of it, and of the sums that begin there, must be near."""
    game = knobel.game(GAME, 2, SINGLE)
    sampled = analysed(game, recorded(GAME, games=1), SampledValues(game, Effort(games=60, simulations=16)))
    exact = analyse(recorded(GAME, games=1))
    assert_adds_up(sampled)
    for rough, true in zip(sampled.accounts, exact.accounts, strict=True):
        assert abs(rough.start - true.start) <= 4 * max(rough.error, 0.02)


def test_hints_tell_the_values_of_the_solution(solution: Any, knowledge: Knowledge) -> None:
    game, chance = knobel.game(GAME, 2, SINGLE), Chance("hint")
    state = game.start()
    while not isinstance(stage := game.stage(state), Ask):
        assert not isinstance(stage, Over)
        state = game.apply(state, chance.throw(stage.dice))
    (seat,) = stage.choices
    best, *_ = hints(game, state, seat, chance.below, knowledge=knowledge)
    move, value = solution.moves(state, seat)[0]
    assert (best.move, best.value, best.unit) == (move, value, "chance")
    view = view_for(game, state, seat, stage.choices[seat], StrongMind(), chance.below)
    assert minds_named(["strong"], knowledge)[0].decide(view, chance.below) == move


def test_a_match_is_analysed_by_sampling_because_its_games_hang_together(solution: Any) -> None:
    assert Knowledge().prepare(knobel.game(GAME, 2)) is not None
    assert not analyse(recorded(GAME, games=2), Effort(games=2, simulations=8)).exact


def test_moves_that_nobody_may_guess_are_drawn_by_their_chances() -> None:
    below = Chance("mixing").below
    mixed = (knobel.Press("doubt"), 0.75), (knobel.Press("believe"), 0.25)
    drawn = [drawn_move(mixed, below) for _ in range(2000)]
    assert drawn.count(knobel.Press("doubt")) == pytest.approx(1500, abs=4 * 19.4)
    assert drawn.count(knobel.Press("believe")) + drawn.count(knobel.Press("doubt")) == 2000


def test_in_maexchen_the_equilibrium_is_played_without_a_look_under_the_cup() -> None:
    game, chance = knobel.game("maexchen", 2, {"starter": "first_seat"}), Chance("under the cup")
    mind = StrongMind()
    claimed = [_claimed(game, faces, "65") for faces in ((6, 5), (3, 1), (4, 4))]
    answers = []
    for state in claimed:
        choices = game.choices(state, 1)
        assert choices is not None
        below = Chance("same").below
        answers.append([mind.decide(view_for(game, state, 1, choices, mind, below), below) for _ in range(40)])
    assert answers[0] == answers[1] == answers[2]
    assert {move for row in answers for move in row} <= {knobel.Press("doubt"), knobel.Press("believe")}
    assert hints(game, claimed[0], 1, chance.below) == hints(game, claimed[1], 1, chance.below)


def _claimed(game: Any, faces: tuple[int, int], value: str) -> Any:
    state = game.apply(game.start(), knobel.Thrown(faces))
    return game.apply(state, knobel.Did(0, knobel.Say(value)))


def test_a_rehearsal_leaves_the_tables_of_a_specialist_at_hand() -> None:
    game = knobel.game("schocken", 2, {"discs": 12})
    knowledge = Knowledge()
    make_ready(game, knowledge)
    assert knowledge.is_prepared(game)
    expert = knowledge.expert(game)
    assert isinstance(expert, SchockenExpert)
    assert "halves" in vars(expert.tables)
