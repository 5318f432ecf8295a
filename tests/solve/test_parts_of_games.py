"""Games that do not fit are solved in parts: what no longer matters, rounds by themselves, turns that are compared."""

import random
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from knobel.core.advice import Advice
from knobel.core.choices import Choices
from knobel.core.errors import KnobelError
from knobel.core.events import Did, Thrown
from knobel.core.moves import AnyMove, Keep, Say, Stake
from knobel.core.options import fields_of
from knobel.core.stages import Ask, Over, Throw, asked
from knobel.games import registry
from knobel.games.bank.craps import NUMBERS, edge
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.utility import utilities
from knobel.minds.arena import Chance
from knobel.parts.rethrow import STOP
from knobel.solve import RoundSolution, missing_libraries, solve_round
from knobel.solve.chance import merged_throws
from knobel.solve.duels import duels_of
from knobel.solve.rounds import value_in_round
from knobel.solve.walks import random_steps

pytestmark = pytest.mark.skipif(bool(missing_libraries()), reason="solving needs its numeric libraries")


def games_with_canonical_states() -> list[str]:
    return [id for id in registry.ids() if registry.declared(id).advice.canonical is not Advice.canonical]


def rules_of(id: str, seats: int | None = None, **options: Any) -> Any:
    return opening.game(id, seats or max(2, registry.players_of(id).least), options).rules


# What no longer matters -----------------------------------------------------------------------------------------------


def test_some_games_know_what_no_longer_matters() -> None:
    assert {"die-boese-drei", "dreimal-pasch", "langsamer-peter", "sequenzen", "treffer"} <= {
        *games_with_canonical_states()
    }


@pytest.mark.parametrize("id", games_with_canonical_states())
def test_a_state_goes_on_just_like_its_canonical_one(id: str) -> None:
    """Both are played on to the end with the same dice and the same decisions, and are worth the same, whatever the
    table has agreed on."""
    compared = 0
    for game in with_every_option(id):
        rules, canonical, chance = game.rules, game.advice.canonical, random.Random(id)
        states = [state for state, _, _ in random_steps(rules, 12, 600)]
        changed = [state for state in states if canonical(state) != state]
        for state in chance.sample(changed, min(10, len(changed))):
            assert both_played_on(rules, state, canonical(state), chance)
            compared += 1
    assert compared


def with_every_option(id: str) -> Iterator[Match]:
    """A game by its usual options, and with every other value of each that can be had alone."""
    usual = opening.game(id)
    yield usual
    for field in fields_of(usual.rules.options_type):
        for value in field.samples():
            if value != field.default:
                with suppress(KnobelError):
                    yield opening.game(id, options={field.name: value})


def games_with_a_bound() -> list[str]:
    return [id for id in registry.ids() if opening.game(id).rules.safety_bound() is not None]


@pytest.mark.parametrize("id", games_with_a_bound())
def test_a_count_does_nothing_but_stop_the_game(id: str) -> None:
    """Far from its bound a state goes on just like the same one with another count."""
    for game in with_every_option(id):
        rules, chance = game.rules, random.Random(id)
        bound = rules.safety_bound()
        assert bound is not None
        usual = getattr(rules.start(0), bound.field)
        states = [state for state, _, _ in random_steps(rules, 4, 200)]
        for state in chance.sample(states, min(8, len(states))):
            other = usual + (1 if bound.most is None else min(bound.most // 4, 40))
            assert one_step_on(rules, state.but(**{bound.field: usual}), state.but(**{bound.field: other}), bound.field)


def one_step_on(rules: Any, one: Any, other: Any, count: str) -> bool:
    """Whether whatever can happen leads from both states to the same ones, but for how far they count."""
    stage, same = rules.stage(one), rules.stage(other)
    if isinstance(stage, Over):
        return bool(same == stage)
    assert type(same) is type(stage)
    if isinstance(stage, Throw):
        assert same == stage
        events: list[Any] = [event for event, _ in merged_throws(stage.dice)][:500]
    else:
        assert same.choices == stage.choices
        events = [Did(seat, choices.mildest) for seat, choices in stage.choices.items()]
    ends = [(rules.apply(one, event), rules.apply(other, event)) for event in events]
    far = getattr(other, count) - getattr(one, count)
    return all(after.but(**{count: getattr(after, count) + far}) == beside for after, beside in ends)


def both_played_on(rules: Any, one: Any, other: Any, chance: random.Random) -> bool:
    while True:
        stage, same = rules.stage(one), rules.stage(other)
        assert type(same) is type(stage)
        if isinstance(stage, Over):
            return bool(utilities(rules, stage.result) == utilities(rules, same.result))
        if isinstance(stage, Throw):
            assert (stage.seat, len(stage.dice)) == (same.seat, len(same.dice))
            faces = tuple(chance.choice(die.kind.faces) for die in stage.dice.dice)
            one, other = rules.apply(one, Thrown(faces)), rules.apply(other, Thrown(faces))
            continue
        seat = chance.choice(tuple(stage.choices))
        assert stage.choices[seat].size == same.choices[seat].size
        move = stage.choices[seat].sample(chance.randrange)
        alike = move if not isinstance(move, Keep) else same_dice(rules, one, other, same.choices[seat], move)
        one, other = rules.apply(one, Did(seat, move)), rules.apply(other, Did(seat, alike))


def same_dice(rules: Any, one: Any, other: Any, choices: Choices, move: Keep) -> AnyMove:
    """The move that keeps the same faces where dice lie in another order."""
    if (one.turn == other.turn or one.turn.faces == other.turn.faces) and move in choices:
        return move
    wanted = sorted(one.turn.faces[index] for index in move.dice)
    keeps = (each for each in choices.moves if isinstance(each, Keep))
    return next(each for each in keeps if sorted(other.turn.faces[index] for index in each.dice) == wanted)


# Rounds ---------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def quinze() -> tuple[Any, RoundSolution]:
    game = opening.game("quinze", 2, {"limit": 10})
    solution = solve_round(game)
    assert isinstance(solution, RoundSolution)
    return game.rules, solution


def test_rounds_played_by_their_solution_come_out_at_its_value(quinze: tuple[Any, RoundSolution]) -> None:
    rules, solution = quinze
    chance = Chance("rounds")
    won = [one_round(rules, solution, chance) for _ in range(3000)]
    mean = sum(won) / len(won)
    error = sqrt(sum((each - mean) ** 2 for each in won)) / len(won)
    assert abs(mean - solution.value(rules.start(0))[0]) < 3 * error


def one_round(rules: Any, solution: RoundSolution, chance: Chance) -> int:
    state = rules.start(0)
    while state.round == 1:
        stage = rules.stage(state)
        event = (
            chance.throw(stage.dice)
            if isinstance(stage, Throw)
            else Did(state.seat, solution.moves(state, state.seat)[0][0])
        )
        state = rules.apply(state, event)
    return int(state.chips[0]) - int(rules.options.start_chips)


def test_what_is_already_won_does_not_change_how_a_round_is_played(quinze: tuple[Any, RoundSolution]) -> None:
    rules, solution = quinze
    state = rules.apply(rules.start(0), Thrown((4,)))
    later = replace(state, chips=(3, 13), round=7)
    assert solution.moves(later, 0) == solution.moves(state, 0)


def test_games_without_rounds_have_none_to_solve() -> None:
    assert not isinstance(solve_round(opening.game("sechserspiel", 2)), RoundSolution)


def the_mildest(state: Any, seat: int, choices: Choices) -> tuple[tuple[AnyMove, float]]:
    return ((choices.mildest, 1.0),)


def test_a_stake_against_the_bank_gains_what_its_odds_say() -> None:
    game = opening.game("zehnerspiel")
    state = game.rules.start(0)
    low = Fraction(sum(sum(faces) <= 9 for faces in product(range(1, 7), repeat=3)), 216)
    won = value_in_round(game, [(state, 1.0)], 1, asked(game.rules.stage(state), 1).moves, the_mildest)
    assert won is not None
    assert won[0][0] == Stake("low", 1)
    for move, gain in won:
        assert isinstance(move, Stake)
        assert gain == pytest.approx(float(move.chips * (2 * low - 1)))


def test_a_number_in_craps_gains_what_its_chance_says() -> None:
    game = opening.game("craps")
    moves = [Stake(number, 2) for number in NUMBERS]
    won = value_in_round(game, [(game.rules.start(0), 1.0)], 0, moves, the_mildest)
    assert won is not None
    for move, gain in won:
        assert isinstance(move, Stake)
        assert gain == pytest.approx(2 * edge(int(move.field)))


# Turns that are compared ----------------------------------------------------------------------------------------------


def test_the_last_decision_of_a_turn_is_worth_its_exact_chance() -> None:
    game = opening.game("dreimal-pasch", 2)
    duels = duels_of(game)
    rules: Any = game.rules
    assert duels is not None
    state = rules.start(0)
    for event in (Thrown((6, 6, 5, 5, 1, 2)), Did(0, STOP), Thrown((1, 1, 3, 4, 5, 6)), Did(1, Keep((0, 1)))):
        state = rules.apply(state, event)
    state = rules.apply(state, Thrown((4, 4, 2, 6)))
    target = rules.key((6, 6, 5, 5, 1, 2))
    values = dict(duels.moves(state, 1))
    assert values[STOP] == pytest.approx(0.0)  # Two pairs as well, but fewer pips.
    for kept in ((0, 1, 2, 3), (2, 3), ()):
        rest = [state.turn.faces[index] for index in kept]
        keys = [rules.key((*rest, *faces)) for faces in product(range(1, 7), repeat=6 - len(kept))]
        chance = sum((key > target) + (key == target) / 2 for key in keys) / len(keys)
        assert values[Keep(kept)] == pytest.approx(chance)


def test_the_first_of_two_plays_against_the_best_answer() -> None:
    """The value of standing with a result is what the other's best calculation leaves of it."""
    game = opening.game("va-banque", 2)
    rules, duels = game.rules, duels_of(game)
    assert duels is not None
    state = rules.start(0)
    player = state.order[0]
    for die in (6, 6):
        state = rules.apply(state, Thrown((die,)))
    for operation, die in (("plus", 6), ("times", 1)):
        state = rules.apply(rules.apply(state, Did(player, Say(operation))), Thrown((die,)))
    values = dict(duels.moves(state, player))
    for move, value in values.items():
        assert value == pytest.approx(answered(rules, rules.apply(state, Did(player, move)), duels))


def answered(rules: Any, state: Any, duels: Any) -> float:
    """What whoever plays first wins when the other answers by the duels' own moves, walked through in the engine."""
    stage, first = rules.stage(state), 1
    if state.round > 1 or isinstance(stage, Over):
        return float((rules.result(state).nets or ())[first])
    if isinstance(stage, Ask):
        seat = next(iter(stage.choices))
        return answered(rules, rules.apply(state, Did(seat, duels.moves(state, seat)[0][0])), duels)
    return sum(answered(rules, rules.apply(state, Thrown((die,))), duels) for die in range(1, 7)) / 6
