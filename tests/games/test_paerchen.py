"""Pärchen: its worked cases and rules."""

from knobel.core.widgets import Tray
from tests.support.cases import case
from tests.support.series import Throws, in_a_row, points, round_by_round
from tests.support.table import Table

# Throws by what they are worth: two white dice, then two grey ones.
BY_WORTH = {
    value: next(
        (w1, w2, g1, g2)
        for w1 in range(1, 7)
        for w2 in range(1, 7)
        for g1 in range(1, 7)
        for g2 in range(1, 7)
        if w1 + w2 - g1 - g2 == value
    )
    for value in range(-10, 11)
}


def series(*values: int) -> Throws:
    """Throws with these values."""
    return [BY_WORTH[value] for value in values]


def worth(*faces: int) -> int | None:
    """What a throw brings seat 0."""
    return points(Table("paerchen", 2).throw(*faces))[0]


@case("paerchen:C1")
def test_grey_is_taken_from_white(case_id: str) -> None:
    assert worth(6, 5, 1, 2) == 8


@case("paerchen:C2")
def test_the_worst_throw_is_minus_ten(case_id: str) -> None:
    assert worth(1, 1, 6, 6) == -10


@case("paerchen:C3")
def test_the_best_throw_is_ten(case_id: str) -> None:
    assert worth(6, 6, 1, 1) == 10


@case("paerchen:C4")
def test_totals_may_fall_below_zero_on_the_way(case_id: str) -> None:
    table = Table("paerchen", 2)
    totals = []
    for value in (8, -3, 0, -10, 4):
        totals.append(points(table.throw(*BY_WORTH[value]))[0])
        table.throw(*BY_WORTH[0])
    assert totals == [8, 5, 5, -5, -1]
    assert table.result.points == (-1, 0)


@case("paerchen:C5")
def test_the_best_of_negative_totals_wins(case_id: str) -> None:
    table = round_by_round(
        "paerchen", series(8, -3, 0, -10, 4), series(-4, 0, 0, 0, 0), series(-9, 0, 0, 0, 0), turn_mode="round_robin"
    )
    assert table.result.points == (-1, -4, -9)
    assert table.result.winners == (0,)


@case("paerchen:C6")
def test_a_tie_is_shared_or_thrown_off_by_one_more_throw(case_id: str) -> None:
    everybody = series(7), series(7), series(3)
    table = round_by_round("paerchen", *everybody, throws=1)
    assert table.result.winners == (0, 1)
    assert table.result.places == (1, 1, 3)
    table = round_by_round("paerchen", *everybody, throws=1, tie_break="throw_off").throws(*series(2, -1))
    assert table.result.winners == (0,)
    assert table.result.places == (1, 2, 3)


def test_throws_go_round_or_are_made_in_a_row() -> None:
    assert Table("paerchen", 2).throw(1, 1, 1, 1).thrower == 1
    table = Table("paerchen", 2, turn_mode="consecutive", throws=2).throw(1, 1, 1, 1)
    assert table.thrower == 0
    assert table.throw(1, 1, 1, 1).thrower == 1
    assert in_a_row("paerchen", series(1, 2), series(3, 4), throws=2, turn_mode="consecutive").result.points == (3, 7)


def test_the_dice_have_their_colours_in_a_play_off_too() -> None:
    table = Table("paerchen", 2, throws=1, tie_break="throw_off").throw(6, 5, 1, 2)
    assert colours(table) == ["white", "white", "grey", "grey"]
    assert colours(table.throws((6, 5, 1, 2), (3, 3, 2, 2))) == ["white", "white", "grey", "grey"]


def colours(table: Table) -> list[str]:
    """The colours of the dice that lie on the table."""
    tray = table.game.scene(table.state, None).widgets[0]
    assert isinstance(tray, Tray)
    return [die.colour for die in tray.dice]
