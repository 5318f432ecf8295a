"""`knobel games` and `knobel rules`."""

import json
import subprocess
import sys
from typing import Any

import pytest

import knobel
from knobel.cli import names
from knobel.games import registry
from knobel.match.options import all_fields
from knobel.texts.catalogue import texts
from tests.cli.conftest import Run


def described(run: Run) -> dict[str, dict[str, Any]]:
    outcome = run("games", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    return {game["id"]: game for game in json.loads(outcome.out)}


def test_the_json_list_has_every_game(run: Run) -> None:
    assert tuple(described(run)) == knobel.ids()


def test_the_json_list_tells_all_of_a_game(run: Run) -> None:
    for id, game in described(run).items():
        info = knobel.declared(id).info
        assert game["players"] == {"least": info.players.least, "most": info.players.most}
        assert (game["hidden"], game["version"]) == (info.hidden, info.version)
        # A game that never asks anybody does not do so with its usual options either.
        assert info.decisions or not game["decisions"]
        assert (game["family"], tuple(game["dice"])) == (info.family, info.dice)
        for language in ("de", "en"):
            assert game["names"][language]
            assert game["lines"][language]
            assert isinstance(game["aliases"][language], list)


def test_the_json_list_tells_every_option_with_its_label(run: Run) -> None:
    for id, game in described(run).items():
        fields = all_fields(knobel.declared(id))
        assert [option["name"] for option in game["options"]] == [field.name for field in fields]
        assert list(game["schema"]["properties"]) == [field.name for field in fields]
        for option, field in zip(game["options"], fields, strict=True):
            assert option["default"] == field.default
            assert (option["values"], option["low"], option["high"]) == (list(field.values), field.low, field.high)
            assert all(option[told][language] for told in ("label", "help") for language in ("de", "en"))


def test_the_json_list_tells_the_presets_of_a_game(run: Run) -> None:
    told = {preset["id"]: preset["options"] for game in described(run).values() for preset in game["presets"]}
    assert told == {id: preset.options for id, (_, preset) in registry.presets().items()}


def test_an_option_is_labelled_by_the_game_that_has_it(run: Run) -> None:
    lives = next(option for option in described(run)["chicago"]["options"] if option["name"] == "lives")
    assert lives["label"]["de"] == texts("de").line("option-lives", "chicago")
    assert (lives["low"], lives["high"], lives["default"]) == (1, 10, 3)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_list_names_every_game_under_its_family(run: Run, language: str) -> None:
    lines = run("games", "--lang", language).out.splitlines()
    for id in knobel.ids():
        family = texts(language).line(f"family-{knobel.declared(id).info.family}")
        heading = next(number for number, line in enumerate(lines) if line.startswith(f"{family} ─"))
        entry = next(number for number, line in enumerate(lines) if line.endswith(f" · {id}"))
        assert heading < entry
        assert lines[entry].startswith(texts(language).name(id))


def test_the_rules_change_with_the_options(run: Run) -> None:
    usual, changed = run("rules", "chicago").out, run("rules", "chicago", "--set", "lives=2", "retake=yes").out
    assert usual != changed
    assert "lives=2" in changed
    assert "retake=yes" in changed


def test_the_rules_show_every_option_and_what_is_allowed(run: Run) -> None:
    out = run("rules", "chicago", "--lang", "de").out
    for field in all_fields(knobel.declared("chicago")):
        assert texts("de").line(f"option-{field.name}", "chicago") in out
        assert f"{field.name}=" in out
    assert "throw_off (Stechen)" in out


def test_the_rules_leave_out_options_that_are_not_there(run: Run) -> None:
    usual, changed = run("rules", "todessprung").out, run("rules", "todessprung", "--set", "mode=elimination").out
    assert "next_namer=loser" in usual
    assert "games=5" in usual
    assert "next_namer" not in changed
    assert "games=1" in changed


def test_the_rules_are_wrapped_to_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert max(map(len, run("rules", "chicago").out.splitlines())) <= 60


def test_a_preset_has_rules_of_its_own(run: Run) -> None:
    for id, (game, preset) in registry.presets().items():
        out = run("rules", id).out
        for name, value in preset.options.items():
            assert f"{name}={str(value).lower() if isinstance(value, bool) else value}" in out, (game, name)


@pytest.mark.parametrize(
    ("called", "title", "told"),
    [
        ("Niedrige Hausnummern", "Niedrige Hausnummern", "Wer die niedrigste Hausnummer hat, gewinnt"),
        ("tief gewinnt", "Tief gewinnt", "Wer das niedrigste Ergebnis hat, gewinnt"),
        ("Graue Augen", "Graue Augen", "graue Augen: Jede 1, 3 und 5"),
        ("zehntausend", "Zehntausend", "10.000 Punkte oder mehr"),
        ("Macke", "Zehntausend", "10.000 Punkte oder mehr"),
    ],
)
def test_another_name_opens_its_own_rules(run: Run, called: str, title: str, told: str) -> None:
    shown = run("rules", called, "--lang", "de")
    words = " ".join(shown.out.split())
    assert title in words.split("─ ")[1]
    assert told in words
    id = names.game_id(called)
    assert names.line_of(texts("de"), id) in words
    assert names.line_of(texts("de"), id) != texts("de").line("line", registry.presets()[id][0])


@pytest.mark.parametrize(
    ("game", "setting", "shown"),
    [
        ("wuerfelpoker", "raising=yes", "raising=true"),
        ("wuerfelpoker", "raising=ja", "raising=true"),
        ("wuerfelpoker", "raising=No", "raising=false"),
        ("wuerfelpoker", "raising=nein", "raising=false"),
        ("chicago", "retake=ja", "retake=yes"),
        ("chicago", "retake=true", "retake=yes"),
        ("chicago", "two_sixes_rule=no", "two_sixes_rule=off"),
        ("schocken-turnier-regeln", "jule=no", "jule=false"),
    ],
)
def test_a_switch_takes_yes_and_no_in_both_languages(run: Run, game: str, setting: str, shown: str) -> None:
    assert shown in run("rules", game, "--set", setting).out


def test_what_is_no_switch_takes_neither_yes_nor_no(run: Run) -> None:
    refused = run("rules", "wuerfelpoker", "--set", "raise_timing=yes", "--set", "raising=yes")
    assert refused.code
    assert "raise_timing" in refused.err


def test_the_list_opens_no_game() -> None:
    """What is in the box stands in one file, so that nobody waits for a hundred modules."""
    script = (
        "import sys; from knobel.cli.main import main\n"
        "try: main(['games'])\nexcept SystemExit: pass\n"
        "print(*[name for name in sys.modules if name.startswith('knobel.games.')], file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "chicago" in told.stdout
    assert "knobel.games.registry" in told.stderr
    # The folders of families are looked into, and nothing in them is opened.
    assert not [name for name in told.stderr.split() if name.count(".") > 2]
