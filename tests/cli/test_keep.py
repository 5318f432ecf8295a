"""`--keep FILE`: a league and its single contests go on where they were stopped."""

from pathlib import Path

import pytest

import knobel
from knobel.games import registry
from knobel.minds import league
from knobel.minds.kept import Findings
from knobel.minds.league import Row, Terms, kept_row
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("content", "line"), [("Dear diary", 1), ("Dear diary\n", 1), ("{}\n", 1), ('{"about":1,"found":2}\n', 1)]
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(
    content: str, line: int, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "diary"
    file.write_text(content, encoding="utf-8")
    refused = run("arena", "hoch-gewinnt", "--keep", str(file))
    assert refused.code == 2
    assert f"Line {line} of {file}" in refused.err
    assert f"Zeile {line} von {file}" in run("exploit", "--all", "--keep", str(file), "--lang", "de").err
    assert file.read_text(encoding="utf-8") == content
    missing = tmp_path / "no" / "found"
    assert "cannot be written" in run("arena", "hoch-gewinnt", "--keep", str(missing)).err


def test_a_league_goes_on_with_the_rows_that_are_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run
) -> None:
    """Whatever stood in the file before, the rows come in the order of the alphabet, and each is measured once."""
    file, measured = str(tmp_path / "found"), list[str]()
    monkeypatch.setattr(registry, "ids", lambda: ("elf-hoch", "hoch-gewinnt", "zeppelin"))
    monkeypatch.setattr("knobel.cli.commands.arena.PAGE", tmp_path / "none.md")
    usual = league.row_of

    def watched(game: knobel.Match, names: tuple[str, ...], terms: Terms) -> Row:
        if len(measured) == 2 and measured[-1] != "interrupted":
            measured.append("interrupted")
            raise KeyboardInterrupt
        measured.append(game.info.id)
        return usual(game, names, terms)

    monkeypatch.setattr(league, "row_of", watched)
    assert run("arena", "hoch-gewinnt", "--keep", file).code == 0
    assert run("arena", "--all", "--keep", file).code == 130
    told = run("arena", "--all", "--keep", file).out
    assert [line.split("`")[1] for line in told.splitlines()] == ["elf-hoch", "hoch-gewinnt", "zeppelin"]
    assert measured == ["hoch-gewinnt", "elf-hoch", "interrupted", "zeppelin"]
    # With other terms they are other rows.
    run("arena", "--all", "--keep", file, "--games", "7")
    assert measured[4:] == ["elf-hoch", "hoch-gewinnt", "zeppelin"]
    findings = Findings(Path(file))
    assert kept_row(league.usual_game("zeppelin"), league.RANKED, Terms(), findings).verdict == "no-decisions"
    assert len(measured) == 7
