"""Finke: a board with the fields 2 to 12; what you throw you pay onto an empty field and take from a full one.

Rulings followed: a payment is as many chips as pips (or one, if agreed); whoever has too few puts down all of them, and
whoever has put down the last one is out; a 2 or 12 clears the board, even an empty one, and makes another throw due;
"again" means the very next throw, and nothing but a 2 or 12 right after another ever fills the fields 2 and 12.
"""

from typing import Annotated, Literal

from knobel.games.chips._chip_board import TWO_TO_TWELVE, BoardState, ChipBoard, ChipBoardFace, ChipBoardOptions
from knobel.parts.chips import Chips, changed, paid_onto, taken_from
from knobel.writing.face import Name, Phrase, say
from knobel.writing.facts import Family, Game, Info, Players, whole

LOWEST = 2
EMPTY: Chips = (0,) * len(TWO_TO_TWELVE)
SEVEN = 7
CLEARING = (2, 12)


class FinkeOptions(ChipBoardOptions, frozen=True):
    start_chips: Annotated[int, whole(20, 100)] = 20
    two_takes_seven: bool = True
    stake: Literal["pips", "one_chip"] = "pips"
    max_circuits: Annotated[int, whole(50, 5000)] = 500


class State(BoardState, frozen=True):
    """`cleared` says that the throw before, of the same turn, was a 2 or 12."""

    cleared: bool = False


class Finke(ChipBoard[State, FinkeOptions]):
    ranks = "chips"
    keeper = SEVEN

    def most_circuits(self) -> int:
        return self.options.max_circuits

    # A turn goes on while the thrower takes, and ends with a payment.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        pips = faces[0] + faces[1]
        if pips in CLEARING:
            return self._spread(state) if state.cleared else self._clear(state, pips)
        field = pips - LOWEST
        if state.board[field] and pips != SEVEN:
            return self._take(state, field)
        owed = pips if self.options.stake == "pips" else 1
        return self.turn_over(state.but(cleared=False), *paid_onto(state.chips, state.seat, state.board, field, owed))

    # A full field is taken; the seven is not, it only grows.

    def _take(self, state: State, field: int) -> State:
        chips, board = taken_from(state.chips, state.seat, state.board, field)
        return state.but(chips=chips, board=board, cleared=False)

    # A 2 or 12 takes the whole board; where agreed, a 2 leaves the seven alone.

    def _clear(self, state: State, pips: int) -> State:
        left = self._left_lying(state, pips)
        chips = changed(state.chips, state.seat, sum(state.board) - sum(left))
        return state.but(chips=chips, board=left, cleared=True)

    def _left_lying(self, state: State, pips: int) -> Chips:
        if pips == LOWEST and not self.options.two_takes_seven:
            return changed(EMPTY, SEVEN - LOWEST, state.board[SEVEN - LOWEST])
        return EMPTY

    # Another 2 or 12 right after it costs one chip on every field, from the lowest up as far as the chips go.

    def _spread(self, state: State) -> State:
        count = min(len(self.fields), state.chips[state.seat])
        board = tuple(lying + (field < count) for field, lying in enumerate(state.board))
        return self.turn_over(state.but(cleared=False), changed(state.chips, state.seat, -count), board)


class FinkeFace(ChipBoardFace[Finke]):
    art = "finke"

    def announcements(self, state: State) -> dict[str, Phrase]:
        cleared = state.cleared and not self.rules.ended(state)
        return super().announcements(state) | ({"cleared": say("cleared", who=Name(state.seat))} if cleared else {})

    def told_chips(self, before: State, field: int, after: State) -> Phrase:
        who = Name(before.seat)
        gained = after.chips[before.seat] - before.chips[before.seat]
        if after.cleared:
            return say("told-clears", who=who, chips=gained)
        if gained > 0:
            return say("told-takes", who=who, field=field, chips=gained)
        if field in CLEARING:
            return say("told-spreads", who=who, count=-gained)
        key = "told-pays" if after.chips[before.seat] else "told-pays-last"
        return say(key, who=who, field=field, chips=-gained)


INFO = Info(id="finke", family=Family.CHIPS, players=Players(2, 8), dice=("d6", "d6"), decisions=False)
GAME = Game(INFO, Finke, FinkeFace)
