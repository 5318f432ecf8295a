"""Läuse würfeln: choose a lucky number; each time you throw it you draw a part of your louse.

Rulings followed: several players may choose the same number, unless that is ruled out; a table of more than six then
shares the numbers out evenly. The order of the parts matters to nobody, so they are drawn in a fixed one or as each
player likes. One throw a turn, unless a hit is agreed to bring another.
"""

from functools import cache
from typing import Literal

from knobel.games.race._lucky_parts import Drawn, LuckyParts, LuckyPartsFace, LuckyPartsOptions, LuckyState
from knobel.games.race._race import race_info
from knobel.parts.race import USUAL_SAFETY_CIRCUITS, Finish, SafetyCircuits
from knobel.writing.face import Event, Item, Name, Phrase, Tray, ready_tray, say
from knobel.writing.facts import Game, at_least, refused, when
from knobel.writing.rules import AnyMove, Choices, Faces, IllegalMove, Say, Seat, Stage, Take, ask

LEGS = tuple(f"leg-{number}" for number in range(1, 7))
# In the order of drawing, where the players do not choose.
PARTS = ("body", "head", "tail", *LEGS, "feeler-1", "feeler-2", "eye-1", "eye-2")
NUMBERS = tuple("123456")


class LaeuseWuerfelnOptions(LuckyPartsOptions, frozen=True):
    unique_numbers: bool = False
    part_order: Literal["auto", "free"] = "auto"
    extra_throw_on_hit: bool = False
    finish: Finish = "sudden"
    safety_circuits: SafetyCircuits = USUAL_SAFETY_CIRCUITS

    depends = (refused("numbers-run-out", when(unique_numbers=True, seats=at_least(7))),)


def free_numbers(lucky: tuple[int, ...], unique: bool) -> tuple[str, ...]:
    """The lucky numbers left to choose: all, or those that have been chosen least often."""
    if not unique:
        return NUMBERS
    chosen = [lucky.count(int(number)) for number in NUMBERS]
    return tuple(number for number, count in zip(NUMBERS, chosen, strict=True) if count == min(chosen))


@cache
def naming(numbers: tuple[str, ...]) -> Choices:
    """The choice of one of these numbers."""
    return Choices(*map(Say, numbers))


@cache
def missing(sheet: Drawn) -> Choices:
    """The choice of a part that is still to be drawn."""
    return Choices(*(Take(part) for part in PARTS if part not in sheet))


class LaeuseWuerfeln(LuckyParts[LaeuseWuerfelnOptions]):
    parts = PARTS

    def stage(self, state: LuckyState) -> Stage:
        if state.drawing:
            return ask(state.seat, missing(state.sheets[state.seat]))
        if not state.lucky[state.seat]:
            return ask(state.seat, naming(free_numbers(state.lucky, self.options.unique_numbers)))
        return super().stage(state)

    def did(self, state: LuckyState, seat: Seat, move: AnyMove) -> LuckyState:
        if isinstance(move, Say):
            return self.with_number(state, int(move.value))
        assert isinstance(move, Take)
        return self.with_part(state.but(drawing=False), move.cell)

    # Where players choose the part, a hit is a question, until only one part is left.

    def thrown(self, state: LuckyState, faces: Faces) -> LuckyState:
        hit = self.options.part_order == "free" and faces[0] == state.lucky[state.seat]
        if hit and self.score(state.sheets[state.seat]) < len(PARTS) - 1:
            return state.but(drawing=True)
        return super().thrown(state, faces)

    def refusal(self, state: LuckyState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if not isinstance(move, Say) or move.value not in NUMBERS or state.lucky[state.seat]:
            return None
        free = free_numbers(state.lucky, self.options.unique_numbers)
        return IllegalMove("number-taken", number=move.value, free=", ".join(free))


class LaeuseWuerfelnFace(LuckyPartsFace[LaeuseWuerfeln]):
    art = "louse"

    # While the lucky numbers are chosen, the die lies with whoever has chosen last.

    def ready(self, state: LuckyState) -> tuple[Tray, ...]:
        owner = (state.seat - 1) % self.rules.seats if any(state.lucky) else state.first
        return (ready_tray(owner, len(self.rules.dice)),)

    def widget_of(self, item: Item) -> str | None:
        return "picture" if isinstance(item, Take) else super().widget_of(item)

    def told(self, before: LuckyState, event: Event, after: LuckyState) -> tuple[Phrase, ...]:
        if after.drawing:
            return (say("told-hit", who=Name(before.seat)),)
        return super().told(before, event, after)


INFO = race_info("laeuse-wuerfeln", decisions=True, codes=("number-taken",))
GAME = Game(INFO, LaeuseWuerfeln, LaeuseWuerfelnFace)
