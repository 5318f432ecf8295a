"""What the set-up form makes of options is checked in the web's own tests against what the engine makes of them.

`python -m tests.server.test_agreement_fixtures` writes the file: every game as the catalogue has it, and some tables.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import knobel
from knobel.core.info import Preset
from knobel.core.options import Value
from knobel.games import registry
from knobel.house.catalogue import catalogue
from knobel.match.options import agreement, all_fields, depends_of
from tests.conformance.walks import pairwise, seat_counts, values_of

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "lib" / "fixtures" / "agreements.json"
# So many tables of a game in which options depend on others, and of any other.
MANY, FEW = 10, 1


def text() -> str:
    """The file."""
    games = [_game(msgspec.to_builtins(game)) for game in catalogue()]
    cases = [case for id in knobel.ids() for case in _cases(id)]
    lines = ",\n".join(msgspec.json.encode(each).decode() for each in cases)
    told = ",\n".join(msgspec.json.encode(each).decode() for each in games)
    return f'{{"games":[\n{told}\n],"cases":[\n{lines}\n]}}\n'


def _game(game: dict[str, Any]) -> dict[str, Any]:
    """A game without its words, which do not matter here."""
    kept = {name: game[name] for name in ("id", "least", "most", "depends", "presets")}
    for each in (*kept["presets"], *kept["depends"]["refused"]):
        for words in ("name", "line", "aliases", "reason"):
            each.pop(words, None)
    return {**kept, "options": [{"field": option["field"]} for option in game["options"]]}


def _cases(id: str) -> Iterator[dict[str, Any]]:
    rules, counts = knobel.declared(id), list(seat_counts(id))
    fields = all_fields(rules)
    rows = pairwise([values_of(field) for field in fields])
    presets: tuple[Preset | None, ...] = (None, *rules.info.presets)
    most = MANY if depends_of(rules) else FEW
    for number, row in enumerate(rows[:: len(rows) // most + 1]):
        given = {field.name: value for field, value in zip(fields, row, strict=True)}
        yield _case(id, presets[number % len(presets)], counts[number % len(counts)], given)
        yield _case(id, presets[number % len(presets)], counts[-1], dict(list(given.items())[:3]))


def _case(id: str, preset: Preset | None, seats: int, given: dict[str, Value]) -> dict[str, Any]:
    usual, fixed = ({}, ()) if preset is None else (preset.options, preset.fixed)
    counted = {name: value for name, value in given.items() if name not in fixed}
    agreed = agreement(knobel.declared(id), seats, counted, preset=usual)
    refused = None if agreed.refusal is None else agreed.refusal.code
    name = None if preset is None else preset.id
    return {"game": id, "preset": name, "seats": seats, "given": given, "agreed": agreed.options, "refused": refused}


def test_the_tables_of_the_web_tests_are_the_engines_own() -> None:
    assert FIXTURES.read_text(encoding="utf-8") == text(), "python -m tests.server.test_agreement_fixtures"


def test_what_the_form_sends_opens_a_table() -> None:
    """Whatever is agreed on in the file can be asked for, by the name of the game or of its preset."""
    cases = msgspec.json.decode(FIXTURES.read_bytes())["cases"]
    assert {case["game"] for case in cases} == set(knobel.ids())
    assert any(case["refused"] for case in cases)
    for case in cases:
        id = case["game"] if case["preset"] is None else case["preset"]
        if case["refused"] is None and case["seats"] <= registry.players_of(id).most:
            assert knobel.game(id, case["seats"], case["agreed"]).options == case["agreed"]


if __name__ == "__main__":
    FIXTURES.write_text(text(), encoding="utf-8")
