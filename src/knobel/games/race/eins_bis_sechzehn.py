"""Eins bis sechzehn: make the numbers one to sixteen and back out of three dice, as many as you can of every throw.

Rulings followed: numbers are ticked strictly in order, unless agreed otherwise, and one throw may tick any number of
them in a row, also past the turning point; each die counts at most once in a number but may serve for the next one
again; sixteen is needed once (or, if agreed, again for the way back); dice are never joined as digits. Where any order
is agreed, the second pass begins with the next throw. Players write their formulas themselves: what they miss is lost,
and a wrong formula has no effect; if the table prefers, everything possible is ticked by itself. After the agreed laps
the most ticked numbers win.
"""

from functools import cache
from typing import Annotated, Literal

from knobel.games.race._formulas import BRACKETS, SIGNS, Operations, formulas, is_made_of, read_formula
from knobel.parts.race import Finish, RaceFace, RaceGame, RaceState, every_bit, strike_items, track
from knobel.writing.advice import Advice
from knobel.writing.face import Event, Item, Name, Phrase, Standing, Standings, Strikes, Thrown, Viewer, Widget, say
from knobel.writing.facts import Family, Game, Info, Options, Players, off_or, only, when, whole
from knobel.writing.rules import AnyMove, Ask, Choices, Clock, Did, Faces, Press, Seat, Stage, Words, Write, d6

TOP = 16
UPWARDS = tuple(range(1, TOP + 1))
FIRST_PASS = every_bit(TOP)
LONGEST_FORMULA = 40
NOT_WRITING = -1
DONE = Press("done")


class EinsBisSechzehnOptions(Options, frozen=True):
    """What a table can agree on."""

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


class SixteenState(RaceState, frozen=True):
    """`at_throw` is the thrower's sheet as it was when the dice fell, while the thrower writes formulas."""

    at_throw: int = NOT_WRITING


@cache
def formable(faces: Faces, operations: Operations) -> int:
    """The numbers from one to sixteen that these dice can make, one bit each."""
    return sum(1 << number - 1 for number in formulas(tuple(sorted(faces)), operations) if number in UPWARDS)


def path_of(options: EinsBisSechzehnOptions) -> tuple[int, ...]:
    """The numbers to tick: up, and down again; in any order the second pass counts from one as well."""
    if options.passes == 1:
        return UPWARDS
    back = UPWARDS if options.top_number == "twice" else UPWARDS[:-1]
    return UPWARDS + (back[::-1] if options.order == "strict" else back)


INFO = Info(
    id="eins-bis-sechzehn",
    family=Family.RACE,
    players=Players(2, 12),
    dice=("d6", "d6", "d6"),
    matches=False,
    tie_break=True,
)


class EinsBisSechzehn(RaceGame[SixteenState, EinsBisSechzehnOptions]):
    """Bit by bit, a sheet says which numbers of the path are ticked."""

    dice = d6(3)

    def prepare(self) -> None:
        super().prepare()
        self.path = path_of(self.options)
        self._complete = every_bit(len(self.path))
        self.strict = self.options.order == "strict"
        # Whether one throw must not tick both sixteens.
        self._turns_twice = len(self.path) == 2 * TOP

    def at_goal(self, sheet: int) -> bool:
        return sheet == self._complete

    def score(self, sheet: int) -> int:
        return sheet.bit_count()

    def most_circuits(self) -> int:
        return self.options.max_laps

    def flags(self, state: SixteenState) -> tuple[str, ...]:
        """A game that ends with its last lap ends by its rules."""
        return ()

    # Every number that can be made is ticked.

    def marked(self, sheet: int, faces: Faces) -> tuple[int, bool]:
        made = formable(faces, self.options.operations)
        ticked = self._in_order(sheet, made) if self.strict else self._in_any_order(sheet, made)
        return ticked, ticked != sheet and self.options.turn == "while_ticking"

    def _in_order(self, sheet: int, made: int) -> int:
        """One number after another, up to the first that cannot be made."""
        path, place = self.path, sheet.bit_length()
        end = TOP if place < TOP and self._turns_twice else len(path)
        while place < end and made >> path[place] - 1 & 1:
            place += 1
        return every_bit(place)

    def _in_any_order(self, sheet: int, made: int) -> int:
        """All open numbers of the pass; the second one begins with the next throw."""
        return sheet | (made if sheet & FIRST_PASS != FIRST_PASS else made << TOP & self._complete)

    # Players who write their formulas are asked after every throw.

    def thrown(self, state: SixteenState, faces: Faces) -> SixteenState:
        if self.options.assist == "auto":
            return super().thrown(state, faces)
        return state.but(faces=faces, last=state.seat, at_throw=state.sheets[state.seat])

    def stage(self, state: SixteenState) -> Stage:
        if state.at_throw == NOT_WRITING:
            return super().stage(state)
        choices = _done_or_write(self.slots(state), keys(state.faces, self.options.operations))
        return Ask({state.seat: choices}, self._clocks(state))

    def _clocks(self, state: SixteenState) -> tuple[Clock, ...]:
        name = f"claim-{state.circuit}-{state.seat}-{self.score(state.at_throw)}"
        seconds = self.options.claim_seconds
        return (Clock(name, seconds, state.seat, DONE),) if seconds else ()

    def slots(self, state: SixteenState) -> tuple[str, ...]:
        """The numbers for which the thrower may write: the next one, or those of the pass."""
        if self.strict:
            return (str(self.path[state.sheets[state.seat].bit_length()]),)
        return tuple(map(str, self.pass_of(state.at_throw)))

    def pass_of(self, sheet: int) -> tuple[int, ...]:
        """The numbers of the pass on which a sheet is."""
        return self.path[TOP:] if sheet & FIRST_PASS == FIRST_PASS and len(self.path) > TOP else UPWARDS

    # A right formula ticks its number; a wrong one has no effect. The turn ends when its player says so, or time does.

    def did(self, state: SixteenState, seat: Seat, move: AnyMove) -> SixteenState:
        if not isinstance(move, Write):
            return self._turn_over(state)
        if self.problem(state, move) is not None:
            return state
        sheet = state.sheets[seat] | self._bit(state, int(move.slot))
        sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
        after = state.but(sheets=sheets)
        return self._turn_over(after) if self._pass_is_over(state.at_throw, sheet) else after

    def expired(self, state: SixteenState, clock: str) -> SixteenState:
        return self._turn_over(state)

    def problem(self, state: SixteenState, move: Write) -> Phrase | None:
        """What is wrong with a formula, if anything is."""
        reading = read_formula(move.text, self.options.operations)
        if reading is None:
            return say("told-unreadable")
        if not is_made_of(reading.dice, state.faces):
            return say("told-wrong-dice")
        if reading.value != int(move.slot):
            return say("told-wrong-value", value=reading.value, number=int(move.slot))
        return say("told-ticked-before") if state.sheets[state.seat] & self._bit(state, int(move.slot)) else None

    def _bit(self, state: SixteenState, number: int) -> int:
        if self.strict:
            return 1 << state.sheets[state.seat].bit_length()
        return 1 << number - 1 + (TOP if self.pass_of(state.at_throw) is not UPWARDS else 0)

    def _pass_is_over(self, at_throw: int, sheet: int) -> bool:
        """Whether this throw can tick nothing more, because all is ticked or the next pass awaits a throw."""
        waits = self._turns_twice or not self.strict
        return self.at_goal(sheet) or (waits and sheet == FIRST_PASS != at_throw)

    def _turn_over(self, state: SixteenState) -> SixteenState:
        sheet = state.sheets[state.seat]
        again = sheet != state.at_throw and self.options.turn == "while_ticking"
        return self.entered(state.but(at_throw=NOT_WRITING), state.faces, sheet, again)


class EinsBisSechzehnFace(RaceFace[EinsBisSechzehn]):
    def label(self, state: SixteenState, seat: Seat, item: Item) -> Phrase:
        if isinstance(item, Words):
            return say("write-next", number=int(item.slots[0])) if self.rules.strict else say("write-any")
        return super().label(state, seat, item)

    def widget_of(self, item: Item) -> str | None:
        return None

    def told(self, before: SixteenState, event: Event, after: SixteenState) -> tuple[Phrase, ...]:
        if isinstance(event, Did) and isinstance(event.move, Write):
            problem = self.rules.problem(before, event.move)
            return (self._told_next(before.seat, after),) if problem is None else (problem,)
        if isinstance(event, Thrown) and after.at_throw == NOT_WRITING:
            return (self._told_ticks(before, after), *self._told_end(after))
        return self._told_end(after)

    def _told_ticks(self, before: SixteenState, after: SixteenState) -> Phrase:
        """The numbers just ticked, and how they were made."""
        seat, made = before.seat, formulas(tuple(sorted(after.faces)), self.rules.options.operations)
        new = after.sheets[seat] & ~before.sheets[seat]
        ticked = [number for place, number in enumerate(self.rules.path) if new >> place & 1]
        if not ticked:
            return self._told_next(seat, before, missed=True)
        told = ", ".join(_explained(number, made[number]) for number in ticked)
        return say("told-ticks", who=Name(seat), count=len(ticked), numbers=told, next=self._note(after.sheets[seat]))

    def _told_next(self, seat: Seat, state: SixteenState, *, missed: bool = False) -> Phrase:
        key = "told-missed" if missed else "told-right"
        return say(key, who=Name(seat), next=self._note(state.sheets[seat]))

    def _told_end(self, after: SixteenState) -> tuple[Phrase, ...]:
        stopped = after.over and not any(map(self.rules.at_goal, after.sheets))
        return (say("told-last-lap", laps=self.rules.options.max_laps),) if stopped else ()

    def _note(self, sheet: int) -> Phrase:
        """What a sheet needs next."""
        if self.rules.at_goal(sheet):
            return say("note-done")
        back = sheet & FIRST_PASS == FIRST_PASS
        if self.rules.strict:
            return say("note-back" if back else "note-up", number=self.rules.path[sheet.bit_length()])
        left = len(self.rules.pass_of(sheet)) - (sheet >> TOP if back else sheet).bit_count()
        return say("note-open-again" if back else "note-open", count=left)

    def on_table(self, state: SixteenState, viewer: Viewer) -> tuple[Widget, ...]:
        rows = tuple(Standing(seat, None, self._note(sheet)) for seat, sheet in enumerate(state.sheets))
        steps = track(len(self.rules.path), tuple(map(self.rules.score, state.sheets)))
        return (steps, Standings("standings", "points", rows), *self._lists(state))

    def _lists(self, state: SixteenState) -> tuple[Strikes, ...]:
        """Where any order goes, everybody's numbers of the pass."""
        if self.rules.strict:
            return ()
        return tuple(
            Strikes(f"strikes-{seat}", seat, strike_items(self._ticks_of_pass(sheet), self.rules.pass_of(sheet)))
            for seat, sheet in enumerate(state.sheets)
        )

    def _ticks_of_pass(self, sheet: int) -> int:
        return sheet if self.rules.pass_of(sheet) is UPWARDS else sheet >> TOP


class EinsBisSechzehnAdvice(Advice[EinsBisSechzehn]):
    # To tick whatever can be ticked is always best.

    def proposals(self, state: SixteenState, seat: Seat) -> tuple[AnyMove, ...] | None:
        made = formulas(tuple(sorted(state.faces)), self.rules.options.operations)
        new = self.rules.marked(state.sheets[seat], state.faces)[0] & ~state.sheets[seat]
        numbers = [number for place, number in enumerate(self.rules.path) if new >> place & 1]
        return tuple(Write(str(number), made[number]) for number in (numbers[:1] if self.rules.strict else numbers))

    def ticks_left(self, state: SixteenState) -> int:
        """How many numbers the dice on the table can still tick for whoever has thrown them."""
        sheet = state.sheets[state.seat]
        return self.rules.score(self.rules.marked(sheet, state.faces)[0] & ~sheet)

    def heuristic(self, state: SixteenState, seat: Seat, move: AnyMove) -> float | None:
        if isinstance(move, Write):
            return -1.0 if self.rules.problem(state, move) else 1.0
        return 0.0


def _explained(number: int, formula: str) -> str:
    return formula if formula == str(number) else f"{number} = {formula}"


@cache
def keys(faces: Faces, operations: Operations) -> tuple[str, ...]:
    """What a formula is put together from: the dice as they lie, and the signs."""
    return (*dict.fromkeys(map(str, faces)), *SIGNS[operations], *(BRACKETS if operations == "all_four" else ()))


@cache
def _done_or_write(slots: tuple[str, ...], keys: tuple[str, ...]) -> Choices:
    return Choices(DONE, Words(slots, LONGEST_FORMULA, keys=keys))


GAME = Game(INFO, EinsBisSechzehn, EinsBisSechzehnFace, EinsBisSechzehnAdvice)
