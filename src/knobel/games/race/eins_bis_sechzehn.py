"""Eins bis sechzehn: make the numbers one to sixteen and back out of three dice, as many as you can of every throw.

Rulings followed: numbers are ticked strictly in order, unless agreed otherwise, and one throw may tick any number of
them in a row, also past the turning point; each die counts at most once in a number but may serve for the next one
again; sixteen is needed once (or, if agreed, again for the way back); dice are never joined as digits. Where any order
is agreed, the second pass begins with the next throw. Players write their formulas themselves: what they miss is lost,
and a wrong formula has no effect; if the table prefers, everything possible is ticked by itself. After the agreed laps
the most ticked numbers win.
"""

from functools import cache
from itertools import takewhile
from typing import Annotated, Literal

from knobel.games.race._formulas import BRACKETS, SIGNS, Operations, formulas, is_made_of, read_formula
from knobel.games.race._race import race_info, track
from knobel.games.race._strikes import StrikeBase, StrikeState, Struck, strikes
from knobel.parts.race import Finish, RaceFace
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Item, Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Game, Options, off_or, only, when, whole
from knobel.writing.rules import (
    AnyMove,
    Ask,
    Bounds,
    Choices,
    Clock,
    Did,
    Faces,
    Press,
    Seat,
    Stage,
    Words,
    Write,
    d6,
    up_to,
    with_item,
)

TOP = 16
UPWARDS = tuple(range(1, TOP + 1))
LONGEST_FORMULA = 40
DONE = Press("done")

Mistake = Literal["unreadable", "wrong-dice", "wrong-value", "ticked-before"]


class EinsBisSechzehnOptions(Options, frozen=True):
    operations: Operations = "plus_minus"
    order: Literal["strict", "free"] = "strict"
    passes: Literal[2, 1] = 2
    top_number: Literal["once", "twice"] = "once"
    turn: Literal["one_throw", "while_ticking"] = "one_throw"
    assist: Literal["manual", "auto"] = "manual"
    claim_seconds: Annotated[int, off_or(10, 300)] = 60
    finish: Finish = "sudden"
    max_laps: Annotated[int, whole(20, 2000)] = 500

    depends = (
        only("top_number", when(passes=2)),
        only("claim_seconds", when(assist="manual")),
    )


class SixteenState(StrikeState, frozen=True):
    """A sheet has the numbers that are ticked, in the order in which that was done.

    While the thrower writes formulas for `faces`, `before` says how many numbers were ticked when the dice fell.
    """

    faces: Faces = ()
    before: int = 0


class EinsBisSechzehn(StrikeBase[SixteenState, EinsBisSechzehnOptions]):
    dice = d6(3)

    def prepare(self) -> None:
        super().prepare()
        # After the last round several may have come equally far, whether or not the race ends at once.
        self.ties = True
        self.strict = self.options.order == "strict"
        self.numbers = path_of(self.options)
        # Whether one throw never goes past the sixteen: in any order, or where it must be made twice.
        self._halts = not self.strict or len(self.numbers) == 2 * TOP

    def bounds(self) -> Bounds:
        return {**super().bounds(), "before": up_to(len(self.numbers))}

    # A game that ends with its last lap ends by its rules.

    def most_circuits(self) -> int:
        return self.options.max_laps

    def flags(self, state: SixteenState) -> tuple[str, ...]:
        return ()

    # In strict order the way ahead is open, up to the sixteen or the end; in any order the rest of the pass.

    def open_numbers(self, sheet: Struck) -> Struck:
        """The numbers that may be ticked next, in their order."""
        if self.strict:
            return self.numbers[len(sheet) : TOP if self._halts and len(sheet) < TOP else None]
        ticked = self.ticked(sheet)
        return tuple(number for number in self.pass_of(sheet) if number not in ticked)

    def ticked(self, sheet: Struck) -> Struck:
        """The numbers that are ticked on the pass on which a sheet is."""
        return sheet[TOP:] if self.is_back(sheet) else sheet

    def pass_of(self, sheet: Struck) -> Struck:
        """The numbers of the pass on which a sheet is."""
        return self.numbers[TOP:] if self.is_back(sheet) else UPWARDS

    def is_back(self, sheet: Struck) -> bool:
        """Whether a sheet is on its second pass."""
        return len(sheet) >= TOP and len(self.numbers) > TOP

    # All open numbers that can be made are ticked: in strict order up to the first that cannot.

    def makes(self, sheet: Struck, faces: Faces) -> Struck:
        """The numbers that a throw can tick on a sheet, in their order."""
        made, numbers = formable(faces, self.options.operations), self.open_numbers(sheet)
        return tuple((takewhile if self.strict else filter)(made.__contains__, numbers))

    def marked(self, sheet: Struck, faces: Faces) -> tuple[Struck, bool]:
        new = self.makes(sheet, faces)
        return sheet + new, bool(new) and self.options.turn == "while_ticking"

    # Players who write their formulas are asked after every throw.

    def thrown(self, state: SixteenState, faces: Faces) -> SixteenState:
        if self.options.assist == "auto":
            return super().thrown(state, faces)
        return state.but(faces=faces, before=len(state.sheets[state.seat]))

    def stage(self, state: SixteenState) -> Stage:
        if not state.faces:
            return super().stage(state)
        sheet = state.sheets[state.seat]
        numbers = self.open_numbers(sheet)[:1] if self.strict else self.pass_of(sheet)
        return Ask({state.seat: _done_or_write(numbers, state.faces, self.options.operations)}, self._clocks(state))

    def _clocks(self, state: SixteenState) -> tuple[Clock, ...]:
        name, seconds = f"claim-{state.circuit}-{state.seat}-{state.before}", self.options.claim_seconds
        return (Clock(name, seconds, state.seat, DONE),) if seconds else ()

    # A right formula ticks its number; a wrong one has no effect.

    def did(self, state: SixteenState, seat: Seat, move: AnyMove) -> SixteenState:
        if not isinstance(move, Write):
            return self._turn_over(state)
        if self.mistake(state, move):
            return state
        sheet = (*state.sheets[seat], int(move.slot))
        after = state.but(sheets=with_item(state.sheets, seat, sheet))
        return self._turn_over(after) if self._ends_turn(sheet) else after

    def mistake(self, state: SixteenState, move: Write) -> Mistake | None:
        """What is wrong with a formula, if anything is."""
        number, reading = int(move.slot), read_formula(move.text, self.options.operations)
        if reading is None:
            return "unreadable"
        if not is_made_of(reading.dice, state.faces):
            return "wrong-dice"
        if reading.value != number:
            return "wrong-value"
        return None if number in self.open_numbers(state.sheets[state.seat]) else "ticked-before"

    # The turn ends when its player says so, when time is up, or when its throw can tick no more: everything is ticked,
    # or the first pass is done and the second one awaits a throw.

    def _ends_turn(self, sheet: Struck) -> bool:
        return self.at_goal(sheet) or (self._halts and len(sheet) == TOP)

    def expired(self, state: SixteenState, clock: str) -> SixteenState:
        return self._turn_over(state)

    def _turn_over(self, state: SixteenState) -> SixteenState:
        sheet = state.sheets[state.seat]
        again = len(sheet) > state.before and self.options.turn == "while_ticking"
        return self.entered(state.but(faces=(), before=0), sheet, again)


def path_of(options: EinsBisSechzehnOptions) -> Struck:
    """The numbers to tick: up, and down again; in any order the second pass counts from one as well."""
    if options.passes == 1:
        return UPWARDS
    back = UPWARDS if options.top_number == "twice" else UPWARDS[:-1]
    return UPWARDS + (back[::-1] if options.order == "strict" else back)


@cache
def formable(faces: Faces, operations: Operations) -> frozenset[int]:
    """The numbers from one to sixteen that these dice can make."""
    return frozenset(UPWARDS).intersection(formulas(tuple(sorted(faces)), operations))


@cache
def _done_or_write(numbers: Struck, faces: Faces, operations: Operations) -> Choices:
    """To be done, or to write a formula for one of these numbers, put together from the dice as they lie and signs."""
    brackets = BRACKETS if operations == "all_four" else ""
    keys = (*dict.fromkeys(map(str, faces)), *SIGNS[operations], *brackets)
    return Choices(DONE, Words(tuple(map(str, numbers)), LONGEST_FORMULA, keys=keys))


class EinsBisSechzehnFace(RaceFace[EinsBisSechzehn]):
    def label(self, state: SixteenState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Words):
            return say("write-next", number=int(item.slots[0])) if self.rules.strict else say("write-any")
        return super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None

    # Everybody's way, what everybody needs next and, where any order goes, everybody's numbers of the pass.

    def on_table(self, state: SixteenState, viewer: Viewer) -> tuple[Widget, ...]:
        steps = track(len(self.rules.numbers), tuple(map(len, state.sheets)))
        sheets = () if self.rules.strict else enumerate(state.sheets)
        lists = (strikes(seat, self.rules.ticked(sheet), self.rules.pass_of(sheet)) for seat, sheet in sheets)
        return (steps, self.standings(state, viewer), *lists)

    def score(self, state: SixteenState, seat: Seat) -> None:
        return None

    def note(self, state: SixteenState, seat: Seat) -> Phrase:
        sheet = state.sheets[seat]
        if self.rules.at_goal(sheet):
            return say("note-done")
        back, left = self.rules.is_back(sheet), self.rules.open_numbers(sheet)
        if self.rules.strict:
            return say("note-back" if back else "note-up", number=left[0])
        return say("note-open-again" if back else "note-open", count=len(left))

    def told(self, before: SixteenState, event: Event, after: SixteenState) -> tuple[Phrase, ...]:
        if isinstance(event, Did) and isinstance(event.move, Write):
            return (self._told_formula(before, event.move, after),)
        ticks = (self._told_ticks(before, event.faces, after),) if isinstance(event, Thrown) and not after.faces else ()
        stopped = after.over and not any(map(self.rules.at_goal, after.sheets))
        return (*ticks, say("told-last-lap", laps=self.rules.options.max_laps)) if stopped else ticks

    def _told_formula(self, before: SixteenState, move: Write, after: SixteenState) -> Phrase:
        mistake = self.rules.mistake(before, move)
        if mistake is None:
            return say("told-right", who=Name(before.seat), next=self._next(after, before.seat))
        reading = read_formula(move.text, self.rules.options.operations)
        if reading is not None and mistake == "wrong-value":
            return say("told-wrong-value", value=reading.value, number=int(move.slot))
        return say(f"told-{mistake}")

    def _next(self, state: SixteenState, seat: Seat) -> Phrase:
        """How it goes on for a seat: its note as the rest of a sentence, which may speak to whoever sits there."""
        note = self.note(state, seat)
        return say(note.key.replace("note", "next"), who=Name(seat), **note.facts)

    def _told_ticks(self, before: SixteenState, faces: Faces, after: SixteenState) -> Phrase:
        """The numbers just ticked, and how they were made."""
        seat, made = before.seat, formulas(tuple(sorted(faces)), self.rules.options.operations)
        ticked, following = after.sheets[seat][len(before.sheets[seat]) :], self._next(after, seat)
        if not ticked:
            return say("told-missed", who=Name(seat), next=following)
        told = ", ".join(_explained(number, made[number]) for number in ticked)
        return say("told-ticks", who=Name(seat), count=len(ticked), numbers=told, next=following)


def _explained(number: int, formula: str) -> str:
    return formula if formula == str(number) else f"{number} = {formula}"


class EinsBisSechzehnAdvice(Advice[EinsBisSechzehn]):
    # To tick whatever can be ticked is always best.

    def proposals(self, state: SixteenState, seat: Seat) -> tuple[AnyMove, ...] | None:
        made = formulas(tuple(sorted(state.faces)), self.rules.options.operations)
        numbers = self.rules.makes(state.sheets[seat], state.faces)
        return tuple(Write(str(number), made[number]) for number in (numbers[:1] if self.rules.strict else numbers))

    def ticks_left(self, state: SixteenState) -> int:
        """How many numbers the dice on the table can still tick for whoever has thrown them."""
        return len(self.rules.makes(state.sheets[state.seat], state.faces))

    def heuristic(self, state: SixteenState, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Write):
            return -1.0 if self.rules.mistake(state, move) else 1.0
        return 0.0


INFO = race_info("eins-bis-sechzehn", dice=3, decisions=True, matches=False)
GAME = Game(INFO, EinsBisSechzehn, EinsBisSechzehnFace, EinsBisSechzehnAdvice)
