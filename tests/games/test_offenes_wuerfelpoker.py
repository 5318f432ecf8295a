"""Offenes Würfelpoker: its worked cases and rules."""

from typing import Any

import knobel
from knobel import Throw
from knobel.core.events import Did
from knobel.core.moves import Bid, Press
from knobel.core.reading import read_scene
from knobel.games.poker._betting import opened
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

FACES = {"9": 1, "10": 2, "J": 3, "Q": 4, "K": 5, "A": 6}
ID = "offenes-wuerfelpoker"


def poker(seats: int = 2, **options: Any) -> Table:
    return Table(ID, seats, **options)


def throw(table: Table, faces: str) -> Table:
    """These faces fall, written as on the dice: `K K 9 J Q`."""
    return table.throw(*(FACES[face] for face in faces.split()))


def stand(table: Table, faces: str) -> Table:
    """A player throws once and stops."""
    return throw(table, faces).do("press stop")


def showdown(*hands: str, **options: Any) -> Table:
    """A table at which everybody has thrown one of these hands and nobody has raised."""
    table = poker(len(hands), raise_timing="none", **options)
    for faces in hands:
        stand(table, faces)
    return table


def wins(best: str, other: str, **options: Any) -> bool:
    """Whether a hand takes the pot from another one, in either order of throwing."""
    first, second = showdown(best, other, **options), showdown(other, best, **options)
    return bool(first.last and first.last.outcome.won == (2, 0) and second.last.outcome.won == (0, 2))


def with_chips(table: Table, *chips: int) -> Table:
    """The first deal anew, with these chips before the antes."""
    return table.set(betting=opened(chips, 0, 1))


def owned(table: Table) -> tuple[int, ...]:
    """What everybody has, antes of a deal just begun included."""
    betting = table.game_state.betting
    return tuple(held + paid for held, paid in zip(betting.chips, betting.paid, strict=True))


@case(f"{ID}:C1")
def test_a_pair_of_kings_beats_a_pair_of_tens(case_id: str) -> None:
    assert wins("K K 9 J Q", "10 10 A K Q")


@case(f"{ID}:C2")
def test_between_equal_pairs_the_dead_dice_decide(case_id: str) -> None:
    assert wins("K K A 10 9", "K K Q J 10")


@case(f"{ID}:C3")
def test_five_nines_beat_four_aces_and_five_aces_beat_everything(case_id: str) -> None:
    assert wins("9 9 9 9 9", "A A A A 9")
    assert wins("A A A A A", "K K K K K")
    assert wins("A A A A A", "9 9 9 9 9")


@case(f"{ID}:C4")
def test_five_in_a_row_count_only_by_agreement(case_id: str) -> None:
    row = "10 J Q K A"
    assert wins("9 9 10 J Q", row)
    assert wins(row, "A A A K Q", sequences=True)
    assert wins("9 9 9 10 10", row, sequences=True)


@case(f"{ID}:C5")
def test_one_to_four_dice_stay(case_id: str) -> None:
    table = throw(poker(), "9 10 J Q K")
    assert table.refuses("keep") == "keep-count"
    assert table.refuses("keep 0 1 2 3 4") == "keep-count"
    assert table.offers("keep 2")
    assert table.offers("keep 0 1 2 3")


def after_the_first_raise() -> Table:
    """A holds four queens and has raised to 4; B has gone along, C has folded, and B has raised to 6."""
    table = stand(poker(3), "Q Q Q Q 9").do("bid 4")
    assert table.game_state.betting.chips == (4, 7, 7)
    assert table.asked == (1,)
    table.do("press call")
    assert table.asked == (2,)
    table.do("press fold")
    assert table.thrower == 1
    stand(table, "K K K 9 10").do("bid 6")
    assert table.game_state.betting.chips == (4, 2, 7)
    assert table.asked == (0,), "C has folded and is not asked again"
    return table


@case(f"{ID}:C6")
def test_raises_are_answered_and_the_best_hand_takes_the_pot(case_id: str) -> None:
    table = after_the_first_raise().do("press call")
    assert table.last.outcome.won == (13, 0, 0)
    assert owned(table) == (15, 2, 7)
    assert table.game_state.seat == 0
    assert table.game_state.deal == 2


@case(f"{ID}:C7")
def test_whoever_is_left_alone_takes_the_pot_and_starts(case_id: str) -> None:
    table = after_the_first_raise().do("press fold")
    assert table.last.outcome.won == (0, 11, 0)
    assert owned(table) == (4, 13, 7)
    assert table.thrower == 1


@case(f"{ID}:C8")
def test_nobody_is_raised_beyond_their_means(case_id: str) -> None:
    table = stand(with_chips(poker(3), 8, 2, 8), "Q Q Q Q 9")
    assert table.refuses("bid 3") == "raise-bounds"
    table.do("bid 2").do("press fold").do("press call")
    stand(table, "K K K 9 10")
    assert table.offers("bid 6")
    assert table.refuses("bid 7") == "raise-bounds"


@case(f"{ID}:C9")
def test_equal_hands_throw_for_the_pot_until_one_is_better(case_id: str) -> None:
    table = showdown("Q Q Q 10 9", "9 Q 10 Q Q", "K K A 9 10")
    assert (table.game_state.deal, table.game_state.tied) == (1, (0, 1))
    stand(stand(table, "K K Q J 9"), "K K Q J 9")
    assert (table.game_state.tied, table.game_state.repeats, table.thrower) == ((0, 1), 2, 0)
    throw(table, "9 9 J Q K").do("keep 0 1")
    throw(table, "9 J 10").do("keep 0 1 2")
    throw(table, "9 J")
    assert table.thrower == 1, "a play-off is a whole turn of three throws, and C takes no part"
    stand(table, "10 10 J Q K")
    assert table.last.outcome.won == (3, 0, 0), "three nines beat a pair of tens"
    assert table.game_state.betting.order == (0, 1, 2)


@case(f"{ID}:C10")
def test_without_chips_a_player_is_out_and_one_player_alone_ends_the_game(case_id: str) -> None:
    table = with_chips(poker(3, raise_timing="none"), 1, 8, 8)
    stand(stand(stand(table, "9 9 10 J Q"), "A A A A A"), "K K K K K")
    assert table.game_state.betting.order == (1, 2), "the first player is out, the others go on"
    assert owned(table) == (0, 10, 7)
    table.set(betting=opened((0, 16, 1), 1, 1))
    stand(stand(table, "A A A A A"), "9 9 10 J Q")
    assert table.result.winners == (1,)
    assert table.result.chips == (0, 17, 0)


def test_players_who_have_not_thrown_must_answer_a_raise_first() -> None:
    table = stand(poker(), "9 10 J Q A").do("bid 3")
    assert table.asked == (1,)
    assert table.refuses("bid 4") == "no-reraise"
    table.do("press call")
    assert table.thrower == 1


def test_the_whole_table_folding_ends_the_deal_before_the_others_throw() -> None:
    table = stand(poker(3), "9 10 J Q A").do("bid 2").do("press fold").do("press fold")
    assert table.last.outcome.won == (4, 0, 0)
    assert table.last.outcome.hands[1:] == ((), ())


def test_after_all_there_is_one_auction_beginning_with_the_first_thrower() -> None:
    table = poker(3, raise_timing="after_all")
    for faces in ("9 9 10 J Q", "K K 9 10 J", "A A 9 10 J"):
        stand(table, faces)
    assert table.asked == (0,)
    table.do("press check").do("bid 3").do("bid 5").do("press fold")
    assert table.asked == (1,)
    table.do("press call")
    assert table.last.outcome.won == (0, 0, 11)


def test_a_tie_after_the_auction_is_thrown_off_without_another_auction() -> None:
    table = poker(2, raise_timing="after_all")
    stand(stand(table, "9 9 10 J Q"), "9 9 10 J Q").do("press check").do("press check")
    assert table.game_state.tied == (0, 1)
    stand(stand(table, "A A 9 10 J"), "K K 9 10 J")
    assert table.last.outcome.won == (2, 0)


def test_no_raise_is_asked_for_in_a_play_off() -> None:
    table = stand(stand(poker(), "9 9 10 J Q").do("press check"), "9 9 10 J Q").do("press check")
    stand(table, "A A 9 10 J")
    assert isinstance(table.stage, Throw)
    assert table.thrower == 1


def test_after_ten_undecided_play_offs_the_pot_is_split_with_the_odd_chip_to_the_first_thrower() -> None:
    table = Table(ID, 3, first=1, raise_timing="none")
    for _ in range(3):
        stand(table, "9 9 10 J Q" if table.game_state.seat == 2 else "A A 9 10 J")
    assert table.game_state.tied == (1, 0)
    for _ in range(10):
        assert table.game_state.deal == 1
        stand(stand(table, "9 9 10 J Q"), "9 9 10 J Q")
    assert table.last.outcome.won == (1, 2, 0)
    assert table.thrower == 1, "the first of them starts the next deal"


def test_a_third_throw_ends_the_turn_and_kept_dice_may_be_picked_up_again() -> None:
    table = throw(poker(raise_timing="none"), "9 9 10 J Q").do("keep 0 1")
    throw(table, "A A K").do("keep 2 3")
    throw(table, "A 9 10")
    assert table.game_state.hands[0] == (6, 1, 6, 6, 2)
    assert table.thrower == 1


def test_with_rethrow_all_every_die_may_be_thrown_again() -> None:
    table = throw(poker(rethrow_all=True), "9 9 10 J Q").do("keep")
    assert isinstance(table.stage, Throw)
    assert len(table.stage.dice) == 5


def test_hands_without_a_pair_can_be_level() -> None:
    assert wins("A K Q J 9", "A K Q 10 9")
    assert showdown("A K Q J 9", "A K Q 10 9", nothing_rank="all_equal").game_state.tied == (0, 1)


def test_a_highest_stake_as_low_as_the_ante_means_that_nobody_can_raise() -> None:
    table = stand(poker(min_stake=3, max_stake=3), "A A A A A")
    assert table.game_state.betting.paid == (3, 3)
    assert table.thrower == 1


def test_the_game_ends_after_its_deals_and_the_most_chips_win() -> None:
    table = showdown("A A A A A", "9 9 10 J Q", rounds=1)
    assert table.result.chips == (9, 7)
    assert table.result.nets == (1, -1)
    assert table.result.places == (1, 2)


def test_when_time_runs_out_the_mildest_choice_is_made() -> None:
    table = throw(poker(decision_seconds=10), "Q Q Q Q 9").expire("decision-0-0")
    assert table.game_state.hands[0] == (4, 4, 4, 4, 1), "stop throwing"
    table.expire("decision-0-1")
    assert table.thrower == 1, "do not raise"
    throw(table, "K K K K 9").do("press stop").do("bid 2").expire("decision-0-2")
    assert table.last.outcome.won == (0, 3), "fold"


def test_an_unfinished_pot_counts_for_those_who_paid_it() -> None:
    table = stand(poker(), "Q Q Q Q 9").do("bid 6")
    assert table.game.result(table.state).chips == (8, 8)


def test_a_greedy_player_keeps_four_queens_raises_on_them_and_folds_when_beaten() -> None:
    table = throw(poker(), "Q Q Q Q 9")
    game, state = table.game, table.state
    choices = game.choices(state, 0)
    assert choices is not None
    assert max(choices.moves, key=lambda move: game.advice.heuristic(state.game_state, 0, move) or 0) == knobel.Keep(
        (0, 1, 2, 3)
    )
    table.do("press stop")
    game, state = table.game, table.state
    assert (game.advice.heuristic(state.game_state, 0, Bid(6)) or 0) > (
        game.advice.heuristic(state.game_state, 0, Press("check")) or 0
    )
    stand(table.do("press check"), "A A A A A").do("bid 4")
    game, state = table.game, table.state
    assert (
        (game.advice.heuristic(state.game_state, 0, Press("call")) or 0)
        < 0
        == game.advice.heuristic(state.game_state, 0, Press("fold"))
    )


def test_the_table_is_read_out_with_hands_pot_and_stocks() -> None:
    table = stand(poker(), "Q Q Q 10 9").do("bid 3")
    read = [texts("de").say(phrase, ID, ("Anna", "Ben")) for phrase in read_scene(table.game.scene(table.state, 1))]
    assert "Anna: D D D 10 9" in read
    assert "Anna: 3 im Pot, Drilling Damen" in read
    assert "Pot: 4 Chips" in read
    assert "Vorrat von Ben: 7 Chips" in read
    assert "Du kannst: Mitgehen (2 Chips)" in read


def test_the_end_of_a_deal_is_told_with_hand_pot_and_next_starter() -> None:
    table = stand(poker(raise_timing="none"), "9 9 10 J Q")
    throw(table, "K K K A A")
    event = Did(1, Press("stop"))
    after = table.game.apply(table.state, event)
    told = [texts("en").say(phrase, ID, ("Anna", "Ben")) for phrase in table.game.tell(table.state, event, after, None)]
    assert told == [
        "Ben stops.",
        "Ben has full house, kings over aces.",
        "Ben takes 2 chips from the pot.",
        "Round 2 of 8: everybody pays 1 chip, Ben begins.",
    ]
