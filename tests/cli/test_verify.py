"""`knobel verify`: says what a file shows of the dice, ends with the code of that verdict, and never in a heap."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knobel.fair.verdicts import COUNTED, EXIT_CODES, FAULTS, GAPS, Verdict
from knobel.house.table import day_dice
from knobel.texts import LANGUAGES, texts
from tests.cli.conftest import Run
from tests.fair.played import SEEDS, played
from tests.server.test_verifying import cut, file_for


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Writes a fairness file, and says where."""

    def write(name: str, file: Any) -> str:
        path = tmp_path / name
        path.write_bytes(file if isinstance(file, bytes) else json.dumps(file).encode())
        return str(path)

    return write


@pytest.fixture
def verified(run: Run, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """What the command says of a file, and how it ends."""

    def verify(*words: str) -> tuple[int, str]:
        try:
            outcome = run("verify", *words)
        except SystemExit as ended:
            return int(ended.code or 0), capsys.readouterr().out
        return outcome.code, outcome.out + outcome.err

    return verify


Verified = Callable[..., tuple[int, str]]


def test_a_fair_file_is_called_fair(verified: Verified, written: Any) -> None:
    table = played("chicago")
    code, said = verified(written("fair.json", table.bytes(0)))
    assert (code, f"were fair: all {table.table.throws} throws are right" in said) == (0, True)


def test_a_file_with_sealed_throws_says_how_many(verified: Verified, written: Any) -> None:
    code, said = verified(written("sealed.json", played("maexchen").bytes(0)))
    assert (code, "that you were allowed to see are fair" in said, "is sealed" in said) == (0, True, True)


@pytest.mark.parametrize(
    ("throw", "complaint"), [(0, "missing at the start"), (2, "without a gap"), (-1, "missing at the end")]
)
def test_a_file_with_a_throw_cut_out_is_not(verified: Verified, written: Any, throw: int, complaint: str) -> None:
    code, said = verified(written("cut.json", cut(file_for(0), throw)))
    assert (code, complaint in said) == (1, True)


@pytest.mark.parametrize(
    ("file", "code", "line"),
    [
        (lambda: played("chicago", dice="real").bytes(0), 3, "nothing to check"),
        (lambda: played("chicago", seeds=("", "")).bytes(0), 3, "The table alone decided"),
        (lambda: {**file_for(0), "end": None}, 3, "does not show everything"),
        (lambda: played("chicago", unopened=(1,)).bytes(0), 0, "Seat 2 promised a seed and did not open it"),
        (lambda: played("chicago", seeds=(SEEDS[0], ""), unopened=(0,)).bytes(0), 3, "Seat 1 promised"),
    ],
)
def test_what_could_not_be_shown_is_said(
    verified: Verified, written: Any, file: Callable[[], Any], code: int, line: str
) -> None:
    ended, said = verified(written("file.json", file()))
    assert (ended, line in said) == (code, True)


def test_the_file_of_the_game_before_shows_that_nothing_was_passed_over(verified: Verified, written: Any) -> None:
    first, second = file_for(0), file_for(0, games=2)
    before, after = written("first.json", first), written("second.json", second)
    assert verified(after, "--before", before)[0] == 0
    assert "not two games of one table" in verified(before, "--before", after)[1]
    assert "missing at the end" in verified(after, "--before", written("cut.json", cut(first, -1)))[1]
    assert "list.json is no fairness file" in verified(after, "--before", written("list.json", []))[1]


@pytest.mark.parametrize("nonsense", [b"", b"[]", b"\xff\xfe", b"[" * 100_000, b"NaN", b"1" * 5000, b'{"format":2}'])
def test_what_is_no_fairness_file_is_refused_by_name(verified: Verified, written: Any, nonsense: bytes) -> None:
    code, said = verified(written("nonsense.json", nonsense))
    assert (code, "nonsense.json is no fairness file" in said) == (2, True)


def test_what_cannot_be_read_is_refused_by_name(verified: Verified, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing.json", tmp_path / "nothing.json" / "within", "a\0b"):
        code, said = verified(str(path))
        assert (code, "cannot be read" in said) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_and_reason_has_its_words(language: str) -> None:
    known = texts(language)
    assert all(known.has(f"fair-verdict-{verdict}") for verdict in Verdict)
    assert all(known.has(f"fair-reason-{code}") for code in (*FAULTS, *GAPS))
    assert set(EXIT_CODES) == set(Verdict)
    assert set(COUNTED) <= {*FAULTS, *GAPS}


def test_the_file_of_a_past_day_is_checked_by_the_same_command(written: Any, verified: Any) -> None:
    seed = bytes(range(32))
    told = {"format": 1, "day": "2026-11-16", "game": "kniffel", "seed": seed.hex(), "record": None}
    for commitment, code in ((day_dice.commitment(seed, "2026-11-16", "kniffel"), 0), ("00" * 32, 1)):
        ended, said = verified(written("day.json", {**told, "commitment": commitment}))
        assert ended == code
        assert commitment[:20] in said
