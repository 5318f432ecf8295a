"""The conformance suite: the contract of the engine, over every game in the box."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

import knobel
from knobel.core.errors import ENGINE_CODES
from knobel.core.options import OptionField, fields_of
from knobel.match.match import Match, all_values
from knobel.match.options import all_fields
from knobel.match.position_values import check_values
from knobel.texts import LANGUAGES, texts
from knobel.texts.catalogue import Texts
from tests.conformance import checks
from tests.conformance.walks import seat_counts, settings, values_of, walk

IDS = knobel.ids()
every_game = pytest.mark.parametrize("id", IDS)


def tables(id: str) -> list[Match]:
    """A few tables of a game: the usual one, and others with mixed options."""
    counts = list(seat_counts(id))
    chosen = settings(id)
    mixed = [knobel.game(id, *setting) for setting in chosen[:: len(chosen) // 4 + 1]]
    return [knobel.game(id), knobel.game(id, counts[-1]), *mixed]


@every_game
def test_every_offered_move_applies_and_every_other_is_refused(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.offered_moves_apply_and_others_are_refused(game, walk(game, number))


@every_game
def test_choices_are_numbered_as_they_are_listed(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.choices_are_numbered(game, walk(game, number))


@every_game
def test_the_weights_of_a_throw_sum_to_one(id: str) -> None:
    game = knobel.game(id)
    checks.weights_sum_to_one(game, walk(game, 1))


@every_game
def test_states_events_and_scenes_round_trip_through_json(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.values_round_trip(game, walk(game, number))


@every_game
def test_a_record_replays_to_identical_states(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.record_replays(game, walk(game, number))


@every_game
def test_positions_read_back_and_go_on(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.positions_read_back(game, walk(game, number))


@every_game
def test_every_number_of_a_state_is_within_its_bounds_under_all_options(id: str) -> None:
    for number, setting in enumerate(settings(id)):
        game = knobel.game(id, setting.seats, setting.options)
        for step in islice(walk(game, number), 150):
            check_values(game, step.after)


@every_game
def test_chips_are_conserved(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.chips_are_conserved(game, walk(game, number))


@every_game
def test_open_dice_lie_under_the_name_of_whoever_threw_them(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.open_dice_are_their_owners(game, walk(game, number))


@every_game
def test_random_play_ends_with_every_number_of_players(id: str) -> None:
    for seats in seat_counts(id):
        game = knobel.game(id, seats)
        checks.result_makes_sense(game, checks.final_result(game, walk(game, seats)))


@every_game
def test_random_play_ends_with_every_value_of_every_option(id: str) -> None:
    for number, setting in enumerate(settings(id)):
        game = knobel.game(id, *setting)
        checks.result_makes_sense(game, checks.final_result(game, walk(game, number)))


@every_game
def test_nothing_hidden_shows(id: str) -> None:
    for number, game in enumerate(tables(id)[:4]):
        checks.nothing_hidden_shows(game, number)


@every_game
def test_everything_can_be_said_in_every_language(id: str) -> None:
    for number, game in enumerate(tables(id)):
        checks.everything_can_be_said(game, walk(game, number))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_name_line_and_options_are_worded(id: str, language: str) -> None:
    said = texts(language)
    assert said.name(id)
    assert said.line("line", id).endswith((".", "?"))
    said.aliases(id)
    for field in all_fields(knobel.declared(id)):
        assert said.has(f"option-{field.name}", id), field.name
        assert said.has(f"option-{field.name}-help", id), field.name
        for value in (v for v in field.values if isinstance(v, str)):
            assert said.has(f"value-{field.name}-{value}", id), f"value-{field.name}-{value}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_is_worded(id: str, language: str) -> None:
    for code in (*ENGINE_CODES, *knobel.declared(id).info.codes):
        assert texts(language).has(f"error-{code}", id), code


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_follow_the_chosen_options(id: str, language: str) -> None:
    """Changing any option of the game itself changes what the rules say."""
    said = texts(language)
    assert len(said.rules(id, all_values(knobel.game(id)))) > 150
    for field in own_fields(id):
        # With some others an option may come to nothing: who may throw once has no second throw to agree on.
        tables = tables_with(id, field.name)
        assert any(len(_told(said, game, field)) == len(values_of(field)) for game in tables), (
            f"{id}: the rules do not tell of {field.name}"
        )


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_silent_about_options_that_are_not_there(id: str, language: str) -> None:
    said, fields = texts(language), own_fields(id)
    for setting in settings(id) if knobel.declared(id).options_type.depends else ():
        game = knobel.game(id, *setting)
        for field in fields:
            if field.name not in game.options:
                told = {
                    said.rules(id, {**all_values(game), field.name: value}, game.seats) for value in values_of(field)
                }
                assert len(told) == 1, f"{id}: the rules tell of {field.name} with {game.options}"


def tables_with(id: str, option: str) -> Iterator[Match]:
    """The tables of a game that have this option, the usual one first."""
    games = chain((knobel.game(id),), (knobel.game(id, *setting) for setting in settings(id)))
    return (game for game in games if option in game.options)


def _told(said: Texts, game: Match, field: OptionField) -> set[str]:
    """What the rules say with each value of an option."""
    values = all_values(game)
    return {said.rules(game.info.id, {**values, field.name: value}, game.seats) for value in values_of(field)}


def own_fields(id: str) -> tuple[OptionField, ...]:
    """The options that are a game's own, and not those of every game."""
    return fields_of(knobel.declared(id).options_type)


@every_game
def test_presets_are_legal_choices_of_options(id: str) -> None:
    for preset in knobel.declared(id).info.presets:
        game = knobel.game(preset.id)
        checks.result_makes_sense(game, checks.final_result(game, walk(game, 1)))
        for language in LANGUAGES:
            assert texts(language).has(f"{preset.id}-name", id) or texts(language).has("name", preset.id)
