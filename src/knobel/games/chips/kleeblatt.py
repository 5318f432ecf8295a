"""Kleeblatt: three players and eleven chips; low throws take, high throws give, and the fewest chips lose.

Rulings followed: every throw but an eleven moves two chips, so that exactly one is left, for which all throw (or only
those who share the fewest, where agreed); taking is compulsory; who shares the fewest at the end throws for the loss,
and other ties stand.
"""

from typing import Literal

from knobel.parts.chips import changed, plain_pile, stocks
from knobel.parts.playoff import PlayOff
from knobel.writing.face import Event, Face, LastThrow, Name, Names, Phrase, Pile, Thrown, Tray, Viewer, Widget, say
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players
from knobel.writing.rules import Over, Result, Rules, Seat, Stage, clockwise, d6, last_loses, throw

THREE_DICE = d6(3)
ALL_CHIPS = 11
NOTHING_MOVES = 11


class KleeblattOptions(Options, frozen=True):
    last_chip: Literal["all", "tied"] = "all"


class State(Frozen, frozen=True):
    """`table` counts the chips still to be had; `playoff` is for the last of them, or for the loss if there is none.

    `loser` is known at the end.
    """

    first: Seat
    seat: Seat
    chips: tuple[int, ...]
    table: int = ALL_CHIPS
    playoff: PlayOff | None = None
    loser: Seat | None = None


def fewest(chips: tuple[int, ...], first: Seat) -> tuple[Seat, ...]:
    """The seats with the fewest chips, in throwing order."""
    least = min(chips)
    return tuple(seat for seat in clockwise(first, len(chips)) if chips[seat] == least)


class Kleeblatt(Rules[State, KleeblattOptions]):
    ties = False
    ranks = "loser"

    def start(self, first: Seat) -> State:
        return State(first, first, (0,) * self.seats)

    def stage(self, state: State) -> Stage:
        if state.loser is not None:
            return Over(self.result(state))
        return throw(state.seat, THREE_DICE) if state.playoff is None else state.playoff.stage(THREE_DICE)

    # Below eleven the thrower takes two chips, above it the two others take one each.

    def thrown(self, state: State, faces: tuple[int, ...]) -> State:
        if state.playoff is not None:
            return self._after_playoff_throw(state, state.playoff, faces)
        pips, seat = faces[0] + faces[1] + faces[2], state.seat
        following = (seat + 1) % self.seats
        if pips == NOTHING_MOVES:
            return state.but(seat=following)
        below = pips < NOTHING_MOVES
        chips = tuple([held + (2 * below if other == seat else not below) for other, held in enumerate(state.chips)])
        after = state.but(seat=following, chips=chips, table=state.table - 2)
        return after if after.table > 1 else after.but(playoff=PlayOff(self._for_last_chip(after)))

    # For the last chip all throw, or those who share the fewest; the highest sum takes it.

    def _for_last_chip(self, state: State) -> tuple[Seat, ...]:
        tied = fewest(state.chips, state.first)
        if self.options.last_chip == "tied" and len(tied) > 1:
            return tied
        return clockwise(state.first, self.seats)

    def _after_playoff_throw(self, state: State, playoff: PlayOff, faces: tuple[int, ...]) -> State:
        following = playoff.after(faces, lowest=not state.table)
        after = state.but(playoff=following)
        if not following.decided:
            return after
        if state.table:
            return self._settled(after.but(chips=changed(state.chips, following.winner, 1), table=0))
        return after.but(loser=following.winner)

    # The fewest chips lose; those who share them throw, and the lowest sum loses.

    def _settled(self, state: State) -> State:
        tied = fewest(state.chips, state.first)
        return state.but(playoff=PlayOff(tied)) if len(tied) > 1 else state.but(loser=tied[0])

    def result(self, state: State) -> Result:
        keys = [(held, seat != state.loser) for seat, held in enumerate(state.chips)]
        return last_loses(keys, chips=state.chips)

    def conserved(self, state: State) -> int:
        return sum(state.chips) + state.table


class KleeblattFace(Face[Kleeblatt]):
    dice_ready = 3

    def headline(self, state: State, stage: Stage, viewer: Viewer) -> Phrase:
        if state.playoff is None or state.loser is not None:
            return super().headline(state, stage, viewer)
        return say("contest-chip" if state.table else "contest-loss", who=Name(state.playoff.thrower))

    def below(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (stocks(state.chips, plain_pile, Pile("table", say("pile-table"), state.table)),)

    # Who throws for what, while there is a play-off.

    def announcements(self, state: State) -> dict[str, Phrase]:
        if state.playoff is None or state.loser is not None:
            return {}
        return {"contest": say("contest-chip-of" if state.table else "contest-loss-of", who=Names(state.playoff.seats))}

    # In a play-off the dice lie in front of those who have thrown in it.

    def trays(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Tray, ...]:
        if state.playoff is None or not state.playoff.thrown:
            return super().trays(state, viewer, last)
        return state.playoff.trays

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        seat, pips = before.seat if before.playoff is None else before.playoff.thrower, sum(event.faces)
        if before.playoff is None:
            told = [say(_moves(pips), who=Name(seat), others=Names(_others(seat, self.rules.seats)), pips=pips)]
        else:
            told = [say("told-sum", who=Name(seat), pips=pips), *_told_playoff(before, before.playoff, after)]
        if before.table > 1 >= after.table:
            told.append(say("told-last-chip", who=Names(_in_playoff(after))))
        return tuple(told)


def _moves(pips: int) -> str:
    """What a throw does, as the key of a telling."""
    return "told-nothing" if pips == NOTHING_MOVES else "told-takes" if pips < NOTHING_MOVES else "told-gives"


def _others(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return clockwise(seat, seats)[1:]


def _in_playoff(state: State) -> tuple[Seat, ...]:
    return () if state.playoff is None else state.playoff.seats


def _told_playoff(before: State, playoff: PlayOff, after: State) -> list[Phrase]:
    """What came of a play-off throw once all have thrown: level again, or the chip or the loss is somebody's."""
    if len(playoff.thrown) + 1 < len(playoff.seats):
        return []
    if not before.table:
        return [] if after.loser is not None else [say("told-level-loss", who=Names(_in_playoff(after)))]
    if after.table:
        return [say("told-level-chip", who=Names(_in_playoff(after)))]
    gains = [now > then for now, then in zip(after.chips, before.chips, strict=True)]
    told = [say("told-chip-won", who=Name(gains.index(True)))]
    return told if after.loser is not None else [*told, say("told-tied", who=Names(_in_playoff(after)))]


INFO = Info(id="kleeblatt", family=Family.CHIPS, players=Players(3, 3), dice=("d6", "d6", "d6"), decisions=False)
GAME = Game(INFO, Kleeblatt, KleeblattFace)
