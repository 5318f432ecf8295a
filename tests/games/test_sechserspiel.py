"""Sechserspiel: its worked cases and rules."""

import pytest

from knobel.core.events import Did, Thrown
from knobel.core.moves import Take
from knobel.core.reading import read_scene
from knobel.core.stages import Throw
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

Entry = tuple[int, int]  # what is thrown, and the row in which it goes


def play(*sheets: tuple[Entry, ...]) -> Table:
    """A whole game round by round; the row of everybody's last throw is forced."""
    table = Table("sechserspiel", len(sheets))
    for number, entries in enumerate(zip(*sheets, strict=True)):
        for face, row in entries:
            table.throw(face)
            if number < 5:
                table.do(f"take {row}")
    return table


def points(throws: str, rows: str) -> int:
    """The sum of a sheet, played beside another one of ones."""
    sheet = tuple((int(face), int(row)) for face, row in zip(throws, rows, strict=True))
    result = play(sheet, tuple((1, row) for row in range(1, 7))).result
    assert result.points is not None
    assert result.points[1] == 21
    return result.points[0] or 0


@case("sechserspiel:C1")
def test_every_throw_counts_as_often_as_its_row_says(case_id: str) -> None:
    assert points("613524", "613524") == 91


@case("sechserspiel:C2")
@pytest.mark.parametrize("rows", ["123456", "654321", "361425"])
def test_six_sixes_make_126_and_six_ones_21_in_any_rows(case_id: str, rows: str) -> None:
    assert points("666666", rows) == 126
    assert points("111111", rows) == 21


@case("sechserspiel:C3")
def test_throws_may_go_into_other_rows_than_their_own(case_id: str) -> None:
    assert points("365146", "465132") == 98


@case("sechserspiel:C4")
def test_the_worst_use_of_one_to_six(case_id: str) -> None:
    assert points("123456", "654321") == 56


@case("sechserspiel:C5")
def test_a_six_is_36_in_the_last_row_and_12_in_the_second(case_id: str) -> None:
    last = Table("sechserspiel", 2).throw(6).do("take 6")
    second = Table("sechserspiel", 2).throw(6).do("take 2")
    assert last.game.result(last.state).points == (36, 0)
    assert second.game.result(second.state).points == (12, 0)


@case("sechserspiel:C6")
def test_a_used_row_is_refused_and_the_last_row_fills_itself(case_id: str) -> None:
    table = Table("sechserspiel", 2).set(sheets=((1, 2, 3, 4, None, None), (6, 5, 4, 3, 2, None)))
    table.throw(5).do("take 6").throw(3)
    assert table.game_state.sheets[1] == (6, 5, 4, 3, 2, 3), "nobody was asked"
    assert isinstance(table.stage, Throw)
    used = Table("sechserspiel", 2).set(sheets=((None, None, None, None, None, 6), (6, None, None, None, None, None)))
    assert used.throw(5).refuses("take 6") == "row-taken"


@case("sechserspiel:C7")
def test_the_same_dice_are_worth_more_in_better_rows(case_id: str) -> None:
    assert points("123456", "123456") == 91
    assert points("123456", "654321") == 56


@case("sechserspiel:C8")
def test_equal_sums_share_the_first_place(case_id: str) -> None:
    ninety_one = tuple((face, face) for face in range(1, 7))
    eighty_eight = ((1, 2), (2, 1), (3, 4), (4, 3), (5, 6), (6, 5))
    nearly = ((1, 1), (2, 2), (3, 3), (4, 5), (5, 4), (6, 6))
    assert play(ninety_one, nearly).result.points == (91, 90)
    result = play(ninety_one, ninety_one, eighty_eight).result
    assert result.points == (91, 91, 88)
    assert result.places == (1, 1, 3)
    assert result.winners == (0, 1)


def test_everybody_throws_once_a_round_and_fills_rows_of_their_own() -> None:
    table = Table("sechserspiel", 3).throw(6).do("take 6")
    assert table.thrower == 1
    table.throw(6)
    assert table.offers("take 6"), "another player's row is used, not this one"
    assert not table.offers("press pass")


def test_a_tie_can_be_thrown_off() -> None:
    table = Table("sechserspiel", 2, tie_break="throw_off").set(sheets=((6, 5, 4, 3, 2, None),) * 2)
    table.throws(1, 1).throws(2, 3)
    assert table.result.winners == (1,)


def test_a_match_can_count_points() -> None:
    table = Table("sechserspiel", 2, games=2, match_scoring="points").set(sheets=((6, 6, 6, 6, 6, None),) * 2)
    table.throws(6, 1)
    table.set(sheets=((1, 1, 1, 1, 1, None),) * 2).throws(1, 1)
    assert table.result.points == (147, 117)


def test_when_time_runs_out_the_highest_open_row_is_taken() -> None:
    table = Table("sechserspiel", 2, decision_seconds=10).set(sheets=((None, None, None, 4, 5, 6), (None,) * 6))
    table.throw(1).expire("decision-0-0")
    assert table.game_state.sheets[0] == (None, None, 1, 4, 5, 6)


def test_a_greedy_player_puts_high_throws_high_and_low_throws_low() -> None:
    def best(face: int) -> object:
        table = Table("sechserspiel", 2).throw(face)
        choices = table.game.choices(table.state, 0)
        assert choices is not None
        return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -99)

    assert best(6) == Take("6")
    assert best(1) == Take("1")


def test_entries_are_told_with_what_they_bring() -> None:
    table = Table("sechserspiel", 2).set(sheets=((6, 5, None, 3, 2, None),) * 2).throw(4)
    said = texts("de")

    def told(event: Did | Thrown) -> list[str]:
        after = table.game.apply(table.state, event)
        phrases = table.game.tell(table.state, event, after, None)
        return [said.say(phrase, "sechserspiel", ("Anna", "Ben")) for phrase in phrases]

    assert told(Did(0, Take("3"))) == ["Anna trägt die 4 bei „mal 3“ ein: 12. Zusammen 50."]
    table.do("take 3").throw(4).do("take 6")
    assert told(Thrown((5,))) == [
        "Anna wirft 5.",
        "Frei ist nur noch die Reihe „mal 6“: Anna bekommt 30 dazu.",
        "Das Blatt von Anna ist voll: 80.",
    ]


def test_the_table_is_read_out_with_rows_sums_and_previews() -> None:
    table = Table("sechserspiel", 2).throw(4).do("take 3").throw(6)
    read = [texts("de").say(p, "sechserspiel", ("Anna", "Ben")) for p in read_scene(table.game.scene(table.state, 1))]
    assert "Ben: 6" in read
    assert "Anna, mal 3: 12" in read
    assert "Anna, Summe: 12" in read
    assert "Noch frei: mal 5, das gäbe 30" in read
    assert "Du kannst: Die 6 in eine freie Reihe eintragen" in read
