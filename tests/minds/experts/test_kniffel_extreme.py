"""Kniffel Extreme: solvers made from one description agree, with each other, with brute force and with games played."""

import json
import random
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import knobel
from knobel.core.errors import KnobelError
from knobel.games.sheet.kniffel_extreme import BOXES, KniffelExtreme, State
from knobel.match.match import Match
from knobel.match.state import AnyState, MatchState
from knobel.minds.arena import Chance, minds_named, play
from knobel.minds.experts.kniffel_extreme import cpu, cuda_source, kernel, low_rank, turns
from knobel.minds.experts.kniffel_extreme.low_rank import Facts, Table, key_of
from knobel.minds.experts.kniffel_extreme.sheets import (
    KEEPS,
    LOWERS,
    SMALLER,
    TEN,
    THROWS,
    counts_above,
    followers,
    points_below,
    positions,
    still_open,
    uppers,
)
from knobel.minds.experts.kniffel_extreme.simulating import simulated
from knobel.minds.experts.kniffel_extreme.solution import KniffelExtremeSolution, file_of
from knobel.minds.experts.kniffel_extreme.turns import Sheet, Turn
from knobel.minds.hints import hints
from tests.support.outcomes import outcomes_of

# Positions with the values of all that can follow them and their own, for no chips up to three, from the graphics card.
POSITIONS = json.loads(Path(__file__).with_name("kniffel_extreme_positions.json").read_text(encoding="utf-8"))


def alone(chips: int = 3, seats: int = 1) -> tuple[Match, KniffelExtremeSolution]:
    game = knobel.game("kniffel-extreme", seats, {"starter": "first_seat", "start_chips": chips})
    return game, KniffelExtremeSolution(game)


def turn_by(worth: turns.Worth, sheet: Sheet) -> Turn:
    return Turn(worth, sheet, lambda: turn_by(worth, sheet._replace(chips=sheet.chips - 1)))


def worth_after(position: Any) -> turns.Worth:
    known = {(upper, lower): worth for upper, lower, worth in position["after"]}
    return lambda upper, lower, chips: float(known[upper, lower][chips])


# The description ------------------------------------------------------------------------------------------------------


def test_there_are_as_many_positions_as_sheets_sums_and_chips_make() -> None:
    assert positions(3) == 598_212_608
    assert len(points_below()) == len(counts_above()) == len(THROWS) * TEN == 2520


def test_every_follower_has_one_open_box_less() -> None:
    for upper, rows in zip(uppers(), followers(), strict=True):
        for box, row in enumerate(rows):
            assert bool(row) != bool(upper.filled >> box & 1)
            assert all(uppers()[after].filled == upper.filled | 1 << box for after in row)


# The solvers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['upper']}-{position['lower']}")
def test_plain_python_finds_what_the_graphics_card_found(position: Any) -> None:
    for chips, worth in enumerate(position["worth"]):
        turn = turn_by(worth_after(position), Sheet(position["upper"], position["lower"], chips))
        assert turn.start == pytest.approx(worth, abs=5e-4)


def test_the_compiled_solver_finds_what_the_graphics_card_found(tmp_path: Path) -> None:
    shape = (len(uppers()), LOWERS, 4)
    values = np.lib.format.open_memmap(tmp_path / "values.npy", mode="w+", dtype=np.float32, shape=shape)
    for position in POSITIONS:
        for upper, lower, worth in position["after"]:
            values[upper, lower] = worth
        at = position["upper"], position["lower"]
        kernel.fill(values, np.array(at[:1], np.int32), np.array(at[1:], np.int32), 4)
        assert values[at] == pytest.approx(position["worth"], abs=5e-4)


def test_the_compiled_solver_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = cpu.solved(1, tmp_path / "whole", lambda sheets: None, most_left=2)
    cpu.solved(1, tmp_path / "parts", lambda sheets: None, most_left=1)
    done: list[int] = []
    filled: list[int] = []
    fill = kernel.fill

    def counting(values: Any, us: Any, ls: Any, chips: int) -> None:
        filled.append(len(us) * len(ls))
        fill(values, us, ls, chips)

    monkeypatch.setattr(kernel, "fill", counting)
    parts = cpu.solved(1, tmp_path / "parts", done.append, most_left=2)
    sizes = {left: sum(each.sheets for each in cpu.pieces() if each.left == left) for left in (1, 2)}
    assert (sum(filled), sum(done)) == (sizes[2], sizes[1] + sizes[2])
    for upper, lower in [
        (number, lower) for number in range(0, len(uppers()), 7) for lower in (LOWERS - 1, LOWERS - 9)
    ]:
        if still_open(uppers()[upper], lower) <= 2:
            assert list(parts[upper, lower]) == list(whole[upper, lower])
    last = len(uppers()) - 1
    turn = turn_by(lambda upper, lower, chips: float(whole[upper, lower, chips]), Sheet(last, LOWERS - 1 - 6, 1))
    assert whole[last, LOWERS - 1 - 6, 1] == pytest.approx(turn.start, abs=1e-3)


def test_the_straight_line_code_of_the_card_is_the_lattice_of_keeps() -> None:
    """It is made of statements that are good Python too, one column of the table at a time."""
    chance = random.Random(4)
    table = [[chance.uniform(0, 50) for _ in THROWS] for _ in range(TEN)]
    keeps = turns._means(table)
    best = turns._best_keeps(keeps)
    for face in (0, 6, 9):
        column = run_lattice(cuda_source._lattice(), table[face])
        thrown = run_lattice(cuda_source._lattice(), keeps[TEN][SMALLER:])
        both = [max(each) for each in zip(column, thrown, strict=True)]
        assert both == pytest.approx([max(each) for each in zip(best[face], table[face], strict=True)])


def run_lattice(code: str, column: list[float]) -> list[float]:
    cells = {number * cuda_source.COLUMNS: value for number, value in enumerate(column)}
    lines = "\n".join(line for line in code.splitlines() if not line.startswith("REAL"))
    exec(lines, {"X": cells, "MAX": max, "SIXTH": 1 / 6, "__syncwarp": lambda: None})
    return list(cells.values())


def test_the_kernels_are_written_out_whole() -> None:
    shape = cuda_source.Shape("float", 10, 2, 4)
    for source in (cuda_source.values_source(shape), cuda_source.policy_source(shape)):
        assert "LATTICE" not in source.split("layer(")[1]
        assert source.count("{") == source.count("}")


# The last box, by brute force -----------------------------------------------------------------------------------------


def nearly_full(chips: int, missing: str, faces: tuple[int, ...], throws: int) -> tuple[Match, AnyState]:
    """A sheet with one open box and these dice after so many throws, nothing of which was done by the solution."""
    game, _ = alone(chips)
    entries = tuple(None if box == missing else 12 for box in BOXES)
    state: AnyState = MatchState(0, None, State(0, (entries,), chips=(chips,)), answers=(0,))
    for number in range(throws):
        state = game.apply(state, knobel.Thrown(faces if number == 0 else faces[:1]))
        if number < throws - 1:
            state = game.apply(state, knobel.Did(0, knobel.Keep((1, 2, 3, 4, 5))))
    return game, state


@pytest.mark.parametrize(("chips", "throws"), [(1, 3), (0, 2)])
@pytest.mark.parametrize("missing", ["sixes", "kniffel", "super_chance"])
def test_the_last_throw_is_worth_the_mean_of_everything_that_can_fall(chips: int, throws: int, missing: str) -> None:
    game, state = nearly_full(chips, missing, (6, 6, 2, 6, 5, 6), throws)
    _, solution = alone(chips)
    compared = 0
    for move, value in solution.moves(state, 0):
        if isinstance(move, knobel.Keep) and len(move.dice) < 4:
            continue
        after = game.apply(state, knobel.Did(0, move))
        assert value == pytest.approx(brute_force(game, after), abs=1e-9)
        compared += 1
    assert compared > 20


def brute_force(game: Match, state: Any) -> float:
    """The mean of all that can fall, and then the best box; or what a finished game has made."""
    fallen = outcomes_of(game, state)
    if not fallen:
        assert isinstance(game.rules, KniffelExtreme)
        return float(game.rules.total(state.game_state, 0))
    total = 0.0
    for event, chance in fallen:
        thrown = game.apply(state, event)
        choices = game.choices(thrown, 0)
        assert choices is not None
        boxes = [move for move in choices.moves if isinstance(move, knobel.Take)]
        total += float(chance) * max(brute_force(game, game.apply(thrown, knobel.Did(0, move))) for move in boxes)
    return total


# The file of the package ----------------------------------------------------------------------------------------------


def test_the_package_brings_values_that_cost_less_than_half_a_point_with_any_chips() -> None:
    file = file_of(1)
    assert file.stat().st_size < 8_000_000
    facts = low_rank.read(file, key_of(1)).facts
    assert len(facts.worth) == len(facts.loss) == 23
    assert all(0 < loss < 0.5 for loss in facts.loss)
    assert facts.worth[3] == pytest.approx(651.1756, abs=1e-3)
    assert sorted(facts.worth) == list(facts.worth)


def test_the_values_of_the_package_are_near_the_exact_ones() -> None:
    _, solution = alone()
    for position in POSITIONS:
        for upper, lower, worth in position["after"]:
            for chips, exact in enumerate(worth):
                believed = solution._values.worth(upper, lower, chips)
                assert believed == pytest.approx(exact, abs=20 * solution.error)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position['upper']}-{position['lower']}")
def test_decisions_by_the_file_are_those_by_exact_values_or_cost_next_to_nothing(position: Any) -> None:
    _, solution = alone()
    sheet = Sheet(position["upper"], position["lower"], 3)
    exact, believed = turn_by(worth_after(position), sheet), solution.turn(sheet)
    same = 0
    for throw in range(0, len(THROWS), 9):
        face = throw % TEN
        ways = sorted(smaller_keeps(throw))
        offers = [(face, keep) for keep in ways] + [(TEN, keep) for keep in ways]
        best = max(offers, key=lambda at: exact.keeps_before_second[at[0]][at[1]])
        chosen = max(offers, key=lambda at: believed.keeps_before_second[at[0]][at[1]])
        values = exact.keeps_before_second
        assert values[best[0]][best[1]] - values[chosen[0]][chosen[1]] < 0.2
        same += best == chosen
    assert same >= 25


def smaller_keeps(throw: int) -> set[int]:
    """Every smaller keep that can be made of a throw."""
    found: set[int] = set()
    waiting = [SMALLER + throw]
    while waiting:
        for less in KEEPS.minus[waiting.pop()]:
            if less not in found:
                found.add(less)
                waiting.append(less)
    return found


def small_file() -> tuple[Facts, Table]:
    rows = len(uppers())
    facts = Facts(key_of(1), 0, 1, (0.5, 2.0), (1.0,), (0.0,), 0.1)
    wide = array("h", [7] * rows), array("h", [-300] * LOWERS)
    narrow = array("b", [3] * rows), array("b", [-2] * LOWERS)
    means = array("f", [100.0] * rows), array("f", [0.5] * LOWERS)
    return facts, Table(*means, (wide[0], narrow[0]), (wide[1], narrow[1]))


def test_products_come_back_as_they_were_packed(tmp_path: Path) -> None:
    facts, table = small_file()
    file = tmp_path / "some.values"
    file.write_bytes(low_rank.pack(facts, table))
    values = low_rank.read(file, key_of(1))
    assert (values.facts, values.table) == (facts, table)
    assert values.worth(0, 0, 0) == 100.5 + 0.5 * 7 * -300 + 2.0 * 3 * -2


def damaged(data: bytes) -> bytes:
    return data[:200] + bytes([data[200] ^ 1]) + data[201:]


@pytest.mark.parametrize(
    ("spoil", "version", "reason"),
    [(damaged, 1, "checksum"), (lambda data: data[:50], 1, "checksum"), (lambda data: data, 2, "other-key")],
)
def test_a_file_that_is_damaged_or_of_other_rules_is_refused(
    tmp_path: Path, spoil: Callable[[bytes], bytes], version: int, reason: str
) -> None:
    file = tmp_path / "some.values"
    file.write_bytes(spoil(low_rank.pack(*small_file())))
    with pytest.raises(KnobelError) as caught:
        low_rank.read(file, key_of(version))
    assert caught.value.facts["reason"] == reason


# Played by it ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chips", "seats"), [(0, 1), (3, 2), (22, 1)])
def test_hints_are_the_moves_of_the_file_with_any_chips(chips: int, seats: int) -> None:
    game, solution = alone(chips, seats)
    state = game.apply(game.start(), knobel.Thrown((2, 2, 3, 5, 6, 6)))
    (best, value), *_ = solution.moves(state, 0)
    hint = hints(game, state, 0, Chance("hint").below)[0]
    assert (hint.move, hint.value, hint.unit) == (best, value, "points")
    assert solution.value(state)[0] == pytest.approx(value)


def test_a_fourth_throw_takes_a_chip_that_the_value_knows_of() -> None:
    game, solution = alone(1)
    state = game.start()
    for throw in range(3):
        state = game.apply(state, knobel.Thrown((1, 2, 4, 4, 6, 8) if throw == 0 else (8,)))
        if throw < 2:
            state = game.apply(state, knobel.Did(0, knobel.Keep((0, 1, 2, 3, 4))))
    paid = game.apply(state, knobel.Did(0, knobel.Keep((0, 1, 2, 3, 4))))
    fallen = [(solution.value(game.apply(paid, event))[0], float(chance)) for event, chance in outcomes_of(game, paid)]
    assert solution.value(paid)[0] == pytest.approx(sum(value * chance for value, chance in fallen))


def test_games_played_by_strong_come_out_near_the_value() -> None:
    game, solution = alone()
    points = [(play(game, game.start(), minds_named(["strong"]), Chance(n)).result.points or ())[0] for n in range(12)]
    mean = sum(each or 0 for each in points) / len(points)
    assert abs(mean - solution.at_the_start) < 4 * 65 / len(points) ** 0.5


def test_games_simulated_side_by_side_come_out_near_the_value() -> None:
    _, solution = alone()
    worth = np.vectorize(solution._values.worth, otypes=[float])
    found = simulated(lambda upper, lower, chips: worth(upper, lower, chips), 3, 24, 3, np, batch=24)
    assert abs(found.mean - solution.at_the_start) < 4 * found.error
