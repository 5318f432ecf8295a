"""Chip boards: the sum of a throw names a field, onto which chips are paid or from which they are taken.

A game of this kind states its dice, its fields, the one field that only grows (the keeper), and the drawing of its
board. Where fields are worth one chip each (`OneChipBoard`), that is the whole game. Whoever puts down the last chip is
out, and the last one left wins; or else that is the aim, and the first one without chips wins.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from knobel.core.widgets import Board, BoardField
from knobel.parts.chips import Chips, came_round, changed, next_holder, stocks
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Thrown, Tray, Viewer, Widget, ready_tray, say
from knobel.writing.facts import Frozen, Options
from knobel.writing.rules import (
    STOPPED_BY_LIMIT,
    DiceSet,
    Faces,
    Over,
    Result,
    Rules,
    SafetyBound,
    Seat,
    Stage,
    best_wins,
    d6,
    nets,
    throw,
)

# The sums of two dice.
TWO_TO_TWELVE = tuple(range(2, 13))


class BoardState(Frozen, frozen=True):
    """Who began, who is to throw, everybody's chips, and the chips on the fields.

    `gone` are the seats that have put down their last chip, in that order; `circuit` counts circuits from 1 where the
    game bounds them.
    """

    first: Seat
    seat: Seat
    chips: tuple[int, ...]
    board: tuple[int, ...]
    gone: tuple[Seat, ...] = ()
    circuit: int = 1


S = TypeVar("S", bound=BoardState)


class ChipBoardOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        start_chips: int


O = TypeVar("O", bound=ChipBoardOptions)  # noqa: E741


class ChipBoard(Rules[S, O]):
    """The base of chip boards. Its option `start_chips` says what everybody begins with."""

    ties = False
    dice: ClassVar[DiceSet] = d6(2)
    fields: ClassVar[tuple[int, ...]] = TWO_TO_TWELVE
    keeper: ClassVar[int]
    # Whether the last one with chips wins, or the first one without; and whether the last one takes the board.
    last_wins: ClassVar[bool] = True
    last_takes_board: ClassVar[bool] = True

    def prepare(self) -> None:
        super().prepare()
        self._gone_at_the_end = self.seats - 1 if self.last_wins else 1
        self.circuits = self.most_circuits()

    # What a game of this kind states ---------------------------------------------------------------------------------

    def most_circuits(self) -> int | None:
        """After how many circuits the game is stopped; None where nothing but the ground rules stops it."""
        return getattr(self.options, "safety_circuits", None)

    # What follows ----------------------------------------------------------------------------------------------------

    def safety_bound(self) -> SafetyBound | None:
        return SafetyBound("circuit", self.circuits)

    def start(self, first: Seat) -> S:
        chips = (self.options.start_chips,) * self.seats
        state: S = self.state_type(first, first, chips, (0,) * len(self.fields))
        return state

    def stage(self, state: S) -> Stage:
        if self.ended(state):
            return Over(self.result(state))
        return throw(state.seat, self.dice)

    # The game is decided when enough players have put down their last chip, and stopped after too many circuits.

    def ended(self, state: S) -> bool:
        """Whether the game is over, decided or stopped."""
        most = self.circuits
        return len(state.gone) == self._gone_at_the_end or (most is not None and state.circuit > most)

    def decided(self, state: S) -> bool:
        """Whether the game has come to its own end."""
        return len(state.gone) == self._gone_at_the_end

    # Whoever has no chips left throws no more; where the table agreed on it, the last one left takes the board.

    def turn_over(self, state: S, chips: Chips, board: Chips) -> S:
        """The state once the thrower's turn has ended with these chips."""
        seat, first, circuit = state.seat, state.first, state.circuit
        gone = state.gone if chips[seat] else (*state.gone, seat)
        following = next_holder(chips, seat)
        if len(gone) == self._gone_at_the_end and self.last_takes_board:
            chips, board = changed(chips, following, sum(board)), (0,) * len(board)
        if self.circuits is not None:
            circuit += came_round(first, seat, following, self.seats)
        return state.but(seat=following, chips=chips, board=board, gone=gone, circuit=circuit)

    # Later out is better; among those still in, more chips are. Chips on the board of a stopped game are nobody's.

    def result(self, state: S) -> Result:
        gone = state.gone
        lasted = [(0, gone.index(seat)) if seat in gone else (1, held) for seat, held in enumerate(state.chips)]
        flags = (STOPPED_BY_LIMIT,) if self.ended(state) and not self.decided(state) else ()
        return best_wins(lasted, chips=state.chips, nets=nets(state.chips, self.options.start_chips), flags=flags)

    def conserved(self, state: S) -> int:
        return sum(state.chips) + sum(state.board)


ChipBoardR = TypeVar("ChipBoardR", bound=ChipBoard[Any, Any])


class ChipBoardFace(Face[ChipBoardR]):
    """What is seen and said."""

    art: ClassVar[str]

    def told_chips(self, before: Any, field: int, after: Any) -> Phrase:
        """What the throw has done with chips."""
        raise NotImplementedError

    def announcements(self, state: Any) -> dict[str, Phrase]:
        """What must be known beside the board while the game lasts."""
        if self.rules.circuits is None or self.rules.ended(state):
            return {}
        return {"circuit": say("circuit", number=state.circuit, most=self.rules.circuits)}

    def below(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        fields = tuple(
            BoardField(str(field), field_label(field, self.rules.keeper), lying)
            for field, lying in zip(self.rules.fields, state.board, strict=True)
        )
        return Board("board", self.art, fields), stocks(state.chips, lambda seat: self._pile_label(state, seat))

    def ready(self, state: Any) -> tuple[Tray, ...]:
        return (ready_tray(state.seat, len(self.rules.dice)),)

    def _pile_label(self, state: Any, seat: Seat) -> Phrase:
        return say("pile-gone" if self.rules.last_wins and seat in state.gone else "pile", who=Name(seat))

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        told = [self.told_chips(before, sum(event.faces), after)]
        if self.rules.last_wins:
            told += [say("told-out", who=Name(seat)) for seat in after.gone[len(before.gone) :]]
        if self.rules.last_takes_board and self.rules.decided(after):
            told.append(say("told-board", who=Name(after.seat), chips=after.chips[after.seat]))
        return tuple(told)


class OneChipBoard(ChipBoard[BoardState, O]):
    """A board on which a throw moves one chip: onto an empty field or the keeper, or else off the field."""

    def thrown(self, state: BoardState, faces: Faces) -> BoardState:
        number = sum(faces)
        field = number - self.fields[0]
        gain = 1 if state.board[field] and number != self.keeper else -1
        return self.turn_over(state, changed(state.chips, state.seat, gain), changed(state.board, field, -gain))


OneChipBoardR = TypeVar("OneChipBoardR", bound=OneChipBoard[Any])


class OneChipBoardFace(ChipBoardFace[OneChipBoardR]):
    """What is seen and said."""

    def told_chips(self, before: BoardState, field: int, after: BoardState) -> Phrase:
        left = after.chips[before.seat]
        taken = left > before.chips[before.seat]
        key = "told-picks" if taken else "told-keeper" if field == self.rules.keeper else "told-lays"
        return say(key, who=Name(before.seat), field=field, left=left)


@cache
def field_label(field: int, keeper: int) -> Phrase:
    """What to call a field: its number, and what the keeper is."""
    return say("board-keeper" if field == keeper else "board-field", number=field)
