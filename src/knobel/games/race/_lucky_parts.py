"""Drawing a picture part by part: everybody has a lucky number, and each time it falls in one's turn a part is drawn.

A game of this kind states its picture and says how the lucky numbers become known: chosen or thrown.
"""

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from knobel.parts.race import RaceFace, RaceRules, RaceState, every_bit, one_more, pictures
from knobel.writing.face import Announcement, Event, Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Options
from knobel.writing.rules import Faces, Seat, with_item


class LuckyState(RaceState, frozen=True):
    """`lucky` holds everybody's lucky number, 0 while it is not known; `drawing` awaits the choice of a part."""

    lucky: tuple[int, ...] = ()
    drawing: bool = False


class LuckyPartsOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        extra_throw_on_hit: bool


O = TypeVar("O", bound=LuckyPartsOptions)  # noqa: E741


class LuckyParts(RaceRules[LuckyState, O]):
    """The base of these games; bit by bit, a sheet says which parts are drawn."""

    parts: ClassVar[tuple[str, ...]]

    def start(self, first: Seat) -> LuckyState:
        return super().start(first).but(lucky=(0,) * self.seats)

    # A turn is one throw; the lucky number draws a part and, if agreed, brings another throw.

    def thrown(self, state: LuckyState, faces: Faces) -> LuckyState:
        if faces[0] != state.lucky[state.seat]:
            return self.moved_on(state, state.sheets)
        return self.entered(state, one_more(state.sheets[state.seat]), self.options.extra_throw_on_hit)

    # From the starter clockwise everybody gets a lucky number; then the starter throws.

    def with_number(self, state: LuckyState, number: int) -> LuckyState:
        """The state once the seat in turn has a lucky number."""
        lucky = with_item(state.lucky, state.seat, number)
        return state.but(seat=(state.seat + 1) % self.seats, lucky=lucky)

    def at_goal(self, sheet: int) -> bool:
        return sheet == every_bit(len(self.parts))

    def score(self, sheet: int) -> int:
        return sheet.bit_count()


R = TypeVar("R", bound=LuckyParts[Any])


class LuckyPartsFace(RaceFace[R]):
    """What is seen and said."""

    unit = "parts"
    art: ClassVar[str]

    def told(self, before: LuckyState, event: Event, after: LuckyState) -> tuple[Phrase, ...]:
        """The part just drawn, and how many there are."""
        old, new = before.sheets[before.seat], after.sheets[before.seat]
        if old == new:
            return ()
        part = say(f"cell-{self.rules.parts[(old ^ new).bit_length() - 1]}")
        count, key = self.rules.score(new), "told-drawn" if isinstance(event, Thrown) else "told-parts"
        return (say(key, who=Name(before.seat), part=part, count=count, length=len(self.rules.parts)),)

    def on_table(self, state: LuckyState, viewer: Viewer) -> tuple[Widget, ...]:
        drawn = pictures(self.art, self.rules.parts, state.sheets, viewer, state.seat)
        return (*_finding(state), self.standings(state, viewer), *drawn)

    def note(self, state: LuckyState, seat: Seat) -> Phrase:
        number = state.lucky[seat]
        return say("note-lucky", number=number) if number else say("note-no-number")


def _finding(state: LuckyState) -> tuple[Announcement, ...]:
    """Who is about to get a lucky number."""
    if state.lucky[state.seat]:
        return ()
    return (Announcement("finding", say("finding", who=Name(state.seat))),)
