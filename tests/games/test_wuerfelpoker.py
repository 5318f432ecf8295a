"""Würfelpoker: its worked cases and rules."""

from typing import Any

import knobel
from knobel import Throw
from knobel.core.events import Thrown
from knobel.core.moves import Bid, Press
from knobel.core.reading import read_scene
from knobel.games.poker._betting import opened
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "wuerfelpoker"


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `5-5-2-3-6`."""
    return tuple(int(die) for die in dice.split("-"))


def thrown(*hands: str, **options: Any) -> Table:
    """A table at which everybody has thrown once."""
    return Table(ID, len(hands), **options).throws(*map(faces, hands))


def wins(best: str, other: str) -> bool:
    """Whether a hand takes the pot from another one, in either order of throwing."""
    return bool(thrown(best, other).last.outcome.won == (2, 0) and thrown(other, best).last.outcome.won == (0, 2))


def with_chips(table: Table, *chips: int) -> Table:
    """The first deal anew, with these chips before the stakes."""
    return table.set(betting=opened(chips, 0, 1))


def owned(table: Table) -> tuple[int, ...]:
    """What everybody has, stakes of a deal just begun included."""
    betting = table.game_state.betting
    return tuple(held + paid for held, paid in zip(betting.chips, betting.paid, strict=True))


@case(f"{ID}:C1")
def test_between_equal_pairs_the_dead_dice_decide(case_id: str) -> None:
    assert wins("5-5-2-3-6", "5-5-4-3-2")


@case(f"{ID}:C2")
def test_the_higher_of_two_pairs_decides_first(case_id: str) -> None:
    assert wins("6-6-1-1-2", "5-5-4-4-6")


@case(f"{ID}:C3")
def test_between_equal_triples_the_dead_dice_decide(case_id: str) -> None:
    assert wins("3-3-3-6-1", "3-3-3-5-4")


@case(f"{ID}:C4")
def test_a_row_beats_triples_and_loses_to_the_lowest_full_house(case_id: str) -> None:
    assert wins("2-3-4-5-6", "1-2-3-4-5")
    assert wins("1-2-3-4-5", "6-6-6-5-4")
    assert wins("1-1-1-2-2", "2-3-4-5-6")


@case(f"{ID}:C5")
def test_full_houses_fours_and_fives(case_id: str) -> None:
    assert wins("4-4-4-2-2", "3-3-3-6-6")
    assert wins("4-4-4-4-1", "6-6-6-5-5")
    assert wins("1-1-1-1-1", "6-6-6-6-5")


@case(f"{ID}:C6")
def test_without_a_pair_the_higher_dice_decide_unless_all_are_equal(case_id: str) -> None:
    one, other = "1-3-4-5-6", "1-2-4-5-6"
    assert wins(one, other)
    assert thrown(one, other, nothing_rank="all_equal").last.outcome.won == (1, 1)


@case(f"{ID}:C7")
def test_a_tie_splits_the_pot_with_the_odd_chip_to_the_earlier_thrower(case_id: str) -> None:
    hands = ("1-3-4-5-6", "6-6-6-6-1", "1-1-2-3-4", "6-1-6-6-6", "2-2-3-4-5")
    assert thrown(*hands).last.outcome.won == (0, 3, 0, 2, 0)
    later = Table(ID, 5, first=2).throws(*(faces(hands[seat]) for seat in (2, 3, 4, 0, 1)))
    assert later.last.outcome.won == (0, 2, 0, 3, 0), "whoever threw first, not the lower seat"


@case(f"{ID}:C8")
def test_a_raise_that_nobody_answers_takes_the_pot_at_once(case_id: str) -> None:
    table = Table(ID, 3, raising=True).throw(5, 5, 5, 5, 1).do("bid 4")
    assert table.game_state.betting.chips == (4, 7, 7)
    table.do("press fold").do("press fold")
    assert table.last.outcome.won == (6, 0, 0)
    assert table.last.outcome.hands == ((5, 5, 5, 5, 1), (), ()), "the others never throw"
    assert owned(table) == (10, 7, 7)


@case(f"{ID}:C9")
def test_the_poorest_player_still_in_caps_every_raise(case_id: str) -> None:
    table = with_chips(Table(ID, 3, raising=True), 8, 8, 2).throw(5, 5, 5, 5, 1)
    assert table.game_state.betting.chips[2] == 1
    assert table.offers("bid 2")
    assert table.refuses("bid 3") == "raise-bounds"
    table.do("press check").throw(6, 6, 6, 6, 1)
    assert table.refuses("bid 3") == "raise-bounds", "as long as C is in"


def test_after_the_poorest_has_folded_the_highest_stake_counts_again() -> None:
    table = with_chips(Table(ID, 3, raising=True), 8, 8, 2).throw(5, 5, 5, 5, 1)
    table.do("bid 2").do("press call").do("press fold").throw(6, 6, 6, 6, 1)
    assert table.offers("bid 6")
    assert table.refuses("bid 7") == "raise-bounds"


def test_there_is_one_throw_and_nothing_to_decide() -> None:
    table = Table(ID, 2).throw(1, 2, 3, 4, 6)
    assert isinstance(table.stage, Throw)
    assert table.thrower == 1


def test_the_start_moves_on_clockwise_whoever_wins() -> None:
    table = thrown("6-6-6-6-6", "1-1-2-3-4", "1-2-3-4-6")
    assert table.last.outcome.won == (3, 0, 0)
    assert table.game_state.betting.order == (1, 2, 0)


def test_the_start_passes_over_whoever_is_out() -> None:
    table = with_chips(Table(ID, 3), 8, 1, 8).throws(faces("6-6-6-6-6"), faces("1-1-2-3-4"), faces("1-2-3-4-6"))
    assert table.game_state.betting.order == (2, 0)
    assert owned(table) == (10, 0, 7)


def test_a_pot_without_any_pair_goes_to_the_highest_dice() -> None:
    assert wins("6-5-4-3-1", "6-5-4-2-1")


def test_a_tie_can_be_thrown_off_with_one_throw_each() -> None:
    table = Table(ID, 3, tie="throw_off", max_throws=3)
    for hand in ("5-5-4-3-2", "5-5-4-3-2", "1-1-2-3-4"):
        table.throw(*faces(hand)).do("press stop")
    assert table.game_state.tied == (0, 1)
    table.throws(faces("6-6-1-2-3"), faces("6-6-1-2-3"))
    assert (table.game_state.tied, table.game_state.repeats) == ((0, 1), 2)
    table.throws(faces("6-6-1-2-3"), faces("1-1-1-2-3"))
    assert table.last.outcome.won == (0, 3, 0)


def test_after_ten_undecided_play_offs_the_pot_is_split() -> None:
    table = thrown("5-5-4-3-2", "5-5-4-3-2", tie="throw_off")
    for _ in range(10):
        assert table.game_state.deal == 1
        table.throws(faces("6-6-1-2-3"), faces("6-6-1-2-3"))
    assert table.last.outcome.won == (1, 1)


def test_with_several_throws_one_to_four_dice_stay() -> None:
    table = Table(ID, 2, max_throws=2).throw(5, 5, 1, 2, 3)
    assert table.refuses("keep") == "keep-count"
    table.do("keep 0 1").throw(5, 6, 6)
    assert table.game_state.hands[0] == (5, 5, 5, 6, 6)
    assert table.thrower == 1, "the second throw was the last one"
    table.throw(1, 2, 3, 4, 5).do("press stop")
    assert table.last.outcome.won == (2, 0)


def test_the_table_can_raise_when_all_have_thrown() -> None:
    table = thrown("5-5-4-3-2", "6-6-4-3-2", raising=True, raise_timing="after_all")
    table.do("bid 3").do("bid 6").do("press fold")
    assert table.last.outcome.won == (0, 9)


def test_without_raising_nobody_is_asked() -> None:
    assert thrown("5-5-4-3-2", "6-6-4-3-2").last.outcome.won == (0, 2)
    assert thrown("5-5-4-3-2", "6-6-4-3-2", raising=True, raise_timing="none").last.outcome.won == (0, 2)


def test_the_game_ends_after_its_deals_and_the_most_chips_win() -> None:
    table = thrown("6-6-6-6-6", "1-1-2-3-4", rounds=1)
    assert (table.result.places, table.result.chips, table.result.nets) == ((1, 2), (9, 7), (1, -1))


def test_the_game_ends_when_only_one_can_pay() -> None:
    table = with_chips(Table(ID, 2), 8, 1).throws(faces("6-6-6-6-6"), faces("1-1-2-3-4"))
    assert table.result.chips == (9, 0)


def test_when_time_runs_out_nobody_raises_and_nobody_goes_along() -> None:
    table = Table(ID, 2, raising=True, decision_seconds=10).throw(5, 5, 5, 5, 1).expire("decision-0-0")
    assert table.thrower == 1
    table.throw(6, 6, 1, 2, 3).do("bid 2").expire("decision-0-1")
    assert table.last.outcome.won == (0, 3)


def test_a_greedy_player_raises_on_a_strong_hand_and_folds_a_beaten_one() -> None:
    table = Table(ID, 2, raising=True).throw(5, 5, 5, 5, 1)
    assert (table.game.advice.heuristic(table.state.game_state, 0, Bid(6)) or 0) > (
        table.game.advice.heuristic(table.state.game_state, 0, Press("check")) or 0
    )
    table.do("press check").throw(6, 6, 6, 6, 6).do("bid 4")
    assert (
        (table.game.advice.heuristic(table.state.game_state, 0, Press("call")) or 0)
        < 0
        == table.game.advice.heuristic(table.state.game_state, 0, Press("fold"))
    )


def test_hands_are_called_by_their_pips() -> None:
    table = thrown("5-5-2-3-6", "1-2-3-4-5")
    before = Table(ID, 2).throw(5, 5, 2, 3, 6)
    event = Thrown((1, 2, 3, 4, 5))
    said = [
        texts("de").say(phrase, ID, ("Anna", "Ben"))
        for phrase in before.game.tell(before.state, event, table.state, None)
    ]
    assert said[:3] == ["Ben wirft 1 2 3 4 5.", "Ben hat: Straße bis zur Fünf.", "Ben bekommt 2 Chips aus dem Pot."]
    read = [texts("en").say(phrase, ID, ("Anna", "Ben")) for phrase in read_scene(before.game.scene(before.state, 1))]
    assert "Anna: 1 in the pot, a pair of fives" in read
    assert isinstance(before.stage, knobel.Throw)
