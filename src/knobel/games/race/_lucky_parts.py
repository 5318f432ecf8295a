"""Drawing a picture part by part: everybody has a lucky number, and each time it falls in one's turn a part is drawn.

A game of this kind states its picture and says how the lucky numbers become known: chosen or thrown.
"""

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from knobel.games.race._race import pictures
from knobel.parts.race import RaceFace, RaceRules, SheetsState
from knobel.writing.face import Event, Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Options
from knobel.writing.rules import Bounds, Faces, Seat, up_to, with_item

Drawn = tuple[str, ...]


class LuckyState(SheetsState, frozen=True):
    """A sheet has the parts drawn, in the order of the picture; `drawing` awaits the choice of a part.

    `lucky` holds everybody's lucky number, 0 while it is not known.
    """

    sheets: tuple[Drawn, ...]
    lucky: tuple[int, ...] = ()
    drawing: bool = False


class LuckyPartsOptions(Options, frozen=True):
    """What the options of every game of this kind have; each says with which bounds."""

    if TYPE_CHECKING:
        extra_throw_on_hit: bool


O = TypeVar("O", bound=LuckyPartsOptions)  # noqa: E741


class LuckyParts(RaceRules[LuckyState, O]):
    """The base of these games."""

    parts: ClassVar[tuple[str, ...]]

    def bounds(self) -> Bounds:
        return {"lucky.*": up_to(6)}

    def blank(self) -> Drawn:
        return ()

    def start(self, first: Seat) -> LuckyState:
        return super().start(first).but(lucky=(0,) * self.seats)

    # A turn is one throw; the lucky number draws a part and, if agreed, brings another throw.

    def thrown(self, state: LuckyState, faces: Faces) -> LuckyState:
        if faces[0] != state.lucky[state.seat]:
            return self.moved_on(state, state.sheets)
        following = next(part for part in self.parts if part not in state.sheets[state.seat])
        return self.with_part(state, following)

    def with_part(self, state: LuckyState, part: str) -> LuckyState:
        """The state once the seat in turn has drawn this part."""
        sheet = state.sheets[state.seat]
        drawn = tuple([each for each in self.parts if each in sheet or each == part])
        return self.entered(state, drawn, self.options.extra_throw_on_hit)

    # From the starter clockwise everybody gets a lucky number; then the starter throws.

    def with_number(self, state: LuckyState, number: int) -> LuckyState:
        """The state once the seat in turn has a lucky number."""
        lucky = with_item(state.lucky, state.seat, number)
        return state.but(seat=(state.seat + 1) % self.seats, lucky=lucky)

    def at_goal(self, sheet: Drawn) -> bool:
        return len(sheet) == len(self.parts)

    def score(self, sheet: Drawn) -> int:
        return len(sheet)


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
        (drawn,) = set(new).difference(old)
        part, key = say(f"cell-{drawn}"), "told-drawn" if isinstance(event, Thrown) else "told-parts"
        return (say(key, who=Name(before.seat), part=part, count=len(new), length=len(self.rules.parts)),)

    def on_table(self, state: LuckyState, viewer: Viewer) -> tuple[Widget, ...]:
        drawn = pictures(self.art, self.rules.parts, state.sheets, viewer, state.seat)
        return (*super().on_table(state, viewer), *drawn)

    # Somebody is about to get a lucky number.

    def announcements(self, state: LuckyState) -> dict[str, Phrase]:
        return {} if state.lucky[state.seat] else {"finding": say("finding", who=Name(state.seat))}

    def note(self, state: LuckyState, seat: Seat) -> Phrase:
        number = state.lucky[seat]
        return say("note-lucky", number=number) if number else say("note-no-number")
