"""Justitia: three throws each, and the highest sum pays a chip; whoever is broke first wins the pot.

Rulings followed: all who share the highest sum pay; when several lose their last chip in the same round they throw for
the pot as they throw in a round, or share it, odd chips going back to the box; the others rank by the chips they hold.
"""

from typing import Annotated, Literal

from knobel.parts.chips import changed, plain_pile, pot_pile, stocks
from knobel.writing.face import (
    Event,
    Face,
    LastThrow,
    Name,
    Names,
    Phrase,
    Pile,
    Standing,
    Standings,
    Thrown,
    Tray,
    Viewer,
    Widget,
    dice_tray,
    ready_tray,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, whole
from knobel.writing.rules import Over, Result, Rules, SafetyBound, Seat, Stage, best_wins, clockwise, d6, nets, throw

ONE_DIE = d6(1)


class JustitiaOptions(Options, frozen=True):
    start_chips: Annotated[int, whole(3, 10)] = 5
    throws: Annotated[int, whole(1, 5)] = 3
    empty_tie: Literal["throw_off", "split"] = "throw_off"


class State(Frozen, frozen=True):
    """`order` are the seats that throw now, all of them or those who throw `for_pot`; `sums` are theirs so far.

    `total` and `throws` belong to the turn that is going on; `box` holds the chips that could not be shared.
    """

    starter: Seat
    chips: tuple[int, ...]
    order: tuple[Seat, ...]
    sums: tuple[int, ...] = ()
    total: int = 0
    throws: int = 0
    pot: int = 0
    box: int = 0
    round: int = 1
    for_pot: bool = False
    winners: tuple[Seat, ...] = ()


def highest(order: tuple[Seat, ...], sums: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats with the highest sum, in throwing order."""
    top = max(sums)
    return tuple([seat for seat, reached in zip(order, sums, strict=True) if reached == top])


class Justitia(Rules[State, JustitiaOptions]):
    ties = False
    ranks = "chips"

    def safety_bound(self) -> SafetyBound:
        return SafetyBound("round", None)

    def start(self, first: Seat) -> State:
        chips = (self.options.start_chips,) * self.seats
        return State(first, chips, clockwise(first, self.seats))

    def stage(self, state: State) -> Stage:
        if state.winners:
            return Over(self.result(state))
        return throw(state.order[len(state.sums)], ONE_DIE)

    # Everybody throws so many times in a row and adds up; then the round is settled.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        total, throws = state.total + faces[0], state.throws + 1
        if throws < self.options.throws:
            return state.but(total=total, throws=throws)
        sums = (*state.sums, total)
        after = state.but(sums=sums, total=0, throws=0)
        if len(sums) < len(state.order):
            return after
        best = highest(state.order, sums)
        return self._after_contest(after, best) if state.for_pot else self._paid(after, best)

    # The highest sum pays a chip; whoever has none left then gets the pot.

    def _paid(self, state: State, payers: tuple[Seat, ...]) -> State:
        chips = tuple([held - (seat in payers) for seat, held in enumerate(state.chips)])
        after = state.but(chips=chips, pot=state.pot + len(payers))
        empty = tuple([seat for seat in payers if not chips[seat]])
        if not empty:
            return self._next_round(after)
        if len(empty) > 1 and self.options.empty_tie == "throw_off":
            return after.but(order=empty, sums=(), for_pot=True)
        return self._shared(after, empty)

    def _next_round(self, state: State) -> State:
        starter = (state.starter + 1) % self.seats
        return state.but(starter=starter, order=clockwise(starter, self.seats), sums=(), round=state.round + 1)

    # Several who are broke at once throw for the pot, as often as it takes.

    def _after_contest(self, state: State, best: tuple[Seat, ...]) -> State:
        return self._shared(state, best) if len(best) == 1 else state.but(order=best, sums=())

    # Where the pot is shared, what cannot be divided goes back to the box.

    def _shared(self, state: State, winners: tuple[Seat, ...]) -> State:
        part, odd = divmod(state.pot, len(winners))
        chips = state.chips
        for seat in winners:
            chips = changed(chips, seat, part)
        return state.but(chips=chips, pot=0, box=odd, winners=winners)

    # The pot wins; of the others, those who kept more chips rank higher.

    def result(self, state: State) -> Result:
        keys = [(seat in state.winners, held) for seat, held in enumerate(state.chips)]
        return best_wins(keys, chips=state.chips, nets=nets(state.chips, self.options.start_chips))

    def conserved(self, state: State) -> int:
        return sum(state.chips) + state.pot + state.box


class JustitiaFace(Face[Justitia]):
    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.for_pot and not state.winners:
            return say("contest", who=Name(state.order[len(state.sums)]))
        return super().headline(state, stage, viewer)

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        boxed = (Pile("box", say("pile-box"), state.box),) if state.box else ()
        sums = tuple(self._standing(state, seat) for seat in range(self.rules.seats))
        return Standings("sums", "points", sums), stocks(state.chips, plain_pile, pot_pile(state.pot), *boxed)

    # The die, and how many of the throws of a turn have been made.

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        allowed = self.rules.options.throws
        if last is None:
            return (ready_tray(state.starter, 1).but(allowed=allowed),)
        return (dice_tray(last.seat, last.faces).but(throws=state.throws or allowed, allowed=allowed),)

    def announcements(self, state: State) -> dict[str, Phrase]:
        if state.winners:
            return {}
        if state.for_pot:
            return {"contest": say("contest-of", who=Names(state.order))}
        return {"round": say("round", number=state.round)}

    def _standing(self, state: State, seat: Seat) -> Standing:
        """What a seat has thrown in this round, finished or not."""
        place = state.order.index(seat) if seat in state.order else len(state.order)
        if place < len(state.sums):
            return Standing(seat, state.sums[place], say("sum-done"))
        running = place == len(state.sums) and state.throws > 0
        return Standing(seat, state.total if running else None)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        seat, total, throws = before.order[len(before.sums)], before.total + event.faces[0], before.throws + 1
        done = throws == self.rules.options.throws
        told = [say("told-sum" if done else "told-total", who=Name(seat), total=total)]
        sums = (*before.sums, total)
        if done and len(sums) == len(before.order):
            told += self._told_round(before, highest(before.order, sums), after)
        return tuple(told)

    def _told_round(self, before: State, best: tuple[Seat, ...], after: State) -> list[Phrase]:
        told = [] if before.for_pot else [say("told-pay", who=Names(best), count=len(best))]
        if after.winners:
            told.append(self._told_pot(before, after))
        elif after.for_pot:
            told.append(say("told-contest-again" if before.for_pot else "told-contest", who=Names(after.order)))
        return told

    def _told_pot(self, before: State, after: State) -> Phrase:
        winners = after.winners
        share = after.chips[winners[0]]
        if len(winners) > 1:
            return say("told-split", who=Names(winners), chips=share, box=after.box)
        return say("told-contest-won" if before.for_pot else "told-pot", who=Name(winners[0]), chips=share)


INFO = Info(id="justitia", family=Family.CHIPS, players=Players(2, 8), dice=("d6",), decisions=False)
GAME = Game(INFO, Justitia, JustitiaFace)
