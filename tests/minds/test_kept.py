"""What long measurements have found: kept at once, read back, and not taken for what it no longer is."""

from pathlib import Path

import pytest

import knobel
from knobel.minds import kept
from knobel.minds.kept import Findings, code_that_plays, subject
from knobel.minds.league import Row, Terms

GAME = knobel.game("chicago", 2)
ROW = Row("chicago", 2, "no-winner")


def test_what_was_found_is_there_for_the_next_one_who_asks(tmp_path: Path) -> None:
    file = tmp_path / "found"
    about = subject("row", GAME, terms=Terms())
    first = Findings(file)
    assert first.get(about, Row) is None
    first.add(about, ROW)
    assert first.get(about, Row) == ROW
    first.add(subject("pair", GAME), 0.25)
    again = Findings(file)
    assert again.get(about, Row) == ROW
    assert again.get(subject("pair", GAME), float) == 0.25
    # Without a file nothing is kept.
    nowhere = Findings()
    nowhere.add(about, ROW)
    assert nowhere.get(about, Row) is None


@pytest.mark.parametrize(
    "other",
    [
        subject("pair", GAME, terms=Terms()),
        subject("row", knobel.game("chicago", 3), terms=Terms()),
        subject("row", knobel.game("chicago", 2, {"lives": 2}), terms=Terms()),
        subject("row", knobel.game("einundzwanzig", 2), terms=Terms()),
        subject("row", GAME, terms=Terms(seed="other")),
        subject("row", GAME, terms=Terms(), minds=("strong", "greedy")),
        subject("row", GAME, terms=Terms()).but(code="other"),
        subject("row", GAME, terms=Terms()).but(can_solve=not subject("row", GAME).can_solve),
    ],
)
def test_a_finding_is_that_of_one_game_with_its_options_terms_and_code(other: kept.Subject, tmp_path: Path) -> None:
    findings = Findings(tmp_path / "found")
    findings.add(subject("row", GAME, terms=Terms()), ROW)
    assert findings.get(other, Row) is None


def test_another_letter_in_the_code_that_plays_makes_it_another_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("core/dice.py", "minds/search.py", "solve/data/x.values", "cli/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("as it was\n", encoding="utf-8")
    monkeypatch.setattr(kept, "PACKAGE", tmp_path)

    def code() -> str:
        code_that_plays.cache_clear()
        return code_that_plays()

    try:
        seen = {code()}
        (tmp_path / "cli/app.py").write_text("otherwise\n", encoding="utf-8")
        assert seen == {code()}
        for name in ("core/dice.py", "minds/search.py", "solve/data/x.values"):
            (tmp_path / name).write_text("otherwise\n", encoding="utf-8")
            assert code() not in seen
            seen.add(code())
        (tmp_path / "minds/search.py").rename(tmp_path / "minds/looking.py")
        assert code() not in seen
    finally:
        code_that_plays.cache_clear()


def test_two_who_measure_at_once_keep_in_one_file_what_each_has_found(tmp_path: Path) -> None:
    file = tmp_path / "found"
    one, other = Findings(file), Findings(file)
    one.add(subject("row", GAME), ROW)
    other.add(subject("pair", GAME), 0.5)
    one.add(subject("exploit", GAME), 1.5)
    both = Findings(file)
    found = both.get(subject("row", GAME), Row), both.get(subject("pair", GAME), float)
    assert found == (ROW, 0.5)
    assert both.get(subject("exploit", GAME), float) == 1.5


@pytest.mark.parametrize("part", [1, 9, 40, -1])
def test_a_line_that_was_cut_off_is_measured_again_and_harms_no_other(part: int, tmp_path: Path) -> None:
    file = tmp_path / "found"
    about, other = subject("row", GAME), subject("pair", GAME)
    Findings(file).add(about, ROW)
    whole = file.read_bytes()
    file.write_bytes(whole + whole[:part])
    findings = Findings(file)
    assert findings.get(about, Row) == ROW
    findings.add(other, 0.5)
    assert file.read_bytes().startswith(whole)
    assert (Findings(file).get(about, Row), Findings(file).get(other, float)) == (ROW, 0.5)
