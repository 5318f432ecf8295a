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
from knobel.solve import shelf, solution
from knobel.solve.kniffel import KniffelSolution
from knobel.solve.kniffel_kernel import numbers_in_order
from knobel.solve.kniffel_turns import SheetValues
from knobel.solve.known import best_known, parts_of
from knobel.solve.shelf import SHIPPED, Part, numbers_of
from knobel.solve.stock import compared, looked_into, usual_parts
from knobel.solve.values_file import Key, header_of, packed, unpacked
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
from knobel.minds.solved import prepare
id, seats, options, faces = json.loads(sys.argv[1])
game = knobel.game(id, seats, {"starter": "first_seat", **options})
state = game.apply(game.start(), knobel.Thrown(tuple(faces)))
hint = hints(game, state, 0, Chance("hint").below)[0]
decided = answer(game, state, game.stage(state), minds_named(["strong"]), Chance("strong"))
prepare(game)
print(json.dumps([repr(hint.move), hint.value, repr(decided.move)]))
"""


def without_libraries(id: str, seats: int, options: dict[str, object], faces: list[int]) -> tuple[list[str], str]:
    command = [sys.executable, "-c", WITHOUT_LIBRARIES, json.dumps([id, seats, options, faces])]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    return json.loads(told.stdout), told.stderr


def test_the_package_brings_the_values_of_the_usual_options_and_no_others() -> None:
    assert {part.file_name for part in usual_parts()} == {file.name for file in SHIPPED.iterdir()}
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) < 1_500_000


@pytest.mark.parametrize("part", usual_parts(), ids=lambda part: part.key.name)
def test_the_values_of_the_package_are_those_of_the_solver(part: Part) -> None:
    compared(SHIPPED / part.file_name)


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


@pytest.mark.parametrize("seats", [2, 4])
def test_maexchen_is_advised_by_its_equilibrium_without_libraries(seats: int) -> None:
    game = knobel.game("maexchen", seats, {"starter": "first_seat"})
    state = game.apply(game.start(), knobel.Thrown((6, 5)))
    found = best_known(game)
    assert found is not None
    (hint, worth, _), said = without_libraries("maexchen", seats, {}, [6, 5])
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
        data = packed(KEY, NUMBERS, bits)
        assert header_of(data, "file").key == KEY
        for kept, number in zip(unpacked(data, KEY, "file"), NUMBERS, strict=True):
            assert abs(kept - number) <= 1 / (1 << bits + 1)


def refused(data: bytes, key: Key = KEY) -> str:
    with pytest.raises(KnobelError) as caught:
        unpacked(data, key, "kniffel.values")
    assert (caught.value.code, caught.value.facts["file"]) == ("bad-values", "kniffel.values")
    return str(caught.value.facts["reason"])


def test_a_file_with_any_byte_changed_or_missing_is_refused() -> None:
    data = packed(KEY, NUMBERS, 20)
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
    assert refused(packed(key, NUMBERS, 20)) == "other-key"
    assert key.name != KEY.name


def test_a_damaged_file_in_the_cache_is_named_and_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))
    first, second = Part(KEY, 20, lambda: [1.0, 2.0]), Part(KEY, 20, lambda: [5.0, 6.0])
    assert numbers_of(first) == array("d", [1, 2])
    assert numbers_of(second) == array("d", [1, 2]), "what lies there is read"
    file = tmp_path / first.file_name
    file.write_bytes(file.read_bytes()[:-1] + b"?")
    assert numbers_of(second) == array("d", [5, 6])
    assert "checksum" in caplog.text
    assert str(file) in caplog.text
    assert numbers_of(first) == array("d", [5, 6])


def test_a_cache_that_cannot_be_written_is_no_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path / "file" / "folder"))
    assert numbers_of(Part(KEY, 20, lambda: [1.0])) == array("d", [1])


def test_without_a_library_that_knows_the_system_there_is_no_cache_unless_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KNOBEL_CACHE", raising=False)
    assert shelf.cache_folder() is not None
    monkeypatch.setattr(shelf, "find_spec", lambda name: None)
    assert shelf.cache_folder() is None
    assert numbers_of(Part(KEY, 20, lambda: [1.0])) == array("d", [1])
    monkeypatch.setenv("KNOBEL_CACHE", str(tmp_path))
    assert shelf.cache_folder() == tmp_path


def test_values_that_are_not_those_of_the_solver_are_found_out(tmp_path: Path) -> None:
    (part,) = parts_of(knobel.game("maexchen", 3))
    numbers = [*part.make()]
    numbers[7] += 0.001
    file = tmp_path / part.file_name
    file.write_bytes(packed(part.key, numbers, part.bits))
    assert looked_into(file).trouble is None
    with pytest.raises(KnobelError, match="other-values"):
        compared(file)
