"""Rentmeister: its worked cases and rules."""

from itertools import permutations
from typing import Any

from knobel.core.events import Did, Thrown
from knobel.core.moves import Take
from knobel.core.reading import read_scene
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

SUMS = (11, 4, 15, 9, 10, 7)
FACTORS = (3, 4, 5, 6, 7, 8)


def dice(total: int) -> tuple[int, int, int]:
    """Three dice with this sum."""
    low = max(1, total - 12)
    high = min(6, total - low - 1)
    return low, high, total - low - high


def play(sums: tuple[int, ...], rows: tuple[int, ...], **options: Any) -> Table:
    """Two players with the same throws and the same rows; the last one is forced, and all of them if `fixed`."""
    table = Table("rentmeister", 2, **options)
    for number, (total, row) in enumerate(zip(sums, rows, strict=True)):
        for _ in range(2):
            table.throw(*dice(total))
            if number < 5 and "placement" not in options:
                table.do(f"take {row}")
    return table


def points(sums: tuple[int, ...], rows: tuple[int, ...], **options: Any) -> int:
    result = play(sums, rows, **options).result
    assert result.points is not None
    assert result.points[0] == result.points[1]
    return result.points[0] or 0


@case("rentmeister:C1")
def test_the_best_placing_puts_high_sums_beside_high_multipliers(case_id: str) -> None:
    assert points(SUMS, (7, 3, 8, 5, 6, 4)) == 342
    every = (sum(map(lambda a, b: a * b, SUMS, rows)) for rows in permutations(FACTORS))
    assert max(every) == 342


@case("rentmeister:C2")
def test_fixed_the_throws_go_from_top_to_bottom(case_id: str) -> None:
    table = play(SUMS, FACTORS, placement="fixed")
    assert table.game_state.sheets == (SUMS, SUMS)
    assert table.result.points == (304, 304)


@case("rentmeister:C3")
def test_the_worst_placing(case_id: str) -> None:
    assert points(SUMS, (4, 8, 3, 6, 5, 7)) == 274
    every = (sum(map(lambda a, b: a * b, SUMS, rows)) for rows in permutations(FACTORS))
    assert min(every) == 274


@case("rentmeister:C4")
def test_an_occupied_multiplier_is_refused(case_id: str) -> None:
    table = Table("rentmeister", 2).set(sheets=((None, None, None, 12, None, None), (None,) * 6)).throw(1, 2, 3)
    assert table.refuses("take 6") == "row-taken"


@case("rentmeister:C5")
def test_the_sixth_throw_has_no_choice(case_id: str) -> None:
    table = Table("rentmeister", 2).set(sheets=((None, 4, 5, 6, 7, 8), (None,) * 6))
    before = table.game.result(table.state).points
    table.throw(6, 6, 6)
    after = table.game.result(table.state).points
    assert before is not None
    assert after is not None
    assert (after[0] or 0) - (before[0] or 0) == 54
    assert table.thrower == 1


@case("rentmeister:C6")
def test_equal_totals_share_the_first_place(case_id: str) -> None:
    result = play(SUMS, (7, 3, 8, 5, 6, 4)).result
    assert result.points == (342, 342)
    assert result.places == (1, 1)
    assert result.winners == (0, 1)


@case("rentmeister:C7")
def test_eighteens_make_594_and_threes_99(case_id: str) -> None:
    assert points((18,) * 6, FACTORS) == 594
    assert points((3,) * 6, (8, 7, 6, 5, 4, 3)) == 99


@case("rentmeister:C8")
def test_a_sum_stays_where_it_was_written(case_id: str) -> None:
    table = Table("rentmeister", 2).throw(5, 4, 3).do("take 6")
    assert table.game.result(table.state).points == (72, 0)
    table.throw(1, 1, 1).do("take 3").throw(1, 1, 1)
    assert table.refuses("take 6") == "row-taken"
    table.do("take 7")
    assert table.game_state.sheets[0] == (None, None, None, 12, 3, None)


def test_fixed_nobody_is_ever_asked() -> None:
    table = Table("rentmeister", 2, placement="fixed")
    for _ in range(12):
        assert not table.asked
        table.throw(1, 2, 3)
    assert table.result.points == (198, 198)


def test_a_tie_can_be_thrown_off_by_the_sum_of_three_dice() -> None:
    table = play((3,) * 6, FACTORS, tie_break="throw_off").throw(1, 1, 2).throw(1, 1, 1)
    assert table.result.winners == (0,)


def test_when_time_runs_out_the_highest_open_multiplier_is_taken() -> None:
    table = Table("rentmeister", 2, decision_seconds=10).throw(1, 1, 1).expire("decision-0-0")
    assert table.game_state.sheets[0] == (None, None, None, None, None, 3)


def test_a_greedy_player_compares_with_an_average_throw() -> None:
    def best(*faces: int) -> object:
        table = Table("rentmeister", 2).throw(*faces)
        choices = table.game.choices(table.state, 0)
        assert choices is not None
        return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -99)

    assert best(6, 4, 1) == Take("8")
    assert best(6, 3, 1) == Take("3")


def test_entries_are_told_and_previews_read_out() -> None:
    table = Table("rentmeister", 2).throw(5, 4, 3)
    said = texts("de")
    read = [said.say(phrase, "rentmeister", ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 0))]
    assert "Noch frei: sechsfach, das gäbe 72" in read
    assert "Du kannst: Die 12 in eine freie Zeile schreiben" in read
    event = Did(0, Take("6"))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), 1)
    assert [said.say(phrase, "rentmeister", ("Anna", "Ben")) for phrase in told] == [
        "Anna schreibt die 12 zu „sechsfach“: 72. Zusammen 72."
    ]
    fixed = Table("rentmeister", 2, placement="fixed")
    fall = Thrown((5, 4, 3))
    told = fixed.game.tell(fixed.state, fall, fixed.game.apply(fixed.state, fall), None)
    assert [said.say(phrase, "rentmeister", ("Anna", "Ben")) for phrase in told] == [
        "Anna wirft 5 4 3.",
        "Die 12 von Anna kommt zu „dreifach“: 36. Zusammen 36.",
    ]
