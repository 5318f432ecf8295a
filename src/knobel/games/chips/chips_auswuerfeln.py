"""Chips auswürfeln: sixes go into the pot, ones to the left; whoever is left with the last chip loses.

Rulings followed: sixes are paid before ones, chip by chip, and the game is over the moment a single chip is outside the
pot; what cannot be paid lapses; it is always three dice; whoever has no chips pauses, but stays the left neighbour of
the player on the right; a player who has all that is left throws on.
"""

from typing import Annotated

from knobel.parts.chips import changed, next_holder, plain_pile, pot_pile, stocks
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Viewer, Widget, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, whole
from knobel.writing.rules import Over, Result, Rules, Seat, Stage, d6, last_loses, throw

THREE_DICE = d6(3)
TO_THE_POT, TO_THE_LEFT = 6, 1


class ChipsAuswuerfelnOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(3, 20)] = 8


class State(Frozen, frozen=True):
    """Who is to throw, everybody's chips and the pot."""

    seat: Seat
    chips: tuple[int, ...]
    pot: int = 0


class ChipsAuswuerfeln(Rules[State, ChipsAuswuerfelnOptions]):
    ties = False
    ranks = "loser"

    def start(self, first: Seat) -> State:
        return State(first, (self.options.start_chips,) * self.seats)

    def stage(self, state: State) -> Stage:
        return Over(self.result(state)) if self.one_left(state.pot) else throw(state.seat, THREE_DICE)

    # The game is over when a single chip is outside the pot.

    def one_left(self, pot: int) -> bool:
        return pot == self.seats * self.options.start_chips - 1

    # Every six costs a chip to the pot, then every one a chip to the left, as long as there are any.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        seat, held = state.seat, state.chips[state.seat]
        outside = self.seats * self.options.start_chips - state.pot
        to_pot = min(faces.count(TO_THE_POT), held, outside - 1)
        chips, pot = changed(state.chips, seat, -to_pot), state.pot + to_pot
        if self.one_left(pot):
            return State(seat, chips, pot)
        to_left = min(faces.count(TO_THE_LEFT), held - to_pot)
        chips = changed(changed(chips, seat, -to_left), (seat + 1) % self.seats, to_left)
        return State(next_holder(chips, seat), chips, pot)

    # The last chip loses; all others share the first place.

    def result(self, state: State) -> Result:
        return last_loses(state.chips, lowest_first=True, chips=state.chips)

    def conserved(self, state: State) -> int:
        return sum(state.chips) + state.pot


class ChipsAuswuerfelnFace(Face[ChipsAuswuerfeln]):
    dice_ready = 3

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (stocks(state.chips, plain_pile, pot_pile(state.pot)),)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        seat, left = before.seat, (before.seat + 1) % self.rules.seats
        to_pot, to_left = after.pot - before.pot, after.chips[left] - before.chips[left]
        told = [say("told-to-pot", who=Name(seat), chips=to_pot)] if to_pot else []
        if to_left:
            told.append(say("told-to-left", who=Name(seat), left=Name(left), chips=to_left))
        if self.rules.one_left(after.pot):
            told.append(say("told-last-chip", who=Name(after.chips.index(1))))
        elif not after.chips[seat]:
            told.append(say("told-pauses", who=Name(seat)))
        return tuple(told) or (say("told-nothing", who=Name(seat)),)


INFO = Info(id="chips-auswuerfeln", family=Family.CHIPS, dice=("d6", "d6", "d6"), decisions=False)
GAME = Game(INFO, ChipsAuswuerfeln, ChipsAuswuerfelnFace)
