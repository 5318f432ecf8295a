"""The rules of Kleine Differenzen."""

from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Annotated, Literal

from knobel.games.sheet.kleine_differenzen.grid import CIRCLE_AT, CIRCLES, EXACT_POINTS, SQUARE_AT, SQUARES, Paper
from knobel.writing.facts import Frozen, Options, off_or, only, when
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Choices,
    Clock,
    Faces,
    IllegalMove,
    Over,
    Place,
    Places,
    Result,
    Rules,
    Seat,
    Secret,
    Stage,
    best_wins,
    d6,
    some_of,
    throw,
    up_to,
    with_item,
)

FOUR_DICE = d6(4)
THREE_TOGETHER, FOURTH_ALONE = some_of(FOUR_DICE, (0, 1, 2)), some_of(FOUR_DICE, (3,))
THROWS = len(SQUARES)


class KleineDifferenzenOptions(Options, frozen=True):
    sheets_visible: Literal["after_each_throw", "at_end"] = "after_each_throw"
    entry_seconds: Annotated[int, off_or(15, 120)] = 0
    tie_break: Literal["shared", "most_exact"] = "shared"

    # One clock is enough.
    depends = (only("decision_seconds", when(entry_seconds=0)),)


class State(Frozen, frozen=True):
    """`papers` are the grids as all may see them; a seat that has written more has its whole grid in `hidden`.

    `faces` are the dice of the throw that is going on, `waiting` the seats that have not written it yet, `entered` the
    number of throws that everybody has written.
    """

    first: Seat
    papers: tuple[Paper, ...]
    hidden: tuple[Secret[Paper] | None, ...]
    faces: Faces = ()
    waiting: tuple[Seat, ...] = ()
    entered: int = 0

    @property
    def total(self) -> int:
        """What is to be written into a square: the dice that fell together."""
        return sum(self.faces[:3])

    @property
    def value(self) -> int:
        """What is to be written into a circle: the fourth die, 0 before it has fallen."""
        return sum(self.faces[3:])


class KleineDifferenzen(Rules[State, KleineDifferenzenOptions]):
    def bounds(self) -> Bounds:
        cells = {"squares.*": up_to(18), "circles.*": up_to(6)}
        papers = {f"{paper}.{name}": bound for paper in ("papers.*", "hidden.*.value") for name, bound in cells.items()}
        return {**papers, "entered": up_to(THROWS)}

    def start(self, first: Seat) -> State:
        return State(first, (Paper(),) * self.seats, (None,) * self.seats)

    # Three dice fall together, then the fourth alone; then everybody writes at the same time.

    def stage(self, state: State) -> Stage:
        if state.waiting:
            return Ask({seat: choices(self.paper(state, seat)) for seat in state.waiting}, self._clocks(state), True)
        if state.entered == THROWS:
            return Over(self.result(state))
        return throw(self.thrower(state), FOURTH_ALONE if state.faces else THREE_TOGETHER)

    def thrown(self, state: State, faces: Faces) -> State:
        if not state.faces:
            return state.but(faces=faces)
        return state.but(faces=state.faces + faces, waiting=tuple(range(self.seats)))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Place)
        square, circle = move.cells
        return self._moved_on(self._written(state, seat, SQUARE_AT[square], CIRCLE_AT[circle]))

    # The dice move on clockwise with every throw.

    def thrower(self, state: State) -> Seat:
        """Who throws for all."""
        return (state.first + state.entered) % self.seats

    # When time is up, the first free square and circle are filled for all who have not written.

    def _clocks(self, state: State) -> tuple[Clock, ...]:
        seconds = self.options.entry_seconds
        return (Clock(f"entry-{state.entered + 1}", seconds),) if seconds else ()

    def expired(self, state: State, clock: str) -> State:
        for seat in state.waiting:
            paper = self.paper(state, seat)
            state = self._written(state, seat, paper.squares.index(0), paper.circles.index(0))
        return self._moved_on(state)

    # What somebody writes stays hidden until all have written it, or until the end.

    def paper(self, state: State, seat: Seat) -> Paper:
        """All that a seat has written."""
        hidden = state.hidden[seat]
        return state.papers[seat] if hidden is None else hidden.value

    def _written(self, state: State, seat: Seat, square: int, circle: int) -> State:
        paper = self.paper(state, seat).after(square, state.total, circle, state.value)
        waiting = tuple([other for other in state.waiting if other != seat])
        return state.but(hidden=with_item(state.hidden, seat, Secret(paper, (seat,))), waiting=waiting)

    def _moved_on(self, state: State) -> State:
        """The next throw, once all have written; with the grids laid open if it is time for that."""
        if state.waiting:
            return state
        after = state.but(faces=(), entered=state.entered + 1)
        if self.options.sheets_visible == "at_end" and after.entered < THROWS:
            return after
        papers = tuple([self.paper(state, seat) for seat in range(self.seats)])
        return after.but(papers=papers, hidden=(None,) * self.seats)

    # The highest total wins; of equal ones perhaps the one with more squares met exactly.

    def result(self, state: State) -> Result:
        points = [self.paper(state, seat).points() for seat in range(self.seats)]
        totals = tuple(map(sum, points))
        if self.options.tie_break == "shared":
            return best_wins(totals, points=totals)
        return best_wins([(sum(row), row.count(EXACT_POINTS)) for row in points], points=totals)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Place) or len(move.cells) != 2:
            return None
        square, circle = move.cells
        paper = self.paper(state, seat)
        if square in SQUARE_AT and (value := paper.squares[SQUARE_AT[square]]):
            return IllegalMove("square-taken", cell=square, value=value)
        if circle in CIRCLE_AT and (value := paper.circles[CIRCLE_AT[circle]]):
            return IllegalMove("circle-taken", cell=circle, value=value)
        return None


# A paper is asked about again as long as others write: a larger cache would only be slower to reach.


@lru_cache(maxsize=64)
def choices(paper: Paper) -> Choices:
    """Any free square with any free circle."""
    squares = tuple(compress(SQUARES, map(not_, paper.squares)))
    circles = tuple(compress(CIRCLES, map(not_, paper.circles)))
    return Choices(Places((squares, circles)))
