"""Elf hoch: an eleven takes the pot; whatever is missing from it goes in, and a twelve doubles the pot.

Rulings followed: whoever cannot pay in full puts in all they have and is out, and the last one left takes the pot;
whoever has paid in full is still in with no chips at all and may throw the eleven; what a twelve costs may be capped;
where only balances are kept, nobody is ever out; one pot is one game.
"""

from typing import Annotated, Literal

from knobel.parts.chips import changed, pot_pile, stocks
from knobel.writing.face import (
    Event,
    Face,
    LastThrow,
    Name,
    Phrase,
    Piles,
    Standing,
    Standings,
    Thrown,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import SIGNED, Bounds, Over, Result, Rules, Seat, Stage, best_wins, d6, nets, next_in, throw

TWO_DICE = d6(2)
ELEVEN, TWELVE = 11, 12


class ElfHochOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(10, 200)] = 30
    ante: Annotated[int, whole(1, 10)] = 3
    double_cap: Annotated[int, whole(5, 100)] | Literal["none"] = "none"
    accounting: Literal["stock", "ledger"] = "stock"


class State(Frozen, frozen=True):
    """`gone` are the seats that went out, in that order; `winner` has taken the pot."""

    seat: Seat
    chips: tuple[int, ...]
    pot: int
    gone: tuple[Seat, ...] = ()
    winner: Seat | None = None


class ElfHoch(Rules[State, ElfHochOptions]):
    ties = False
    ranks = "chips"

    # A stock is what people have in front of them; a ledger counts from nothing and may run into debt.

    def prepare(self) -> None:
        super().prepare()
        self.limited = self.options.accounting == "stock"
        self._initial = self.options.start_chips if self.limited else 0

    def bounds(self) -> Bounds:
        return {} if self.limited else {"chips.*": SIGNED}

    def start(self, first: Seat) -> State:
        chips = (self._initial - self.options.ante,) * self.seats
        return State(first, chips, self.seats * self.options.ante)

    def stage(self, state: State) -> Stage:
        return throw(state.seat, TWO_DICE) if state.winner is None else Over(self.result(state))

    # An eleven takes the pot; below it the difference is paid; a twelve costs as much as the pot holds.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        pips, seat = faces[0] + faces[1], state.seat
        if pips == ELEVEN:
            return state.but(chips=changed(state.chips, seat, state.pot), pot=0, winner=seat)
        owed = self._for_twelve(state.pot) if pips == TWELVE else ELEVEN - pips
        if owed > state.chips[seat] and self.limited:
            return self._all_in(state)
        chips, following = changed(state.chips, seat, -owed), next_in(seat, self.seats, state.gone)
        return state.but(seat=following, chips=chips, pot=state.pot + owed)

    def _for_twelve(self, pot: int) -> int:
        return pot if self.options.double_cap == "none" else min(pot, self.options.double_cap)

    # Whoever cannot pay in full puts in everything and is out; the last one left takes the pot.

    def _all_in(self, state: State) -> State:
        seat, held = state.seat, state.chips[state.seat]
        chips, pot, gone = changed(state.chips, seat, -held), state.pot + held, (*state.gone, seat)
        following = next_in(seat, self.seats, gone)
        if len(gone) < self.seats - 1:
            return state.but(seat=following, chips=chips, pot=pot, gone=gone)
        return state.but(seat=following, chips=changed(chips, following, pot), pot=0, gone=gone, winner=following)

    # The pot wins; then more chips are better, and of those who went out the later one.

    def result(self, state: State) -> Result:
        gone = state.gone
        keys = [
            (seat == state.winner, held, gone.index(seat) if seat in gone else self.seats)
            for seat, held in enumerate(state.chips)
        ]
        return best_wins(keys, chips=state.chips, nets=nets(state.chips, self._initial))

    def conserved(self, state: State) -> int:
        return sum(state.chips) + state.pot


class ElfHochFace(Face[ElfHoch]):
    dice_ready = 2

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        pot = pot_pile(state.pot)
        if self.rules.limited:
            return (stocks(state.chips, lambda seat: _pile_label(state, seat), pot),)
        balances = tuple(Standing(seat, balance) for seat, balance in enumerate(state.chips))
        return Piles("chips", (pot,)), Standings("balances", "chips", balances)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        pips, seat = sum(event.faces), before.seat
        if pips == ELEVEN:
            return (say("told-eleven", who=Name(seat), chips=before.pot),)
        paid = before.chips[seat] - after.chips[seat]
        told = [say(self._told_key(before, pips, after), who=Name(seat), chips=paid, pot=before.pot + paid)]
        if len(after.gone) > len(before.gone):
            told.append(say("told-out", who=Name(seat)))
        if after.winner is not None:
            told.append(say("told-last", who=Name(after.winner), chips=before.pot + paid))
        return tuple(told)

    def _told_key(self, before: State, pips: int, after: State) -> str:
        if len(after.gone) > len(before.gone):
            return "told-all-in"
        return "told-twelve" if pips == TWELVE and after.pot == 2 * before.pot else "told-pays"


def _pile_label(state: State, seat: Seat) -> Phrase:
    return say("pile-gone" if seat in state.gone else "pile", who=Name(seat))


INFO = Info(id="elf-hoch", family=Family.CHIPS, players=Players(2, 5), dice=("d6", "d6"), decisions=False)
GAME = Game(INFO, ElfHoch, ElfHochFace)
