"""Die Reise nach Amerika: lay away one to six in order, then six to one on the way home, in as few throws as possible.

Rulings followed: laying away is automatic, as many dice as fit, one for each number; dice left over when a leg is done
do not count for the next one, which begins with the next throw and all six dice. Thrown in turn, the game ends with the
round in which somebody comes home, and the others rank by how far they have come, unless everybody sails on until home.
A tie for the first place may be settled by another whole trip of those tied, repeated while they are still tied, ten
times at most. Whoever is not home after five hundred throws is lost at sea and comes last.
"""

from typing import Literal

from knobel.games.race._race import race_info
from knobel.parts.race import RaceFace, RaceRules, Sheets, SheetsState
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Fact,
    LastThrow,
    Name,
    Names,
    Phrase,
    Thrown,
    Tray,
    Viewer,
    say,
)
from knobel.writing.facts import Frozen, Game, Options
from knobel.writing.rules import Bounds, DiceSet, Faces, Result, Seat, best_wins, clockwise, d6, no_winner, up_to

DICE = 6
OUT, BACK = (1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1)
ROUTE = OUT + BACK
MOST_THROWS = 500
MOST_REPEATS = 10


class DieReiseNachAmerikaOptions(Options, frozen=True):
    """What a table can agree on. The throw-off of this game is a whole trip, so that it belongs to the game itself."""

    turn_mode: Literal["one_throw_each", "consecutive"] = "one_throw_each"
    return_trip: bool = True
    play_out: bool = False
    tie_break: Literal["shared", "throw_off"] = "shared"


class Trip(Frozen, frozen=True):
    """A sheet: the throws made, the dice laid away on both legs, and whether its owner stays ashore this time."""

    throws: int = 0
    laid_away: int = 0
    ashore: bool = False

    @property
    def lost(self) -> bool:
        """Whether its owner is lost at sea."""
        return self.throws >= MOST_THROWS


SETTING_SAIL, ASHORE = Trip(), Trip(ashore=True)


class VoyageState(SheetsState, frozen=True):
    """`voyage` holds the sheets of the voyage while a tie is being settled."""

    former = frozenset(("aside",))
    sheets: tuple[Trip, ...]
    voyage: tuple[Trip, ...] = ()
    repeats: int = 0


class DieReiseNachAmerika(RaceRules[VoyageState, DieReiseNachAmerikaOptions]):
    dice = d6(DICE)

    def prepare(self) -> None:
        super().prepare()
        self._home = len(ROUTE) if self.options.return_trip else DICE
        self._consecutive = self.options.turn_mode == "consecutive"
        self.wait_for_all = self.options.play_out or self._consecutive

    def bounds(self) -> Bounds:
        trip = {"throws": up_to(MOST_THROWS), "laid_away": up_to(len(ROUTE))}
        trips = {f"{row}.*.{name}": bound for row in ("sheets", "voyage") for name, bound in trip.items()}
        return {**trips, "repeats": up_to(MOST_REPEATS)}

    def blank(self) -> Trip:
        return SETTING_SAIL

    def sudden(self) -> bool:
        return False

    # All dice that are not laid away are thrown.

    def dice_for(self, state: VoyageState) -> DiceSet:
        return d6(DICE - state.sheets[state.seat].laid_away % DICE)

    def thrown(self, state: VoyageState, faces: Faces) -> VoyageState:
        after = super().thrown(state, faces)
        return self._settled(after) if after.over and self.options.tie_break == "throw_off" else after

    # The needed numbers are laid away one after another, up to the end of the leg.

    def marked(self, sheet: Trip, faces: Faces) -> tuple[Trip, bool]:
        place = sheet.laid_away
        end = place - place % DICE + DICE
        while place < end and ROUTE[place] in faces:
            place += 1
        after = Trip(sheet.throws + 1, place)
        return after, self._consecutive and not self.is_done(after)

    def at_goal(self, sheet: Trip) -> bool:
        return sheet.laid_away == self._home

    # Whoever is home, lost at sea, or not on this trip throws no more.

    def is_done(self, sheet: Trip) -> bool:
        return sheet.laid_away == self._home or sheet.throws >= MOST_THROWS or sheet.ashore

    def has_ended(self, sheets: Sheets) -> bool:
        done = [self.is_done(sheet) for sheet in sheets if not sheet.ashore]
        return all(done) if self.wait_for_all else any(done)

    # The fewest throws are best, then the longest way; whoever is lost at sea comes last.

    def score(self, sheet: Trip) -> int:
        return sheet.throws

    def rank(self, sheet: Trip) -> tuple[int, int]:
        if self.at_goal(sheet):
            return 2, -sheet.throws
        return (0, 0) if sheet.lost else (1, sheet.laid_away)

    def result(self, state: VoyageState) -> Result:
        voyage = state.voyage or state.sheets
        points = tuple(map(self.score, voyage))
        if state.over and not any(map(self.at_goal, voyage)):
            return no_winner(self.seats, points=points, flags=self.flags(state))
        keys = [(self.rank(sheet), not trip.ashore) for sheet, trip in zip(voyage, state.sheets, strict=True)]
        return best_wins(keys, points=points)

    # Those who are tied sail once more; only the best of them stay in it.

    def _settled(self, state: VoyageState) -> VoyageState:
        best = max(map(self._rank_afloat, state.sheets))
        tied = [seat for seat, sheet in enumerate(state.sheets) if self._rank_afloat(sheet) == best]
        voyage = state.voyage or state.sheets
        if len(tied) == 1 or not any(map(self.at_goal, state.sheets)) or state.repeats == MOST_REPEATS:
            ended = tuple(sheet if seat in tied else ASHORE for seat, sheet in enumerate(state.sheets))
            return state.but(sheets=ended, voyage=voyage) if state.voyage else state
        first = next(seat for seat in clockwise(state.first, self.seats) if seat in tied)
        sheets = tuple(SETTING_SAIL if seat in tied else ASHORE for seat in range(self.seats))
        return state.but(seat=first, sheets=sheets, circuit=1, over=False, voyage=voyage, repeats=state.repeats + 1)

    def _rank_afloat(self, sheet: Trip) -> tuple[int, int]:
        return (-1, 0) if sheet.ashore else self.rank(sheet)


class LaidAway(LastThrow, frozen=True):
    """The last throw, and the dice that lay away after it."""

    aside: Faces = ()


class DieReiseNachAmerikaFace(RaceFace[DieReiseNachAmerika]):
    unit = "throws"
    last_type = LaidAway

    def consequences(self, before: VoyageState, event: Event, after: VoyageState, viewer: Viewer) -> tuple[Phrase, ...]:
        assert isinstance(event, Thrown)
        old = before.sheets[before.seat]
        new, _ = self.rules.marked(old, event.faces)
        told = [self._told_throw(before.seat, old, new)]
        if after.repeats > before.repeats:
            told.append(say("told-tie", who=_afloat(after)))
        elif self.rules.at_goal(new) and not self.rules.wait_for_all and not after.over:
            told.append(say("told-last-round"))
        return tuple(told)

    def _told_throw(self, seat: Seat, old: Trip, new: Trip) -> Phrase:
        laid = ROUTE[old.laid_away : new.laid_away]
        facts: dict[str, Fact] = {"who": Name(seat), "numbers": " ".join(map(str, laid)), "throws": new.throws}
        if self.rules.at_goal(new) or new.lost:
            return say("told-home" if self.rules.at_goal(new) else "told-lost", **facts)
        if laid and not new.laid_away % DICE:
            return say("told-arrived", **facts)
        return say("told-laid" if laid else "told-nothing", needed=ROUTE[new.laid_away], **facts)

    def left_lying(self, before: VoyageState, event: Event, after: VoyageState, last: LaidAway | None) -> LaidAway:
        assert isinstance(event, Thrown)
        old = before.sheets[before.seat]
        new, _ = self.rules.marked(old, event.faces)
        return LaidAway(before.seat, event.faces, ROUTE[old.laid_away // DICE * DICE : new.laid_away])

    def trays(self, state: VoyageState, viewer: Viewer, last: LaidAway | None) -> tuple[Tray, ...]:
        if last is None:
            return super().trays(state, viewer, last)
        loose = list(last.faces)
        for face in last.aside[DICE - len(loose) :]:
            loose.remove(face)
        lying = [*((face, False) for face in loose), *((face, True) for face in last.aside)]
        dice = tuple(DieView(index, face, held=held) for index, (face, held) in enumerate(lying))
        return (Tray("tray", last.seat, dice),)

    def announcements(self, state: VoyageState) -> dict[str, Phrase]:
        return {"tie": say("tie", who=_afloat(state))} if state.voyage and not state.over else {}

    def last_circuit(self, state: VoyageState) -> tuple[Announcement, ...]:
        return () if self.rules.wait_for_all else super().last_circuit(state)

    def score(self, state: VoyageState, seat: Seat) -> int | None:
        return None if state.sheets[seat].ashore else super().score(state, seat)

    def note(self, state: VoyageState, seat: Seat) -> Phrase:
        sheet = state.sheets[seat]
        if sheet.ashore or sheet.lost or self.rules.at_goal(sheet):
            return say("note-ashore" if sheet.ashore else "note-home" if self.rules.at_goal(sheet) else "note-lost")
        place = sheet.laid_away
        return say("note-out" if place < DICE else "note-back", needed=ROUTE[place], left=DICE - place % DICE)


def _afloat(state: VoyageState) -> Names:
    """Those who are on this trip."""
    return Names(tuple(seat for seat, sheet in enumerate(state.sheets) if not sheet.ashore))


INFO = race_info("die-reise-nach-amerika", dice=DICE, tie_break=False)
GAME = Game(INFO, DieReiseNachAmerika, DieReiseNachAmerikaFace)
