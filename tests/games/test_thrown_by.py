"""Scenes say how the dice that are due are thrown: by hand, under a cup, or flicked."""

import pytest

from tests.support.table import Table


@pytest.mark.parametrize(
    ("game", "by"),
    [
        ("kniffel", "hand"),
        ("chicago", "hand"),
        ("maexchen", "cup"),
        ("schocken", "cup"),
        ("verdecktes-wuerfelpoker", "cup"),
        ("tarnkappe", "cup"),
        ("knipsen", "finger"),
        ("knipsen-mit-schikane", "finger"),
    ],
)
def test_hidden_dice_fall_under_a_cup_and_knipsen_is_flicked(game: str, by: str) -> None:
    table = Table(game, 3)
    for viewer in (None, 0, 1, 2):
        scene = table.game.scene(table.state, viewer)
        assert (scene.by, scene.throws > 0) == (by, True)
