"""The card that a table opens with says in one sentence what a game is about, and in one what a turn is."""

from collections.abc import Iterator
from typing import Any

import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.match.match import Match, all_values
from knobel.match.options import all_fields
from knobel.texts import LANGUAGES, texts

# What fits into two lines of a phone and is read at one glance.
LONGEST = 90
KEYS = ("goal", "each-turn")


def tables(id: str) -> Iterator[Match]:
    """The game as usual, as its presets have it, and with every other value of each of its options."""
    declared = knobel.declared(id)
    yield knobel.game(id)
    yield from (knobel.game(preset.id) for preset in declared.info.presets)
    for field in all_fields(declared):
        ends = [each for each in (field.low, field.high) if each is not None]
        for value in {*field.values, *ends}:
            try:
                yield knobel.game(id, options={field.name: value})
            except KnobelError:
                continue  # What cannot be agreed on alone is no table.


def facts(match: Match) -> dict[str, Any]:
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in all_values(match).items()}


@pytest.mark.parametrize("id", knobel.ids())
def test_every_game_says_its_goal_and_what_a_turn_is_at_one_glance(id: str) -> None:
    for match in tables(id):
        for language in LANGUAGES:
            for key in KEYS:
                line = texts(language).line(key, id, **facts(match))
                assert 10 < len(line) <= LONGEST, f"{language} {key} {match!r}: {len(line)} {line}"
                assert line.endswith((".", "?")), line
                assert "  " not in line, line
                assert " ," not in line, line
                assert "True" not in line, line


def test_what_is_said_follows_the_options() -> None:
    german = texts("de")
    out, left = (knobel.game("maexchen", options={"play_until": until}) for until in ("first_out", "last_survivor"))
    assert german.line("goal", "maexchen", **facts(out)).endswith("draußen und hat verloren.")
    assert german.line("goal", "maexchen", **facts(left)).endswith("draußen; wer übrig bleibt, gewinnt.")
    pub = knobel.game("zehntausend")
    assert "10.000 Punkte" in german.line("goal", "dreitausend", **facts(pub))
    assert "Fehlwurf" in german.line("each-turn", "dreitausend", **facts(pub))
