"""Options that depend on others: when they are there, what they default to, and what cannot be agreed on."""

from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import knobel
from knobel.core.conditions import (
    Agreement,
    Dependency,
    Only,
    Refused,
    Usually,
    When,
    at_least,
    at_most,
    below,
    only,
    refused,
    usually,
    when,
)
from knobel.core.errors import BadOption
from knobel.core.options import Value, schema_of
from knobel.core.values import SEATS
from knobel.games import registry
from knobel.match.options import agreement, all_fields, depends_of
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import pairwise, seat_counts, settings, values_of

DEFAULTS: dict[str, Value] = {"mode": "short", "rounds": 1, "games": 5, "joker": False, "low": 1, "high": 6}
DEPENDS: tuple[Dependency, ...] = (
    only("rounds", when(mode="long")),
    only("joker", when(mode="long", rounds=at_least(2)), when(seats=2)),
    usually("games", 1, when(mode="long")),
    refused("crossed", when(high=below("low"))),
    refused("crowded", when(joker=True, seats=at_least(7))),
)
DEPENDING = tuple(id for id in knobel.ids() if depends_of(knobel.declared(id)))


def agreed(seats: int = 3, preset: Any = None, stored: bool = False, **given: Value) -> Agreement:
    return Agreement(DEFAULTS, DEPENDS, given, seats, preset=preset, stored=stored)


def refusal(seats: int = 3, **given: Any) -> str:
    with pytest.raises(BadOption) as trouble:
        agreed(seats, **given).check()
    return trouble.value.code


@pytest.mark.parametrize(
    ("condition", "value", "holds"),
    [
        (When("x", (1,)), 1, True),
        (When("x", (1,)), True, False),
        (When("x", ("a", "b")), "b", True),
        (When("x", least=2), 2, True),
        (When("x", least=2), 1, False),
        (When("x", most=2), 2, True),
        (When("x", most=2), 3, False),
        (When("x", least=2), "none", False),
        (When("x", least=4), SEATS, True),
        (When("x", least=5), SEATS, False),
        (When("x", below="y"), 9, True),
        (When("x", below="y"), 10, False),
    ],
)
def test_a_condition_holds_for_values_bounds_and_other_options(condition: When, value: Value, holds: bool) -> None:
    values = {"x": value, "y": 10, SEATS: 4}
    assert condition.holds(values.__getitem__) is holds


def test_an_option_is_there_only_where_one_of_its_cases_holds() -> None:
    assert not agreed().is_there("rounds")
    assert agreed(mode="long").is_there("rounds")
    assert not agreed(mode="long").is_there("joker")
    assert agreed(mode="long", rounds=2).is_there("joker")
    assert agreed(2).is_there("joker")


def test_a_default_follows_what_it_depends_on_until_somebody_says_otherwise() -> None:
    assert agreed().value("games") == 5
    assert agreed(mode="long").value("games") == 1
    assert agreed(mode="long", games=3).value("games") == 3


def test_what_is_not_there_is_not_named_and_has_its_default() -> None:
    agreement = agreed(rounds=1)
    agreement.check()
    assert agreement.options == {"mode": "short", "games": 5, "low": 1, "high": 6}
    assert agreement.values == DEFAULTS


def test_what_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(BadOption) as trouble:
        agreed(rounds=3).check()
    assert trouble.value.code == "option-not-there"
    assert trouble.value.facts == {"option": "rounds", "value": "3", "needs": "mode=long"}
    assert agreed(rounds=3).needs("joker") == "mode=long & rounds>=2; seats=2"


def test_what_is_not_there_opens_no_door_to_anything_else() -> None:
    assert not agreed(rounds=2).is_there("joker"), "two rounds do not count where rounds are not there"


def test_what_cannot_be_agreed_on_is_refused_with_its_code_and_facts() -> None:
    assert refusal(low=4, high=3) == "crossed"
    assert refusal(7, mode="long", rounds=2, joker=True) == "crowded"
    agreed(6, mode="long", rounds=2, joker=True).check()
    agreed(low=4, high=4).check()


def test_a_preset_changes_the_defaults_and_nothing_else() -> None:
    preset = {"mode": "long", "games": 7, "rounds": 4}
    assert agreed(preset=preset).options == {
        "mode": "long",
        "rounds": 4,
        "games": 7,
        "low": 1,
        "high": 6,
        "joker": False,
    }
    short = agreed(preset=preset, mode="short")
    short.check()
    assert "rounds" not in short.options


def test_a_stored_table_is_taken_as_it_was_agreed_on() -> None:
    stored = agreed(7, stored=True, mode="short", rounds=3, joker=True, games=5)
    assert stored.options == {**DEFAULTS, "rounds": 3, "joker": True}
    assert agreed(stored=True, mode="long").value("games") == 1


def test_a_short_way_to_write_conditions() -> None:
    assert when(mode=("a", "b"), dice=at_most(3)) == (When("mode", ("a", "b")), When("dice", most=3))


# What every game states ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", DEPENDING)
def test_statements_speak_of_options_that_the_game_has(id: str) -> None:
    game = knobel.declared(id)
    fields = {field.name: field for field in all_fields(game)}
    for each in game.options_type.depends:
        cases = each.alternatives if isinstance(each, Only) else (each.conditions,)
        assert isinstance(each, Refused) or each.option in fields
        for condition in (condition for case in cases for condition in case):
            assert condition.option == SEATS or condition.option in fields
            assert condition.below is None or condition.below in fields
            allowed = seat_counts(id) if condition.option == SEATS else ()
            for value in condition.values:
                assert value in allowed or fields[condition.option].allows(value), (condition, value)
        assert not isinstance(each, Usually) or fields[each.option].allows(each.value)


@pytest.mark.parametrize("id", DEPENDING)
def test_nothing_depends_on_itself(id: str) -> None:
    needs: dict[str, set[str]] = {}
    for each in depends_of(knobel.declared(id)):
        if not isinstance(each, Refused):
            cases = each.alternatives if isinstance(each, Only) else (each.conditions,)
            needs.setdefault(each.option, set()).update(when.option for case in cases for when in case)
    for option in needs:
        reached, todo = set[str](), [option]
        while todo:
            for other in needs.get(todo.pop(), set()) - reached:
                reached.add(other)
                todo.append(other)
        assert option not in reached


@pytest.mark.parametrize("id", DEPENDING)
def test_the_usual_table_can_be_agreed_on_with_every_number_of_seats(id: str) -> None:
    for seats in seat_counts(id):
        agreement(knobel.declared(id), seats, {}).check()


@pytest.mark.parametrize("id", DEPENDING)
def test_every_value_of_every_option_is_tried_somewhere(id: str) -> None:
    tried: dict[str, set[str]] = {}
    for setting in settings(id):
        for name, value in setting.options.items():
            tried.setdefault(name, set()).add(repr(value))
    for field in all_fields(knobel.declared(id)):
        assert len(tried.get(field.name, ())) >= min(2, len(field.samples())), field.name


@pytest.mark.parametrize("id", DEPENDING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded_without_facts(id: str, language: str) -> None:
    """The form shows it before anything has been refused."""
    for each in depends_of(knobel.declared(id)):
        if isinstance(each, Refused):
            assert texts(language).line(f"error-{each.code}", id)


@pytest.mark.parametrize("id", DEPENDING)
def test_the_schema_takes_what_can_be_agreed_on_and_nothing_else(id: str) -> None:
    """What asks for the number of seats, or compares two numbers, no schema of options can say."""
    game, seats = knobel.declared(id), registry.usual_seats(id)
    fields, depends = all_fields(game), game.options_type.depends
    schema = Draft202012Validator(schema_of(fields, depends))
    cases = [case for each in depends for case in (each.alternatives if isinstance(each, Only) else (each.conditions,))]
    is_said = all(test.option != SEATS and test.below is None for case in cases for test in case)
    for row in pairwise([values_of(field) for field in fields]):
        given = {field.name: value for field, value in zip(fields, row, strict=True)}
        try:
            knobel.game(id, seats, given)
        except BadOption:
            assert not (is_said and schema.is_valid(given)), given
        else:
            assert schema.is_valid(given), given
    assert schema.is_valid({})
