"""`knobel values build | check | list`."""

import json
from pathlib import Path

import pytest

import knobel
from knobel.solve.disk_cache import SHIPPED
from tests.cli.conftest import Run

PACKAGE = Path(knobel.__file__).parent
# What a browser fetches is a copy under another name.
FILES = {*PACKAGE.rglob("*.values")} - {*(PACKAGE / "server" / "pocket_app").rglob("*")}


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_the_values_of_the_package_are_listed(run: Run) -> None:
    listed = json.loads(run("values", "list", "--json").out)
    assert {(row["game"], row["part"]) for row in listed} == {
        ("dreispalten-kniffel", "network"),
        ("kniffel", "sheets"),
        ("kniffel-extreme", "products"),
        ("maexchen", "game"),
        ("schocken", "tables"),
        ("verdecktes-wuerfelpoker", "deal"),
    }
    assert {Path(row["file"]) for row in listed} == FILES
    assert all(row["with_package"] and row["trouble"] is None for row in listed)
    told = run("values", "list", "--lang", "de").out
    assert "joker=true" in told
    assert "beim Paket" in told


def test_values_are_built_into_the_cache_or_a_folder_and_then_found(run: Run, cache: Path, tmp_path: Path) -> None:
    build = ("values", "build", "maexchen", "--seats", "2", "--set", "elimination_chips=2")
    assert run(*build).code == 0
    (row,) = [row for row in json.loads(run("values", "list", "--json").out) if not row["with_package"]]
    assert row["options"]["elimination_chips"] == 2
    assert run(*build, "--out", str(tmp_path / "mine")).code == 0
    (mine,) = (tmp_path / "mine").iterdir()
    assert mine.read_bytes() == Path(row["file"]).read_bytes()
    assert run("values", "check", str(mine), "--anew").code == 0


def test_every_file_is_checked_and_a_damaged_one_is_refused(run: Run, cache: Path) -> None:
    told = run("values", "check")
    assert told.code == 0
    assert told.out.count("Good") == len(FILES)
    whole = next(SHIPPED.iterdir())
    cache.mkdir()
    (cache / whole.name).write_bytes(whole.read_bytes()[:-5])
    told = run("values", "check")
    assert told.code == 2
    assert "checksum is wrong" in told.err
    assert whole.name in told.err
    assert "checksum" in run("values", "list").out


def test_a_file_that_nobody_can_wait_for_is_not_worked_out_anew(run: Run) -> None:
    (file,) = Path(knobel.__file__).parent.rglob("schocken-tables-*.values")
    told = run("values", "check", str(file), "--anew")
    assert (told.code, told.out.count("Whole")) == (0, 1)


def test_what_has_no_values_and_what_is_no_file_is_refused(run: Run, tmp_path: Path) -> None:
    assert "kniffel, maexchen" in run("values", "build", "chicago").err
    assert run("values", "build", "maexchen", "--seats", "3").code == 2
    assert run("values", "check", str(tmp_path / "nothing.values")).code == 2
    (tmp_path / "text.values").write_text("points")
    assert "no file of values" in run("values", "check", str(tmp_path / "text.values")).err
