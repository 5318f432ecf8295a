"""A table for tests: a game that is told what falls and what people do."""

from typing import Any

import pytest
from msgspec.structs import replace

import knobel
from knobel.core.events import Event
from knobel.core.moves import AnyMove
from knobel.core.notation import read_move
from knobel.core.scenes import Scene
from knobel.core.settlements import Settlement
from knobel.match.match import Match
from knobel.match.settling import settlement
from knobel.match.state import AnyState


class Table:
    """A running game. Seat 0 begins unless told otherwise; options are given by name."""

    def __init__(self, id: str, seats: int | None = None, first: int = 0, lexicon: Any = None, **options: Any) -> None:
        self.game: Match = knobel.game(id, seats, {"starter": "first_seat", **options}, lexicon=lexicon)
        self.state: AnyState = self.game.start(first)

    @property
    def game_state(self) -> Any:
        """The game's own state."""
        return self.state.game_state

    @property
    def last(self) -> Any:
        """What lies there for all to see."""
        return self.state.last

    @property
    def stage(self) -> knobel.Stage:
        return self.game.stage(self.state)

    @property
    def result(self) -> knobel.Result:
        """The result of a game that is over."""
        assert isinstance(self.stage, knobel.Over)
        return self.stage.result

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide."""
        return tuple(self.stage.choices) if isinstance(self.stage, knobel.Ask) else ()

    @property
    def thrower(self) -> int | None:
        """The seat that is to throw."""
        assert isinstance(self.stage, knobel.Throw)
        return self.stage.seat

    def set(self, **fields: Any) -> "Table":
        """Go on from here with these fields of the game's own state changed."""
        self.state = replace(self.state, game_state=replace(self.game_state, **fields))
        return self

    def throw(self, *faces: int) -> "Table":
        """These faces fall."""
        return self.apply(knobel.Thrown(faces))

    def throws(self, *throws: tuple[int, ...] | int) -> "Table":
        """One throw after another; a bare number is a throw of one die."""
        for faces in throws:
            self.throw(*((faces,) if isinstance(faces, int) else faces))
        return self

    def do(self, move: str | AnyMove, seat: int | None = None) -> "Table":
        """A seat decides; the only one asked unless it is named. Moves may be written in the notation."""
        return self.apply(self._did(move, seat))

    def scene(self, viewer: int | None) -> Scene:
        """What a viewer sees."""
        return self.game.scene(self.state, viewer)

    def settled(self, move: str | AnyMove, seat: int | None = None) -> Settlement:
        """What the round comes to with which this move ends it."""
        return self._settled(self._did(move, seat))

    def settled_by_throw(self, *faces: int) -> Settlement:
        """What the round comes to with which this throw ends it."""
        return self._settled(knobel.Thrown(faces))

    def _settled(self, event: Event) -> Settlement:
        before = self.state
        settled = settlement(self.game, before, event, self.apply(event).state)
        assert settled is not None
        return settled

    def expire(self, clock: str) -> "Table":
        """A clock runs out."""
        return self.apply(knobel.Expired(clock))

    def apply(self, event: Event) -> "Table":
        self.state = self.game.apply(self.state, event)
        return self

    def refuses(self, move: str | AnyMove, seat: int | None = None) -> str:
        """The code with which a move is refused; fails if it is legal."""
        before = self.state
        with pytest.raises(knobel.IllegalMove) as refusal:
            self.game.apply(before, self._did(move, seat))
        assert self.state == before
        return refusal.value.code

    def offers(self, move: str | AnyMove, seat: int | None = None) -> bool:
        """Whether a seat may make this move now."""
        event = self._did(move, seat)
        choices = self.game.choices(self.state, event.seat)
        return choices is not None and event.move in choices

    def _did(self, move: str | AnyMove, seat: int | None) -> knobel.Did:
        if seat is None:
            assert isinstance(self.stage, knobel.Ask), f"nobody is asked: {self.stage}"
            (seat,) = self.stage.choices
        return knobel.Did(seat, read_move(move) if isinstance(move, str) else move)
