"""Chicago hoch-tief: its worked cases and rules."""

from typing import Any

import pytest

import knobel
from knobel.core.dice import d6
from knobel.core.phrases import Phrase
from knobel.core.widgets import Announcement, Tray
from tests.support.cases import case
from tests.support.table import Table

ID = "chicago-hoch-tief"
Turn = tuple[tuple[int, int, int], int]


def once(*faces: int) -> Turn:
    """A turn of a single throw."""
    one, two, three = faces
    return (one, two, three), 1


def after_round(called: str, *turns: Turn, **options: Any) -> Table:
    """A table after a round in which the seats threw these dice so many times each, A first."""
    return play_round(Table(ID, len(turns), **options), called, *turns)


def play_round(table: Table, called: str, *turns: Turn) -> Table:
    for number, (faces, throws) in enumerate(turns):
        table.throw(*faces)
        if not number:
            table.do(f"say {called}")
        for _ in range(throws - 1):
            table.do("keep").throw(*faces)
        if table.asked:
            table.do("press stop")
    return table


def points(table: Table, seat: int) -> tuple[int, int]:
    score = table.game_state.scores[seat]
    return score.points, score.throws


@case(f"{ID}:C1")
def test_low_the_fewest_pips_start_and_the_most_take_the_chip(case_id: str) -> None:
    table = Table(ID, 3).throw(1, 2, 4).do("say tief").do("press stop")
    assert points(table, 0) == (7, 1)
    table.throw(6, 1, 1)
    assert points(table, 1) == (8, 1)
    table.throw(1, 1, 2)
    assert table.game_state.chips == (0, 1, 0)
    assert table.thrower == 2


@case(f"{ID}:C2")
def test_the_same_dice_called_high_count_as_in_chicago(case_id: str) -> None:
    table = Table(ID, 3).throw(1, 2, 4).do("say hoch").do("press stop")
    assert points(table, 0) == (106, 1)
    table.throw(6, 1, 1)
    assert points(table, 1) == (260, 1)
    table.throw(1, 1, 2)
    assert table.game_state.chips == (1, 0, 0), "106 against 260 and 202"
    assert table.thrower == 1


@case(f"{ID}:C3")
def test_fewer_throws_are_better_in_low_rounds_too(case_id: str) -> None:
    table = after_round("tief", ((1, 2, 4), 2), once(4, 2, 1), once(3, 3, 3))
    assert table.thrower == 1
    assert table.game_state.chips == (0, 0, 1)


@case(f"{ID}:C4")
def test_a_low_play_off_goes_to_the_highest(case_id: str) -> None:
    table = after_round("tief", ((1, 2, 4), 2), ((5, 5, 5), 2), ((6, 6, 3), 2))
    assert table.game_state.chips == (0, 0, 0)
    assert table.game_state.for_chip.seats == (1, 2)
    table.throw(2, 2, 3).throw(6, 1, 1)
    assert table.game_state.chips == (0, 0, 1)


@case(f"{ID}:C5")
def test_low_three_ones_are_best_and_three_sixes_worst(case_id: str) -> None:
    table = after_round("tief", once(1, 1, 2), once(1, 1, 1), once(6, 6, 6), once(6, 6, 5))
    assert table.thrower == 1
    assert table.game_state.chips == (0, 0, 1, 0)
    low = table.game.rules.ways[1]  # type: ignore[attr-defined]
    every = [event.faces for event in d6(3).thrown]
    assert (min(map(low.points, every)), max(map(low.points, every))) == (3, 18)
    assert max(every, key=low.strength) == (1, 1, 1)
    assert min(every, key=low.strength) == (6, 6, 6)


@case(f"{ID}:C6")
def test_a_six_turned_in_a_low_round_counts_one(case_id: str) -> None:
    table = Table(ID, 2, two_sixes_rule="both").throw(6, 6, 2).do("say tief").do("press turn")
    assert not table.offers("press stop")
    table.do("keep 0 2").throw(3).do("press stop")
    assert points(table, 0) == (6, 2)


@case(f"{ID}:C7")
def test_what_is_called_stays_and_the_caller_sets_the_limit(case_id: str) -> None:
    table = Table(ID, 2).throw(6, 6, 5).do("say hoch")
    assert table.refuses("say tief") == "called-already"
    table.do("keep 0 1").throw(1)
    assert table.refuses("say tief") == "called-already"
    table.do("press stop")
    assert points(table, 0) == (220, 2)
    table.throw(2, 3, 4).do("keep").throw(2, 3, 4)
    assert table.game_state.round == 2, "the other player has no third throw"


@case(f"{ID}:C8")
def test_where_only_high_rounds_turn_sixes_a_low_one_does_not(case_id: str) -> None:
    table = Table(ID, 2, two_sixes_rule="hoch").throw(6, 6, 2)
    called = table.state
    assert not table.do("say tief").offers("press turn")
    table.state = called
    assert table.do("say hoch").offers("press turn")


@case(f"{ID}:C9")
def test_the_third_chip_puts_the_highest_out_and_the_lowest_starts(case_id: str) -> None:
    table = Table(ID, 3).set(chips=(0, 2, 0))
    play_round(table, "tief", once(3, 3, 3), once(6, 6, 5), once(1, 1, 2))
    assert table.game_state.chips == (0, 3, 0)
    assert table.game_state.out == (None, 1, None)
    assert table.thrower == 2


# Other rules ---------------------------------------------------------------------------------------------------------


def test_the_call_is_due_before_anything_else() -> None:
    table = Table(ID, 2).throw(1, 2, 4)
    for move in ("press stop", "keep 0", "press turn"):
        assert table.refuses(move) == "call-first"


def test_only_the_starter_calls_and_each_round_anew() -> None:
    table = Table(ID, 2).throw(1, 2, 4).do("say tief").do("press stop").throw(6, 6, 6)
    assert table.game_state.called == ""
    table.throw(2, 2, 2)
    assert table.offers("say hoch")
    assert table.offers("say tief")
    table.do("say hoch").do("keep").throw(5, 5, 5).do("press stop").throw(6, 1, 2)
    assert table.offers("press stop"), "the second player has nothing to call"


def test_a_low_play_off_for_the_start_goes_to_the_lowest() -> None:
    table = after_round("tief", once(1, 2, 4), once(6, 6, 6), once(4, 2, 1))
    assert table.game_state.for_start.seats == (0, 2)
    table.throw(4, 4, 4).throw(1, 1, 1)
    assert table.game_state.starter == 2


def test_dice_standing_for_good_stay_also_after_a_six_is_turned() -> None:
    table = Table(ID, 2, two_sixes_rule="both").throw(5, 3, 2).do("say hoch").do("keep 0").throw(6, 6).do("press turn")
    assert table.offers("keep 0 1")
    assert not table.offers("keep 1"), "the five was left standing"
    free = Table(ID, 2, two_sixes_rule="both", retake="yes").throw(5, 3, 2).do("say hoch").do("keep 0").throw(6, 6)
    assert free.do("press turn").offers("keep 1")


def announced(table: Table) -> dict[str, Phrase]:
    widgets = table.game.scene(table.state, None).widgets
    return {widget.id: widget.phrase for widget in widgets if isinstance(widget, Announcement)}


def test_everybody_sees_what_is_called_and_how_many_throws_there_are() -> None:
    table = Table(ID, 3).throw(1, 2, 4)
    assert announced(table) == {}
    table.do("say tief")
    assert announced(table)["called"].key == "called-tief"
    assert announced(table.do("press stop"))["limit"].facts["throws"] == 1


def test_the_throws_of_a_play_off_lie_on_the_table() -> None:
    table = after_round("tief", once(1, 2, 4), once(5, 5, 5), once(6, 6, 3)).throw(2, 2, 3)
    assert announced(table)["playoff"].facts["way"] == "tief"
    (tray,) = (widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Tray))
    assert (tray.owner, [die.face for die in tray.dice]) == (1, [2, 2, 3])


@pytest.mark.parametrize(("faces", "call"), [((1, 1, 5), "hoch"), ((6, 6, 1), "hoch"), ((2, 2, 2), "tief")])
def test_greedy_players_call_what_their_dice_are_rarer_at(faces: tuple[int, ...], call: str) -> None:
    table = Table(ID, 2).throw(*faces)
    merits = {
        way: table.game.advice.heuristic(table.state.game_state, 0, knobel.Say(way)) or 0 for way in ("hoch", "tief")
    }
    assert max(merits, key=lambda way: merits[way]) == call


def test_greedy_players_keep_small_dice_in_low_rounds() -> None:
    table = Table(ID, 2).throw(1, 2, 6).do("say tief")
    choices = table.game.choices(table.state, 0)
    assert choices is not None
    best = max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, 0, move) or 0)
    assert best == knobel.Keep((0, 1))
