"""`knobel verify`: says whether the dice of a file were fair, and ends with 1 where it cannot say so."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from knobel.proofs import verifier
from tests.cli.conftest import Run
from tests.server.test_verifying import cut, file_for


@pytest.fixture
def written(tmp_path: Path) -> Any:
    """Writes a fairness file, and says where."""

    def write(name: str, file: dict[str, Any]) -> str:
        path = tmp_path / name
        path.write_text(json.dumps(file), encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def found_wrong(run: Run, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command says of a file before it ends with 1."""

    def verify(*words: str) -> str:
        with pytest.raises(SystemExit) as ended:
            run("verify", *words)
        assert ended.value.code == 1
        return capsys.readouterr().out

    return verify


def test_a_fair_file_is_called_fair(run: Run, written: Any) -> None:
    file = file_for(0)
    outcome = run("verify", written("fair.json", file))
    assert outcome.code == 0
    assert f"{len(file['throws'])} throws checked" in outcome.out


@pytest.mark.parametrize(
    ("throw", "complaint"), [(0, "missing at the start"), (2, "unbroken"), (-1, "missing at the end")]
)
def test_a_file_with_a_throw_cut_out_is_not(
    found_wrong: Callable[..., str], written: Any, throw: int, complaint: str
) -> None:
    assert complaint in found_wrong(written("cut.json", cut(file_for(0), throw)))


def test_the_file_of_the_game_before_shows_that_nothing_was_passed_over(
    run: Run, found_wrong: Callable[..., str], written: Any
) -> None:
    first, second = file_for(0), file_for(0, games=2)
    before, after = written("first.json", first), written("second.json", second)
    assert run("verify", after, "--before", before).code == 0
    assert "not two games of one table" in found_wrong(before, "--before", after)
    assert "missing at the end" in found_wrong(after, "--before", written("cut.json", cut(first, -1)))


def test_what_is_no_fairness_file_is_refused_by_name(run: Run, written: Any, tmp_path: Path) -> None:
    assert "no fairness file" in run("verify", written("list.json", [])).err
    assert run("verify", str(tmp_path / "nothing.json")).code != 0


def test_the_verifier_stands_alone(written: Any) -> None:
    """It needs nothing of Knobel: a plain Python checks a file with it."""
    first, second = written("first.json", file_for(0)), written("second.json", file_for(0, games=2))
    script = [sys.executable, "-I", str(verifier.__file__)]
    fair = subprocess.run([*script, second, first], capture_output=True, text=True, check=False)
    assert (fair.returncode, "all fair" in fair.stdout) == (0, True)
    forged = written("cut.json", cut(file_for(0), 0))
    found = subprocess.run([*script, forged], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (1, "throws are missing at the start\n")
