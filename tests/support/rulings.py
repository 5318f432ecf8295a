"""A table with its log, and two people at it who ask for things."""

from typing import Any

import pytest

from knobel import Throw
from knobel.core.errors import KnobelError
from knobel.core.moves import Press
from knobel.house.table.entries import Entry, TableOpened
from knobel.house.table.rulings import (
    HOUSE,
    Act,
    Actor,
    Begin,
    Request,
    Roll,
    Sit,
    rule,
)
from knobel.house.table.table import Table

MASTER = bytes(32)
MINDS = frozenset({"random", "greedy"})
ANNA, BEN, EVE = Actor("anna", (0,)), Actor("ben", (1,)), Actor("eve")


class Desk:
    """A table with its log at hand."""

    def __init__(self, game: str = "chicago", **setup: Any) -> None:
        self.table = Table("t")
        self.log: list[Entry] = []
        self.now = 1_000_000
        options = setup.pop("options", {"starter": "first_seat"})
        self.write(TableOpened(game, 1, options, setup.pop("seats", 2), "anna", **setup))

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.table.fold(entry, self.now)
            self.log.append(entry)

    def ask(self, actor: Actor, request: Request) -> "Desk":
        self.write(*rule(self.table, actor, request, MASTER, MINDS).entries)
        return self

    def refuses(self, actor: Actor, request: Request) -> str:
        seq, state = self.table.seq, self.table.state
        with pytest.raises(KnobelError) as refusal:
            rule(self.table, actor, request, MASTER, MINDS)
        assert (self.table.seq, self.table.state) == (seq, state)
        return refusal.value.code


def playing(game: str = "chicago", **setup: Any) -> Desk:
    """Anna (host, seat 0) and Ben (seat 1) at a running game."""
    desk = Desk(game, **setup)
    return desk.ask(ANNA, Sit(0, "Anna")).ask(BEN, Sit(1, "Ben")).ask(ANNA, Begin())


def play_out(desk: Desk) -> Desk:
    """Play the game on the table to its end."""
    while desk.table.phase == "playing":
        stage = desk.table.stage
        if isinstance(stage, Throw):
            assert stage.seat is not None
            desk.ask(HOUSE, Roll(stage.seat))
        else:
            desk.ask(HOUSE, Act(desk.table.state.game_state.seat, Press("stop")))
    return desk


def over(**options: Any) -> Desk:
    """A table at which a game has just ended."""
    return play_out(playing(options={"starter": "first_seat", "lives": 1, **options}))
