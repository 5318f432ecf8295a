"""Al Capone: its worked cases and rules."""

from itertools import product
from typing import Any

import pytest

from knobel.core.events import Thrown
from knobel.core.moves import Bid, Press
from knobel.games.poker._hands import Ranking
from knobel.games.poker.al_capone import POINTS, Rating
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "al-capone"
FACES = {"9": 1, "10": 2, "J": 3, "Q": 4, "K": 5, "A": 6}
X, Y = "K-K-Q-9-10", "9-9-10-J-A"


def faces(dice: str) -> tuple[int, ...]:
    """Dice as they are written in the rules: `K-K-Q-9-10`."""
    return tuple(FACES[die] for die in dice.split("-"))


def showdown(*hands: str, **options: Any) -> Table:
    """A table at which everybody has thrown one of these hands and nobody has raised."""
    return Table(ID, len(hands), raise_timing="none", **options).throws(*map(faces, hands))


def wins(best: str, other: str, **options: Any) -> bool:
    """Whether a hand takes the pot from another one, in either order of throwing."""
    first, second = showdown(best, other, **options), showdown(other, best, **options)
    return bool(first.last and first.last.outcome.won == (2, 0) and second.last.outcome.won == (0, 2))


def points(dice: str, **options: Any) -> int:
    """The points of a throw, as the table tells them."""
    table = Table(ID, 2, raise_timing="none", **options)
    event = Thrown(faces(dice))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), None)
    (hand,) = [phrase.facts["hand"] for phrase in told if phrase.key == "told-hand"]
    return int(hand.facts["points"])  # type: ignore[union-attr, arg-type]


@case(f"{ID}:C1")
def test_by_table_a_the_kings_win(case_id: str) -> None:
    assert (points(X), points(Y)) == (57, 53)
    assert wins(X, Y)


@case(f"{ID}:C2")
def test_by_table_b_the_nines_win(case_id: str) -> None:
    assert (points(X, rating="B"), points(Y, rating="B")) == (30, 41)
    assert wins(Y, X, rating="B")


@case(f"{ID}:C3")
def test_by_table_c_an_ace_is_enough(case_id: str) -> None:
    assert (points(X, rating="C"), points(Y, rating="C")) == (17, 18)
    assert wins(Y, X, rating="C")


@case(f"{ID}:C4")
def test_only_the_dice_of_the_combination_can_count(case_id: str) -> None:
    own = {"rating_scope": "combination_dice"}
    assert (points(X, rating="B", **own), points(Y, rating="B", **own)) == (8, 18)
    assert wins(Y, X, rating="B", **own)
    assert (points(X, **own), points(Y, **own)) == (26, 18)
    assert wins(X, Y, **own)


@case(f"{ID}:C5")
def test_the_higher_class_wins_by_every_table(case_id: str) -> None:
    assert all(wins("9-9-9-10-J", "A-A-K-Q-J", rating=rating) for rating in POINTS)


@case(f"{ID}:C6")
def test_nothing_is_a_class_like_any_other(case_id: str) -> None:
    assert (points("A-K-Q-J-10"), points("A-K-Q-J-9")) == (60, 59)
    assert wins("A-K-Q-J-10", "A-K-Q-J-9")


@case(f"{ID}:C7")
def test_equal_class_and_points_are_thrown_off_although_the_pairs_differ(case_id: str) -> None:
    kings, queens = "K-K-9-10-J", "Q-Q-10-K-9"
    assert points(kings) == points(queens) == 56
    table = showdown(kings, queens)
    assert table.game_state.tied == (0, 1)
    table.throws(faces("9-9-10-J-Q"), faces("9-9-9-10-J"))
    assert table.last.outcome.won == (0, 2)


@case(f"{ID}:C8")
def test_if_all_fold_nothing_is_compared(case_id: str) -> None:
    table = Table(ID, 3).throw(*faces("9-10-J-Q-A")).do("bid 3").do("press fold").do("press fold")
    assert table.last.outcome.won == (5, 0, 0)
    assert table.last.outcome.hands[1:] == ((), ())
    assert table.thrower == 0, "the winner starts the next deal"


def test_the_winner_starts_the_next_deal() -> None:
    assert showdown("9-10-J-Q-A", "9-9-10-J-Q", "A-A-A-A-A").game_state.betting.order == (2, 0, 1)


def test_there_is_one_throw_and_then_the_right_to_raise() -> None:
    table = Table(ID, 2).throw(*faces(X))
    assert table.asked == (0,)
    assert table.offers("bid 6")
    assert table.refuses("keep 0 1") == "not-a-choice"
    assert table.refuses("bid 7") == "raise-bounds"


def test_the_table_can_raise_when_all_have_thrown() -> None:
    table = Table(ID, 2, raise_timing="after_all").throws(faces(X), faces(Y)).do("press check").do("bid 2")
    assert table.asked == (0,)
    table.do("press call")
    assert table.last.outcome.won == (4, 0)


def test_five_in_a_row_count_only_by_agreement() -> None:
    row = "9-10-J-Q-K"
    assert wins(Y, row)
    assert wins(row, "A-A-A-K-Q", sequences=True)
    assert points(row, sequences=True, rating_scope="combination_dice") == 55, "all five dice form a row"


@pytest.mark.parametrize(
    ("dice", "counted"), [("9-9-10-10-A", 38), ("9-9-9-10-10", 47), ("K-K-K-K-9", 52), ("A-A-A-A-A", 70)]
)
def test_every_combination_counts_its_own_dice(dice: str, counted: int) -> None:
    assert points(dice, rating_scope="combination_dice") == counted


def test_points_by_every_table_agree_with_adding_them_up() -> None:
    for name, row in POINTS.items():
        rating = Rating(Ranking(), row, combination_only=False)
        for dice in product(range(1, 7), repeat=5):
            assert rating.key(dice) == (Ranking().key(dice)[0], sum(row[face - 1] for face in dice)), name


def test_after_ten_undecided_play_offs_the_pot_is_split() -> None:
    table = showdown(X, X, "9-10-J-Q-A")
    for _ in range(10):
        assert table.game_state.deal == 1
        table.throws(faces(X), faces(X))
    assert table.last.outcome.won == (2, 1, 0)


def test_nobody_pays_an_ante_of_more_chips_than_there_are() -> None:
    table = showdown(X, Y, min_stake=5, start_chips=4)
    assert table.result.chips == (8, 0)


def test_a_greedy_player_raises_on_five_aces_and_folds_when_beaten() -> None:
    table = Table(ID, 2).throw(*faces("A-A-A-A-9"))
    game, state = table.game, table.state
    assert (game.advice.heuristic(state.game_state, 0, Bid(6)) or 0) > (
        game.advice.heuristic(state.game_state, 0, Press("check")) or 0
    )
    table.do("press check").throw(*faces("A-A-A-A-A")).do("bid 4")
    assert (table.game.advice.heuristic(table.state.game_state, 0, Press("call")) or 0) < 0


def test_hands_are_told_with_their_points() -> None:
    table = Table(ID, 2)
    event = Thrown(faces(X))
    told = table.game.tell(table.state, event, table.game.apply(table.state, event), None)
    assert [texts("de").say(phrase, ID, ("Anna", "Ben")) for phrase in told] == [
        "Anna wirft K K D 9 10.",
        "Anna hat: ein Paar Könige (57 Punkte).",
    ]
