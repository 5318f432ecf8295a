"""Beliefs: what others decided over hidden dice is legal where it was decided, and weighs the worlds imagined."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

import knobel
from knobel.core.advice import Advice
from knobel.core.events import Did, Thrown
from knobel.core.moves import Press, Say
from knobel.core.secrets import redacted
from knobel.core.stages import Ask, Over, asked
from knobel.games import registry
from knobel.games.bluff.maexchen.rules import rank
from knobel.match.match import Match
from knobel.match.utility import utilities
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.beliefs import WHIM, Beliefs, likelihood
from knobel.minds.worlds import known_to
from tests.conformance.walks import walk

HIDDEN = tuple(id for id in registry.ids() if registry.declared(id).info.hidden)
BY_ROUNDS = tuple(id for id in registry.ids() if registry.declared(id).advice.estimate is not Advice.estimate)


def _decisions(game: Match, state: Any) -> tuple[Any, ...]:
    return () if state.game_state is None else game.advice.hidden_decisions(state.game_state)


@pytest.mark.parametrize("id", HIDDEN)
def test_what_is_recalled_was_a_choice_then_and_needs_no_secret_to_be_recalled(id: str) -> None:
    options = {"base_game": "covered"} if id == "joker-poker" else {}
    game = knobel.game(id, None, options)
    for seed in range(3):
        for step in walk(game, f"{id} {seed}"):
            made = _decisions(game, step.before)
            for before, seat, move in made:
                stage = game.rules.stage(before)
                assert isinstance(stage, Ask)
                assert move in stage.choices[seat]
            known = _decisions(game, redacted(step.before, None))
            assert [each[1:] for each in known] == [each[1:] for each in made]


def test_something_is_recalled_wherever_people_decide_over_hidden_dice() -> None:
    found = {id for id in HIDDEN for step in walk(knobel.game(id), id) if _decisions(knobel.game(id), step.before)}
    assert found == {"maexchen", "schocken", "verdecktes-wuerfelpoker"}


@pytest.mark.parametrize("id", BY_ROUNDS)
def test_an_estimate_shares_out_all_there_is_to_win(id: str) -> None:
    game = knobel.game(id)
    whole = {"winner": 1.0, "loser": game.seats - 1.0, "chips": 0.0}[game.rules.ranks]
    seen = 0
    for step in walk(game, id):
        estimate = None if step.after.game_state is None else game.advice.estimate(step.after.game_state)
        if isinstance(game.stage(step.after), Over):
            assert estimate is None
        elif estimate is not None:
            assert sum(estimate) == pytest.approx(whole)
            seen += 1
    assert seen > 0


@pytest.mark.parametrize("discs", [(2, 11), (5, 8)])
def test_an_estimate_of_schocken_is_what_comes_of_it_on_average_among_equals(discs: tuple[int, int]) -> None:
    game, chance = knobel.game("schocken", 2, {"halves": 1, "starter": "first_seat"}), Chance("outlook")
    start: Any = game.start()
    state = replace(
        start, game_state=replace(start.game_state, tally=replace(start.game_state.tally, supply=0, discs=discs))
    )
    estimate = game.advice.estimate(state.game_state)
    assert estimate is not None
    assert estimate[0] > estimate[1], "few discs are better than many"
    games, minds = 300, minds_named(["greedy"])
    kept = sum(utilities(game.rules, play(game, state, minds, chance).result)[0] for _ in range(games))
    assert kept / games == pytest.approx(estimate[0], abs=0.1)


def announced(value: str) -> tuple[Any, Any]:
    game = knobel.game("maexchen", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), Thrown((4, 1)))
    return game, game.apply(state, Did(0, Say(value)))


def test_an_announcement_is_believed_more_than_the_bare_dice_would_say() -> None:
    game, state = announced("54")
    below = Chance("beliefs").below
    beliefs = Beliefs(known_to(game, state, 1), below)
    fallen = Counter(rank(beliefs.imagine(below).state.game_state.cup.value) for _ in range(2000))
    # Of 36 throws two are 54. Whoever throws less says what they have: only a whim says 54 instead.
    true = 2 * (1 - WHIM + WHIM / 21)
    expected = true / (true + 34 * WHIM / 21)
    assert fallen[rank((5, 4))] / 2000 == pytest.approx(expected, abs=0.12)


def test_a_seat_that_knows_everything_believes_what_it_sees() -> None:
    game, state = announced("54")
    below = Chance("own").below
    beliefs = Beliefs(known_to(game, state, 0), below)
    assert {beliefs.imagine(below).state.game_state.cup.value for _ in range(20)} == {(4, 1)}


def test_what_looks_best_is_likely_and_nothing_is_impossible() -> None:
    game, state = announced("54")
    ((before, seat, _),) = _decisions(game, state)
    chances = {value: likelihood(game.advice, before, seat, Say(value)) for value in ("41", "54", "21")}
    assert chances["41"] > 0.8
    assert chances["54"] == chances["21"] == pytest.approx(WHIM / 21)
    choices = asked(game.rules.stage(before), seat)
    assert sum(likelihood(game.advice, before, seat, move) for move in choices.moves) == pytest.approx(1)
    assert Press("doubt") not in choices
