"""Races: everybody has a sheet, throws in turn, and tries to be the first to reach the goal.

A game of this kind states its dice, what a throw does to the thrower's sheet, when a sheet is at the goal, and how far
it has come. A sheet is whatever the game writes down: mostly a number (a sum, or steps), else what is struck or drawn.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeVar

from knobel.core.dice import DiceSet, Faces, d6
from knobel.core.events import Event
from knobel.core.face import Face, LastThrow, ready_tray
from knobel.core.frozen import Frozen
from knobel.core.options import whole
from knobel.core.phrases import Name, Names, Phrase, say
from knobel.core.results import STOPPED_BY_LIMIT, Result
from knobel.core.rules import O, Rules, SafetyBound
from knobel.core.secrets import Viewer
from knobel.core.stages import Over, Seat, Stage, throw, throw_each
from knobel.core.tuples import with_item
from knobel.core.widgets import Announcement, Tray, Widget
from knobel.parts.ranking import best_wins

# Whether a race ends the moment somebody reaches the goal, or with the circuit in which that happens.
Finish = Literal["sudden", "full_circuit"]
# A race that will not end is stopped after so many circuits.
SafetyCircuits = Annotated[int, whole(50, 10_000)]
USUAL_SAFETY_CIRCUITS = 1000

# What is written on a sheet: in most races a number.
Sheet = Any
Sheets = tuple[Sheet, ...]


class SheetsState(Frozen, frozen=True):
    """Who is to throw (or threw last, once it is `over`), who began, and every seat's sheet.

    `circuit` counts the circuits from 1.
    """

    seat: Seat
    first: Seat
    sheets: tuple[Sheet, ...]
    circuit: int = 1
    over: bool = False


class RaceState(SheetsState, frozen=True):
    """A race in which every sheet is a number."""

    sheets: tuple[int, ...]


S = TypeVar("S", bound=SheetsState)


class RaceRules(Rules[S, O]):
    """The base of races. Turns go clockwise; whoever is furthest is ranked first."""

    dice: ClassVar[DiceSet] = d6(1)

    def prepare(self) -> None:
        super().prepare()
        self.ends_at_once = self.sudden()
        self.ties = not self.ends_at_once
        self._most_circuits = self.most_circuits()
        # Most races have the same dice all along: then nobody is asked for them before every throw.
        self._throws = throw_each(self.seats, self.dice) if type(self).dice_for is RaceRules.dice_for else ()

    # What a game of this kind states ---------------------------------------------------------------------------------

    def blank(self) -> Sheet:
        """A sheet at the beginning."""
        return 0

    def marked(self, sheet: Sheet, faces: Faces) -> tuple[Sheet, bool]:
        """What a throw makes of the thrower's sheet, and whether the thrower goes on."""
        raise NotImplementedError

    def at_goal(self, sheet: Sheet) -> bool:
        """Whether this sheet has reached the goal."""
        raise NotImplementedError

    def score(self, sheet: Sheet) -> int:
        """How far a sheet has come, as it is counted at the table."""
        steps: int = sheet
        return steps

    def rank(self, sheet: Sheet) -> Any:
        """By what a sheet is ranked, higher first; sheets at the goal that win together must be equal in it."""
        return self.score(sheet)

    def dice_for(self, state: S) -> DiceSet:
        """The dice of the next throw."""
        return self.dice

    def sudden(self) -> bool:
        """Whether the race ends the moment somebody reaches the goal."""
        return getattr(self.options, "finish", "sudden") == "sudden"

    def most_circuits(self) -> int | None:
        """After how many circuits the race is stopped; None where its rules bound it."""
        return getattr(self.options, "safety_circuits", None)

    # What follows ----------------------------------------------------------------------------------------------------

    def safety_bound(self) -> SafetyBound | None:
        return SafetyBound("circuit", self._most_circuits)

    def start(self, first: Seat) -> S:
        state: S = self.state_type(first, first, (self.blank(),) * self.seats)
        return state

    def stage(self, state: S) -> Stage:
        if state.over:
            return Over(self.result(state))
        return self._throws[state.seat] if self._throws else throw(state.seat, self.dice_for(state))

    def thrown(self, state: S, faces: Faces) -> S:
        sheet, again = self.marked(state.sheets[state.seat], faces)
        return self.entered(state, sheet, again)

    def entered(self, state: S, sheet: Sheet, again: bool) -> S:
        """The state once the thrower's sheet has become this one. Whoever is at the goal throws no more."""
        sheets = with_item(state.sheets, state.seat, sheet)
        if again or self.ends_at_once:
            arrived = self.at_goal(sheet)
            if arrived and self.ends_at_once:
                return state.but(sheets=sheets, over=True)
            if again and not arrived:
                return state.but(sheets=sheets)
        return self.moved_on(state, sheets)

    # The dice go to the left; with the circuit ends a race that somebody has won, or that has gone on too long.

    def moved_on(self, state: S, sheets: Sheets) -> S:
        """The state once the thrower's turn is over."""
        seat, first, seats = state.seat, state.first, self.seats
        following = self.following(seat, sheets)
        if (following - first) % seats > (seat - first) % seats:
            return state.but(seat=following, sheets=sheets)
        if state.circuit == self._most_circuits or self.has_ended(sheets):
            return state.but(sheets=sheets, over=True)
        return state.but(seat=following, sheets=sheets, circuit=state.circuit + 1)

    def has_ended(self, sheets: Sheets) -> bool:
        """Whether a race is decided at the end of a circuit."""
        return not self.ends_at_once and any(map(self.at_goal, sheets))

    def is_done(self, sheet: Sheet) -> bool:
        """Whether a player with this sheet throws no more."""
        return False

    def following(self, seat: Seat, sheets: Sheets) -> Seat:
        """Who throws next: the nearest to the left who is not done; the same seat where all others are."""
        following = (seat + 1) % self.seats
        while following != seat and self.is_done(sheets[following]):
            following = (following + 1) % self.seats
        return following

    # The furthest are first: those at the goal, or the leaders of a race that had to be stopped.

    def result(self, state: S) -> Result:
        ranks = list(map(self.rank, state.sheets))
        return best_wins(ranks, points=tuple(map(self.score, state.sheets)), flags=self.flags(state))

    def flags(self, state: S) -> tuple[str, ...]:
        """What the result carries when the race had to be stopped."""
        return (STOPPED_BY_LIMIT,) if state.over and not any(map(self.at_goal, state.sheets)) else ()


class TargetRules(RaceRules[S, O]):
    """Races in which every sheet is a number that must come to at least a target, the option named `target_option`."""

    target_option: ClassVar[str] = "target"

    def prepare(self) -> None:
        super().prepare()
        self.target: int = getattr(self.options, self.target_option)

    def at_goal(self, sheet: int) -> bool:
        return sheet >= self.target


RaceR = TypeVar("RaceR", bound=RaceRules[Any, Any])


class RaceFace(Face[RaceR]):
    """What is seen and said."""

    def told(self, before: Any, event: Any, after: Any) -> tuple[Phrase, ...]:
        """What there is to say of a throw."""
        return ()

    def on_table(self, state: Any, viewer: Viewer) -> tuple[Widget, ...]:
        """What lies on the table beside the dice."""
        return (*self.beside(state, viewer), self.standings(state, viewer))

    def score(self, state: Any, seat: Seat) -> int | None:
        return self.rules.score(state.sheets[seat])

    def draw(self, state: Any, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return (*self.trays(state, viewer, last), *self.on_table(state, viewer), *self.last_circuit(state))

    # Before the first throw the dice lie in front of whoever begins.

    def ready(self, state: Any) -> tuple[Tray, ...]:
        return (ready_tray(state.first, len(self.rules.dice_for(state))),)

    def consequences(self, before: Any, event: Event, after: Any, viewer: Viewer) -> tuple[Phrase, ...]:
        told = self.told(before, event, after)
        if self.rules.ends_at_once or after.over or after.sheets == before.sheets:
            return told
        arrived = self.rules.at_goal(after.sheets[before.seat])
        return (*told, say("told-goal", who=Name(before.seat))) if arrived else told

    # Where the circuit is played out, everybody should know that it is the last one.

    def last_circuit(self, state: Any) -> tuple[Announcement, ...]:
        """That this is the last circuit, and why."""
        if self.rules.ends_at_once or state.over:
            return ()
        home = tuple(seat for seat, sheet in enumerate(state.sheets) if self.rules.at_goal(sheet))
        if not home:
            return ()
        return (Announcement("last-circuit", say("last-circuit", who=Names(home), count=len(home))),)
