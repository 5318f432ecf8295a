"""Würfelstapel with the app as the magician: whoever builds a tower of real dice says its height and its top face."""

from typing import Literal

from knobel.games.trick._answers import CONFIRM, MOST_TRICKS, RIGHT, STOP
from knobel.games.trick.wuerfelstapel.tower import LARGEST, SMALLEST, WuerfelstapelOptions, amount_of, solved
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Face, LastThrow, Name, Phrase, Viewer, Widget, say
from knobel.writing.facts import Frozen
from knobel.writing.rules import (
    PERFORMANCE,
    AnyMove,
    Bids,
    Choices,
    Did,
    Over,
    Result,
    Rules,
    Seat,
    Stage,
    ask,
    left_of,
    no_winner,
)

HEIGHTS = Bids(SMALLEST, LARGEST)
# A show has at least one trick; before each further one it may be ended.
HEIGHT, FIRST_HEIGHT = Choices(STOP, HEIGHTS), Choices(HEIGHTS)
TOP_FACE = Choices(Bids(1, 6))


class ShowState(Frozen, frozen=True):
    """`seat` has built a tower of so many dice with this face on top, as far as the magician has been told."""

    seat: Seat
    phase: Literal["count", "face", "named", "over"] = "count"
    tricks: int = 0
    size: int = 0
    top: int = 0


class Show(Rules[ShowState, WuerfelstapelOptions]):
    ties = False

    def start(self, first: Seat) -> ShowState:
        return ShowState(first)

    def stage(self, state: ShowState) -> Stage:
        match state.phase:
            case "count":
                return ask(state.seat, HEIGHT if state.tricks else FIRST_HEIGHT)
            case "face":
                return ask(state.seat, TOP_FACE)
            case "named":
                return ask(state.seat, CONFIRM)
            case "over":
                return Over(self.result(state))

    # The magician is told the height and the top face, names the sum, and lets it be counted; then the next one builds.

    def did(self, state: ShowState, seat: Seat, move: AnyMove) -> ShowState:
        if move == STOP:
            return state.but(phase="over")
        match state.phase:
            case "count":
                return state.but(phase="face", size=amount_of(move))
            case "face":
                return state.but(phase="named", top=amount_of(move))
            case _:
                tricks = state.tricks + 1
                return ShowState(left_of(seat, self.seats), "over" if tricks == MOST_TRICKS else "count", tricks)

    def result(self, state: ShowState) -> Result:
        return no_winner(self.seats, flags=(PERFORMANCE,))


class ShowFace(Face[Show]):
    giving_up = (STOP,)

    def draw(self, state: ShowState, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        return self.beside(state, viewer)

    def announcements(self, state: ShowState) -> dict[str, Phrase]:
        who = Name(state.seat)
        match state.phase:
            case "count":
                return {"build": say("build", who=who, dice=self.rules.options.dice)}
            case "face":
                return {"which-top": say("which-top", who=who, size=state.size)}
            case "named":
                return {"named": solved("named", state.size, state.top, who=who)}
            case "over":
                return {}

    def consequences(self, before: ShowState, event: Event, after: ShowState, viewer: Viewer) -> tuple[Phrase, ...]:
        if after.phase == "named":
            return (solved("told-named", after.size, after.top),)
        if after.tricks == before.tricks:
            return ()
        right = isinstance(event, Did) and event.move == RIGHT
        return (say("told-applause") if right else solved("told-count-again", before.size, before.top),)


class ShowAdvice(Advice[Show]):
    # Give everybody a turn, and then call it a day; the magician is right.

    def heuristic(self, state: ShowState, seat: Seat, move: AnyMove) -> float | None:
        if state.phase == "count":
            return float((move == STOP) == (state.tricks >= self.rules.seats))
        return float(move == RIGHT)
