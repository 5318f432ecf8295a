"""Rounds of Schocken between two, played by an equilibrium: compared with a walk by the rules themselves."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Did, Event, Thrown
from knobel.core.moves import Keep, Press
from knobel.core.stages import Ask
from knobel.games.cup.schocken import GAME
from knobel.games.cup.schocken.state import SchockenOptions
from knobel.match.match import Match
from knobel.minds.arena import Chance, answer, minds_named
from knobel.minds.experts.schocken.expert import SchockenExpert
from knobel.minds.experts.schocken.standing_file import file_of, key_of, read_standings
from knobel.minds.experts.schocken.steps import step_to
from knobel.minds.experts.schocken.table_values import best_answers, equilibrium_values, played_rounds
from knobel.minds.experts.schocken.tables import Tables
from knobel.minds.exploiting import Answers, Terms, exploit, round_of
from knobel.minds.heuristics import best_by_heuristic
from knobel.minds.knowledge import Knowledge
from knobel.solve import missing_libraries
from knobel.solve.best_response import BestResponse, Playout
from knobel.solve.solution import Ranked

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="equilibria need numpy")
STAND, TURN = Press("stand"), Press("turn")
SMALL: dict[str, Any] = {"halves": 1, "discs": 9, "max_throws": 2, "lay_out": "ones_only"}


@pytest.mark.parametrize("libraries", [True, False])
def test_strong_goes_on_after_somebody_has_turned_a_six_and_stood(
    libraries: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing lies under such a cup but what began as two sixes."""
    if not libraries:
        monkeypatch.setattr("knobel.minds.experts.schocken.expert.can_solve", lambda: False)
    game = knobel.game("schocken", 2, {"starter": "first_seat"})
    state = game.start()
    for event in (
        Thrown((2, 6, 3)),
        Did(0, Keep(())),
        Thrown((6, 6, 3)),
        Did(0, TURN),
        Did(0, STAND),
        Thrown((2, 2, 3)),
    ):
        state = game.apply(state, event)
    stage = game.stage(state)
    assert isinstance(stage, Ask)
    decided = answer(game, state, stage, minds_named(["strong"]), Chance("turned"))
    assert isinstance(decided, Did)
    assert decided.seat == 1


def begun(game: Match, *events: Event) -> Any:
    """The first round after these events, which all can see but for the last throw."""
    state = game.rules.start(0)
    for event in events:
        state = game.rules.thrown(state, event.faces) if isinstance(event, Thrown) else did(game, state, event)
    return state


def did(game: Match, state: Any, event: Event) -> Any:
    assert isinstance(event, Did)
    return game.rules.did(state, event.seat, event.move)


def test_nobody_can_answer_strong_by_a_walk_through_the_rules_themselves() -> None:
    """The walk knows nothing of steps and signs; it asks strong what it does in every state that it comes to.

    One walk begins when the first player has seen a throw, for that player alone; the other with dice laid out for all
    to see, for the second one.
    """
    game, knowledge = knobel.game("schocken", 2, SMALL), Knowledge()
    answers = Answers(game, knowledge, 1, 1, "walk")
    assert not answers.sampled
    laid_out = (Thrown((1, 2, 3)), Did(0, Keep((0,))))
    for seat, events in ((0, (Thrown((1, 6, 6)),)), (1, laid_out)):
        played = round_of(game, knowledge)._replace(start=begun(game, *events))
        strong = Playout(played, answers).value(played.start)
        best = BestResponse(played, seat, answers).value()
        assert best == pytest.approx(strong[seat], abs=1e-6)


def test_a_round_is_worth_to_the_beginner_what_a_walk_by_the_rules_says() -> None:
    game, knowledge = knobel.game("schocken", 2, SMALL), Knowledge()
    answers, expert = Answers(game, knowledge, 1, 1, "worth"), knowledge.expert(game)
    assert isinstance(expert, SchockenExpert)
    start = begun(game, Thrown((1, 2, 3)), Did(0, Keep((0,))))
    played = round_of(game, knowledge)._replace(start=start)
    play = expert.tables.round_play(start)
    assert play is not None
    values = play.values(None)
    assert values is not None
    by_walk = Playout(played, answers).value(start)[0]
    assert values[step_to(expert.tables.rules, start, start)] == pytest.approx(by_walk, abs=1e-9)


def test_a_whole_game_by_its_equilibrium_can_hardly_be_answered() -> None:
    """Where no file says what tables are worth, rounds are played for what greedy players would make of them."""
    game = knobel.game("schocken", 2, SMALL)
    found = exploit(game)
    assert (found.basis, found.scope, found.unit) == ("exact", "game", "chance")
    assert 1e-6 < found.gain < 1e-3
    values = equilibrium_values(Tables(game.rules.options))
    known = Tables(game.rules.options, values)
    best = sum(best_answers(known, played_rounds(known, values))) / 2 - 0.5
    assert abs(best) < 1e-6


def test_the_file_says_what_every_table_is_worth_by_the_rounds_that_follow() -> None:
    """A round that is played best for what it leaves behind by the file is worth what the file says; of some tables."""
    options, version = SchockenOptions(), GAME.info.version
    known = read_standings(options, version)
    assert known is not None
    assert file_of(key_of(options, version)).stat().st_size < 6_000
    tables = Tables(options, known)
    states = list(tables.chain.numbers)
    assert len(states) == len(known) == 906
    for number in range(0, len(states), 181):
        state = states[number]
        play = tables.round_play(state)
        assert play is not None
        values = play.values(None)
        assert values is not None
        begins = values[tables.steps(False, 3).first]
        assert begins == pytest.approx(known[number] if state.order[0] == 0 else 1 - known[number], abs=1e-6)


def by_looks(state: Any, seat: int) -> Ranked:
    """Somebody who does what looks best, in the small game."""
    stage = LOOKED_AT.rules.stage(state)
    assert isinstance(stage, Ask)
    return ((best_by_heuristic(LOOKED_AT.advice, state, seat, stage.choices[seat].moves)[0], 1.0),)


LOOKED_AT = knobel.game("schocken", 2, SMALL)


def test_what_answers_to_whoever_is_asked_win_by_a_round_is_what_a_walk_by_the_rules_finds() -> None:
    expert = Knowledge().expert(LOOKED_AT)
    assert expert is not None
    found = expert.answered_round(by_looks)
    assert found is not None
    played = round_of(LOOKED_AT, Knowledge())
    walked = [BestResponse(played, seat, by_looks).value() for seat in range(2)]
    assert found == pytest.approx(walked, abs=1e-9)
    # Somebody who plays by an equilibrium cannot be answered, so that this is more than nothing.
    strong = expert.answered_round(Answers(LOOKED_AT, Knowledge(), 1, 1, "strong"))
    assert strong is not None
    assert sum(strong) == pytest.approx(1, abs=1e-9)
    assert sum(found) > 1 + 1e-4


def test_without_its_equilibrium_strong_can_be_answered_by_more_than_twice_as_much() -> None:
    """In the first round of the usual game alone, against all that can be won of strong as it plays, in whole games."""
    game, whole_games = knobel.game("schocken", 2), 0.00003 / 100
    found = exploit(game, Terms(equilibria=False))
    assert (found.basis, found.scope) == ("exact", "round")
    assert found.gain > 2 * whole_games
