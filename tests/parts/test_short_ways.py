"""Short ways through the engine say what the long ones do."""

from typing import Any

import pytest

import knobel
from knobel import Throw
from knobel.core.dice import DiceSet
from knobel.core.rules import Rules, WordRules
from knobel.games import registry
from knobel.games.series._series import SeriesBase
from knobel.minds.arena import Chance

# Of series and of races: those whose dice never change, and those whose do.
FAMILIES = ("pasch", "beelzebub", "familie-meier", "stielaugen", "knipsen", "kreuze-loeschen", "teilen")
EVERY_GAME = pytest.mark.parametrize("id", registry.ids())


# A match hands an allowed throw to `thrown` without asking `apply`: so no game may have one of its own.


@EVERY_GAME
def test_no_rules_apply_events_in_a_way_of_their_own(id: str) -> None:
    assert type(knobel.game(id).rules).apply in (Rules.apply, WordRules.apply)


@EVERY_GAME
def test_a_throw_at_a_table_is_a_throw_by_the_rules(id: str) -> None:
    game, chance = knobel.game(id), Chance(id)
    state = game.start(decided=True)
    for _ in range(30):
        stage = game.stage(state)
        if not isinstance(stage, Throw):
            break
        event = chance.throw(stage.dice)
        after = game.apply(state, event)
        # A match may have begun the next game by then.
        if after.finished == state.finished and after.throws:
            assert after.game_state == game.rules.apply(state.game_state, event)
            assert after.last == game.face.left_lying(state.game_state, event, after.game_state, state.last)
        state = after


# Families keep the throws of dice that never change at hand: they are those of the dice that the game names.


def test_throws_at_hand_are_of_the_dice_that_the_game_names() -> None:
    games = [knobel.game(id, 3) for id in FAMILIES]
    for game in games:
        state, chance = game.start(decided=True), Chance(game.info.id)
        for _ in range(30):
            stage = game.stage(state)
            if not isinstance(stage, Throw):
                break
            assert stage.dice is _dice_named(game.rules, state.game_state), game
            state = game.apply(state, chance.throw(stage.dice))
        assert state.throws, game


def _dice_named(rules: Any, state: Any) -> DiceSet:
    about = state.thrown[state.seat] if isinstance(rules, SeriesBase) else state
    dice: DiceSet = rules.dice_for(about)
    return dice
