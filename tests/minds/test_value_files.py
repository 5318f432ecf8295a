"""Values as files: those of the package are the solver's, reading them takes no library, and none is used unchecked."""

import json
import logging
import subprocess
import sys
from array import array
from pathlib import Path

import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.match.match import Match
from knobel.minds.experts.kniffel.kernel import numbers_in_order
from knobel.minds.experts.kniffel.solution import KniffelSolution
from knobel.minds.experts.kniffel.turns import SheetValues
from knobel.minds.solutions import best_known
from knobel.minds.value_files import check_anew, inspect, shipped_tables, value_tables
from knobel.solve import disk_cache, solution
from knobel.solve.disk_cache import SHIPPED, ValueTable, load_or_compute
from knobel.solve.values_file import Key, header_of, pack, unpack
from tests.support.waiting import PATIENCE

KEY = Key("kniffel", "sheets", 1, 1, {"joker": True})
NUMBERS = [0.0, 0.5, -3.25, 240.625, 1 / 3]

# A seat's hints and what the strong mind does, where there is neither numpy nor numba.
WITHOUT_LIBRARIES = """
import sys, json
sys.modules.update(dict.fromkeys(("numpy", "numba", "llvmlite", "platformdirs")))
import knobel
from knobel.core.errors import KnobelError
from knobel.minds.arena import Chance, answer, minds_named
from knobel.minds.hints import hints
from knobel.minds.knowledge import Knowledge
id, seats, options, faces = json.loads(sys.argv[1])
game = knobel.game(id, seats, {"starter": "first_seat", **options})
state = game.apply(game.start(), knobel.Thrown(tuple(faces)))
hint = hints(game, state, 0, Chance("hint").below)[0]
decided = answer(game, state, game.stage(state), minds_named(["strong"]), Chance("strong"))
Knowledge().prepare(game)
print(json.dumps([repr(hint.move), hint.value, repr(decided.move)]))
"""


def without_libraries(id: str, seats: int, options: dict[str, object], faces: list[int]) -> tuple[list[str], str]:
    command = [sys.executable, "-c", WITHOUT_LIBRARIES, json.dumps([id, seats, options, faces])]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    return json.loads(told.stdout), told.stderr


def test_the_package_brings_the_values_of_the_usual_options_and_no_others() -> None:
    assert {table.file_name for table in shipped_tables()} == {file.name for file in SHIPPED.iterdir()}
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) < 1_500_000


@pytest.mark.parametrize("table", shipped_tables(), ids=lambda table: table.key.name)
def test_the_values_of_the_package_are_those_of_the_solver(table: ValueTable) -> None:
    check_anew(SHIPPED / table.file_name)


@pytest.mark.parametrize(("seats", "faces"), [(1, [2, 2, 3, 5, 6]), (2, [1, 1, 4, 4, 4])])
def test_kniffel_is_played_and_advised_by_the_solver_without_its_libraries(seats: int, faces: list[int]) -> None:
    game = knobel.game("kniffel", seats, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown(tuple(faces)))
    (best, value), *_ = solved_here(game).moves(state, 0)
    (hint, worth, decided), said = without_libraries("kniffel", seats, {}, faces)
    assert (hint, decided, said) == (repr(best), repr(best), "")
    assert worth == pytest.approx(value, abs=1e-8)


def solved_here(game: Match) -> KniffelSolution:
    """The solution by values that are worked out now, and lie in no file."""
    solution = KniffelSolution(game)
    solution._values = SheetValues(solution.rules, numbers_in_order(solution.rules))
    return solution


def test_maexchen_is_advised_by_its_equilibrium_without_libraries() -> None:
    game = knobel.game("maexchen", 2, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((6, 5)))
    found = best_known(game)
    assert found is not None
    (hint, worth, _), said = without_libraries("maexchen", 2, {}, [6, 5])
    assert (hint, said) == (repr(found.moves(state, 0)[0][0]), "")
    assert worth == pytest.approx(found.moves(state, 0)[0][1], abs=1e-9)


def test_where_values_are_missing_and_cannot_be_worked_out_one_line_says_so() -> None:
    _, said = without_libraries("kniffel", 1, {"joker": False}, [2, 2, 3, 5, 6])
    assert len(said.splitlines()) == 1
    assert "numpy" in said
    assert "pip install 'knobel[solve]'" in said


def test_it_is_said_once(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(solution, "find_spec", lambda name: None)
    solution._say_what_is_missing.cache_clear()
    assert (solution.can_solve(), solution.can_solve()) == (False, False)
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_numbers_come_back_rounded_to_their_places() -> None:
    for bits in (20, 40):
        data = pack(KEY, NUMBERS, bits)
        assert header_of(data, "file").key == KEY
        for kept, number in zip(unpack(data, KEY, "file"), NUMBERS, strict=True):
            assert abs(kept - number) <= 1 / (1 << bits + 1)


def refused(data: bytes, key: Key = KEY) -> str:
    with pytest.raises(KnobelError) as caught:
        unpack(data, key, "kniffel.values")
    assert (caught.value.code, caught.value.facts["file"]) == ("bad-values", "kniffel.values")
    return str(caught.value.facts["reason"])


def test_a_file_with_any_byte_changed_or_missing_is_refused() -> None:
    data = pack(KEY, NUMBERS, 20)
    reasons = {refused(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]) for at in range(len(data))}
    assert reasons == {"no-values", "checksum"}
    assert {refused(data[:length]) for length in range(len(data))} == {"no-values", "checksum"}


@pytest.mark.parametrize(
    "key",
    [
        Key("maexchen", "sheets", 1, 1, {"joker": True}),
        Key("kniffel", "game", 1, 1, {"joker": True}),
        Key("kniffel", "sheets", 2, 1, {"joker": True}),
        Key("kniffel", "sheets", 1, 2, {"joker": True}),
        Key("kniffel", "sheets", 1, 1, {"joker": False}),
    ],
    ids=str,
)
def test_values_of_another_game_part_version_edition_or_option_are_refused(key: Key) -> None:
    assert refused(pack(key, NUMBERS, 20)) == "other-key"
    assert key.name != KEY.name


def test_a_damaged_file_in_the_cache_is_named_and_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))
    first, second = ValueTable(KEY, 20, lambda: [1.0, 2.0]), ValueTable(KEY, 20, lambda: [5.0, 6.0])
    assert load_or_compute(first) == array("d", [1, 2])
    assert load_or_compute(second) == array("d", [1, 2]), "what lies there is read"
    file = tmp_path / first.file_name
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    assert load_or_compute(second) == array("d", [5, 6])
    assert "checksum" in caplog.text
    assert str(file) in caplog.text
    assert load_or_compute(first) == array("d", [5, 6])


def test_a_cache_that_cannot_be_written_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path / "file" / "folder"))
    assert load_or_compute(ValueTable(KEY, 20, lambda: [1.0])) == array("d", [1])


def test_without_a_library_that_knows_the_system_there_is_no_cache_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KNOBEL_CACHE", raising=False)
    assert disk_cache.cache_folder() is not None
    monkeypatch.setattr(disk_cache, "find_spec", lambda name: None)
    assert disk_cache.cache_folder() is None
    assert load_or_compute(ValueTable(KEY, 20, lambda: [1.0])) == array("d", [1])
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))
    assert disk_cache.cache_folder() == tmp_path


def test_values_that_are_not_those_of_the_solver_are_found_out(tmp_path: Path) -> None:
    (table,) = value_tables(knobel.game("maexchen", 2))
    numbers = [*table.make()]
    numbers[7] += 0.001
    file = tmp_path / table.file_name
    file.write_bytes(pack(table.key, numbers, table.bits))
    assert inspect(file).trouble is None
    with pytest.raises(KnobelError, match="other-values"):
        check_anew(file)
