"""Hints: the best moves first, in words, from what the seat may know."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Event
from knobel.core.stages import Ask
from knobel.match.utility import unit_of
from knobel.minds.arena import Chance, view_for
from knobel.minds.hints import Adviser, amount, hints, told
from knobel.minds.move_values import MoveValue
from knobel.minds.search import Budget
from knobel.minds.valuing import Values
from knobel.texts import LANGUAGES, texts
from knobel.texts.measured_lengths import LENGTHS
from tests.conformance.walks import walk

WITH_DECISIONS = tuple(id for id in knobel.ids() if LENGTHS[id][2])
STATES_LOOKED_AT = 4
QUICK = Budget(seconds=None, simulations=16)


@pytest.mark.parametrize("id", WITH_DECISIONS)
def test_hints_are_legal_ranked_and_said_in_both_languages(id: str) -> None:
    game = knobel.game(id)
    asked = [step for step in walk(game, "hints") if isinstance(step.stage, Ask)][:STATES_LOOKED_AT]
    assert asked
    for step in asked:
        for seat, choices in step.stage.choices.items():
            found = hints(game, step.before, seat, Chance("hints").below, QUICK)
            assert len(found) <= 3
            assert all(hint.move in choices for hint in found)
            # Whoever knows a game's turns speaks in points, who knows its rounds in chips, the search in its own.
            assert {hint.unit for hint in found} in (set(), {unit_of(game.rules)}, {"points"}, {"chips"})
            assert all(0 <= hint.value <= 1 for hint in found if hint.unit == "chance")
            assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
            for language in LANGUAGES:
                assert all(texts(language).say(hint.why, id) for hint in found)


def said(id: str, seats: int, *events: Event, **options: Any) -> list[str]:
    """What the hints for the first seat say in German after these events."""
    game = knobel.game(id, seats, {"starter": "first_seat", **options})
    state = game.start()
    for event in events:
        state = game.apply(state, event)
    found = hints(game, state, 0, Chance("said").below, Budget(seconds=None, simulations=64))
    return [texts("de").say(hint.why, id, ("Anna", "Ben")) for hint in found]


def test_equal_dice_are_kept_under_one_name() -> None:
    for line in (lines := said("schocken", 2, knobel.Thrown((4, 1, 4)))):
        assert lines.count(line) == 1
        assert "4 1 4" not in line, "dice are named in order"


def test_a_raise_is_called_one() -> None:
    lines = said("offenes-wuerfelpoker", 2, knobel.Thrown((5, 5, 5, 5, 6)), knobel.Did(0, knobel.Press("stop")))
    assert any("Auf 4 erhöhen" in line or "auf 4 erhöhen" in line for line in lines), lines


def test_a_chance_is_one_of_winning_or_of_getting_away() -> None:
    assert "gewinnst du in" in said("die-boese-drei", 2, knobel.Thrown((5,)))[0]
    assert "kommst du in" in said("schocken", 2, knobel.Thrown((4, 1, 4)))[0]


def test_a_round_is_told_in_its_chips_and_not_as_a_chance() -> None:
    """Chicago is about not losing, a round of it about a chip."""
    game, below = knobel.game("chicago", 2, {"starter": "first_seat"}), Chance("said").below
    state = game.apply(game.start(), knobel.Thrown((4, 1, 4)))
    choices = game.choices(state, 0)
    assert choices is not None
    view = view_for(game, state, 0, choices, Adviser(), below)
    better, worse = (MoveValue(move, value, 0.0, 0) for move, value in zip(choices.moves, (-0.25, -0.75), strict=False))
    first, second = told(view, Values((better, worse), "chips", of_round=True))
    assert (
        texts("de")
        .say(first.why, "chicago")
        .endswith("in dieser Runde im Schnitt −0,2 Chips, 0,5 Chips besser als „alle noch einmal werfen“.")
    )
    assert "0,5 Chips schlechter" in texts("de").say(second.why, "chicago")


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
        (-1.25, "chips", "−1,2 Chips", "−1.2 chips"),
        (0.617, "chance", "61,7 %", "61.7%"),
    ],
)
def test_values_are_written_as_each_language_does(value: float, unit: str, german: str, english: str) -> None:
    phrase = amount(value, unit)  # type: ignore[arg-type]
    assert (texts("de").say(phrase), texts("en").say(phrase)) == (german, english)
