"""Hints: the best moves first, in words, from what the seat may know."""

import pytest

import knobel
from knobel.core.stages import Ask
from knobel.games import registry
from knobel.minds.arena import Chance
from knobel.minds.currency import unit_of
from knobel.minds.hints import amount, hints
from knobel.minds.search import Budget
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import walk

WITH_DECISIONS = tuple(id for id in registry.ids() if registry.rules(id).info.decisions)
STATES_LOOKED_AT = 4
QUICK = Budget(seconds=None, simulations=16)


@pytest.mark.parametrize("id", WITH_DECISIONS)
def test_hints_are_legal_ranked_and_said_in_both_languages(id: str) -> None:
    game = knobel.game(id)
    asked = [step for step in walk(game, "hints") if isinstance(step.stage, Ask)][:STATES_LOOKED_AT]
    if not asked:
        pytest.skip("with its usual options this game asked nobody")
    for step in asked:
        for seat, choices in step.stage.choices.items():
            found = hints(game, step.before, seat, Chance("hints").below, QUICK)
            assert len(found) <= 3
            assert all(hint.move in choices for hint in found)
            # Whoever knows a game's turns speaks in points, where the search speaks of the game's decision.
            assert {hint.unit for hint in found} in (set(), {unit_of(game)}, {"points"})
            assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
            for language in LANGUAGES:
                assert all(texts(language).say(hint.why, id) for hint in found)


def test_nobody_else_is_given_a_hint() -> None:
    game = knobel.game("kniffel", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((1, 2, 3, 4, 6)))
    below = Chance(1).below
    assert hints(game, state, 0, below, QUICK)
    assert hints(game, state, 1, below, QUICK) == ()
    assert hints(game, game.start(), 0, below, QUICK) == ()


@pytest.mark.parametrize(
    ("value", "unit", "german", "english"),
    [
        (2.46, "points", "2,5 Punkte", "2.5 points"),
        (-0.04, "chips", "0,0 Chips", "0.0 chips"),
        (-1.25, "chips", "-1,2 Chips", "-1.2 chips"),
        (0.617, "chance", "61,7 %", "61.7%"),
    ],
)
def test_values_are_written_as_each_language_does(value: float, unit: str, german: str, english: str) -> None:
    phrase = amount(value, unit)  # type: ignore[arg-type]
    assert (texts("de").say(phrase), texts("en").say(phrase)) == (german, english)
