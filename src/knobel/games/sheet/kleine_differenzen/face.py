"""What is seen and told of Kleine Differenzen."""

from knobel.games.sheet.kleine_differenzen.grid import EXACT_POINTS, SIDE, Paper
from knobel.games.sheet.kleine_differenzen.rules import FOUR_DICE, THROWS, KleineDifferenzen, State
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
    Tray,
    Viewer,
    Widget,
    say,
)
from knobel.writing.rules import Expired, Seat, clockwise


class KleineDifferenzenFace(Face[KleineDifferenzen]):
    def draw(self, state: State, viewer: Viewer, last: LastThrow | None) -> tuple[Widget, ...]:
        order = clockwise(viewer or 0, self.rules.seats)
        grids = (self._grid(state, seat, viewer) for seat in order if self._may_see(state, seat, viewer))
        return (*self._throw(state), *grids, self.standings(state, viewer))

    def _throw(self, state: State) -> tuple[Widget, ...]:
        """The throw that is going on."""
        if state.entered == THROWS:
            return ()
        number = Announcement("throw", say("throw-number", number=state.entered + 1, throws=THROWS))
        lying = (*state.faces, *(None,) * (len(FOUR_DICE) - len(state.faces)))
        dice = tuple(DieView(index, face) for index, face in enumerate(lying))
        to_enter = (Announcement("to-enter", _to_enter(state)),) if state.value else ()
        return (number, Tray("tray", self.rules.thrower(state), dice), *to_enter)

    def _may_see(self, state: State, seat: Seat, viewer: Viewer) -> bool:
        return seat == viewer or self.rules.options.sheets_visible != "at_end" or state.entered == THROWS

    def _grid(self, state: State, seat: Seat, viewer: Viewer) -> Grid:
        hidden = state.hidden[seat]
        paper = state.papers[seat] if hidden is None else hidden.shown_to(viewer) or state.papers[seat]
        points = _rows(paper.points(), SIDE) if state.entered == THROWS else ()
        id = "grid" if seat == viewer else f"grid-{seat}"
        pending = (state.total, state.value) if seat == viewer and seat in state.waiting else ()
        return Grid(id, seat, _cells(paper.squares, SIDE), _cells(paper.circles, SIDE + 1), points, pending)

    def score(self, state: State, seat: Seat) -> int | None:
        return sum(state.papers[seat].points()) if state.entered == THROWS else None

    def note(self, state: State, seat: Seat) -> Phrase | None:
        if state.entered == THROWS:
            return say("note-exact", exact=state.papers[seat].points().count(EXACT_POINTS))
        return say("note-waiting" if seat in state.waiting else "note-written") if state.waiting else None

    def label(self, state: State, seat: Seat, item: Item) -> Phrase:
        return say("space-places", total=state.total, value=state.value)

    def consequences(self, before: State, event: Event, after: State, viewer: Viewer) -> tuple[Phrase, ...]:
        told = []
        seats = range(self.rules.seats)
        if isinstance(event, Expired):
            told.append(say("told-filled", who=Names(before.waiting), count=len(before.waiting)))
        if after.value and not before.value:
            told.append(_to_enter(after))
        if after.entered > before.entered and self.rules.options.sheets_visible == "after_each_throw":
            told.extend(_told_entry(seat, before.papers[seat], after.papers[seat]) for seat in seats)
        if after.entered == THROWS:
            told.extend(_told_total(seat, after.papers[seat].points()) for seat in seats)
        return tuple(told)


def _to_enter(state: State) -> Phrase:
    return say("to-enter", total=state.total, value=state.value)


def _told_entry(seat: Seat, before: Paper, after: Paper) -> Phrase:
    square = next(n for n, value in enumerate(after.squares) if value != before.squares[n])
    circle = next(n for n, value in enumerate(after.circles) if value != before.circles[n])
    total, value = after.squares[square], after.circles[circle]
    where = {"square": _spot(square, SIDE), "circle": _spot(circle, SIDE + 1)}
    return say("told-entry", who=Name(seat), total=total, value=value, **where)


def _told_total(seat: Seat, points: tuple[int, ...]) -> Phrase:
    return say("told-total", who=Name(seat), points=sum(points), exact=points.count(EXACT_POINTS))


def _spot(number: int, length: int) -> Phrase:
    """Where a cell lies, as people count: from one."""
    row, column = divmod(number, length)
    return say("spot", row=row + 1, column=column + 1)


def _rows(cells: tuple[int, ...], length: int) -> tuple[tuple[int, ...], ...]:
    return tuple(cells[start : start + length] for start in range(0, len(cells), length))


def _cells(cells: tuple[int, ...], length: int) -> tuple[tuple[int | None, ...], ...]:
    return tuple(tuple(value or None for value in row) for row in _rows(cells, length))
