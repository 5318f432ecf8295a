"""An open bank: one player holds it, and before each throw all others bet at once, as much and on what they like.

The window for bets closes when everybody has finished or its time is up. The bank accepts a bet only if it could pay
whatever falls, so each game states how much room every field has. The banker may announce the end: then exactly five
more throws are played. What is counted at the end is the chips gained, the banker's too.
"""

from functools import cache
from itertools import compress
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeVar

from knobel.games.bank._bets import Bet, Gains, Settlement, placed, returned, settled
from knobel.parts.chips import Chips
from knobel.writing.face import say
from knobel.writing.facts import Frozen, Options, off_or, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Choices,
    Clock,
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
    Take,
    best_wins,
    throw_each,
    up_to,
)

DONE, LAST = Press("done"), Press("last")
ANNOUNCING = Choices(DONE, LAST)
# So many throws are played once the banker has announced the end.
LAST_THROWS = 5

BetSeconds = Annotated[int, off_or(10, 120)]


class OpenBankOptions(Options, frozen=True):
    """What every table of this kind agrees on, beside the number of throws."""

    start_chips: Annotated[int, whole(5, 100)] = 10
    bank_chips: Annotated[int, whole(10, 500)] = 40

    if TYPE_CHECKING:
        max_throws: int = 0
        bet_seconds: int = 0


class OpenBankState(Frozen, frozen=True):
    """`waiting` have not finished for this throw; the bank's chips are those of the banker.

    The game has `last` throws once the banker has announced its end.
    """

    banker: Seat
    chips: tuple[int, ...]
    waiting: tuple[Seat, ...]
    bets: tuple[Bet, ...] = ()
    throws: int = 0
    last: int | None = None


B = TypeVar("B", bound=OpenBankState)
O = TypeVar("O", bound=OpenBankOptions)  # noqa: E741


class OpenBank(Rules[B, O]):
    """The base of such games; they have the options of `OpenBankOptions`, `max_throws` and `bet_seconds`."""

    fields: ClassVar[tuple[str, ...]]
    # Whether chips on the fields can be taken back.
    withdraws = False
    # Whether the end can be announced.
    announces = True

    def prepare(self) -> None:
        super().prepare()
        self.everybody = tuple(range(self.seats))
        self.most_throws = self.throws_agreed()
        # The end can be announced before so many throws have been made; not where it is near anyway.
        self.announced_by = self.most_throws - LAST_THROWS if self.announces else 0
        self.all_chips = sum(self.start_chips(0))
        self.bank_throws = throw_each(self.seats, self.dice())
        seconds, throws = self.options.bet_seconds, range(1, self.most_throws + 1)
        # The time for the bets before each throw, where they have one.
        self.clocks = [(Clock(f"bets-{number}", seconds),) if seconds else () for number in throws]
        # The bank's room is the same for everybody, and as long as nobody bets: the latest is kept, with its table.
        self._latest_room: tuple[int, tuple[Bet, ...] | None, Room] = (0, None, Room((), (), 0))

    # What a game of this kind states ---------------------------------------------------------------------------------

    def dice(self) -> DiceSet:
        """The dice of a throw."""
        raise NotImplementedError

    def gains(self, faces: tuple[int, ...]) -> Gains:
        """What every field gains per chip when these faces fall."""
        raise NotImplementedError

    def rooms(self, bank: int, bets: tuple[Bet, ...]) -> tuple[int, ...]:
        """How many chips more a bank that has so many would accept on each field, with these bets on the table."""
        raise NotImplementedError

    def throws_agreed(self) -> int:
        """After how many throws the game ends if nobody announces it."""
        return int(self.options.max_throws)

    def start_chips(self, banker: Seat) -> Chips:
        """Everybody's chips at the beginning."""
        return tuple(self.options.bank_chips if seat == banker else self.options.start_chips for seat in self.everybody)

    def passed_on(self, state: B) -> B:
        """What becomes of the bank after a throw: it stays."""
        return state

    def takeable(self, state: B, seat: Seat) -> tuple[str, ...]:
        """The fields from which a player may take a chip back."""
        return ()

    # The flow --------------------------------------------------------------------------------------------------------

    def bounds(self) -> Bounds:
        return {"throws": up_to(self.most_throws), "last": up_to(self.most_throws)}

    def start(self, first: Seat) -> B:
        state: B = self.state_type(first, self.start_chips(first), self.everybody)
        return state

    # Whoever can do nothing is not waited for.

    def stage(self, state: B) -> Stage:
        if self.over(state):
            return Over(self.result(state))
        chips, banker, room, withdraws = state.chips, state.banker, None, self.withdraws
        asked = {}
        for seat in state.waiting:
            held = chips[seat]
            if seat == banker:
                if state.last is None and state.throws < self.announced_by:
                    asked[seat] = ANNOUNCING
            elif held or withdraws:
                room = room or self._room(chips[banker], state.bets)
                if held <= room.anywhere and not withdraws:
                    asked[seat] = free_betting(room.fields, held)
                elif choices := betting(room, held, self.takeable(state, seat) if withdraws else ()):
                    asked[seat] = choices
        return Ask(asked, self.clocks[state.throws]) if asked else self.bank_throws[banker]

    # It ends with the last throw, when the bank is broken, or when the bank has everything.

    def over(self, state: B) -> bool:
        """Whether the game has ended."""
        bank = state.chips[state.banker]
        return state.throws == (state.last or self.most_throws) or bank == 0 or bank == self.all_chips

    def _room(self, bank: int, bets: tuple[Bet, ...]) -> "Room":
        their_bank, their_bets, room = self._latest_room
        if bets is not their_bets or bank != their_bank:
            rooms = self.rooms(bank, bets)
            anywhere = min(rooms)
            room = Room(self.fields, rooms, anywhere) if anywhere else room_left(self.fields, rooms)
            self._latest_room = (bank, bets, room)
        return room

    def did(self, state: B, seat: Seat, move: AnyMove) -> B:
        if type(move) is Stake:
            chips = list(state.chips)
            chips[seat] -= move.chips
            return state.but(chips=tuple(chips), bets=placed(state.bets, seat, move.field, move.chips))
        waiting = tuple([other for other in state.waiting if other != seat])
        if move == LAST:
            return state.but(waiting=waiting, last=state.throws + LAST_THROWS)
        return state.but(waiting=waiting)

    def expired(self, state: B, clock: str) -> B:
        return state.but(waiting=())

    # The bank collects, gives back what neither wins nor loses, and pays; at the end all that still stands goes home.

    def thrown(self, state: B, faces: tuple[int, ...]) -> B:
        settlement = self.settlement(state, faces)
        after = self.passed_on(
            state.but(chips=settlement.chips, bets=settlement.bets, waiting=self.everybody, throws=state.throws + 1)
        )
        if after.bets and self.over(after):
            return after.but(chips=returned(after.chips, after.bets), bets=())
        return after

    def settlement(self, state: B, faces: tuple[int, ...]) -> Settlement:
        """What a throw makes of the bets."""
        return settled(state.chips, state.banker, state.bets, self.gains(faces))

    # The most chips gained win.

    def result(self, state: B) -> Result:
        chips = returned(state.chips, state.bets)
        gained = tuple(now - then for now, then in zip(chips, self.start_chips(self.first_banker(state)), strict=True))
        return best_wins(gained, chips=chips, nets=gained)

    def first_banker(self, state: B) -> Seat:
        """Who began with the bank's chips."""
        return state.banker

    def conserved(self, state: B) -> int:
        return sum(returned(state.chips, state.bets))

    def refusal(self, state: B, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Stake) or move.field not in self.fields or seat == state.banker:
            return None
        if not 1 <= move.chips <= state.chips[seat]:
            return IllegalMove("wrong-amount", most=state.chips[seat])
        room = self.rooms(state.chips[state.banker], state.bets)[self.fields.index(move.field)]
        return IllegalMove("bank-limit", field=say(f"field-{move.field}"), most=room)


@cache
def free_betting(fields: tuple[str, ...], held: int) -> Choices:
    """What a player with so many chips may do while the bank accepts all of them anywhere."""
    return Choices(DONE, Stakes(fields, 1, held))


class Room(Frozen, frozen=True):
    """Where the bank accepts chips: these fields, on each so many, and `anywhere` on any of them."""

    fields: tuple[str, ...]
    highs: tuple[int, ...]
    anywhere: int


def room_left(fields: tuple[str, ...], rooms: tuple[int, ...]) -> Room:
    """The fields that have room, where some have none."""
    highs = tuple(filter(None, rooms))
    return Room(tuple(compress(fields, rooms)), highs, min(highs, default=0))


def betting(room: Room, held: int, takeable: tuple[str, ...]) -> Choices | None:
    """What a player may do: finish, put chips where the bank has room, or take one back; None if there is nothing."""
    if not held or not room.anywhere:
        return Choices(DONE, *map(Take, takeable)) if takeable else None
    if held <= room.anywhere and not takeable:
        return free_betting(room.fields, held)
    highs = tuple([high if high < held else held for high in room.highs])
    most = held if held in highs else max(highs)
    stakes = Stakes(room.fields, 1, most, () if most <= room.anywhere else highs)
    return Choices(DONE, stakes, *map(Take, takeable)) if takeable else Choices(DONE, stakes)
