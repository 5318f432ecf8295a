"""What races share: strike lists, numbers that wander, and pictures."""

import pytest

from knobel.core.phrases import say
from knobel.games.race._race import pictures
from knobel.games.race._strikes import taker, with_number, without
from tests.support.table import Table


def test_strike_lists_show_what_is_open() -> None:
    played = Table("hin-und-her", 2).set(sheets=((2, 5), ()))
    first, second = (widget for widget in played.game.scene(played.state, None).widgets if widget.id != "tray")
    assert [(item.id, item.left) for item in first.items[:3]] == [("1", 1), ("2", 0), ("3", 1)]  # type: ignore[union-attr]
    assert (first.id, second.id) == ("strikes-0", "strikes-1")
    assert all(item.left for item in second.items)  # type: ignore[union-attr]


def test_what_is_struck_stands_in_order_and_once() -> None:
    assert with_number((2, 9), 4) == (2, 4, 9)
    assert with_number((2, 9), 9) == (2, 9)
    assert without((2, 4, 9), 4) == (2, 9)


@pytest.mark.parametrize(
    ("sheets", "start", "found"),
    [(((), (), ()), 1, 1), (((), (3,), ()), 1, 2), (((), (3,), (3,)), 1, 0), (((3,), (3,), (3,)), 1, None)],
)
def test_a_wandering_number_is_taken_by_the_first_who_lacks_it(
    sheets: tuple[tuple[int, ...], ...], start: int, found: int | None
) -> None:
    assert taker(sheets, start, lambda sheet: 3 not in sheet) == found


def test_a_part_chosen_freely_is_not_drawn_again() -> None:
    played = Table("laeuse-wuerfeln", 2).do("say 4").do("say 1").set(sheets=(("body", "tail"), ())).throw(4)
    assert played.game_state.sheets[0] == ("body", "head", "tail")


def test_the_own_picture_has_a_name_of_its_own() -> None:
    parts, drawn = ("head", "tail"), (("head",), (), ("head", "tail"))
    seen = pictures("louse", parts, drawn, viewer=1, thrower=0)
    assert [(picture.id, picture.owner) for picture in seen] == [("picture", 1), ("picture-2", 2), ("picture-0", 0)]
    assert [part.drawn for part in seen[2].parts] == [True, False]
    assert seen[0].parts[1].label == say("cell-tail")
    watched = pictures("louse", parts, drawn, viewer=None, thrower=2)
    assert [(picture.id, picture.owner) for picture in watched] == [("picture", 2), ("picture-0", 0), ("picture-1", 1)]
