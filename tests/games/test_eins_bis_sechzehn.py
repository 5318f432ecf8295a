"""Eins bis sechzehn: its worked cases and rules, and the arithmetic of its formulas."""

from itertools import permutations, product
from typing import Any

import pytest

import knobel
from knobel import Ask
from knobel.core.moves import Press, Write
from knobel.core.phrases import Name, say
from knobel.games.race._formulas import Operations, formulas, read_formula
from knobel.games.race.eins_bis_sechzehn import EinsBisSechzehn, formable
from knobel.minds.arena import Chance, minds_named, view_for
from knobel.minds.hints import hints
from knobel.texts import texts
from tests.support.cases import case
from tests.support.race import standing, struck
from tests.support.table import Table

UP_TO_SIXTEEN = 15  # ticked when the sixteen is next


def table(*ticked: int, **options: Any) -> Table:
    """A table at which the seats have ticked so many numbers in order; seat 0 is to throw. Everything ticks itself."""
    played = Table("eins-bis-sechzehn", len(ticked), **{"assist": "auto", **options})
    rules = played.game.rules
    assert isinstance(rules, EinsBisSechzehn)
    return played.set(sheets=tuple(rules.numbers[:count] for count in ticked))


def target(played: Table, seat: int = 0) -> int:
    """The number that a seat needs next, in strict order."""
    rules = played.game.rules
    assert isinstance(rules, EinsBisSechzehn)
    return rules.numbers[len(played.game_state.sheets[seat])]


def manual(*ticked: int, **options: Any) -> Table:
    return table(*ticked, assist="manual", **options)


@case("eins-bis-sechzehn:C1")
def test_one_throw_ticks_as_many_as_it_can_make(case_id: str) -> None:
    played = table(0, 0).throw(1, 3, 6)
    assert standing(played) == (10, 0)
    assert target(played) == 11
    assert played.thrower == 1


@case("eins-bis-sechzehn:C2")
def test_eleven_as_a_full_sum(case_id: str) -> None:
    played = table(10, 0).throw(5, 5, 1)
    assert target(played) == 12


@case("eins-bis-sechzehn:C3")
def test_no_number_is_skipped(case_id: str) -> None:
    played = table(11, 0).throw(6, 6, 2)
    assert target(played) == 13


@case("eins-bis-sechzehn:C4")
def test_sixteen_is_the_turning_point(case_id: str) -> None:
    played = table(UP_TO_SIXTEEN, 0).throw(6, 5, 5)
    assert (standing(played)[0], target(played)) == (16, 15)
    played = table(UP_TO_SIXTEEN, 0, top_number="twice").throw(6, 5, 5)
    assert target(played) == 16, "which takes another throw"
    assert played.thrower == 1


@case("eins-bis-sechzehn:C5")
def test_a_die_counts_once_in_a_number(case_id: str) -> None:
    assert target(table(3, 0).throw(2, 5, 5)) == 4


@case("eins-bis-sechzehn:C6")
def test_the_last_one_on_the_way_back_wins(case_id: str) -> None:
    played = table(28, 3)
    assert target(played) == 3
    assert played.throw(1, 2, 4).result.winners == (0,)
    assert played.result.points == (31, 3)


@case("eins-bis-sechzehn:C7")
def test_with_all_four_operations_more_can_be_made(case_id: str) -> None:
    played = table(0, 0, operations="all_four").throw(1, 3, 6)
    assert target(played) == 11
    free = table(0, 0, operations="all_four", order="free").throw(1, 3, 6)
    assert struck(free, 0) == {*range(1, 11), 12, 15}


@case("eins-bis-sechzehn:C8")
def test_one_throw_can_go_past_the_turning_point(case_id: str) -> None:
    played = table(14, 0, operations="all_four").throw(4, 4, 1)
    assert standing(played)[0] == 17
    assert target(played) == 14


@case("eins-bis-sechzehn:C9")
def test_dice_are_not_joined_as_digits(case_id: str) -> None:
    assert target(table(UP_TO_SIXTEEN, 0).throw(1, 6, 2)) == 16
    played = manual(UP_TO_SIXTEEN, 0).throw(1, 6, 2).do("write 16 16")
    assert standing(played)[0] == UP_TO_SIXTEEN


@case("eins-bis-sechzehn:C10")
def test_even_dice_make_no_one(case_id: str) -> None:
    assert standing(table(0, 0).throw(2, 4, 6)) == (0, 0)


# Options -------------------------------------------------------------------------------------------------------------


def test_twice_means_another_throw_for_the_second_sixteen() -> None:
    played = table(16, 0, top_number="twice", operations="all_four")
    assert target(played) == 16
    assert target(played.throw(4, 4, 1)) == 14


def test_the_way_back_can_be_left_out() -> None:
    assert table(15, 0, passes=1).throw(6, 5, 5).result.points == (16, 0)


def test_in_any_order_the_second_pass_waits_for_the_next_throw() -> None:
    played = table(15, 0, order="free").throw(6, 5, 5)
    assert standing(played) == (16, 0)
    assert struck(played, 0) == set(), "everything is open again"
    played.throw(1, 1, 1).throw(6, 5, 5)
    assert struck(played, 0) == {1, 4, 5, 6, 10, 11}
    twice = table(16, 0, order="free", top_number="twice").throw(6, 5, 5)
    assert struck(twice, 0) == {1, 4, 5, 6, 10, 11, 16}


def test_a_throw_that_ticks_can_bring_another() -> None:
    played = table(0, 0, turn="while_ticking").throw(1, 3, 6)
    assert played.thrower == 0
    assert played.throw(1, 1, 1).thrower == 1


def test_the_lap_can_be_played_out() -> None:
    played = table(30, 30, 3, finish="full_circuit").throw(1, 2, 4)
    assert played.thrower == 1
    assert played.throws((1, 1, 1), (2, 2, 2)).result.places == (1, 1, 3)


def test_after_the_last_lap_the_furthest_win_and_ties_may_be_thrown_for() -> None:
    played = table(5, 5, max_laps=20).set(circuit=20).throws((1, 1, 1), (1, 1, 1))
    assert played.result.winners == (0, 1)
    assert played.result.flags == ()
    played = table(5, 5, max_laps=20, tie_break="throw_off").set(circuit=20).throws((1, 1, 1), (1, 1, 1))
    assert played.throws((1, 1, 2), (6, 6, 6)).result.winners == (1,)


# Writing the formulas oneself ----------------------------------------------------------------------------------------


def test_people_write_their_formulas_themselves_unless_they_want_it_otherwise() -> None:
    assert knobel.game("eins-bis-sechzehn").options["assist"] == "manual"
    assert Table("eins-bis-sechzehn", 2).throw(1, 3, 6).asked == (0,)


def test_right_formulas_tick_and_what_is_missed_is_lost() -> None:
    played = manual(0, 0).throw(1, 3, 6)
    assert played.asked == (0,)
    played.do("write 1 1").do("write 2 3-1").do("write 3 3").do("press done")
    assert standing(played) == (3, 0)
    assert played.thrower == 1


@pytest.mark.parametrize("formula", ["5+5", "5+5+2", "5*2+1", "55-1", "11", "", "5+", "(5+5", "5+5+1+1", "6+5"])
def test_a_wrong_formula_has_no_effect(formula: str) -> None:
    played = manual(10, 0).throw(5, 5, 1)
    assert standing(played.do(Write("11", formula))) == (10, 0)
    assert played.asked == (0,), "and may be tried again"
    assert standing(played.do(Write("11", "5 + 5 + 1"))) == (11, 0)


def test_formulas_may_multiply_and_divide_where_agreed() -> None:
    played = manual(11, 0, operations="all_four").throw(1, 3, 6)
    assert standing(played.do("write 12 (3-1)*6"))[0] == 12
    assert target(played) == 13


def test_only_the_next_number_can_be_written_in_strict_order() -> None:
    played = manual(0, 0).throw(1, 3, 6)
    assert played.refuses("write 3 3") == "not-a-choice"


def test_in_any_order_every_number_of_the_pass_can_be_written() -> None:
    played = manual(0, 0, order="free").throw(1, 3, 6).do("write 10 6+3+1").do("write 10 6+3+1").do("write 3 3")
    assert standing(played) == (2, 0)
    played = manual(15, 0, order="free").throw(6, 5, 5).do("write 16 6+5+5")
    assert played.thrower == 1, "the second pass begins with the next throw"
    played = manual(16, 0, order="free").throw(6, 5, 5).do("write 11 6+5").do("press done")
    assert struck(played, 0) == {11}


def test_the_last_number_ends_the_turn_and_the_game() -> None:
    assert manual(30, 0).throw(1, 2, 4).do("write 1 1").result.winners == (0,)


def test_a_second_sixteen_takes_another_throw_also_when_written() -> None:
    played = manual(15, 0, top_number="twice").throw(6, 5, 5).do("write 16 6+5+5")
    assert played.thrower == 1
    assert target(played) == 16


def test_written_ticks_can_bring_another_throw() -> None:
    played = manual(0, 0, turn="while_ticking").throw(1, 3, 6).do("write 1 1").do("press done")
    assert played.thrower == 0
    assert played.throw(1, 3, 6).do("press done").thrower == 1


def test_what_is_told_knows_whom_the_rest_of_the_sentence_is_about() -> None:
    played = manual(0, 0).throw(1, 3, 6)
    before, written = played.state, knobel.Did(0, Write("1", "1"))
    (*_, right) = played.game.tell(before, written, played.apply(written).state, 0)
    assert right == say("told-right", who=Name(0), next=say("next-up", who=Name(0), number=2))
    assert texts("de").say(right, "eins-bis-sechzehn", ("Anna", "Ben")) == "Stimmt! Anna braucht die 2."


def test_time_ends_the_turn() -> None:
    played = manual(0, 0, claim_seconds=30).throw(1, 3, 6).do("write 1 1")
    assert isinstance(played.stage, Ask)
    (clock,) = played.stage.clocks
    assert clock.seconds == 30
    assert standing(played.expire(clock.name)) == (1, 0)
    assert played.thrower == 1
    unhurried = manual(0, 0, claim_seconds=0).throw(1, 3, 6)
    assert isinstance(unhurried.stage, Ask)
    assert unhurried.stage.clocks == ()


def test_one_clock_runs_for_a_throw_and_a_new_one_for_the_next() -> None:
    played = manual(0, 0, turn="while_ticking").throw(1, 3, 6)
    names = []
    for move in ("write 1 1", "press done"):
        assert isinstance(played.stage, Ask)
        names.append(played.stage.clocks[0].name)
        played.do(move)
    played.throw(1, 1, 1)
    assert isinstance(played.stage, Ask)
    assert names[0] == names[1] != played.stage.clocks[0].name


@pytest.mark.parametrize("operations", ["plus_minus", "all_four"])
@pytest.mark.parametrize("order", ["strict", "free"])
@pytest.mark.parametrize("top_number", ["once", "twice"])
def test_what_the_game_proposes_ticks_all_that_would_tick_itself(operations: str, order: str, top_number: str) -> None:
    options = {"operations": operations, "order": order, "top_number": top_number}
    for ticked in (0, 10, 14, 15, 16, 20, 28):
        for faces in ((1, 3, 6), (6, 5, 5), (4, 4, 1), (2, 4, 6), (1, 2, 4)):
            by_itself = table(ticked, 0, **options).throw(*faces)
            played = manual(ticked, 0, **options).throw(*faces)
            while played.asked == (0,):
                assert isinstance(played.game.rules, EinsBisSechzehn)
                advice: Any = played.game.advice
                left = advice.ticks_left(played.game_state)
                proposals = played.game.advice.proposals(played.state.game_state, 0)
                assert bool(proposals) == bool(left)
                played.do(proposals[0] if proposals else "press done")
            assert played.game_state.sheets == by_itself.game_state.sheets


@pytest.mark.parametrize("name", ["greedy", "strong"])
def test_bots_combine_too(name: str) -> None:
    played, chance = manual(0, 0).throw(1, 3, 6), Chance(1)
    (mind,) = minds_named([name])
    while played.asked == (0,):
        assert isinstance(played.stage, Ask)
        view = view_for(played.game, played.state, 0, played.stage.choices[0], mind, chance.below)
        played.do(mind.decide(view, chance.below))
    assert standing(played) == (10, 0)


def test_a_hint_names_the_formula_and_then_that_nothing_is_left() -> None:
    played, chance = manual(1, 0).throw(1, 3, 6), Chance(1)
    first, *_ = hints(played.game, played.state, 0, chance.below)
    assert first.move == Write("2", "3−1")
    assert "„2 = 3−1“" in texts("de").say(first.why, "eins-bis-sechzehn", ("Anna", "Ben"))
    stuck = manual(0, 0).throw(2, 4, 6)
    (only,) = hints(stuck.game, stuck.state, 0, chance.below)
    assert only.move == Press("done")


# Arithmetic ----------------------------------------------------------------------------------------------------------


def brute_force(faces: tuple[int, ...], signs: str) -> set[int]:
    """Every whole number that Python itself makes of some of the dice, fractions on the way included."""
    from fractions import Fraction

    found = set()
    for size in (1, 2, 3):
        for dice in permutations(faces, size):
            for chosen in product(signs, repeat=size - 1):
                for text in written(dice, chosen):
                    try:
                        value = eval(text, {"F": Fraction})
                    except ZeroDivisionError:
                        continue
                    if value.denominator == 1:
                        found.add(int(value))
    return found


def written(dice: tuple[int, ...], signs: tuple[str, ...]) -> list[str]:
    terms = [f"F({die})" for die in dice]
    if len(terms) == 1:
        return terms
    if len(terms) == 2:
        return [f"{terms[0]}{signs[0]}{terms[1]}"]
    return [
        f"({terms[0]}{signs[0]}{terms[1]}){signs[1]}{terms[2]}",
        f"{terms[0]}{signs[0]}({terms[1]}{signs[1]}{terms[2]})",
    ]


@pytest.mark.parametrize(("operations", "signs"), [("plus_minus", "+-"), ("all_four", "+-*/")])
def test_what_can_be_made_agrees_with_a_brute_force(operations: Operations, signs: str) -> None:
    for faces in product(range(1, 7), repeat=3):
        expected = {number for number in brute_force(faces, signs) if 1 <= number <= 16}
        assert formable(faces, operations) == expected


def test_every_formula_reads_as_its_number() -> None:
    for faces in product(range(1, 7), repeat=3):
        for number, text in formulas(tuple(sorted(faces)), "all_four").items():
            reading = read_formula(text, "all_four")
            assert reading is not None
            assert reading.value == number
            assert all(reading.dice.count(die) <= faces.count(die) for die in reading.dice)
