"""Escalero: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Did
from knobel.core.moves import Keep, Take
from knobel.core.reading import read_scene
from knobel.core.widgets import Announcement, Standings
from knobel.games.sheet.escalero import ledger
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "escalero"
FACES = {"9": 1, "10": 2, "J": 3, "Q": 4, "K": 5, "A": 6}
ROWS = tuple("nines tens jacks queens kings aces quint full_hand poker five five_served".split())
Entries = tuple[int | None, ...]


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `9-J-Q-Q-A`."""
    return tuple(FACES[die] for die in dice.split("-"))


def served(dice: str, **options: Any) -> Table:
    """A table at which the first throw shows these dice."""
    return Table(ID, 3, **options).throw(*faces(dice))


def after_throws(dice: str, throws: int = 2, **options: Any) -> Table:
    """A table at which these dice lie there after so many throws, the last die having been thrown again."""
    table = served(dice, **options)
    for _ in range(throws - 1):
        table.do("keep 0 1 2 3").throw(faces(dice)[-1])
    return table


def given(table: Table) -> dict[str, int]:
    """What the dice on the table give in each open row when they are entered there."""
    result = {}
    for row in ROWS:
        if table.offers(f"take {row}"):
            after: Any = table.game.apply(table.state, Did(0, Take(row)))
            result[row] = after.game_state.sheets[0][ROWS.index(row)]
    return result


def assert_gives(table: Table, **expected: int) -> None:
    points = given(table)
    assert {row: points[row] for row in expected} == expected


def sheet(total: int, **still_open: None) -> Entries:
    """A full sheet with these points in the kings' row, as if it could hold them, except for rows still open."""
    return tuple(still_open.get(row, total if row == "kings" else 0) for row in ROWS)


def finished(*sums: int, first: int = 0, **options: Any) -> Table:
    """A game that ends with these sums: the last player has struck the last row."""
    last = (first - 1) % len(sums)
    table = Table(ID, len(sums), first=first, **options)
    table.set(
        seat=last, sheets=tuple(sheet(each, **({"five": None} if s == last else {})) for s, each in enumerate(sums))
    )
    return table.throw(*faces("9-J-Q-Q-A")).do("take five")


@case(f"{ID}:C1")
def test_the_rows_of_the_faces_count_matching_dice(case_id: str) -> None:
    assert_gives(served("9-J-Q-Q-A"), queens=8, nines=1, jacks=3, aces=6, tens=0, kings=0)


@case(f"{ID}:C2")
def test_a_quint_counts_more_when_served(case_id: str) -> None:
    assert_gives(served("10-J-Q-K-A"), quint=30)
    assert_gives(after_throws("10-J-Q-K-A"), quint=25)


@case(f"{ID}:C3")
def test_with_a_row_filled_the_others_are_left(case_id: str) -> None:
    table = Table(ID, 3).throw(*faces("10-10-10-J-A")).do("take tens")
    for _ in range(2):
        table.throw(*faces("9-J-Q-Q-A")).do("take queens")
    table.throw(*faces("9-10-10-Q-A"))
    assert table.refuses("take tens") == "box-filled"
    assert_gives(table, queens=4, aces=6, nines=1)


@case(f"{ID}:C4")
def test_a_full_hand_counts_more_when_served(case_id: str) -> None:
    assert_gives(after_throws("10-10-10-A-A", throws=3), full_hand=30, aces=12, tens=6)
    assert_gives(served("10-10-10-A-A"), full_hand=35, aces=12, tens=6)


@case(f"{ID}:C5")
def test_a_served_poker(case_id: str) -> None:
    assert_gives(served("K-K-K-K-9"), poker=45, kings=20)
    assert_gives(after_throws("K-K-K-K-9"), poker=40)


@case(f"{ID}:C6")
def test_five_equal_after_two_throws_have_one_row_of_their_own(case_id: str) -> None:
    assert_gives(after_throws("Q-Q-Q-Q-Q"), five=50, five_served=0, poker=0, queens=20)
    assert_gives(after_throws("Q-Q-Q-Q-Q", fuenfling_as_poker=True), poker=40)


@case(f"{ID}:C7")
def test_five_aces_served_fit_either_row(case_id: str) -> None:
    assert_gives(served("A-A-A-A-A"), five_served=100, five=50, aces=30)


@case(f"{ID}:C8")
def test_whoever_throws_again_is_no_longer_served(case_id: str) -> None:
    table = served("9-10-J-Q-K")
    assert given(table)["quint"] == 30
    table.do("keep 1 2 3 4").throw(6)
    assert table.game_state.turn.faces == faces("A-10-J-Q-K")
    assert_gives(table, quint=25)


@case(f"{ID}:C9")
def test_the_rows_are_added_up(case_id: str) -> None:
    table = Table(ID, 3).set(sheets=((3, 6, 9, 8, 15, 18, 25, 35, 40, None, 0), sheet(0), sheet(0)))
    table.throw(*faces("9-J-Q-Q-A")).do("take five")
    assert table.result.points == (159, 0, 0)


@case(f"{ID}:C10")
def test_the_others_pay_the_winner_their_difference(case_id: str) -> None:
    table = finished(172, 159, 120)
    assert table.result.points == (172, 159, 120)
    assert table.result.nets == (65, -13, -52)
    assert table.result.winners == (0,)


@case(f"{ID}:C11")
def test_several_winners_share_with_the_odd_chip_to_the_earlier_one(case_id: str) -> None:
    assert finished(150, 150, 129).result.nets == (11, 10, -21)
    assert finished(150, 150, 129, first=1).result.nets == (10, 11, -21), "counted from the starter on"


@case(f"{ID}:C12")
def test_throwing_all_five_again_is_refused(case_id: str) -> None:
    table = served("9-J-Q-Q-A")
    assert table.refuses("keep") == "keep-count"
    assert table.refuses("keep 0 1 2 3 4") == "keep-count"
    assert table.offers("keep 0")


def test_kept_dice_may_be_taken_up_again() -> None:
    table = served("9-J-Q-Q-A").do("keep 2 3").throw(1, 1, 1).do("keep 0 1 4").throw(1, 1)
    assert table.game_state.turn.faces == (1, 1, 1, 1, 1)


def test_there_are_three_throws_at_most_and_fewer_by_agreement() -> None:
    assert after_throws("9-J-Q-Q-A", throws=3).refuses("keep 0") == "no-throw-left"
    assert after_throws("9-J-Q-Q-A", throws=2, max_throws=2).refuses("keep 0") == "no-throw-left"
    assert served("9-J-Q-Q-A", max_throws=1).refuses("keep 0") == "no-throw-left"


def test_a_later_throw_of_all_five_dice_is_served_only_by_agreement() -> None:
    again = {"rethrow_all": True}
    assert_gives(served("9-J-Q-Q-A", **again).do("keep").throw(*faces("K-K-K-K-9")), poker=40)
    any_full: dict[str, Any] = {**again, "served_scope": "any_full_throw"}
    table = served("9-J-Q-Q-A", **any_full).do("keep").throw(*faces("A-A-A-A-A"))
    assert_gives(table, five_served=100)
    assert_gives(after_throws("A-A-A-A-A", **any_full), five_served=0, five=50)


@pytest.mark.parametrize("dice", ["9-10-J-Q-K", "10-10-10-A-A", "K-K-K-K-9", "Q-Q-Q-Q-Q"])
def test_combinations_can_be_kept_out_of_the_rows_of_the_faces(dice: str) -> None:
    strict = given(served(dice, face_rows="no_combination_only"))
    assert [strict[row] for row in ROWS[:6]] == [0] * 6
    assert given(after_throws(dice, face_rows="no_combination_only"))["aces"] == 0
    assert sum(given(served(dice))[row] for row in ROWS[:6]) == sum(faces(dice))


def test_pairs_and_triples_count_in_the_rows_of_the_faces_all_the_same() -> None:
    assert_gives(served("K-K-K-9-10", face_rows="no_combination_only"), kings=15, nines=1, tens=2)


def test_five_equal_are_a_served_poker_by_agreement() -> None:
    assert_gives(served("Q-Q-Q-Q-Q", fuenfling_as_poker=True), poker=45, five_served=100)
    assert_gives(served("Q-Q-Q-Q-Q"), poker=0, full_hand=0)


def test_a_chip_can_stand_for_several_points() -> None:
    assert finished(172, 159, 120, points_per_chip=10).result.nets == (6, -1, -5)


def test_without_settlement_only_points_count() -> None:
    result = finished(172, 159, 120, payout="none").result
    assert result.nets is None
    assert result.places == (1, 2, 3)


@pytest.mark.parametrize(("payout", "nets", "points"), [("to_winner", (90, -8, -82), None), ("none", None, (1, 2, 0))])
def test_a_match_is_ranked_by_the_ledger_and_without_one_by_games_won(
    payout: str, nets: tuple[int, ...] | None, points: tuple[int, ...] | None
) -> None:
    table = Table(ID, 3, games=3, payout=payout)
    for sums, last in (((200, 150, 140), 2), ((100, 110, 100), 0), ((90, 100, 88), 1)):
        sheets = tuple(sheet(total, five=None) if seat == last else sheet(total) for seat, total in enumerate(sums))
        table.set(seat=last, sheets=sheets).throw(*faces("9-J-Q-Q-A")).do("take five")
    assert (table.result.nets, table.result.points) == (nets, points)
    assert table.result.winners == ((0,) if payout == "to_winner" else (1,))


def test_nobody_pays_when_all_are_equal_and_the_ledger_always_adds_up_to_nothing() -> None:
    assert ledger((150, 150, 150), 0, 1) == (0, 0, 0)
    for points in ((172, 159, 120), (150, 150, 129), (10, 300, 12, 300, 300)):
        assert sum(ledger(points, 1, 7)) == 0


def test_the_highest_sheet_has_365_points() -> None:
    table = Table(ID, 3)
    best = ("9 " * 5, "10 " * 5, "J " * 5, "Q " * 5, "K " * 5, "A " * 5)
    throws = (*("-".join(dice.split()) for dice in best), "9-10-J-Q-K", "9-9-9-A-A", "K-K-K-K-9", "A-A-A-A-A")
    for row, dice in zip(ROWS, (*throws, "A-A-A-A-A"), strict=True):
        for _ in range(3):
            table.throw(*faces(dice)).do(f"take {row}")
    assert table.result.points == (365, 365, 365)


def test_when_time_runs_out_the_best_row_is_filled() -> None:
    table = served("10-10-10-A-A", decision_seconds=10).expire("decision-0-0")
    assert table.game_state.sheets[0][ROWS.index("full_hand")] == 35


def test_a_greedy_player_takes_a_served_five_and_keeps_four_kings_when_poker_is_gone() -> None:
    def best(table: Table) -> object:
        choices = table.game.choices(table.state, 0)
        assert choices is not None
        return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or -99)

    assert best(served("A-A-A-A-A")) == Take("five_served")
    left = tuple(None if row == "five" else 0 for row in ROWS)
    assert best(Table(ID, 3).set(sheets=(left,) * 3).throw(*faces("K-K-K-K-9"))) == Keep((0, 1, 2, 3))


def test_a_served_combination_on_the_table_is_announced() -> None:
    def announced(table: Table) -> int:
        widgets = table.game.scene(table.state, None).widgets
        return sum(isinstance(widget, Announcement) for widget in widgets)

    assert announced(served("9-10-J-Q-K")) == 1
    assert announced(served("9-J-Q-Q-A")) == 0
    assert announced(after_throws("9-10-J-Q-K")) == 0


def test_the_settlement_is_told_and_stays_on_the_table() -> None:
    table = Table(ID, 3).set(seat=2, sheets=(sheet(172), sheet(159), sheet(120, five=None))).throw(*faces("9-J-Q-Q-A"))
    event = Did(2, Take("five"))
    after = table.game.apply(table.state, event)
    names = ("Anna", "Ben", "Cem")
    told = [texts("de").say(phrase, ID, names) for phrase in table.game.tell(table.state, event, after, None)]
    assert told == [
        "Cem streicht „Fünfling“.",
        "Das Blatt von Cem ist voll: 120 Punkte.",
        "Anna bekommt 65 Chips.",
        "Ben zahlt 13 Chips.",
        "Cem zahlt 52 Chips.",
        "Anna gewinnt.",
    ]
    scene = table.game.scene(after, None)
    assert [widget.id for widget in scene.widgets if isinstance(widget, Standings)] == ["ledger"]
    read = [texts("de").say(phrase, ID, names) for phrase in read_scene(scene)]
    assert "Abrechnung, Cem: −52 Chips" in read


def test_with_a_single_throw_the_card_has_the_served_prices_alone() -> None:
    usual, single = (Table(ID, 3, max_throws=throws).game.face.card()[0] for throws in (3, 1))
    assert len(single.heads) == len(usual.heads) - 1
    assert [row[-1] for row in single.rows] == [row[-1] for row in usual.rows]
