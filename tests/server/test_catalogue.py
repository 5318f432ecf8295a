"""The catalogue: every game with what the box is searched by."""

from knobel.games import registry
from knobel.server.doors.catalogue import catalogue


def test_every_game_of_the_box_stands_in_the_catalogue_once() -> None:
    assert [game.id for game in catalogue()] == list(registry.ids())


def test_every_game_tells_how_long_it_takes() -> None:
    assert [game.id for game in catalogue() if game.minutes < 1] == []


def test_a_preset_has_a_name_and_options_that_the_game_knows() -> None:
    presets = {preset.id: (game, preset) for game in catalogue() for preset in game.presets}
    assert set(presets) == set(registry.presets())
    for id, (game, preset) in presets.items():
        assert preset.name.de != f"{id}-name"
        assert preset.line.en
        assert set(preset.options) <= {option.field.name for option in game.options}


def test_the_tournament_rules_of_schocken_are_found_by_their_name() -> None:
    schocken = next(game for game in catalogue() if game.id == "schocken")
    assert [preset.name.de for preset in schocken.presets] == ["Schocken nach Turnierregeln"]
    assert "Turnier-Schocken" in schocken.presets[0].aliases
