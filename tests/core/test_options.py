"""Options: bounds, forms, and clear refusals."""

from typing import Annotated, Literal

import pytest

import knobel
from knobel.core.errors import BadOption
from knobel.core.options import OptionField, Options, Value, checked, fields_of, off_or, read_value, schema_of, whole


class Sample(Options, frozen=True):
    """One option of each kind."""

    lives: Annotated[int, whole(1, 10)] = 3
    retake: Literal["no", "yes"] = "no"
    joker: bool = True
    seconds: Annotated[int, off_or(10, 120)] = 0
    limit: Annotated[int, whole(1, 20)] | Literal["none"] = "none"


FIELDS = {field.name: field for field in fields_of(Sample)}


def test_fields_tell_defaults_values_and_bounds() -> None:
    assert FIELDS["lives"] == OptionField("lives", 3, (), 1, 10)
    assert FIELDS["retake"] == OptionField("retake", "no", ("no", "yes"))
    assert FIELDS["joker"].values == (False, True)
    assert FIELDS["seconds"] == OptionField("seconds", 0, (0,), 10, 120)
    assert FIELDS["limit"] == OptionField("limit", "none", ("none",), 1, 20)


@pytest.mark.parametrize(
    ("option", "value", "fine"),
    [
        ("lives", 1, True),
        ("lives", 10, True),
        ("lives", 0, False),
        ("lives", 11, False),
        ("lives", True, False),
        ("lives", "3", False),
        ("retake", "yes", True),
        ("retake", "maybe", False),
        ("joker", False, True),
        ("joker", 0, False),
        ("seconds", 0, True),
        ("seconds", 9, False),
        ("seconds", 10, True),
        ("limit", "none", True),
        ("limit", 20, True),
        ("limit", 21, False),
    ],
)
def test_only_values_within_bounds_are_allowed(option: str, value: Value, fine: bool) -> None:
    assert FIELDS[option].allows(value) is fine


def test_a_wrong_value_names_what_is_allowed() -> None:
    with pytest.raises(BadOption) as trouble:
        checked(fields_of(Sample), {"limit": 99})
    assert trouble.value.code == "bad-option-value"
    assert trouble.value.facts["allowed"] == "none, 1–20"


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption) as trouble:
        knobel.game("chicago", 2, {"lifes": 3})
    assert trouble.value.code == "unknown-option"
    assert "lives" in trouble.value.facts["known"]


def test_the_schema_tells_defaults_and_bounds() -> None:
    schema = schema_of(fields_of(Sample))
    assert schema["properties"]["lives"] == {"type": "integer", "minimum": 1, "maximum": 10, "default": 3}
    assert schema["properties"]["limit"]["anyOf"][0] == {"enum": ["none"]}
    assert schema["additionalProperties"] is False


@pytest.mark.parametrize(("text", "value"), [("true", True), ("false", False), ("12", 12), ("-3", -3), ("yes", "yes")])
def test_values_read_as_people_type_them(text: str, value: Value) -> None:
    assert read_value(text) == value


@pytest.mark.parametrize("seats", [1, 16])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadOption) as trouble:
        knobel.game("chicago", seats)
    assert trouble.value.code == "bad-seats"


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(knobel.UnknownGame) as trouble:
        knobel.game("chikago")
    assert trouble.value.facts["near"] == "chicago"


def test_an_unknown_version_of_the_rules_is_refused() -> None:
    with pytest.raises(knobel.UnknownGame):
        knobel.game("chicago", version=99)
