"""Würfelstapel: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Did, Event
from knobel.core.moves import Bid, Press
from knobel.core.reading import read_scene
from knobel.core.stages import Over
from knobel.core.widgets import Tray
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "wuerfelstapel"
NAMES = ("Anna", "Ben", "Cem")


def tower(*tops: int, **options: Any) -> Table:
    """The first seat is the magician of a tower, given from the top by the upper face of each die."""
    return Table(ID, 2, dice=len(tops), **options).do("press tower").throw(*tops[1:]).throw(tops[0])


def contest(*tops: int, seats: int = 2, **options: Any) -> Table:
    """A tower that all see."""
    return Table(ID, seats, mode="contest", dice=len(tops), **options).throw(*tops[1:]).throw(tops[0])


def told(table: Table, event: Event, viewer: int | None = None) -> list[str]:
    phrases = table.game.tell(table.state, event, table.game.apply(table.state, event), viewer)
    return [texts("de").say(phrase, ID, NAMES) for phrase in phrases]


def right(table: Table, answer: int) -> bool:
    """Whether the first seat's answer is found right."""
    (verdict,) = (line for line in told(table, Did(0, Bid(answer))) if line.startswith("Anna hat"))
    return "richtig" in verdict


def named(size: int, top: int) -> int:
    """The sum that the app names for a tower it cannot see."""
    table = Table(ID, 2, mode="app_magician").do(f"bid {size}").do(f"bid {top}")
    (phrase,) = (phrase for phrase in read_scene(table.game.scene(table.state, 0)) if phrase.key == "named")
    total = phrase.facts["sum"]
    assert isinstance(total, int)
    return total


@case(f"{ID}:C1")
def test_the_tower_is_taken_apart_from_the_top(case_id: str) -> None:
    table = tower(3, 5, 1, 6)
    assert told(table, Did(0, Bid(25))) == [
        "Anna sagt: „25.“",
        "Oben 3, unten verdeckt die 4. Macht 4.",
        "2. Würfel: oben 5, unten 2. Macht zusammen 11.",
        "3. Würfel: oben 1, unten 6. Macht zusammen 18.",
        "4. Würfel: oben 6, unten 1. Macht zusammen 25.",
        "4 mal 7 ist 28, weniger 3: Verdeckt sind 25.",
        "Anna hat 25 gesagt – richtig!",
    ]


@case(f"{ID}:C2")
@pytest.mark.parametrize(("top", "total"), [(1, 27), (6, 22)])
def test_four_dice_hide_28_less_the_top(case_id: str, top: int, total: int) -> None:
    assert named(4, top) == total
    assert right(tower(top, 2, 3, 4), total)


@case(f"{ID}:C3")
@pytest.mark.parametrize(("size", "total"), [(2, 9), (3, 16), (5, 30)])
def test_towers_of_other_heights(case_id: str, size: int, total: int) -> None:
    assert named(size, 5) == total
    assert right(tower(5, *(1,) * (size - 1)), total)


@case(f"{ID}:C4")
@pytest.mark.parametrize("top", range(1, 7))
def test_28_is_never_right_for_four_dice(case_id: str, top: int) -> None:
    assert not right(tower(top, 1, 2, 3), 28)


@case(f"{ID}:C5")
def test_a_right_answer_after_time_counts_nothing(case_id: str) -> None:
    table = contest(3, 5, 1, 6)
    assert [clock.seconds for clock in table.game.scene(table.state, 0).clocks] == [20]
    table.do("bid 25", 1).expire("answer-1")
    assert table.game.result(table.state).points == (0, 1)
    assert not table.asked, "too late: the next tower is being built"


def test_nobody_sees_more_than_the_top_before_the_answer() -> None:
    table = tower(3, 5, 1, 6)
    for viewer in (0, 1, None):
        (tray,) = (widget for widget in table.game.scene(table.state, viewer).widgets if widget.id == "tray")
        assert [die.face for die in tray.dice] == [3, None, None, None]  # type: ignore[union-attr]


def test_magicians_take_turns_until_somebody_stops_and_nobody_wins() -> None:
    table = tower(3, 5, 1, 6).do("bid 20")
    assert table.asked == (1,)
    assert table.do("press stop").result.winners == ()


def test_one_person_is_enough() -> None:
    table = Table(ID, 1).do("press tower").throw(5, 1, 6).throw(3).do("bid 25")
    assert table.asked == (0,)


def test_not_to_know_is_an_answer_too() -> None:
    assert told(tower(3, 5), Did(0, Press("pass")))[-1] == "Anna hat nicht geantwortet."


def test_the_app_invites_to_count_and_explains_what_counts() -> None:
    table = Table(ID, 2, mode="app_magician").do("bid 4").do("bid 3")
    assert told(table, Did(0, Press("right")))[1] == "Applaus für den Zauberer!"
    assert told(table, Did(0, Press("wrong")))[1].endswith("4 mal 7 ist 28, weniger 3, bleibt 25.")
    assert table.do("press right").asked == (1,)
    assert not Table(ID, 2, mode="app_magician").offers("bid 13")
    assert isinstance(table.do("press stop").stage, Over)


def test_the_contest_counts_right_answers_and_shares_ties() -> None:
    table = contest(3, 5, 1, 6, rounds=2).do("bid 25", 0).do("bid 24", 1)
    assert table.game.result(table.state).points == (1, 0)
    assert table.thrower == 1
    table.throw(1, 1, 1).throw(1).do("press pass", 0).do("bid 27", 1)
    assert table.result.points == (1, 1)
    assert table.result.winners == (0, 1)


def test_answers_of_the_contest_stay_hidden_until_all_are_in() -> None:
    table = contest(3, 5)
    assert told(table, Did(0, Bid(11)), 1) == ["Anna hat sich entschieden."]
    table.do("bid 11", 0)
    assert told(table, Did(1, Bid(12)), None)[-2:] == [
        "Anna hat 11 gesagt – richtig!",
        "Ben hat 12 gesagt – leider falsch.",
    ]


def test_the_towers_of_a_contest_may_grow() -> None:
    table = Table(ID, 2, mode="contest", dice_per_round="growing", rounds=3)
    for size in (2, 3, 4):
        table.throw(*(1,) * (size - 1)).throw(1)
        (tray,) = (widget for widget in table.game.scene(table.state, 0).widgets if isinstance(widget, Tray))
        assert len(tray.dice) == size
        table.do(f"bid {7 * size - 1}", 0).do("press pass", 1)
    assert table.result.points == (3, 0)


def test_the_show_ends_after_a_hundred_towers() -> None:
    table = Table(ID, 1, mode="app_magician")
    for _ in range(100):
        table.do("bid 2").do("bid 1").do("press right")
    assert isinstance(table.stage, Over)


def test_the_covered_dice_can_be_checked_once_they_are_shown() -> None:
    table = tower(3, 5)
    event = Did(0, Bid(11))
    assert table.game.reveals(table.state, event, table.game.apply(table.state, event)) == (0,)


@pytest.mark.parametrize("mode", ["player_magician", "app_magician", "contest"])
def test_a_greedy_player_knows_the_trick_and_stops_after_everybody_had_a_turn(mode: str) -> None:
    table = Table(ID, 2, mode=mode, **({"rounds": 2} if mode == "contest" else {}))
    while not isinstance(table.stage, Over):
        if not table.asked:
            table.throw(*(3,) * (3 if table.game_state.phase == "tower" else 1))
            continue
        seat = table.asked[0]
        choices = table.game.choices(table.state, seat)
        assert choices is not None
        merits = {
            move: table.game.advice.heuristic(table.state.game_state, seat, move) or 0.0 for move in choices.moves
        }
        best = max(merits, key=lambda move: merits[move])
        assert table.game_state.phase != "answer" or best == Bid(25)
        table.do(best, seat)
    assert table.game_state.tricks == 2
    assert table.result.points in (None, (2, 2))
