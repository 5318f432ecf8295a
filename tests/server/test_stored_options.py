"""Tables and records that were agreed on when more could be agreed on: they open, and play as they were agreed."""

from typing import Any

import pytest

import knobel
from knobel.core.events import Event
from knobel.house.store.operations import Row
from knobel.house.table.entries import Began, Happened, Sat, TableOpened
from knobel.house.table.table import Table
from knobel.match import opening
from knobel.match.match import all_values
from knobel.minds.arena import Chance
from proofs.strand import past_games
from tests.conformance.walks import random_event, walk

# What earlier versions accepted and wrote down, with every option named.
OLD: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("todessprung", 3, {"mode": "elimination", "next_namer": "rotate", "games": 2}),
    ("doppeltes-lottchen", 3, {"target": 40, "mode": "elimination", "games": 2}),
    ("chicago", 2, {"lives": 1, "games": 2}),
    ("laeuse-wuerfeln", 8, {"unique_numbers": True}),
    ("offenes-wuerfelpoker", 2, {"min_stake": 3, "max_stake": 1, "rounds": 2}),
    ("rock-and-roll", 3, {"rotate_bank": 5, "max_throws": 6, "start_chips": 5}),
    ("gestrichene-zwoelf", 2, {"finish": "sudden", "tie_break": "throw_off"}),
    ("schocken", 2, {"halves": 1, "final_mode": "single_round", "six_turn_keeps_ones": False}),
    ("kleine-differenzen", 2, {"entry_seconds": 60, "decision_seconds": 30}),
)
every_old_table = pytest.mark.parametrize(("id", "seats", "options"), OLD, ids=[id for id, _, _ in OLD])


@every_old_table
def test_nobody_can_agree_on_it_today(id: str, seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(knobel.BadOption):
        knobel.game(id, seats, options)


@every_old_table
def test_a_record_is_replayed_by_what_was_agreed_then(id: str, seats: int, options: dict[str, Any]) -> None:
    game = opening.stored_game(id, seats, options)
    steps = list(walk(game, "stored"))
    record = knobel.Record(id, 1, tuple("ABCDEFGH"[:seats]), options, tuple(step.event for step in steps))
    read = knobel.read_record(knobel.write_record(record))
    again = knobel.game_of(read)
    assert {name: all_values(again)[name] for name in options} == options
    states = [after for _, _, after in knobel.replay(again, read.events, again.start())]
    assert states == [step.after for step in steps]


@every_old_table
def test_a_table_is_folded_from_its_log_as_it_was_agreed_then(id: str, seats: int, options: dict[str, Any]) -> None:
    table, chance = Table("t"), Chance(id)
    sat = (Sat(seat, "bot", f"Bot {seat}", mind="random") for seat in range(seats))
    entries: list[Any] = [TableOpened(id, 1, options, seats, "anna"), *sat, Began(0, ("",) * seats, None)]
    for entry in entries:
        table.fold(entry, 1_000)
    for _ in range(20):
        assert table.stage is not None
        event: Event = random_event(table.stage, chance)
        entries.append(Happened(event, None))
        table.fold(entries[-1], 1_000)
    assert {name: all_values(table.game)[name] for name in options} == options
    (past,) = past_games(Row(number, 1_000, entry) for number, entry in enumerate(entries))
    assert past.steps[-1].after == table.state


def test_what_a_table_names_today_is_what_is_there() -> None:
    """And reading it again changes nothing."""
    for id in knobel.ids():
        game = knobel.game(id)
        assert opening.stored_game(id, game.seats, game.options).options == game.options
