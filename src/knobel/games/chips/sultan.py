"""Sultan: the first six rules; the others throw his number and are paid, or miss it and pay.

Rulings followed: the number is one of 1 to 5, for a six is what brings down a Sultan; that six costs nothing; the
Sultan does not throw, and what he pays and gets is his own stock; his number stands as long as he rules, unless the
table lets him name another whenever the dice pass him.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.parts.chips import came_round, paid, stocks
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, SafetyCircuits
from knobel.writing.face import Event, Face, Item, LastThrow, Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import (
    STOPPED_BY_LIMIT,
    AnyMove,
    Bounds,
    Choices,
    IllegalMove,
    Over,
    Press,
    Result,
    Rules,
    SafetyBound,
    Say,
    Seat,
    Stage,
    ask,
    best_wins,
    d6,
    nets,
    throw,
)

ONE_DIE = d6(1)
CROWN = 6
TRUMPS = (1, 2, 3, 4, 5)
STAY = Press("stay")
ANY_TRUMP = Choices(*(Say(str(trump)) for trump in TRUMPS))


class SultanOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(4, 20)] = 8
    trump_change: Literal["per_reign", "per_circuit"] = "per_reign"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS


class State(Frozen, frozen=True):
    """`seat` is to throw, or to name the trump if it is the Sultan's."""

    first: Seat
    seat: Seat
    chips: tuple[int, ...]
    sultan: Seat | None = None
    trump: int | None = None
    circuit: int = 1


@cache
def stay_or_change(trump: int) -> Choices:
    """What a Sultan may say who has named this trump already."""
    return Choices(STAY, *(Say(str(other)) for other in TRUMPS if other != trump))


class Sultan(Rules[State, SultanOptions]):
    ranks = "chips"

    def safety_bound(self) -> SafetyBound:
        return SafetyBound("circuit", self.options.safety_circuits)

    def bounds(self) -> Bounds:
        return {"trump": frozenset(TRUMPS)}

    def start(self, first: Seat) -> State:
        return State(first, first, (self.options.start_chips,) * self.seats)

    def stage(self, state: State) -> Stage:
        if self.ended(state):
            return Over(self.result(state))
        if state.seat != state.sultan:
            return throw(state.seat, ONE_DIE)
        return ask(state.seat, ANY_TRUMP if state.trump is None else stay_or_change(state.trump))

    # The game ends the moment somebody has no chips, Sultan or not.

    def ended(self, state: State) -> bool:
        return 0 in state.chips or state.circuit > self.options.safety_circuits

    # A six makes a Sultan; without one nothing else counts; his number is paid by him, any other is paid to him.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        seat, sultan = state.seat, state.sultan
        if faces[0] == CROWN:
            return state.but(sultan=seat, trump=None)
        if sultan is None:
            return self._next_turn(state)
        payer, payee = (sultan, seat) if faces[0] == state.trump else (seat, sultan)
        return self._next_turn(state.but(chips=paid(state.chips, payer, payee, 1)))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        return self._next_turn(state.but(trump=int(move.value)) if isinstance(move, Say) else state)

    # The Sultan's turn is passed over; where agreed, he may then name another number.

    def _next_turn(self, state: State) -> State:
        seat, seats = state.seat, self.seats
        following = (seat + 1) % seats
        if following == state.sultan and self.options.trump_change == "per_reign":
            following = (following + 1) % seats
        return state.but(seat=following, circuit=state.circuit + came_round(state.first, seat, following, seats))

    # The most chips win.

    def result(self, state: State) -> Result:
        flags = (STOPPED_BY_LIMIT,) if self.ended(state) and 0 not in state.chips else ()
        held = state.chips
        return best_wins(held, chips=held, nets=nets(held, self.options.start_chips), flags=flags)

    def conserved(self, state: State) -> int:
        return sum(state.chips)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        return IllegalMove("no-trump") if isinstance(move, Say) and move.value != str(state.trump) else None


class SultanFace(Face[Sultan]):
    dice_ready = 1

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        if item == STAY:
            return say("press-stay", trump=state.trump or 0)
        return super().label(state, seat, item)

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (
            stocks(state.chips, lambda seat: say("pile-sultan" if seat == state.sultan else "pile", who=Name(seat))),
        )

    def announcements(self, state: State) -> dict[str, Phrase]:
        if self.rules.ended(state):
            return {}
        circuit = say("circuit", number=state.circuit, most=self.rules.options.safety_circuits)
        return {"circuit": circuit, "command": _command(state)}

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Thrown):
            return ()
        told = [self._told_throw(before, event.faces[0], after)]
        told += [say("told-broke", who=Name(seat)) for seat, held in enumerate(after.chips) if not held]
        return tuple(told)

    def _told_throw(self, before: State, face: int, after: State) -> Phrase:
        who = Name(before.seat)
        if face == CROWN:
            return say("told-first-sultan" if before.sultan is None else "told-sultan", who=who)
        if before.sultan is None:
            return say("told-nothing", who=who)
        key = "told-trump" if face == before.trump else "told-missed"
        return say(key, who=who, sultan=Name(before.sultan), chips=after.chips[before.seat])


def _command(state: State) -> Phrase:
    """Who rules, and by which number."""
    if state.sultan is None:
        return say("no-sultan")
    if state.trump is None:
        return say("new-sultan", who=Name(state.sultan))
    return say("rules-by", who=Name(state.sultan), trump=state.trump)


INFO = Info(id="sultan", family=Family.CHIPS, players=Players(3, 5), dice=("d6",), codes=("no-trump",))
GAME = Game(INFO, Sultan, SultanFace)
