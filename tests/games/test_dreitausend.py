"""Dreitausend: its worked cases and rules."""

from itertools import combinations, product
from typing import Any

import pytest

import knobel
from knobel import Ask, Over, Throw
from knobel.core.moves import Keep, Press
from knobel.core.options import fields_of, schema_of
from knobel.games.luck._scoring_dice import scoring_sets, worth
from knobel.games.luck.dreitausend import DreitausendOptions
from tests.support.cases import case
from tests.support.race import standing
from tests.support.table import Table

BLANK = (2, 2, 3, 4, 6, 6)
HUNDRED = (1, 2, 2, 3, 3, 4)


def table(*totals: int, **options: Any) -> Table:
    """A table with these totals; seat 0 is to throw."""
    return Table("dreitausend", len(totals), **options).set(sheets=totals)


def dice(played: Table) -> int:
    """How many dice are to be thrown."""
    assert isinstance(played.stage, Throw)
    return len(played.stage.dice)


def scores(faces: tuple[int, ...], points: int, **options: Any) -> None:
    """One throw brings so many points, and the turn goes on."""
    played = table(0, 0, **options).throw(*faces)
    assert played.game_state.turn == points
    assert played.thrower == 0
    assert standing(played.throw(*BLANK)) == (points, 0)


@case("dreitausend:C1")
def test_two_ones_and_a_five(case_id: str) -> None:
    scores((1, 1, 5, 2, 3, 6), 250)


@case("dreitausend:C2")
def test_three_ones_and_three_fives(case_id: str) -> None:
    scores((1, 1, 1, 5, 5, 5), 1500)


@case("dreitausend:C3")
def test_four_ones_and_two_fives(case_id: str) -> None:
    scores((1, 1, 1, 1, 5, 5), 2100)


@case("dreitausend:C4")
def test_six_of_a_kind(case_id: str) -> None:
    scores((1,) * 6, 8000)
    scores((5,) * 6, 4000)
    scores((1, 1, 1, 1, 1, 5), 4050)


@case("dreitausend:C5")
def test_a_blank_throw_ends_the_turn(case_id: str) -> None:
    played = table(0, 0).throws(HUNDRED, BLANK)
    assert standing(played) == (100, 0)
    assert played.thrower == 1
    played = table(0, 0, bust="lose_turn").throw(*HUNDRED).do("press throw").throw(*BLANK)
    assert standing(played) == (0, 0)
    assert played.thrower == 1


@case("dreitausend:C6")
def test_nobody_stops_at_the_target(case_id: str) -> None:
    played = table(2900, 0).throw(5, 2, 3, 4, 6, 6)
    assert (played.game_state.turn, played.thrower) == (50, 0)
    played.throw(*HUNDRED)
    assert (played.game_state.turn, played.thrower) == (150, 0)
    assert standing(played.throw(*BLANK)) == (3050, 0)


@case("dreitausend:C7")
def test_the_round_is_completed_and_the_highest_total_wins(case_id: str) -> None:
    played = table(2950, 2600, 2400).set(circuit=2).throws(HUNDRED, BLANK)
    assert played.thrower == 1
    played.throws(HUNDRED, BLANK, (1, 1, 1, 2, 2, 3), BLANK)
    assert played.result.points == (3050, 2700, 3400)
    assert played.result.winners == (2,)


@case("dreitausend:C8")
def test_a_blank_first_throw_brings_nothing(case_id: str) -> None:
    played = table(0, 0).throw(*BLANK)
    assert standing(played) == (0, 0)
    assert played.thrower == 1


@case("dreitausend:C9")
def test_scoring_dice_can_be_set_aside_until_all_six_are(case_id: str) -> None:
    played = table(0, 0, rethrow="remaining").throw(1, 5, 2, 2, 3, 4)
    assert (played.game_state.turn, dice(played)) == (150, 4)
    played.throw(1, 1, 1, 5)
    assert (played.game_state.turn, dice(played)) == (1200, 6)
    assert standing(played.throw(*BLANK)) == (1200, 0)
    lost = table(0, 0, rethrow="remaining", bust="lose_turn").throw(1, 5, 2, 2, 3, 4).do("press throw")
    assert standing(lost.throw(1, 1, 1, 5).do("press throw").throw(*BLANK)) == (0, 0)


@case("dreitausend:C10")
def test_triples_count_where_agreed(case_id: str) -> None:
    scores((4, 4, 4, 1, 2, 3), 500, triples=True)
    scores((4, 4, 4, 4, 2, 3), 800, triples=True)
    scores((4, 4, 4, 1, 2, 3), 100)


# Options -------------------------------------------------------------------------------------------------------------


def test_points_can_be_banked_where_a_blank_throw_costs_the_turn() -> None:
    played = table(0, 0, bust="lose_turn").throw(*HUNDRED)
    assert played.asked == (0,)
    assert standing(played.do("press stop")) == (100, 0)
    assert played.thrower == 1


def test_a_least_score_for_stopping() -> None:
    played = table(0, 0, bust="lose_turn", bank_minimum=300).throw(*HUNDRED)
    assert played.thrower == 0, "no question below the least score"
    played.throw(1, 1, 2, 2, 3, 3)
    assert played.asked == (0,)


def test_a_least_score_for_entering_is_checked_at_the_end_of_the_turn() -> None:
    options = {"bust": "lose_turn", "entry_minimum": 350}
    played = table(0, 0, **options).throw(*HUNDRED).do("press stop")
    assert standing(played) == (0, 0)
    assert standing(table(50, 0, **options).throw(*HUNDRED).do("press stop")) == (150, 0)
    assert standing(table(0, 0, entry_minimum=500).throws(HUNDRED, BLANK)) == (0, 0)
    assert standing(table(0, 0, entry_minimum=500).throws((5, 5, 5, 2, 2, 3), BLANK)) == (500, 0)


def test_without_hot_dice_the_last_die_set_aside_ends_the_turn() -> None:
    played = table(0, 0, rethrow="remaining", hot_dice=False, bust="lose_turn", bank_minimum=350)
    assert standing(played.throw(1, 1, 1, 5, 5, 1)) == (2100, 0)
    assert played.thrower == 1


def test_a_turn_is_bounded_and_keeps_its_points() -> None:
    played = table(0, 0, max_throws_per_turn=10)
    for _ in range(10):
        assert played.thrower == 0
        played.throw(*HUNDRED)
    assert standing(played) == (1000, 0)
    assert played.thrower == 1


def test_the_target_comes_in_steps_of_five_hundred() -> None:
    assert knobel.game("dreitausend", 2, {"target": 3500}).options["target"] == 3500
    with pytest.raises(knobel.BadOption) as refusal:
        knobel.game("dreitausend", 2, {"target": 3200})
    assert refusal.value.facts["allowed"] == "1000, 1500, …, 20000"
    schema = schema_of(fields_of(DreitausendOptions))["properties"]["target"]
    assert schema == {"type": "integer", "minimum": 1000, "maximum": 20000, "multipleOf": 500, "default": 3000}


def test_zehntausend_is_a_choice_of_options() -> None:
    options = knobel.game("zehntausend", 2).options
    assert (options["target"], options["bust"], options["rethrow"]) == (10000, "lose_turn", "remaining")
    assert (options["set_aside"], options["hot_dice"], options["triples"]) == ("at_least_one", True, True)
    assert (options["entry_minimum"], options["bank_minimum"]) == (350, 350)


def test_equal_totals_share_the_win() -> None:
    played = table(2900, 2900).throws(HUNDRED, BLANK, HUNDRED, BLANK)
    assert played.result.winners == (0, 1)


# Choosing the dice to set aside --------------------------------------------------------------------------------------


def choosing(**options: Any) -> Table:
    return table(0, 0, rethrow="remaining", set_aside="at_least_one", **options)


def test_only_the_dice_chosen_are_scored() -> None:
    played = choosing().throw(1, 1, 1, 5, 2, 3)
    assert played.asked == (0,)
    played.do("keep 0 3")
    assert (played.game_state.turn, dice(played)) == (150, 4)


def test_each_die_set_aside_must_score_and_there_must_be_one() -> None:
    played = choosing(triples=True).throw(4, 4, 4, 4, 1, 2)
    for move in ("keep", "keep 5", "keep 0", "keep 0 1", "keep 4 5"):
        assert played.refuses(move) == "not-a-choice"
    for move in ("keep 4", "keep 0 1 2", "keep 1 2 3 4", "keep 0 1 2 3 4"):
        assert played.offers(move)


def test_after_choosing_one_may_stop_where_a_blank_throw_costs_the_turn() -> None:
    played = choosing(bust="lose_turn").throw(1, 5, 2, 2, 3, 4).do("keep 0")
    assert (played.asked, played.game_state.turn) == ((0,), 100)
    assert played.do("press throw").asked == ()
    assert dice(played) == 5


def test_time_that_runs_out_sets_all_scoring_dice_aside() -> None:
    played = choosing(decision_seconds=10).throw(1, 5, 2, 2, 3, 4)
    assert isinstance(played.stage, Ask)
    played.expire(played.stage.clocks[0].name)
    assert played.game_state.turn == 150


@pytest.mark.parametrize("triples", [False, True])
def test_the_sets_on_offer_are_those_in_which_every_die_scores(triples: bool) -> None:
    def is_legal(chosen: tuple[int, ...]) -> bool:
        without = [tuple(face for place, face in enumerate(chosen) if place != left) for left in range(len(chosen))]
        return bool(chosen) and all(worth(rest, triples) < worth(chosen, triples) for rest in without)

    for faces in product((1, 2, 5, 6), repeat=5):
        if not worth(faces, triples):
            continue
        legal = {
            places
            for size in range(1, 6)
            for places in combinations(range(5), size)
            if is_legal(tuple(faces[place] for place in places))
        }
        offered = [move.dice for move in scoring_sets(faces, triples).listed() if isinstance(move, Keep)]
        assert set(offered) == legal
        assert len(offered) == len(legal), "each of them once"
        assert len(offered[0]) == max(map(len, legal)), "all that scores comes first"


# Merit and tellings --------------------------------------------------------------------------------------------------


def better(played: Table) -> str:
    merits = {
        button: played.game.advice.heuristic(played.state.game_state, 0, Press(button)) or 0.0
        for button in ("stop", "throw")
    }
    return max(merits, key=lambda button: merits[button])


def test_a_greedy_player_weighs_the_risk() -> None:
    played = table(0, 0, bust="lose_turn", rethrow="remaining").throw(5, 2, 2, 3, 4, 6)
    assert better(played) == "throw", "little to lose and five dice to throw"
    played = table(0, 0, bust="lose_turn", rethrow="remaining").throw(1, 1, 1, 5, 2, 3)
    assert better(played) == "stop", "much to lose and two dice to throw"


def test_a_greedy_player_sets_aside_what_promises_most() -> None:
    played = choosing(bust="lose_turn", bank_minimum=350).throw(1, 5, 2, 2, 3, 4)
    one, both = (played.game.advice.heuristic(played.state.game_state, 0, Keep(kept)) or 0.0 for kept in ((0,), (0, 1)))
    assert one > both, "five dice are worth more than the fifty points"


def test_a_table_is_told_how_a_turn_has_ended() -> None:
    def last_told(played: Table, *faces: int) -> str:
        before = played.state
        played.throw(*faces)
        event = knobel.Thrown(faces)
        return played.game.tell(before, event, played.state, None)[1].key

    assert last_told(table(0, 0).throw(*HUNDRED), *BLANK) == "told-blank"
    assert last_told(table(0, 0, bust="lose_turn").throw(*HUNDRED).do("press throw"), *BLANK) == "told-lost"
    assert last_told(table(0, 0, entry_minimum=500).throw(*HUNDRED), *BLANK) == "told-not-entered"


def test_the_game_is_over_only_with_the_round() -> None:
    played = table(2950, 0).throws(HUNDRED, BLANK)
    assert not isinstance(played.stage, Over)
    assert isinstance(played.throw(*BLANK).stage, Over)
