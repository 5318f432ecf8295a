"""The box knows every die that any game can throw, whatever was agreed on."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from knobel import BadOption, Did, Over, Throw, Thrown
from knobel.core.dice import DiceSet
from knobel.core.stages import Ask
from knobel.fair import box
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.match.options import all_fields

# Enough to have seen what a game throws in its first rounds.
EVENTS = 300
# What must be agreed on together for the most dice to be thrown.
TOGETHER: dict[str, dict[str, Any]] = {"wuerfelstapel": {"mode": "contest", "dice_per_round": "growing", "rounds": 20}}


def test_the_web_app_has_the_dice_of_the_box() -> None:
    assert Path(box.WEB).read_text(encoding="utf-8") == box.box_text(), "python -m knobel.fair.box"


def throws_of(game: Match, chance: random.Random) -> Iterator[Throw]:
    """What is thrown in the first part of a game."""
    state = game.start()
    for _ in range(EVENTS):
        stage = game.stage(state)
        if isinstance(stage, Over):
            return
        if isinstance(stage, Throw):
            yield stage
            state = game.apply(state, Thrown(stage.dice.sample(chance.randrange)))
        else:
            assert isinstance(stage, Ask)
            seat = chance.choice(sorted(stage.choices))
            choices = stage.choices[seat]
            move = choices.mildest if choices.open_spaces else choices.sample(chance.randrange)
            state = game.apply(state, Did(seat, move))


def agreements(id: str) -> Iterator[dict[str, Any]]:
    """The usual options, each of them at its ends, and what only matters together."""
    yield {}
    yield TOGETHER.get(id, {})
    for field in all_fields(registry.declared(id)):
        yield from ({field.name: value} for value in field.samples())


@pytest.mark.parametrize("id", registry.ids())
def test_no_game_throws_dice_that_the_box_does_not_know(id: str) -> None:
    chance, played = random.Random(id), 0
    known = box.dice_of(id, registry.declared(id).info.version)
    assert known is not None
    for options in agreements(id):
        try:
            game = opening.game(id, options=options)
        except BadOption:
            continue
        played += 1
        for stage in throws_of(game, chance):
            assert box.is_thrown_in(known, -1 if stage.seat is None else stage.seat, sides(stage.dice)), options
            assert stage.seen_by is None or known["hidden"], options
        playoff = game.rules.playoff_dice()
        assert playoff is None or box.is_thrown_in(known, 0, sides(playoff)), options
    assert played > 1


def test_the_box_allows_no_more_dice_than_a_game_can_throw() -> None:
    for id, most in box.MOST.items():
        game = opening.game(id, options=TOGETHER[id])
        assert max(len(stage.dice) for stage in throws_of(game, random.Random(id))) == most


def sides(dice: DiceSet) -> tuple[tuple[int, ...], ...]:
    return tuple(die.kind.faces for die in dice.dice)


@pytest.mark.parametrize("id", registry.ids())
def test_the_box_knows_every_version_of_a_game(id: str) -> None:
    versions = range(1, registry.declared(id).info.version + 1)
    assert all(box.dice_of(id, version) for version in versions)
    assert box.dice_of(id, versions.stop) is None


def test_a_game_that_is_not_in_the_box_has_no_dice() -> None:
    assert box.dice_of("nothing", 1) is None
