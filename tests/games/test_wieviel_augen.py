"""Wieviel Augen?: its worked cases and rules."""

from typing import Any

import pytest

from knobel.core.events import Did, Event
from knobel.core.moves import Bid, Press, Say
from knobel.core.reading import read_scene
from knobel.core.stages import Over
from knobel.texts import texts
from tests.support.cases import case
from tests.support.table import Table

ID = "wieviel-augen"
NAMES = ("Anna", "Ben", "Cem")


def calculate(table: Table, number: int) -> Table:
    """Follow the magician's steps and say a number."""
    for _ in range(3):
        table.do("press done")
    return table.do(f"bid {number}")


def named(number: int) -> tuple[int, int] | None:
    """The dice that the app names for a number told of dice it cannot see; None where it asks again."""
    table = calculate(Table(ID, 2).do("press own-dice"), number)
    if table.game_state.phase == "sum":
        return None
    phrase = next(phrase for phrase in read_scene(table.game.scene(table.state, 1)) if phrase.key == "named")
    first, second = phrase.facts["first"], phrase.facts["second"]
    assert isinstance(first, int)
    assert isinstance(second, int)
    return first, second


def contest(*faces: int, seats: int = 2, **options: Any) -> Table:
    """A round in which the players are the magicians, with all of them ready."""
    table = Table(ID, seats, mode="player_magician", **options).throw(*faces)
    for seat in range(seats):
        table.do("press ready", seat)
    return table


def told(table: Table, event: Event, viewer: int | None = None) -> list[str]:
    phrases = table.game.tell(table.state, event, table.game.apply(table.state, event), viewer)
    return [texts("de").say(phrase, ID, NAMES) for phrase in phrases]


def points(table: Table) -> tuple[int | None, ...]:
    return table.game.result(table.state).points or ()


@case(f"{ID}:C1")
def test_six_and_two_give_87_and_87_gives_them_away(case_id: str) -> None:
    table = Table(ID, 2).do("press cup").throw(6, 2)
    table.do("press done").do("press done").do("press done")
    assert told(table, Did(0, Bid(87)))[1].endswith("Es liegen eine 6 und eine 2!")
    table.do("bid 87").do("press right")
    assert table.last.faces == (6, 2)
    assert contest(6, 2).game_state.number == 87
    slip = calculate(Table(ID, 2).do("press cup").throw(6, 2), 81)
    assert told(slip, Did(0, Press("wrong")))[2] == "Unter dem Becher liegen 6 und 2: 12, 17, 85, das macht 87."


@case(f"{ID}:C2")
@pytest.mark.parametrize(("face", "number"), [(1, 36), (6, 91)])
def test_the_smallest_and_the_largest_result(case_id: str, face: int, number: int) -> None:
    assert contest(face, face).game_state.number == number
    assert named(number) == (face, face)


@case(f"{ID}:C3")
def test_81_names_five_and_six(case_id: str) -> None:
    assert named(81) == (5, 6)


@case(f"{ID}:C4")
@pytest.mark.parametrize("number", [45, 42, 100, 30])
def test_impossible_results_are_worked_out_again(case_id: str, number: int) -> None:
    assert named(number) is None
    table = Table(ID, 2).do("press own-dice").do("press done").do("press done").do("press done")
    assert told(table, Did(0, Bid(number)))[1] == f"{number} kann nicht stimmen. Rechne noch einmal nach."


@case(f"{ID}:C5")
def test_the_order_of_the_dice_counts(case_id: str) -> None:
    table = contest(2, 6)
    assert table.game_state.number == 51
    table.do("say 62", 0).do("say 26", 1)
    assert table.last.faces == (2, 6)
    assert points(table) == (0, 1)


@case(f"{ID}:C6")
def test_no_answer_in_time_is_no_point(case_id: str) -> None:
    table = contest(6, 2).do("say 62", 1).expire("answer-1")
    assert points(table) == (0, 1)
    assert table.game_state.tricks == 1


def test_exactly_36_results_are_possible() -> None:
    possible = [number for number in range(200) if named(number) is not None]
    assert possible == [25 + 10 * a + b for a in range(1, 7) for b in range(1, 7)]


def test_the_app_never_uses_the_dice_under_the_cup() -> None:
    table = calculate(Table(ID, 2).do("press cup").throw(6, 2), 81)
    read = read_scene(table.game.scene(table.state, 1))
    assert [phrase.facts["first"] for phrase in read if phrase.key == "named"] == [5]
    assert told(table, Did(0, Press("wrong")))[1] == "81 gehört nicht zu diesen Würfeln: Anna hat sich verrechnet."


def test_only_the_thrower_sees_the_dice() -> None:
    table = Table(ID, 3).do("press cup").throw(6, 2)

    def faces(viewer: int | None) -> list[int | None]:
        return [die.face for die in table.game.scene(table.state, viewer).widgets[0].dice]  # type: ignore[union-attr]

    assert faces(0) == [6, 2]
    assert faces(1) == faces(None) == [None, None]


def test_the_steps_are_called_out_one_by_one_or_not_at_all() -> None:
    table = Table(ID, 1).do("press own-dice")
    prompts = []
    for _ in range(4):
        prompts += [phrase.key for phrase in read_scene(table.game.scene(table.state, 0)) if "step" in phrase.key]
        table.do("press done" if len(prompts) < 4 else "bid 87")
    assert prompts == ["step-double", "step-add-five", "step-times-five", "step-add-second"]
    silent = Table(ID, 1, show_steps="off").do("press own-dice")
    assert silent.offers("bid 87")
    assert "work-it-out" in [phrase.key for phrase in read_scene(silent.game.scene(silent.state, 0))]


def test_throwers_take_turns_until_somebody_stops() -> None:
    table = Table(ID, 2)
    for seat in (0, 1, 0):
        assert table.asked == (seat,)
        calculate(table.do("press own-dice"), 87).do("press right")
    table.do("press stop")
    assert isinstance(table.stage, Over)
    assert table.result.winners == ()


def test_a_thrower_who_teases_the_magician_is_found_out() -> None:
    table = calculate(Table(ID, 2).do("press cup").throw(6, 2), 87)
    assert "wollte den Zauberer wohl nur ärgern" in told(table, Did(0, Press("wrong")))[1]
    own = calculate(Table(ID, 2).do("press own-dice"), 87)
    assert told(own, Did(0, Press("wrong")))[1] == "87 gehört immer zu 6 und 2. Da hat sich Anna wohl verrechnet."
    assert told(own, Did(0, Press("right")))[1] == "Applaus für den Zauberer!"


def test_a_trick_ends_after_ten_impossible_results_or_when_it_is_given_up() -> None:
    table = Table(ID, 2, show_steps="off").do("press own-dice")
    for _ in range(10):
        table.do("bid 30")
    assert table.asked == (1,)
    table.do("press cup").throw(1, 2).do("press give-up")
    assert table.last.faces == (1, 2)


def test_the_show_ends_after_a_hundred_tricks() -> None:
    table = Table(ID, 1, show_steps="off")
    for _ in range(100):
        table.do("press own-dice").do("bid 87").do("press right")
    assert isinstance(table.stage, Over)


def test_nobody_hears_the_number_before_all_are_ready() -> None:
    table = Table(ID, 2, mode="player_magician").throw(6, 2).do("press ready", 1)
    assert table.game_state.number is None
    assert table.asked == (0,)
    assert table.do("press ready").game_state.number == 87


def test_most_points_win_then_the_quicker_answers_then_the_win_is_shared() -> None:
    table = contest(6, 2, rounds=2).do("say 62", 1).do("say 62", 0)
    table.throw(1, 1).do("press ready", 0).do("press ready", 1)
    quicker = Table(ID, 2, mode="player_magician", rounds=2)
    quicker.state = table.state
    assert quicker.do("say 11", 1).do("say 11", 0).result.winners == (1,)
    assert table.do("say 11", 0).do("say 11", 1).result.winners == (0, 1)
    assert table.result.points == (2, 2)


def test_answers_stay_hidden_until_all_are_in_and_are_told_then() -> None:
    table = contest(6, 2)
    assert told(table, Did(0, Say("62")), 1) == ["Anna hat sich entschieden."]
    assert told(table, Did(0, Say("62")), 0) == ["Anna antwortet: 6 und 2."]
    table.do("say 62", 0)
    assert told(table, Did(1, Press("pass")))[1:] == [
        "87 weniger 25: Unter dem Becher liegen 6 und 2.",
        "Anna hat 6 und 2 gesagt – richtig! Punkte: 1.",
        "Ben hat nicht geantwortet.",
    ]


def test_without_a_limit_there_is_no_clock() -> None:
    table = contest(6, 2, answer_seconds=0)
    assert table.game.scene(table.state, 0).clocks == ()
    assert [clock.seconds for clock in contest(6, 2).game.scene(contest(6, 2).state, 0).clocks] == [15]


def test_the_lifted_cup_can_be_checked() -> None:
    table = contest(6, 2).do("say 62", 0)
    event = Did(1, Press("pass"))
    assert table.game.reveals(table.state, event, table.game.apply(table.state, event)) == (0,)


@pytest.mark.parametrize("mode", ["app_magician", "player_magician"])
def test_a_greedy_player_calculates_well_and_stops_after_everybody_had_a_turn(mode: str) -> None:
    table = Table(ID, 2, mode=mode, **({"rounds": 2} if mode == "player_magician" else {}))
    for _ in range(60):
        if isinstance(table.stage, Over):
            break
        if not table.asked:
            table.throw(6, 2)
            continue
        seat = table.asked[0]
        choices = table.game.choices(table.state, seat)
        assert choices is not None
        table.do(
            max(choices.moves, key=lambda move: table.game.advice.heuristic(table.state.game_state, seat, move) or 0.0),
            seat,
        )
    assert table.game_state.tricks == 2
    assert table.result.points in (None, (2, 2))
