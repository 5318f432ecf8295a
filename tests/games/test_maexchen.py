"""Mäxchen: its worked cases and rules."""

import pytest

from knobel.core.settlements import Payment
from knobel.core.widgets import Tray
from knobel.games.bluff.maexchen.rules import VALUES, rank
from tests.support.cases import case
from tests.support.table import Table


def opened(*faces: int, said: str, **fields: tuple[int, ...]) -> Table:
    """A table of three at which A has thrown these dice and announced a value."""
    table = Table("maexchen", 3)
    if fields:
        table.set(**fields)
    return table.throw(*faces).do(f"say {said}")


def test_whoever_must_believe_or_doubt_reads_the_claim_and_not_what_it_had_to_beat() -> None:
    def read(table: Table) -> set[str]:
        return {each.id for each in table.game.scene(table.state, 1).widgets if each.id in ("claim", "to-beat")}

    table = opened(4, 2, said="42").do("press believe")
    assert read(table) == {"to-beat"}
    assert read(table.throw(3, 1).do("say 43")) == {"claim"}


@case("maexchen:C1")
def test_a_lie_that_is_doubted_costs_the_liar_a_chip(case_id: str) -> None:
    table = opened(4, 2, said="42").do("press believe").throw(3, 1).do("say 43").do("press doubt")
    assert table.game_state.chips == (0, 1, 0)
    assert table.game_state.seat == 2


@case("maexchen:C2")
def test_an_announcement_that_was_too_low_is_safe(case_id: str) -> None:
    table = opened(5, 4, said="51").do("press doubt")
    assert table.game_state.chips == (0, 1, 0)
    table.throw(1, 1).do("say 31")
    assert table.asked == (1,)


@case("maexchen:C3")
def test_equal_is_enough(case_id: str) -> None:
    table = opened(6, 3, said="63").do("press doubt")
    assert table.game_state.chips == (0, 1, 0)
    assert table.game_state.seat == 0


@case("maexchen:C4")
def test_announcements_must_rise(case_id: str) -> None:
    table = opened(3, 2, said="32").do("press believe").throw(3, 1)
    assert table.refuses("say 31") == "too-low"
    assert table.refuses("say 32") == "too-low"
    assert table.offers("say 41")


@case("maexchen:C5")
def test_after_double_six_only_maexchen_is_left(case_id: str) -> None:
    table = opened(6, 6, said="66").do("press believe").throw(6, 6)
    assert [str(value) for value in VALUES if table.offers(f"say {value}")] == ["21"]
    table.do("say 21").do("press doubt")
    assert table.game_state.chips == (0, 2, 0)
    assert table.game_state.seat == 2


@case("maexchen:C6")
def test_believing_a_maexchen_costs_a_chip_and_opens_a_round(case_id: str) -> None:
    table = opened(4, 2, said="21").do("press believe")
    assert table.game_state.chips == (0, 1, 0)
    table.throw(3, 2)
    assert table.offers("say 32")
    assert table.offers("say 31")


@case("maexchen:C7")
def test_doubting_a_true_maexchen_costs_two_chips(case_id: str) -> None:
    table = opened(2, 1, said="21", chips=(0, 4, 0)).do("press doubt")
    assert table.game_state.gone == (1,)
    assert table.game_state.chips == (0, 0, 0), "the chips go back"
    table.throw(3, 1).do("say 31")
    assert table.asked == (2,)


@case("maexchen:C8")
def test_a_believer_who_goes_out_leaves_the_opening_to_the_next(case_id: str) -> None:
    table = opened(4, 2, said="21", chips=(0, 4, 0)).do("press believe")
    assert table.game_state.gone == (1,)
    assert table.thrower == 2
    table.throw(3, 1).do("say 31")
    assert table.asked == (0,)


@case("maexchen:C9")
def test_the_last_one_left_wins(case_id: str) -> None:
    table = Table("maexchen", 2).set(chips=(4, 3)).throw(6, 5).do("say 55").do("press doubt")
    assert table.result.winners == (1,)
    assert table.result.places == (2, 1)


@case("maexchen:C10")
def test_any_double_beats_every_mixed_throw(case_id: str) -> None:
    assert opened(1, 1, said="65").do("press doubt").game_state.chips == (0, 1, 0)


@case("maexchen:C11")
def test_the_announcement_decides_the_price(case_id: str) -> None:
    assert opened(2, 1, said="61").do("press doubt").game_state.chips == (0, 1, 0)


@case("maexchen:C12")
def test_players_rank_by_how_long_they_lasted(case_id: str) -> None:
    table = Table("maexchen", 3).set(gone=(2,), chips=(4, 0, 0))
    table.throw(3, 1).do("say 66").do("press doubt")
    assert table.result.places == (2, 1, 3)


def test_the_order_of_the_values_is_that_of_the_rules() -> None:
    assert [rank((int(value[0]), int(value[1]))) for value in VALUES] == list(range(1, 22))


def test_with_first_out_the_first_one_out_is_the_only_loser() -> None:
    table = Table("maexchen", 3, play_until="first_out").set(chips=(1, 4, 2)).throw(2, 1).do("say 21").do("press doubt")
    assert table.result.losers == (1,)
    assert table.result.places == (1, 3, 2)


def test_a_game_without_a_price_for_believing_stops_after_500_rounds() -> None:
    table = Table("maexchen", 2, believe_maexchen_chips=0).set(round=500, chips=(1, 2))
    table.throw(3, 1).do("say 21").do("press believe")
    assert table.result.flags == ("stopped_by_limit",)
    assert table.result.winners == (0,)


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_only_the_thrower_sees_the_dice(viewer: int | None) -> None:
    table = Table("maexchen", 3).throw(4, 2)
    hidden = [die.face for die in table.game.scene(table.state, viewer).widgets[0].dice]  # type: ignore[union-attr]
    assert hidden == [None, None]


def test_uncovered_dice_stay_those_of_whoever_threw_them() -> None:
    # A lied and was caught: B opens the next round, and the dice on the table are still A's.
    table = opened(3, 1, said="62").do("press doubt")
    tray = next(widget for widget in table.scene(None).widgets if isinstance(widget, Tray))
    assert table.game_state.seat == 1
    assert (tray.owner, [die.face for die in tray.dice]) == (0, [3, 1])


def test_a_doubt_is_settled_with_the_dice_a_verdict_and_the_chip() -> None:
    table = opened(3, 1, said="62")
    settled = table.settled("press doubt")
    assert [(hand.seat, hand.verdict) for hand in settled.hands] == [(0, "false")]
    assert settled.payments == (Payment(1, None, 0),)
