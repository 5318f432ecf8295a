"""A pad: only the sheets of a game, without turns or throws. Real dice fall on the table, in whatever order people
like, and what came of them is written down for everybody. What a cell may hold, sums and bonus are the game's own.

A value is written by a throw that would have made it: so an entry does on a pad what it does in the game.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Generic

import msgspec

from knobel.core.dice import Faces
from knobel.core.errors import IllegalMove
from knobel.core.events import Did, Event, SeenEvent
from knobel.core.face import LastThrow, views_of
from knobel.core.frozen import Frozen
from knobel.core.moves import Write
from knobel.core.phrases import Name, Phrase, say
from knobel.core.results import Result
from knobel.core.rules import S
from knobel.core.scenes import Scene
from knobel.core.secrets import Viewer
from knobel.core.stages import Ask, Seat, Stage
from knobel.core.widgets import Sheet, Standings, Widget
from knobel.match.match import Match
from knobel.match.state import AnyState, MatchState
from knobel.parts.paper import Entry, OnPaper

# The slot in which dice are written down, to see what they would give.
DICE = "dice"
NOT_POSSIBLE = "not-on-pad"


class PadEntry(Frozen, frozen=True):
    """What stands in somebody's cell."""

    seat: Seat
    cell: str
    value: int


class PadState(MatchState[S, LastThrow], Generic[S], frozen=True):
    """`written` has everything that stands on the sheets, in the order of writing; `last` are dice written down."""

    written: tuple[PadEntry, ...] = ()


AnyPad = PadState[Any]


class Pad(Match):
    """The sheets of a game on which everything may be written that some throw allows."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopened, (self._game, self.seats, self._values, self.version)

    @property
    def paper(self) -> OnPaper:
        """The face of the game, asked for what may be written."""
        assert isinstance(self.face, OnPaper)
        return self.face

    # The flow --------------------------------------------------------------------------------------------------------

    def start(self, first: Seat = 0, *, decided: bool = False) -> AnyState:
        return PadState(first, None, self.rules.start(first))

    def stage(self, state: AnyState) -> Stage:
        """Nobody is waited for, and a pad is never over: what stands there may still be changed."""
        return Ask({})

    def apply(self, state: AnyState, event: Event) -> AnyState:
        assert isinstance(state, PadState)
        if not isinstance(event, Did) or not isinstance(event.move, Write):
            raise IllegalMove(NOT_POSSIBLE)
        slot, text = event.move.slot, event.move.text
        if slot == DICE:
            return state.but(last=LastThrow(event.seat, self._faces(text)) if text else None)
        others = tuple(each for each in state.written if (each.seat, each.cell) != (event.seat, slot))
        after = state if others == state.written else self._written_anew(state, others)
        return (self._with(after, PadEntry(event.seat, slot, _number(text))) if text else after).but(last=None)

    def _written_anew(self, state: AnyPad, written: tuple[PadEntry, ...]) -> AnyPad:
        """The sheets when something on them is rubbed out, and all the rest stands as it was written."""
        after: AnyPad = PadState(state.first, None, self.rules.start(state.first))
        for each in written:
            after = self._with(after, each)
        return after

    def _with(self, state: AnyPad, new: PadEntry) -> AnyPad:
        faces, way = self._throws.get((new.cell, new.value), ((), 0))
        for lying in self.paper.lying(state.game_state, new.seat, faces)[way : way + 1] if faces else ():
            for entry in self.paper.entries(lying, new.seat):
                if (entry.cell, entry.value) == (new.cell, new.value):
                    after = self.rules.did(lying, new.seat, entry.move)
                    return state.but(game_state=after, written=(*state.written, new))
        raise IllegalMove(NOT_POSSIBLE)

    def _faces(self, text: str) -> Faces:
        dice = self.paper.paper_dice()
        faces = tuple(map(_number, text.split()))
        if faces not in dice.legal:
            raise IllegalMove(NOT_POSSIBLE)
        return faces

    @cached_property
    def _throws(self) -> dict[tuple[str, int], tuple[Faces, int]]:
        """For everything that may stand in a cell one throw that makes it, and how it lies."""
        found: dict[tuple[str, int], tuple[Faces, int]] = {}
        for faces, way, entry in self._all_entries():
            found.setdefault((entry.cell, entry.value), (faces, way))
        return found

    def _all_entries(self) -> Iterator[tuple[Faces, int, Entry]]:
        """What every throw may be written as, each cell taken as open."""
        for faces, _ in self.paper.paper_dice().merged_outcomes():
            for state in self._with_one_open:
                for way, lying in enumerate(self.paper.lying(state, 0, faces)):
                    yield from ((faces, way, entry) for entry in self.paper.entries(lying, 0))

    @cached_property
    def _with_one_open(self) -> list[Any]:
        """A blank sheet, and where rows are filled in order those on which each of them is the next."""
        state, states = self.rules.start(0), []
        faces = next(iter(self.paper.paper_dice().merged_outcomes()))[0]
        while not self.paper.is_full(state, 0):
            states.append(state)
            lying = self.paper.lying(state, 0, faces)[-1]
            entries = list(self.paper.entries(lying, 0))
            if len({entry.cell for entry in entries}) > 1:
                break
            state = self.rules.did(lying, 0, entries[0].move)
        return states

    def result(self, state: AnyState) -> Result:
        return self.rules.result(state.game_state)

    def with_words(self, state: AnyState, event: Event) -> Event:
        return event

    # What is seen and said -------------------------------------------------------------------------------------------

    def scene(self, state: AnyState, viewer: Viewer) -> Scene:
        full = all(self.paper.is_full(state.game_state, seat) for seat in range(self.seats))
        return Scene(
            game=self.info.id,
            viewer=viewer,
            turn=(),
            headline=say("over" if full else "pad-open"),
            widgets=tuple(self._widgets(state, viewer, full=full)),
            due=views_of(self.paper.paper_dice()),
            result=self.result(state) if full else None,
        )

    def _widgets(self, state: AnyState, viewer: Viewer, *, full: bool) -> Iterator[Widget]:
        shown, last = state.game_state, state.last
        if last is not None and last.seat is not None and (lying := self.paper.lying(shown, last.seat, last.faces)):
            shown = lying[-1]
        for widget in self.face.draw(shown, viewer, None):
            if isinstance(widget, Sheet):
                yield widget.but(rows=tuple(row.but(values=self._values_of.get(row.id, ())) for row in widget.rows))
            elif isinstance(widget, Standings) and (full or widget.id == "standings"):
                yield widget

    @cached_property
    def _values_of(self) -> dict[str, tuple[int, ...]]:
        """What may stand in every row."""
        rows: dict[str, set[int]] = {}
        for cell, value in self._throws:
            rows.setdefault(cell.rpartition(":")[2], set()).add(value)
        return {row: tuple(sorted(values)) for row, values in rows.items()}

    def tell(self, before: AnyState, event: Event, after: AnyState, viewer: Viewer) -> tuple[Phrase, ...]:
        if not isinstance(event, Did) or not isinstance(event.move, Write) or event.move.slot == DICE:
            return ()
        row = say(f"cell-{event.move.slot.rpartition(':')[2]}")
        if not event.move.text:
            return (say("told-pad-erased", who=Name(event.seat), cell=row),)
        return (say("told-pad", who=Name(event.seat), cell=row, value=_number(event.move.text)),)

    def seen(self, state: AnyState, event: Event, viewer: Viewer) -> SeenEvent:
        return event

    def reveals(self, before: AnyState, event: Event, after: AnyState) -> tuple[Seat, ...]:
        return ()

    @cached_property
    def _decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(PadState[self.rules.state_type])  # type: ignore[name-defined]


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise IllegalMove(NOT_POSSIBLE)
    return int(text)


def _reopened(game: Any, seats: int, values: dict[str, Any], version: int) -> Pad:
    return Pad(game, seats, values, version=version, stored=True)
