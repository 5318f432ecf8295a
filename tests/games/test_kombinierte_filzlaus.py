"""Kombinierte Filzlaus: its worked cases and rules."""

from typing import Any

from knobel.core.moves import Say
from tests.support.cases import case
from tests.support.table import Table


def table_of(seats: int, **options: Any) -> Table:
    return Table("kombinierte-filzlaus", seats, **options)


def tried(table: Table, *tries: tuple[int, int]) -> Table:
    """Announcements and what fell."""
    for said, fell in tries:
        table.do(f"say {said}").throw(fell)
    return table


def needing(table: Table, throws: int) -> Table:
    """A turn that hits with this throw; 11 is a failure."""
    return tried(table, *([(1, 3)] * 10 if throws > 10 else [(1, 3)] * (throws - 1) + [(1, 1)]))


@case("kombinierte-filzlaus:C1")
def test_only_the_announced_face_hits(case_id: str) -> None:
    table = tried(table_of(2), (1, 2))
    assert table.asked == (0,), "a miss"
    tried(table, (2, 2))
    assert table.asked == (1,), "a hit"
    assert table.game_state.counts == (2, 0)


@case("kombinierte-filzlaus:C2")
def test_the_other_face_is_a_miss(case_id: str) -> None:
    table = tried(table_of(2), (2, 1))
    assert table.asked == (0,)
    assert table.game_state.counts == (1, 0)


@case("kombinierte-filzlaus:C3")
def test_ten_misses_are_a_failure(case_id: str) -> None:
    table = tried(table_of(2), *[(1, 2), (2, 1)] * 5)
    assert table.asked == (1,)
    assert table.game_state.counts == (11, 0)
    assert tried(table, (2, 2)).result.losers == (0,)


@case("kombinierte-filzlaus:C4")
def test_other_faces_cannot_be_announced(case_id: str) -> None:
    table = table_of(2)
    assert table.refuses("say 5") == "no-such-face"
    assert table.offers("say 1")
    assert table.offers("say 2")


@case("kombinierte-filzlaus:C5")
def test_whoever_fails_loses(case_id: str) -> None:
    table = needing(needing(needing(table_of(3), 2), 11), 9)
    assert table.result.points == (2, 11, 9)
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 2)


def test_an_announcement_is_needed_before_every_throw() -> None:
    table = table_of(2).do("say 1")
    assert table.thrower == 0
    assert table.throw(4).asked == (0,)


def test_the_two_faces_can_be_agreed() -> None:
    table = table_of(2, faces="3-6")
    assert table.refuses("say 1") == "no-such-face"
    assert tried(table, (6, 6)).asked == (1,)


def test_the_number_of_throws_can_be_agreed() -> None:
    assert tried(table_of(2, max_throws=5), *[(1, 3)] * 5).asked == (1,)


def test_equal_throws_lose_together_unless_all_are_equal() -> None:
    assert needing(needing(needing(table_of(3), 2), 4), 4).result.losers == (1, 2)
    assert needing(needing(table_of(2), 4), 4).result.losers == ()


def test_the_first_face_is_announced_for_whoever_lets_time_run_out() -> None:
    table = table_of(2, decision_seconds=10)
    assert table.game.rules.otherwise(table.game_state, 0) == Say("1")
