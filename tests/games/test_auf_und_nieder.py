"""Auf und nieder: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Thrown
from knobel.core.phrases import Name, say
from knobel.core.results import STOPPED_BY_LIMIT
from knobel.core.widgets import Announcement, Strikes
from tests.support.cases import case
from tests.support.race import standing, struck, turn_by_turn
from tests.support.table import Table


def table(*progress: int, **options: Any) -> Table:
    """A table at which everybody has come so far; seat 0 is to throw."""
    return Table("auf-und-nieder", len(progress), **options).set(sheets=progress)


def written(played: Table, seat: int) -> set[int]:
    """The numbers on a seat's sheet, struck or not."""
    lists = [widget for widget in played.game.scene(played.state, None).widgets if isinstance(widget, Strikes)]
    return {int(item.id) for each in lists if each.owner == seat for item in each.items}


def needs(played: Table) -> list[Any]:
    """What the next thrower is said to need."""
    widgets = played.game.scene(played.state, None).widgets
    return [widget.phrase for widget in widgets if isinstance(widget, Announcement)]


@case("auf-und-nieder:C1")
def test_numbers_are_written_down_in_order(case_id: str) -> None:
    played = turn_by_turn(Table("auf-und-nieder", 2), 1, 2, 2, 3, others=6)
    assert written(played, 0) == {1, 2, 3}
    assert needs(played.throw(6)) == [say("needs-to-write", who=Name(0), number=4)]
    played = Table("auf-und-nieder", 2).throw(2)
    assert written(played, 0) == set()
    assert needs(played.throw(6)) == [say("needs-to-write", who=Name(0), number=1)]


@case("auf-und-nieder:C2")
def test_the_six_is_written_and_then_struck_by_another_one(case_id: str) -> None:
    played = table(5, 0).throw(6)
    assert standing(played) == (6, 0)
    assert struck(played, 0) == set()
    turn_by_turn(played.throw(6), 6)
    assert standing(played) == (7, 0)
    assert struck(played, 0) == {6}
    assert needs(played.throw(6)) == [say("needs-to-strike", who=Name(0), number=5)]


@case("auf-und-nieder:C3")
def test_the_shortest_win_takes_twelve_throws(case_id: str) -> None:
    played = turn_by_turn(Table("auf-und-nieder", 2), 1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, others=6)
    assert played.thrower == 1
    assert turn_by_turn(played.throw(6), 1).result.winners == (0,)


@case("auf-und-nieder:C4")
def test_losers_pay_for_what_they_have_not_struck(case_id: str) -> None:
    ended = table(11, 8, 4).throw(1)
    assert ended.result.nets == (10, -4, -6)
    assert ended.result.places == (1, 2, 3)
    ended = table(11, 8, 4, penalty_count="written_only").throw(1)
    assert ended.result.nets == (8, -4, -4)
    assert ended.result.places == (1, 2, 3)


@case("auf-und-nieder:C5")
def test_a_hit_may_bring_another_throw(case_id: str) -> None:
    played = Table("auf-und-nieder", 2, throws_per_turn="while_hit").throws(1, 2)
    assert played.thrower == 0
    played.throw(5)
    assert standing(played) == (2, 0)
    assert played.thrower == 1


def test_each_loser_pays_each_winner_where_the_circuit_is_played_out() -> None:
    ended = table(11, 11, 7, 3, finish="full_circuit").throws(1, 1, 1, 1)
    assert ended.result.nets == (11, 11, -10, -12)
    assert ended.result.winners == (0, 1)
    assert ended.result.places == (1, 1, 3, 4)


def test_everybody_hears_of_the_payments() -> None:
    played = table(11, 8, 4)
    before = played.state
    told = played.game.tell(before, Thrown((1,)), played.throw(1).state, None)
    assert [phrase.facts["chips"] for phrase in told if phrase.key == "told-pays"] == [4, 6]


def test_nobody_pays_in_a_game_that_was_stopped() -> None:
    ended = table(3, 5, safety_circuits=50).set(circuit=50).throws(6, 1)
    assert ended.result.places == (2, 1)
    assert ended.result.nets == (0, 0)
    assert ended.result.flags == (STOPPED_BY_LIMIT,)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 6])
def test_any_other_throw_does_nothing(face: int) -> None:
    played = table(7, 0).throw(face)
    assert standing(played) == (7, 0)
    assert played.thrower == 1
