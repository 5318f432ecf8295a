"""Kleine Differenzen: sixteen common throws, which everybody writes into squares and circles of their own grid.

Rulings followed: neighbouring squares share the circles on their corners; where the fourth die goes has nothing to do
with the square chosen for the other three; what is written stays; an empty circle counts nothing; plus and minus points
are added up and the highest total wins, ties being shared unless `tie_break` looks at the squares that are met exactly;
whoever lets `entry_seconds` run out gets the first free square and circle, row by row.
"""

from collections import Counter
from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Annotated, Literal

from knobel.writing.advice import Advice, RandBelow, is_unknown
from knobel.writing.face import (
    Announcement,
    DieView,
    Event,
    Face,
    Grid,
    Item,
    LastThrow,
    Name,
    Names,
    Phrase,
    Standing,
    Standings,
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.facts import Family, Frozen, Game, Info, Options, Players, off_or
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Choices,
    Clock,
    Expired,
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
    clockwise,
    d6,
    some_of,
    throw,
    with_item,
)

FOUR_DICE = d6(4)
THREE_TOGETHER, FOURTH_ALONE = some_of(FOUR_DICE, (0, 1, 2)), some_of(FOUR_DICE, (3,))
SIDE = 4
THROWS = SIDE * SIDE
EXACT_POINTS = 3

# Cells are numbered and named row by row; a square touches the four circles on its corners.
SQUARES = tuple(f"{row},{column}" for row in range(SIDE) for column in range(SIDE))
CIRCLES = tuple(f"{row},{column}" for row in range(SIDE + 1) for column in range(SIDE + 1))
SQUARE_AT = {name: number for number, name in enumerate(SQUARES)}
CIRCLE_AT = {name: number for number, name in enumerate(CIRCLES)}
UPPER_LEFT = tuple(row * (SIDE + 1) + column for row in range(SIDE) for column in range(SIDE))
CORNERS = tuple((circle, circle + 1, circle + SIDE + 1, circle + SIDE + 2) for circle in UPPER_LEFT)
TOUCHED = tuple(tuple(s for s in range(THROWS) if circle in CORNERS[s]) for circle in range(len(CIRCLES)))


class KleineDifferenzenOptions(Options, frozen=True):
    """What a table can agree on."""

    sheets_visible: Literal["after_each_throw", "at_end"] = "after_each_throw"
    entry_seconds: Annotated[int, off_or(15, 120)] = 0
    tie_break: Literal["shared", "most_exact"] = "shared"


class Paper(Frozen, frozen=True):
    """What somebody has written, row by row; 0 is an empty cell."""

    squares: tuple[int, ...] = (0,) * len(SQUARES)
    circles: tuple[int, ...] = (0,) * len(CIRCLES)


class State(Frozen, frozen=True):
    """`papers` are the grids as all may see them; a seat that has written more has its whole grid in `hidden`.

    `three` and `fourth` are the dice of the throw that is going on, `waiting` the seats that have not written it yet,
    `entered` the number of throws that everybody has written.
    """

    first: Seat
    papers: tuple[Paper, ...]
    hidden: tuple[Secret[Paper] | None, ...]
    three: Faces = ()
    fourth: int = 0
    waiting: tuple[Seat, ...] = ()
    entered: int = 0


def _filled(cells: tuple[int, ...], written: Counter[int], below: RandBelow) -> tuple[int, ...]:
    """Cells with all that has been written, and is not yet there, at any free places."""
    for number in (written - Counter(filter(None, cells))).elements():
        free = [place for place, value in enumerate(cells) if not value]
        cells = _put(cells, free[below(len(free))], number)
    return cells


def results(paper: Paper) -> tuple[int, ...]:
    """Every square's points: three if it is the sum of its circles, else minus the difference."""
    circles = paper.circles
    differences = [
        abs(square - circles[a] - circles[b] - circles[c] - circles[d])
        for square, (a, b, c, d) in zip(paper.squares, CORNERS, strict=True)
    ]
    return tuple([-difference or EXACT_POINTS for difference in differences])


INFO = Info(
    id="kleine-differenzen",
    family=Family.SHEET,
    players=Players(2, 4),
    dice=("d6",) * 4,
    hidden=True,
    points=True,
    ground={"starter": "first_seat"},
    codes=("square-taken", "circle-taken"),
)


class KleineDifferenzen(Rules[State, KleineDifferenzenOptions]):
    def start(self, first: Seat) -> State:
        return State(first, (Paper(),) * self.seats, (None,) * self.seats)

    # Three dice fall together, then the fourth alone; then everybody writes at the same time.

    def stage(self, state: State) -> Stage:
        if state.waiting:
            return Ask({seat: _choices(self.paper(state, seat)) for seat in state.waiting}, self._clocks(state), True)
        if state.entered == THROWS:
            return Over(self.result(state))
        return throw(self.thrower(state), FOURTH_ALONE if state.three else THREE_TOGETHER)

    def thrown(self, state: State, faces: Faces) -> State:
        if not state.three:
            return state.but(three=faces)
        return state.but(fourth=faces[0], waiting=tuple(range(self.seats)))

    def did(self, state: State, seat: Seat, move: AnyMove) -> State:
        assert isinstance(move, Place)
        square, circle = move.cells
        return self._shown(self._written(state, seat, SQUARE_AT[square], CIRCLE_AT[circle]))

    # When time is up, the first free square and circle are filled for all who have not written.

    def expired(self, state: State, clock: str) -> State:
        for seat in state.waiting:
            paper = self.paper(state, seat)
            state = self._written(state, seat, paper.squares.index(0), paper.circles.index(0))
        return self._shown(state)

    def _clocks(self, state: State) -> tuple[Clock, ...]:
        seconds = self.options.entry_seconds
        return (Clock(f"entry-{state.entered + 1}", seconds),) if seconds else ()

    def thrower(self, state: State) -> Seat:
        return (state.first + state.entered) % self.seats

    # What somebody writes stays hidden until all have written it, or until the end.

    def paper(self, state: State, seat: Seat) -> Paper:
        hidden = state.hidden[seat]
        return state.papers[seat] if hidden is None else hidden.value

    def _written(self, state: State, seat: Seat, square: int, circle: int) -> State:
        paper = self.paper(state, seat)
        after = Paper(_put(paper.squares, square, sum(state.three)), _put(paper.circles, circle, state.fourth))
        hidden = with_item(state.hidden, seat, Secret(after, (seat,)))
        waiting = tuple(other for other in state.waiting if other != seat)
        return state.but(hidden=hidden, waiting=waiting)

    def _shown(self, state: State) -> State:
        """The next throw, once all have written; with the grids laid open if it is time for that."""
        if state.waiting:
            return state
        entered = state.entered + 1
        if self.options.sheets_visible == "at_end" and entered < THROWS:
            return State(state.first, state.papers, state.hidden, entered=entered)
        papers = tuple(self.paper(state, seat) for seat in range(self.seats))
        return State(state.first, papers, (None,) * self.seats, entered=entered)

    # The highest total wins.

    def result(self, state: State) -> Result:
        points = [results(self.paper(state, seat)) for seat in range(self.seats)]
        totals = tuple(map(sum, points))
        if self.options.tie_break == "shared":
            return best_wins(totals, points=totals)
        return best_wins([(sum(row), row.count(EXACT_POINTS)) for row in points], points=totals)

    def refusal(self, state: State, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Place) or len(move.cells) != 2:
            return None
        square, circle = move.cells
        paper = self.paper(state, seat)
        if square in SQUARE_AT and paper.squares[SQUARE_AT[square]]:
            return IllegalMove("square-taken", cell=square, value=paper.squares[SQUARE_AT[square]])
        if circle in CIRCLE_AT and paper.circles[CIRCLE_AT[circle]]:
            return IllegalMove("circle-taken", cell=circle, value=paper.circles[CIRCLE_AT[circle]])
        return None


class KleineDifferenzenFace(Face[KleineDifferenzen]):
    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        order = clockwise(viewer or 0, self.rules.seats)
        grids = (self._grid(state, seat, viewer) for seat in order if self._may_see(state, seat, viewer))
        rows = tuple(self._standing(state, seat) for seat in range(self.rules.seats))
        return (*self._throw(state), *grids, Standings("standings", "points", rows))

    def _throw(self, state: State) -> tuple[Widget, ...]:
        """The throw that is going on."""
        if state.entered == THROWS:
            return ()
        number = Announcement("throw", say("throw-number", number=state.entered + 1, throws=THROWS))
        if not state.fourth:
            return (number, self._tray(state))
        to_enter = say("to-enter", total=sum(state.three), value=state.fourth)
        return (number, self._tray(state), Announcement("to-enter", to_enter))

    def _tray(self, state: State) -> Tray:
        faces = (*(state.three or (None, None, None)), state.fourth or None)
        return Tray("tray", self.rules.thrower(state), tuple(DieView(index, face) for index, face in enumerate(faces)))

    def _may_see(self, state: State, seat: Seat, viewer: Viewer) -> bool:
        return seat == viewer or self.rules.options.sheets_visible != "at_end" or state.entered == THROWS

    def _grid(self, state: State, seat: Seat, viewer: Viewer) -> Grid:
        hidden = state.hidden[seat]
        paper = state.papers[seat] if hidden is None else hidden.shown_to(viewer) or state.papers[seat]
        points = _rows(results(paper), SIDE) if state.entered == THROWS else ()
        id = "grid" if seat == viewer else f"grid-{seat}"
        pending = (sum(state.three), state.fourth) if seat == viewer and seat in state.waiting else ()
        return Grid(id, seat, _cells(paper.squares, SIDE), _cells(paper.circles, SIDE + 1), points, pending)

    def _standing(self, state: State, seat: Seat) -> Standing:
        if state.entered == THROWS:
            points = results(state.papers[seat])
            return Standing(seat, sum(points), say("note-exact", exact=points.count(EXACT_POINTS)))
        if not state.waiting:
            return Standing(seat, None)
        return Standing(seat, None, say("note-waiting" if seat in state.waiting else "note-written"))

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        return say("space-places", total=sum(state.three), value=state.fourth)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = []
        if isinstance(event, Expired):
            told.append(say("told-filled", who=Names(before.waiting), count=len(before.waiting)))
        if after.fourth and not before.fourth:
            told.append(say("to-enter", total=sum(after.three), value=after.fourth))
        if after.entered > before.entered and self.rules.options.sheets_visible == "after_each_throw":
            told.extend(_told_entry(seat, before.papers[seat], after.papers[seat]) for seat in range(self.rules.seats))
        if after.entered == THROWS:
            told.extend(self._told_total(after, seat) for seat in range(self.rules.seats))
        return tuple(told)

    def _told_total(self, state: State, seat: Seat) -> Phrase:
        points = results(state.papers[seat])
        return say("told-total", who=Name(seat), points=sum(points), exact=points.count(EXACT_POINTS))


class KleineDifferenzenAdvice(Advice[KleineDifferenzen]):
    # All write the same numbers: what others have written is known, but not where.

    def sample_hidden(self, state: State, seat: Seat, below: RandBelow) -> State:
        hidden = list(state.hidden)
        for other, secret in enumerate(state.hidden):
            if secret is not None and is_unknown(secret):
                hidden[other] = Secret(self._scattered(state, seat, other, below), secret.seen_by)
        return state.but(hidden=tuple(hidden))

    def _scattered(self, state: State, seat: Seat, other: Seat, below: RandBelow) -> Paper:
        """What another seat has written, at any free places."""
        own, paper = self.rules.paper(state, seat), state.papers[other]
        squares, circles = Counter(filter(None, own.squares)), Counter(filter(None, own.circles))
        ahead = (seat in state.waiting) - (other in state.waiting)
        squares[sum(state.three)] += ahead
        circles[state.fourth] += ahead
        return Paper(_filled(paper.squares, squares, below), _filled(paper.circles, circles, below))

    # A place looks good if its square, and those that the circle touches, come near what their circles will hold.

    def heuristic(self, state: State, seat: Seat, move: AnyMove) -> float | None:
        if not isinstance(move, Place):
            return None
        square, circle = SQUARE_AT[move.cells[0]], CIRCLE_AT[move.cells[1]]
        expected, gains, more = _prospects(self.rules.paper(state, seat), state.fourth, THROWS - state.entered - 1)
        sum_there = expected[square] + (more if circle in CORNERS[square] else 0)
        return gains[circle] - _loss(sum(state.three) - sum_there)


@lru_cache(maxsize=4096)
def _choices(paper: Paper) -> Choices:
    """Any free square with any free circle."""
    squares = tuple(compress(SQUARES, map(not_, paper.squares)))
    circles = tuple(compress(CIRCLES, map(not_, paper.circles)))
    return Choices(Places((squares, circles)))


@lru_cache(maxsize=64)
def _prospects(paper: Paper, value: int, throws: int) -> tuple[tuple[float, ...], tuple[float, ...], float]:
    """What every square's circles can be expected to hold at the end; what the value is worth in each circle; and by
    how much it exceeds what a circle without it can expect, if so many more throws come."""
    free = len(CIRCLES) - THROWS + throws
    hope = AVERAGE * throws / free
    values = tuple(value or hope for value in paper.circles)
    expected = tuple(sum(values[circle] for circle in corners) for corners in CORNERS)
    more = value - hope
    lacking = tuple(square - sum_there for square, sum_there in zip(paper.squares, expected, strict=True))
    gained = tuple(
        _loss(lack) - _loss(lack - more) if square else 0.0 for square, lack in zip(paper.squares, lacking, strict=True)
    )
    gains = tuple(sum(gained[square] for square in touched) for touched in TOUCHED)
    return expected, gains, more


# What a circle holds on average once it is filled.
AVERAGE = 3.5


def _loss(difference: float) -> float:
    """What a square is likely to cost: its difference, and near zero more and more of the points for meeting it."""
    size = abs(difference)
    return size if size >= 1 else size - EXACT_POINTS * (1 - size)


def _told_entry(seat: Seat, before: Paper, after: Paper) -> Phrase:
    square = next(n for n, value in enumerate(after.squares) if value != before.squares[n])
    circle = next(n for n, value in enumerate(after.circles) if value != before.circles[n])
    return say(
        "told-entry",
        who=Name(seat),
        total=after.squares[square],
        square=_spot(square, SIDE),
        value=after.circles[circle],
        circle=_spot(circle, SIDE + 1),
    )


def _spot(number: int, length: int) -> Phrase:
    """Where a cell lies, as people count: from one."""
    row, column = divmod(number, length)
    return say("spot", row=row + 1, column=column + 1)


def _put(cells: tuple[int, ...], number: int, value: int) -> tuple[int, ...]:
    return (*cells[:number], value, *cells[number + 1 :])


def _rows(cells: tuple[int, ...], length: int) -> tuple[tuple[int, ...], ...]:
    return tuple(cells[start : start + length] for start in range(0, len(cells), length))


def _cells(cells: tuple[int, ...], length: int) -> tuple[tuple[int | None, ...], ...]:
    return tuple(tuple(value or None for value in row) for row in _rows(cells, length))


GAME = Game(INFO, KleineDifferenzen, KleineDifferenzenFace, KleineDifferenzenAdvice)
