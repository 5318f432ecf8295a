"""Schocken: its ranks and customs, what stays under the cup, and greedy players."""

from typing import Any

import pytest
from msgspec.structs import replace

import knobel
from knobel.core.phrases import Pips
from knobel.games.cup.schocken.ranks import Customs, figure, ranking
from knobel.minds.arena import Chance, minds_named, play
from knobel.texts import texts
from tests.conformance import checks
from tests.games.test_schocken import (
    announced,
    discs,
    faces,
    faces_of,
    held,
    lose_half,
    one_throw_each,
    phrases,
    rank_of,
    seen,
    stand,
    table_of,
    told,
    tray,
    winner,
)
from tests.support.table import Table

# All results from the lowest to the highest; a letter tells the built ones from those of a single throw.
PLACES = """
    221b 322 331 332 421b 422 431 433 441 442 443 521 522 531 532 533 541 542 544 551 552 553 554
    621 622 631 632 633 641 642 643 644 651 652 653 655 661 662 663 664 665
    321 432 543 654 222 333 444 555 666 211 311 411 511 611 421 221 111
""".split()


# Ranks and rules -----------------------------------------------------------------------------------------------------


def test_the_58_places_are_those_of_the_rules() -> None:
    ranks = ranking(Customs())
    found = [ranks[faces_of(result), not result.endswith("b")].place for result in PLACES]
    assert found == list(range(1, 59))
    assert {rank.place for rank in ranks.values()} == set(found)


def test_only_jule_and_pippi_care_about_a_single_throw() -> None:
    ranks = ranking(Customs())
    caring = {tuple(sorted(faces)) for faces, _ in ranks if ranks[faces, True] != ranks[faces, False]}
    assert caring == {(1, 2, 2), (1, 2, 4)}


def test_the_order_of_the_dice_does_not_matter() -> None:
    ranks = ranking(Customs())
    assert all(rank == ranks[tuple(sorted(faces)), single] for (faces, single), rank in ranks.items())


def test_a_built_general_falls_to_a_house_number_where_the_table_says_so() -> None:
    customs = Customs(general_single=True)
    assert figure((6, 6, 6), False, customs) == ("simple", 666)
    ranks = ranking(customs)
    assert ranks[(6, 6, 6), False].place == ranks[(6, 6, 5), True].place + 1
    assert ranks[(6, 6, 6), True].kind == "general"


@pytest.mark.parametrize(("tie_break", "best"), [("none", 0), ("schock", 0), ("all", 1)])
def test_fewer_throws_rank_higher_where_the_table_says_so(tie_break: str, best: int) -> None:
    table = table_of(2, throw_count_tiebreak=tie_break)
    table.throw(6, 5, 2).do("keep").throw(6, 5, 2).do("press stand")
    assert winner(stand(table, 652)) == best


def test_among_equal_schocks_fewer_throws_may_count_alone() -> None:
    table = table_of(2, throw_count_tiebreak="schock")
    table.throw(6, 5, 2).do("keep").throw(3, 1, 1).do("press stand")
    assert winner(stand(table, 311)) == 1


def test_dice_laid_out_stay_out_without_taking_back() -> None:
    table = table_of(2, take_back=False).throw(5, 4, 2).do("keep 0").throw(3, 3)
    assert table.refuses("keep") == "laid-out-stays"
    assert table.refuses("keep 1") == "laid-out-stays"
    assert table.offers("keep 0 1")
    assert table_of(2).throw(5, 4, 2).do("keep 0").throw(3, 3).offers("keep 1")


def test_a_die_must_be_thrown() -> None:
    assert table_of(2).throw(5, 4, 2).refuses("keep 0 1 2") == "throw-one"


def test_a_turned_six_may_be_taken_back_later() -> None:
    table = table_of(2).throw(6, 6, 4).do("press turn").do("keep 0").throw(5, 5)
    assert table.offers("keep"), "it has missed the throw that it had to miss"
    fixed = table_of(2, take_back=False).throw(6, 6, 4).do("press turn").do("keep 0").throw(5, 5)
    assert not fixed.offers("keep")


def test_one_six_is_turned_for_each_throw() -> None:
    table = table_of(2).throw(6, 6, 6).do("press turn")
    assert table.refuses("press turn") == "no-sixes"
    table.do("keep 0").throw(6, 6)
    assert table.offers("press turn")


def test_nothing_is_turned_where_the_table_says_so() -> None:
    table = table_of(2, six_turn="off").throw(6, 6, 1)
    assert table.refuses("press turn") == "no-turning"
    stand(table.do("press stand"), 322)
    assert rank_of(table, 0).value == 661


def test_nothing_is_turned_in_a_loading_round() -> None:
    table = one_throw_each(661, 322, loading_round="each_half")
    assert rank_of(table, 0).value == 661


def test_a_table_may_allow_a_single_throw() -> None:
    table = table_of(2, max_throws=1).throw(6, 5, 2)
    assert table.thrower == 1


def test_safe_players_come_back_in_the_second_half() -> None:
    table = stand(discs(table_of(3), 0, 12, 1, 0), 322, 654)
    assert table.game_state.order == (0, 1, 2), "the loser of the half begins"
    assert (table.game_state.tally.supply, held(table)) == (13, (0, 0, 0))


def test_the_final_may_be_begun_by_the_loser_of_the_first_half() -> None:
    table = lose_half(lose_half(table_of(4, final_starter="loser_half_1"), 0), 2)
    assert table.game_state.order == (0, 2)


def test_the_final_may_be_a_single_round() -> None:
    table = lose_half(lose_half(table_of(4, final_mode="single_round"), 0), 2)
    stand(table, 652, 441)
    assert table.result.losers == (0,)
    assert table.result.places == (4, 1, 3, 1)


def test_schock_out_may_lose_the_whole_game() -> None:
    table = lose_half(table_of(4, schock_out_scope="game"), 2)
    assert table.result.places == (1, 1, 4, 1)
    late = table_of(4, schock_out_scope="game")
    tally = replace(late.game_state.tally, half=2, half_losers=(1,))
    lose_half(late.set(tally=tally), 2)
    assert late.result.losers == (2,)
    assert late.result.places == (1, 3, 4, 1), "the loser of the first half comes directly before"


def test_a_game_that_is_stopped_ranks_by_halves_lost_and_then_by_discs() -> None:
    table = discs(table_of(3), 3, 4, 1, 5)
    assert table.game.result(table.state).places == (2, 1, 3)
    table.set(tally=replace(table.game_state.tally, half_losers=(1,), half=2))
    assert table.game.result(table.state).places == (1, 3, 2)


def test_everybody_is_told_why_an_equal_result_pays() -> None:
    table = stand(table_of(3), 441, 652)
    assert {"told-equal-best", "told-equal-worst"}.isdisjoint(told(table, knobel.Thrown((4, 3, 1)), None))
    assert "told-equal-best" in told(table, knobel.Thrown((6, 5, 2)), None)
    assert "told-equal-worst" in told(table, knobel.Thrown((4, 4, 1)), None)


# What is hidden, and what is not -------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_only_the_owner_sees_what_is_under_the_cup(viewer: int | None) -> None:
    table = table_of(3).throw(6, 5, 2)
    assert faces(table, 0, 0) == [6, 5, 2]
    assert faces(table, 0, viewer) == [None, None, None]
    assert tray(table, 0, viewer).cup == "covered"
    table.do("press stand")
    assert faces(table, 0, viewer) == [None, None, None], "until all have finished"
    assert tray(table, 0, viewer).throws == 1


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_throw_given_up_is_shown_and_told(viewer: int | None) -> None:
    table = table_of(3).throw(6, 5, 2)
    assert "told-given-up" in told(table, knobel.Did(0, knobel.Keep((1,))), viewer)
    table.do("keep 1").throw(4, 4)
    assert faces(table, 0, viewer) == [None, 5, None]
    assert [die.held for die in tray(table, 0, viewer).dice] == [False, True, False]
    assert announced(table, viewer)["given-up"].facts["faces"] == Pips("d6", (6, 5, 2))


@pytest.mark.parametrize(("kept", "words"), [((1,), "Draußen: 5."), ((0, 1), "Draußen: 6 5.")])
def test_two_dice_laid_out_are_told_as_two(kept: tuple[int, ...], words: str) -> None:
    table = table_of(3).throw(6, 5, 2)
    lines = [texts("de").say(phrase, "schocken") for phrase in phrases(table, knobel.Did(0, knobel.Keep(kept)), None)]
    assert words in lines


def test_when_all_have_finished_everything_is_open_until_the_next_throw() -> None:
    table = one_throw_each(652, 654, 441)
    for viewer in (0, 1, 2, None):
        assert [faces(table, seat, viewer) for seat in range(3)] == [[6, 5, 2], [6, 5, 4], [4, 4, 1]]
        assert tray(table, 1, viewer).cup == "lifted"
    assert announced(table, None)["last-round"].facts["discs"] == 2
    table.throw(3, 3, 1)
    assert faces(table, 0, 1) == [None, None, None]
    assert "last-round" not in announced(table, None)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_cannot_tell_that_a_six_might_be_turned(viewer: int | None) -> None:
    offered, plain = table_of(3).throw(6, 6, 4), table_of(3).throw(5, 3, 2)
    assert offered.offers("press turn")
    assert not plain.offers("press turn")
    assert seen(offered, viewer) == seen(plain, viewer)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_cannot_tell_which_sixes_lie_beside_a_turned_one(viewer: int | None) -> None:
    views = {
        seen(table_of(3).throw(*thrown).do("press turn"), viewer)
        for thrown in [(6, 6, 6), (4, 6, 6), (6, 1, 6), (6, 6, 2)]
    }
    assert len(views) == 1
    assert "turned-0" in announced(table_of(3).throw(6, 6, 4).do("press turn"), viewer)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_six_that_turns_by_itself_stays_secret_until_the_cups_are_lifted(viewer: int | None) -> None:
    turning, plain = (table_of(3).throw(2, 3, 5).do("keep").throw(2, 3, 5).do("keep") for _ in range(2))
    assert phrases(turning, knobel.Thrown((6, 6, 1)), viewer) == phrases(plain, knobel.Thrown((5, 3, 2)), viewer)
    assert "told-turned-for-you" in told(turning, knobel.Thrown((6, 6, 1)), 0)
    assert seen(turning.throw(6, 6, 1), viewer) == seen(plain.throw(5, 3, 2), viewer)
    standing = knobel.Did(0, knobel.Press("stand"))
    assert phrases(table_of(3).throw(6, 6, 1), standing, viewer) == phrases(
        table_of(3).throw(4, 4, 2), standing, viewer
    )
    table = stand(turning, 322, 441)
    assert faces(table, 0, viewer) == [1, 6, 1]


def test_the_clock_tells_nothing_of_the_dice() -> None:
    scenes = {
        seen(table_of(2, decision_seconds=30).throw(*thrown), 1)
        for thrown in [(6, 6, 6), (1, 1, 1), (5, 3, 2), (1, 2, 4)]
    }
    assert len(scenes) == 1
    table = table_of(2, decision_seconds=30).throw(6, 6, 4).do("press turn")
    assert [clock.otherwise for clock in table.game.scene(table.state, 1).clocks] == [knobel.Press("stand")]


def test_a_throw_that_ends_the_round_is_thrown_for_all_to_see() -> None:
    table = table_of(3)
    seen_by = []
    for thrown in ((6, 5, 2), (4, 4, 2), (3, 3, 1)):
        assert isinstance(table.stage, knobel.Throw)
        seen_by.append(table.stage.seen_by)
        stand(table, int("".join(map(str, thrown))))
    assert seen_by == [(0,), (1,), None]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [{}, {"take_back": False}, {"lay_out": "ones_only"}, {"six_turn": "tournament"}])
def test_nothing_hidden_shows_however_sixes_are_turned(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        checks.nothing_hidden_shows(knobel.game("schocken", seats, options), f"sixes-{seed}")


# Greedy players ------------------------------------------------------------------------------------------------------


def best_move(table: Table) -> knobel.Move:
    (seat,) = table.asked
    choices = table.game.choices(table.state, seat)
    assert choices is not None
    return max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, seat, move) or 0)


@pytest.mark.parametrize(
    ("thrown", "move"),
    [
        ((1, 1, 1), knobel.Press("stand")),
        ((2, 2, 1), knobel.Press("stand")),
        ((6, 5, 4), knobel.Press("stand")),
        ((5, 5, 5), knobel.Press("stand")),
        ((3, 1, 1), knobel.Keep((1, 2))),
        ((1, 3, 3), knobel.Keep((0,))),
        ((6, 6, 2), knobel.Press("turn")),
        ((3, 2, 2), knobel.Keep(())),
    ],
)
def test_greedy_players_stand_on_good_throws_and_keep_ones(thrown: tuple[int, ...], move: knobel.Move) -> None:
    assert best_move(table_of(2).throw(*thrown)) == move


def test_greedy_players_lose_less_than_random_ones() -> None:
    game = knobel.game("schocken", 2)
    minds = minds_named(["greedy", "random"])
    lost = [play(game, game.start(), minds, Chance(seed)).result.losers for seed in range(40)]
    assert lost.count((1,)) > 34
