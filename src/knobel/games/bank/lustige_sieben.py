"""Lustige Sieben: two columns and a seven between bank and players; the column that is thrown loses, the other wins.

Rulings followed: "double" and "threefold" are what comes back, stake included; stakes on the seven die with the left
column, stand when the right one falls, cannot be withdrawn but may grow, and go home when the bank changes; a bank that
runs short pays clockwise until it is empty, and moves on; the limit holds for every new stake, and each new stake of a
player goes on another field; the bank has gone round when it comes back to, or past, the seat that first held it.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.core.widgets import BetMark
from knobel.games.bank._bets import (
    BankFace,
    Bet,
    Gains,
    Settlement,
    has_bet,
    next_bettor,
    placed,
    returned,
    settled,
    told_settlement,
    told_stake,
)
from knobel.parts.chips import Chips, came_round, changed, next_holder
from knobel.writing.advice import Advice, Round
from knobel.writing.face import Announcement, CardTable, Event, LastThrow, Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Choices,
    DiceSet,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    Seat,
    Stage,
    Stake,
    Stakes,
    ask,
    by_chips,
    d6,
    throw,
    up_to,
)

TWO_DICE = d6(2)
FIELDS = tuple(map(str, range(2, 13)))
COLUMNS = {
    "booklet": {"seven": ("7",), "left": ("2", "4", "6", "9", "11"), "right": ("3", "5", "8", "10", "12")},
    "low_high": {"seven": ("7",), "left": ("2", "3", "4", "5", "6"), "right": ("8", "9", "10", "11", "12")},
}
# What each column gains per chip when this one is thrown; None: its stakes stay on the board.
WORTH: dict[str, dict[str, int | None]] = {
    "left": {"left": -1, "right": +1, "seven": -1},
    "right": {"left": +1, "right": -1, "seven": None},
    "seven": {"left": -1, "right": -1, "seven": +2},
}
PASS, DONE = Press("pass"), Press("done")


class LustigeSiebenOptions(Options, frozen=True):
    board: Literal["booklet", "low_high"] = "booklet"
    start_chips: Annotated[int, whole(5, 100)] = 8
    throws_per_bank: Annotated[int, whole(1, 20)] = 5
    bank_cycles: Annotated[int, whole(1, 5)] = 1
    max_bet: Annotated[int, whole(1, 20)] | Literal["none"] = "none"
    fields_per_player: Annotated[int, whole(1, 11)] = 1


class State(Frozen, frozen=True):
    """`first` held the bank first, `banker` holds it now; `bettor` is to bet, or is the banker when all have.

    `fresh` are the fields on which the bettor has put chips for this throw, and `throws` counts those of this
    banker.
    """

    first: Seat
    banker: Seat
    bettor: Seat
    chips: tuple[int, ...]
    bets: tuple[Bet, ...] = ()
    fresh: tuple[str, ...] = ()
    throws: int = 0
    cycle: int = 1


@cache
def column_of(board: str, pips: int) -> str:
    """The column in which a sum lies."""
    return next(column for column, fields in COLUMNS[board].items() if str(pips) in fields)


@cache
def gains(board: str, pips: int) -> Gains:
    """What every field gains per chip when this sum is thrown."""
    worth = WORTH[column_of(board, pips)]
    return {field: worth[column] for column, fields in COLUMNS[board].items() for field in fields}


INFO = Info(
    id="lustige-sieben",
    family=Family.BANK,
    players=Players(3, 5),
    dice=("d6", "d6"),
    codes=("wrong-amount", "field-taken", "must-stake"),
)


class LustigeSieben(Rules[State, LustigeSiebenOptions]):
    ranks = "chips"

    def prepare(self) -> None:
        super().prepare()
        self.all_chips = self.seats * self.options.start_chips

    def bounds(self) -> Bounds:
        return {"throws": up_to(self.options.throws_per_bank), "cycle": up_to(self.options.bank_cycles + 1)}

    def start(self, first: Seat) -> State:
        return State(first, first, (first + 1) % self.seats, (self.options.start_chips,) * self.seats)

    def stage(self, state: State) -> Stage:
        if self.ended(state):
            return Over(self.result(state))
        if state.bettor == state.banker:
            return throw(state.banker, TWO_DICE)
        return self._question(state)

    # The game ends when the bank has gone round as often as agreed, or when one player has everything.

    def ended(self, state: State) -> bool:
        return state.cycle > self.options.bank_cycles or self.all_chips in state.chips

    # Everybody with chips must put down at least one, unless a stake of theirs still stands on the seven.

    def _question(self, state: State) -> Ask:
        most = self._most(state)
        if not state.fresh:
            return ask(state.bettor, opening_bets(most, has_bet(state.bets, state.bettor)))
        open_fields = tuple(field for field in FIELDS if field not in state.fresh)
        return Ask({state.bettor: Choices(DONE, Stakes(open_fields, 1, most))})

    def _most(self, state: State) -> int:
        held = state.chips[state.bettor]
        return held if self.options.max_bet == "none" else min(held, self.options.max_bet)

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        if not isinstance(move, Stake):
            return self._next_bettor(state, state.chips, state.bets)
        chips = changed(state.chips, seat, -move.chips)
        bets = placed(state.bets, seat, move.field, move.chips)
        if chips[seat] == 0 or len(state.fresh) + 1 == self.options.fields_per_player:
            return self._next_bettor(state, chips, bets)
        return state.but(chips=chips, bets=bets, fresh=(*state.fresh, move.field))

    def _next_bettor(self, state: State, chips: Chips, bets: tuple[Bet, ...]) -> State:
        bettor = next_bettor(chips, state.banker, state.bettor)
        return state.but(bettor=bettor, chips=chips, bets=bets, fresh=())

    # One throw decides for all: the thrown column loses and the other wins; a seven takes both.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        settlement = self.settlement(state, faces)
        chips, throws = settlement.chips, state.throws + 1
        if throws == self.options.throws_per_bank or not chips[state.banker]:
            return self._bank_moves(state, returned(chips, settlement.bets))
        bettor = next_bettor(chips, state.banker, state.banker)
        return state.but(bettor=bettor, chips=chips, bets=settlement.bets, throws=throws)

    def settlement(self, state: State, faces: tuple[int, ...]) -> Settlement:
        return settled(state.chips, state.banker, state.bets, gains(self.options.board, faces[0] + faces[1]))

    # The bank moves left after so many throws, or when it is empty, to the next one with chips.

    def _bank_moves(self, state: State, chips: Chips) -> State:
        banker = next_holder(chips, state.banker)
        cycle = state.cycle + came_round(state.first, state.banker, banker, self.seats)
        bettor = next_bettor(chips, banker, banker)
        return State(state.first, banker, bettor, chips, cycle=cycle)

    # The most chips win; stakes still on the board belong to those who put them there.

    def result(self, state: State) -> Result:
        return by_chips(returned(state.chips, state.bets), self.options.start_chips)

    def conserved(self, state: State) -> int:
        return sum(returned(state.chips, state.bets))

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if move == PASS and not state.fresh:
            return IllegalMove("must-stake")
        if not isinstance(move, Stake) or move.field not in FIELDS:
            return None
        if move.field in state.fresh:
            return IllegalMove("field-taken", field=say(f"field-{move.field}"))
        return IllegalMove("wrong-amount", most=self._most(state))


class LustigeSiebenFace(BankFace[LustigeSieben]):
    def card(self) -> tuple[CardTable, ...]:
        """What becomes of the stakes on each column when a number of another one falls."""
        parts = ("left", "right", "seven")
        named = {part: say("card-numbers", numbers=", ".join(self.columns[part])) for part in parts}
        rows = tuple((named[fallen], *(told_stake(WORTH[fallen][part]) for part in parts)) for fallen in parts)
        heads = (say("card-fallen"), *(say("card-stake-on", numbers=named[part]) for part in parts))
        return (CardTable(say("card-stakes"), heads, rows),)

    def prepare(self) -> None:
        self.columns = COLUMNS[self.rules.options.board]
        # The seven lies across the top, the columns below it.
        self.rows = (self.columns["seven"], *zip(self.columns["left"], self.columns["right"], strict=True))

    def gain(self, field: str) -> int | None:
        return WORTH["seven"]["seven"] if field == "7" else None

    def caption(self, state: State) -> Phrase:
        return say("caption")

    def marks(self, state: State, last: LastThrow | None) -> dict[str, BetMark]:
        return {} if last is None else {str(sum(last.faces)): BetMark(say("mark-thrown"))}

    def dice(self) -> DiceSet:
        return TWO_DICE

    def holder(self, state: State) -> Seat:
        return state.banker

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        layout, piles = super().below(state, viewer, last)
        sides = {side: ", ".join(self.columns[side]) for side in ("left", "right")}
        return layout, Announcement("columns", say("columns", **sides), "bets"), piles

    def announcements(self, state: State) -> dict[str, Phrase]:
        if self.rules.ended(state):
            return {}
        term = {"throw": state.throws + 1, "throws": self.rules.options.throws_per_bank}
        cycle = {"cycle": state.cycle, "cycles": self.rules.options.bank_cycles}
        return {"bank": say("bank", who=Name(state.banker), **term, **cycle)}

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return ()
        settlement = self.rules.settlement(before, event.faces)
        pips = sum(event.faces)
        column = say(f"told-{column_of(self.rules.options.board, pips)}", pips=pips)
        told = [column, *told_settlement(settlement, before.banker)]
        if not settlement.chips[before.banker]:
            told.append(say("told-broken", who=Name(before.banker)))
        moved = after.throws == 0
        key = "told-returned" if moved else "told-stands"
        told += [say(key, who=Name(bet.seat), chips=bet.chips) for bet in settlement.bets]
        if moved and not self.rules.ended(after):
            told.append(say("told-bank", who=Name(after.banker)))
        return tuple(told)


class LustigeSiebenAdvice(Advice[LustigeSieben]):
    def round_of(self, state: State) -> Round[State]:
        return Round((state.cycle, state.banker, state.throws), self.rules.result(state).nets or ())

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        """What a stake gains on average until it is decided: always less than nothing, so the smaller the better."""
        if not isinstance(move, Stake):
            return 0.0
        return -move.chips * (SEVEN_LOSES if move.field == "7" else COLUMN_LOSES)


# What a chip loses on average: a column wins 15 and loses 21 of 36 throws; a seven wins double in 6 and loses in 15.
COLUMN_LOSES = 6 / 36
SEVEN_LOSES = 3 / 21


@cache
def opening_bets(most: int, may_pass: bool) -> Choices:
    """The first stake for a throw: on any field, or none where one still stands."""
    stakes = Stakes(FIELDS, 1, most)
    return Choices(PASS, stakes) if may_pass else Choices(stakes)


GAME = Game(INFO, LustigeSieben, LustigeSiebenFace, LustigeSiebenAdvice)
