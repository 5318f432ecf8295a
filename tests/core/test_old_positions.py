"""States that an earlier release has written are read: as lines, and as JSON."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from knobel.core.errors import BadPosition, KnobelError
from knobel.core.frozen import Frozen
from knobel.core.widgets import Tray
from knobel.match.position import read_position, write_position
from knobel.match.state import former_fields

OLD = Path(__file__).parents[1] / "old"
LINES = (OLD / "positions.txt").read_text(encoding="utf-8").splitlines()
ENCODED = [json.loads(line) for line in (OLD / "encoded.jsonl").read_text(encoding="utf-8").splitlines()]


def id_of(line: str) -> str:
    return line.partition("@")[0]


def fields(text: str) -> dict[str, str]:
    """The fields of a state's line, by their names."""
    found, begin, depth = [], 0, 0
    for at, sign in enumerate(f"{text},"):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            found.append(text[begin:at])
            begin = at + 1
    return dict(each.split("=", 1) for each in found)


def fields_kept(text: str, kind: type[Frozen]) -> dict[str, Any]:
    """The same without what such values had in an earlier release, also in the values inside."""
    inside = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return {
        name: fields_kept(told[1:-1], inside[name]) if is_value(inside[name]) else told
        for name, told in fields(text).items()
        if name not in kind.former
    }


def is_value(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Frozen)


@pytest.mark.parametrize("line", LINES, ids=id_of)
def test_a_line_of_an_earlier_release_says_what_it_said(line: str) -> None:
    """Of the game's own state nothing is lost but what no rule needs; the table around it is as it was."""
    game, state = read_position(line)
    told = write_position(game, state)
    _, _, own, *around = line.split("/")
    _, _, own_now, *around_now = told.split("/")
    assert fields_kept(own_now, game.rules.state_type) == fields_kept(own, game.rules.state_type)
    assert own_now == own or former_fields(game.rules.state_type)
    assert around_now == around
    assert read_position(told).state == state


@pytest.mark.parametrize("old", ENCODED, ids=lambda old: id_of(old["position"]))
def test_json_of_an_earlier_release_is_read(old: dict[str, Any]) -> None:
    game, state = read_position(old["position"])
    assert game.decode(json.dumps(old["state"])) == state
    assert game.decode(game.encode(state)) == state


def test_dice_that_count_are_seen_in_a_line_of_an_earlier_release() -> None:
    game, state = read_position(next(line for line in LINES if id_of(line) == "kaiser-nero"))
    trays = [each for each in game.scene(state, None).widgets if isinstance(each, Tray)]
    assert [[die.face for die in tray.dice] for tray in trays] == [[6, 1, 3]]


def test_a_former_field_is_known_by_its_game_alone() -> None:
    line = next(line for line in LINES if id_of(line) == "tarnkappe")
    with pytest.raises(BadPosition) as caught:
        read_position(line.replace("shown=", "seen=", 1))
    assert caught.value.code == "position-no-such-field"
    with pytest.raises(BadPosition):
        read_position(LINES[0].replace("seat=", "shown=1,seat=", 1))


def test_what_a_value_in_a_state_has_no_longer_is_passed_over() -> None:
    game, state = read_position(next(line for line in LINES if id_of(line) == "schocken"))
    old = json.loads(game.encode(state))
    old["game_state"]["tally"]["last"] = {"hands": [], "discs": 4}
    assert game.decode(json.dumps(old)) == state
    old["game_state"]["tally"]["never"] = 4
    with pytest.raises(KnobelError):
        game.decode(json.dumps(old))
