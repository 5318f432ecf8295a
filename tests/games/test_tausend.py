"""Tausend: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Did, Thrown
from knobel.core.moves import Bid
from knobel.core.reading import read_scene
from knobel.core.stages import Ask
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table


def offered(table: Table) -> list[int]:
    """The numbers that may be written now, the smallest first."""
    assert isinstance(table.stage, Ask)
    (choices,) = table.stage.choices.values()
    return sorted(move.amount for move in choices.moves if isinstance(move, Bid))


def write(table: Table, number: int) -> Table:
    """Throw the digits of a number and write it."""
    table.throw(*map(int, sorted(str(number))))
    return table.do(f"bid {number}") if table.game_state.faces else table


def lap_by_lap(*sheets: tuple[int, ...], **options: Any) -> Table:
    """Everybody's numbers lap by lap; whoever is out has fewer."""
    table = Table("tausend", len(sheets), **options)
    for lap in range(3):
        for numbers in sheets:
            if lap < len(numbers):
                write(table, numbers[lap])
    return table


@case("tausend:C1")
def test_three_different_dice_make_six_numbers(case_id: str) -> None:
    assert offered(Table("tausend", 2).throw(3, 5, 6)) == [356, 365, 536, 563, 635, 653]


@case("tausend:C2")
def test_two_alike_make_three_numbers_and_three_alike_only_one(case_id: str) -> None:
    assert offered(Table("tausend", 2).throw(2, 2, 5)) == [225, 252, 522]
    table = Table("tausend", 2).throw(4, 4, 4)
    assert table.game_state.sheets[0] == (444, None, None), "nobody was asked"
    assert table.thrower == 1


@case("tausend:C3")
def test_a_thousand_cannot_be_beaten(case_id: str) -> None:
    result = lap_by_lap((235, 314, 451), (333, 333, 333)).result
    assert result.points == (1000, 999)
    assert result.winners == (0,)


@case("tausend:C4")
def test_equal_totals_share_and_whoever_is_over_comes_last(case_id: str) -> None:
    result = lap_by_lap((314, 323, 343), (331, 331, 341), (343, 323, 314)).result
    assert result.points == (980, 1003, 980)
    assert result.places == (1, 3, 1)
    assert result.winners == (0, 2)


@case("tausend:C5")
def test_whoever_is_over_throws_no_more(case_id: str) -> None:
    table = lap_by_lap((653, 632), (111, 111))
    assert table.game.result(table.state).points == (1285, 222)
    assert table.thrower == 1
    assert write(table, 111).result.winners == (1,)


@case("tausend:C6")
def test_one_order_of_the_digits_may_fit_and_another_not(case_id: str) -> None:
    after = []
    for number in (356, 365):
        table = Table("tausend", 2).set(sheets=((320, 321, None), (None,) * 3)).throw(3, 5, 6).do(f"bid {number}")
        after.append((table.game.result(table.state).points or ())[0])
        read = [phrase.key for phrase in read_scene(table.game.scene(table.state, 0))]
        assert ("is-over" in read) == (number == 365)
    assert after == [997, 1006]


@case("tausend:C7")
def test_all_over_is_a_draw_or_goes_to_whoever_is_least_over(case_id: str) -> None:
    sheets = ((331, 331, 342), (333, 333, 344))
    draw = lap_by_lap(*sheets).result
    assert draw.points == (1004, 1010)
    assert draw.winners == ()
    assert draw.places == (1, 1)
    least = lap_by_lap(*sheets, all_bust="least_over").result
    assert least.winners == (0,)
    assert least.places == (1, 2)


@case("tausend:C8")
def test_the_best_order_comes_just_below_the_target(case_id: str) -> None:
    totals = {}
    for number in (566, 656, 665):
        table = Table("tausend", 2).set(sheets=((111, 229, None), (None,) * 3)).throw(6, 6, 5)
        assert offered(table) == [566, 656, 665]
        table.do(f"bid {number}")
        totals[number] = (table.game.result(table.state).points or ())[0]
    assert totals == {566: 906, 656: 996, 665: 1005}
    table = Table("tausend", 2, decision_seconds=10).set(sheets=((111, 229, None), (None,) * 3)).throw(6, 6, 5)
    assert table.expire("decision-0-0").game_state.sheets[0] == (111, 229, 656)


def test_all_over_can_be_played_again_begun_by_the_left_neighbour() -> None:
    table = lap_by_lap((653, 653), (653, 653), all_bust="replay")
    assert table.game_state.sheets == ((None,) * 3, (None,) * 3)
    assert table.game_state.replays == 1
    assert table.thrower == 1


def test_after_twenty_replays_it_is_a_draw() -> None:
    table = Table("tausend", 2, all_bust="replay")
    for _ in range(21 * 4):
        write(table, 653)
    assert table.result.winners == ()
    assert table.game_state.replays == 20


def test_a_match_goes_on_with_the_left_neighbour_of_whoever_began_last() -> None:
    table = Table("tausend", 3, all_bust="replay", games=2)
    for _ in range(2 * 3):
        write(table, 653)
    assert table.thrower == 1, "the replay"
    for _ in range(3 * 3):
        write(table, 111)
    assert table.thrower == 2


def test_those_over_rank_behind_by_how_far_if_the_table_says_so() -> None:
    sheets = ((331, 331, 342), (111, 111, 111), (333, 333, 344))
    assert lap_by_lap(*sheets).result.places == (2, 1, 2)
    assert lap_by_lap(*sheets, all_bust="least_over").result.places == (2, 1, 3)


def test_the_target_can_be_moved() -> None:
    table = lap_by_lap((411, 311), (111, 111), target=700)
    assert table.thrower == 1, "722 is over"
    assert lap_by_lap((411, 311, 111), (111, 111, 111), target=1500).result.winners == (0,)


def test_exactly_the_target_does_not_end_the_game() -> None:
    table = lap_by_lap((335, 332), (335, 332))
    write(table, 333)
    assert table.thrower == 1
    assert write(table, 333).result.winners == (0, 1)


def test_there_is_no_stopping_and_no_other_number() -> None:
    table = Table("tausend", 2).throw(3, 5, 6)
    assert not table.offers("press stop")
    assert table.refuses("bid 355") == "wrong-digits"


def test_when_time_runs_out_the_smallest_number_is_written() -> None:
    table = Table("tausend", 2, decision_seconds=10).throw(6, 3, 5).expire("decision-0-0")
    assert table.game_state.sheets[0] == (356, None, None)
    late = Table("tausend", 2, decision_seconds=10).set(sheets=((500, 400, None), (None,) * 3)).throw(6, 3, 5)
    assert late.expire("decision-0-0").game_state.sheets[0] == (500, 400, 356)


@pytest.mark.parametrize(("sheet", "best"), [((None,) * 3, 356), ((320, 321, None), 356), ((111, 111, None), 653)])
def test_a_greedy_player_keeps_pace_and_then_comes_near(sheet: Any, best: int) -> None:
    table = Table("tausend", 2).set(sheets=(sheet, (None,) * 3)).throw(3, 5, 6)
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    assert max(
        choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -9999
    ) == Bid(best)


def test_numbers_totals_and_going_over_are_told() -> None:
    said = texts("de")
    table = Table("tausend", 2).set(sheets=((320, 321, None), (None,) * 3)).throw(3, 5, 6)

    def told(event: Did | Thrown) -> list[str]:
        phrases = table.game.tell(table.state, event, table.game.apply(table.state, event), 1)
        return [said.say(phrase, "tausend", ("Anna", "Ben")) for phrase in phrases]

    assert told(Did(0, Bid(365)))[:2] == [
        "Anna schreibt 365 und steht bei 1.006.",
        "Das sind 6 zu viel: Anna ist raus.",
    ]
    assert told(Did(0, Bid(356)))[:2] == ["Anna schreibt 356 und steht bei 997.", "Anna ist fertig, 3 fehlen."]
    read = [said.say(phrase, "tausend", ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 0))]
    assert "Höchstens 1.000, und so nah wie möglich heran." in read
    assert "Du kannst: 356 schreiben, das macht 997" in read
    assert "Du kannst: 365 schreiben – mit 1.006 bist du raus" in read


def test_after_a_replay_a_play_off_goes_by_the_order_of_the_replay() -> None:
    table = Table("tausend", 3, all_bust="replay", tie_break="throw_off")
    for number in (653,) * 2 * 3 + (111,) * 3 * 3:
        write(table, number)
    assert table.state.tie is not None
    assert table.state.tie.seats == (1, 2, 0)
