"""Die Sonne: strike out two to twelve around the seven; whoever is done first is paid for strokes and pays for gaps.

Rulings followed: in the first lap everybody throws exactly once; later on a turn lasts until a number falls that is
struck already, but a further seven adds a stroke and the turn goes on. The one who is done is paid for the strokes on
the own sheet (or, if agreed, by each player for the strokes on that player's), pays for every open number of the
others, and only the difference moves. Balances may be negative, unless the table plays with stocks of chips: then what
cannot be paid lapses, everybody pays before being paid, and whoever has none left sits out the later deals.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from knobel.games.race._race import pictures, race_info
from knobel.games.race._strikes import with_number
from knobel.parts.chips import Chips, changed, paid
from knobel.parts.race import RaceFace, RaceRules, SheetsState
from knobel.writing.face import Name, Phrase, Thrown, Viewer, Widget, say
from knobel.writing.facts import Frozen, Game, Options, Players, only, when, whole
from knobel.writing.rules import SIGNED, Bounds, Faces, Result, Seat, by_chips, clockwise, d6, up_to

NUMBERS = tuple(range(2, 13))
MIDDLE = 7
PARTS = {number: "core-7" if number == MIDDLE else f"ray-{number}" for number in NUMBERS}


class DieSonneOptions(Options, frozen=True):
    stroke_payment: Literal["own", "theirs"] = "own"
    payment_mode: Literal["ledger", "stack"] = "ledger"
    start_chips: Annotated[int, whole(10, 200)] = 40
    deals: Annotated[int, whole(1, 10)] = 1

    depends = (only("start_chips", when(payment_mode="stack")),)


class Sun(Frozen, frozen=True):
    """A sheet: the numbers that are struck, the strokes that further sevens added, and whether its owner sits out."""

    struck: tuple[int, ...] = ()
    further_sevens: int = 0
    sits_out: bool = False

    @property
    def left(self) -> int:
        """How many numbers have no stroke."""
        return len(NUMBERS) - len(self.struck)

    @property
    def strokes(self) -> int:
        """All strokes, those of further sevens included."""
        return len(self.struck) + self.further_sevens

    @property
    def sevens(self) -> int:
        """The strokes on the seven."""
        return (MIDDLE in self.struck) + self.further_sevens


class SunState(SheetsState, frozen=True):
    """`chips` are balances or stocks; `deal` counts from 1."""

    sheets: tuple[Sun, ...]
    chips: Chips = ()
    deal: int = 1


class DieSonne(RaceRules[SunState, DieSonneOptions]):
    ranks = "chips"
    dice = d6(2)

    @property
    def start_chips(self) -> int:
        """What everybody has at the beginning."""
        return self.options.start_chips if self.options.payment_mode == "stack" else 0

    def safety_bound(self) -> None:
        """The first lap has a rule of its own, so that laps are more than counted."""

    def bounds(self) -> Bounds:
        return {"sheets.*.struck.*": frozenset(NUMBERS), "chips.*": SIGNED, "deal": up_to(self.options.deals)}

    def blank(self) -> Sun:
        return Sun()

    def start(self, first: Seat) -> SunState:
        return super().start(first).but(chips=(self.start_chips,) * self.seats)

    def prepare(self) -> None:
        super().prepare()
        # What is settled after a sun can leave several with as many chips.
        self.ties = True

    # One throw each in the first lap; then throw on until a number falls that is struck and no seven.

    def thrown(self, state: SunState, faces: Faces) -> SunState:
        sheet, again = self.marked(state.sheets[state.seat], faces)
        after = self.entered(state, sheet, again and state.circuit > 1)
        return self._settled(after) if after.over else after

    def marked(self, sheet: Sun, faces: Faces) -> tuple[Sun, bool]:
        pips = faces[0] + faces[1]
        if pips not in sheet.struck:
            return sheet.but(struck=with_number(sheet.struck, pips)), True
        return (sheet.but(further_sevens=sheet.further_sevens + 1), True) if pips == MIDDLE else (sheet, False)

    def at_goal(self, sheet: Sun) -> bool:
        return len(sheet.struck) == len(NUMBERS)

    def is_done(self, sheet: Sun) -> bool:
        return sheet.sits_out

    # A deal is settled, and the next one begins; the game ends with the last, or when fewer than two have chips.

    def _settled(self, state: SunState) -> SunState:
        chips = self._paid(state)
        if state.deal == self.options.deals or self._can_play(chips) < 2:
            return state.but(chips=chips)
        sheets = tuple(Sun(sits_out=self.is_broke(held)) for held in chips)
        first = self.following(state.first, sheets)
        return SunState(first, first, sheets, chips=chips, deal=state.deal + 1)

    # A play-off goes by the order of the last deal. (Since version 2.)

    def round_first(self, state: SunState, first: Seat) -> Seat:
        return state.first if self.version > 1 else first

    def is_broke(self, held: int) -> bool:
        return self.options.payment_mode == "stack" and not held

    def _can_play(self, chips: Chips) -> int:
        return sum(not self.is_broke(held) for held in chips)

    # First everybody pays the one who is done, clockwise from the left neighbour; then it is the other way round.

    def _paid(self, state: SunState) -> Chips:
        chips, winner = state.chips, state.seat
        dues = list(self._dues(state))
        for seat, due in dues:
            chips = self._moved(chips, seat, winner, max(due, 0))
        for seat, due in dues:
            chips = self._moved(chips, winner, seat, max(-due, 0))
        return chips

    def _moved(self, chips: Chips, payer: Seat, payee: Seat, owed: int) -> Chips:
        if self.options.payment_mode == "stack":
            return paid(chips, payer, payee, owed)
        return changed(changed(chips, payer, -owed), payee, owed)

    def _dues(self, state: SunState) -> Iterator[tuple[Seat, int]]:
        """What each opponent owes the one who is done: strokes less open numbers."""
        winner = state.seat
        for seat in clockwise(winner, self.seats)[1:]:
            sheet = state.sheets[seat]
            if not sheet.sits_out:
                paid_for = state.sheets[winner] if self.options.stroke_payment == "own" else sheet
                yield seat, paid_for.strokes - sheet.left

    # The most chips win.

    def result(self, state: SunState) -> Result:
        return by_chips(state.chips, self.start_chips)

    def conserved(self, state: SunState) -> int:
        return sum(state.chips)


class DieSonneFace(RaceFace[DieSonne]):
    unit = "chips"

    def told(self, before: SunState, event: Thrown, after: SunState) -> tuple[Phrase, ...]:
        seat, pips = before.seat, sum(event.faces)
        old = before.sheets[seat]
        new, _ = self.rules.marked(old, event.faces)
        key = "told-already" if new == old else "told-seven" if pips == MIDDLE and new.sevens > 1 else "told-struck"
        told = (say(key, who=Name(seat), number=pips, sevens=new.sevens),)
        return (*told, *self._told_deal(before, after, new)) if self.rules.at_goal(new) else told

    def _told_deal(self, before: SunState, after: SunState, sheet: Sun) -> Iterator[Phrase]:
        winner = before.seat
        yield say("told-done", who=Name(winner), strokes=sheet.strokes)
        for seat in clockwise(winner, self.rules.seats)[1:]:
            gain = after.chips[seat] - before.chips[seat]
            if gain:
                key = "told-pays" if gain < 0 else "told-gets"
                yield say(key, who=Name(seat), winner=Name(winner), chips=abs(gain))
        for seat, held in enumerate(after.chips):
            if self.rules.is_broke(held) and before.chips[seat]:
                yield say("told-broke", who=Name(seat))
        if after.deal > before.deal:
            yield say("told-deal", who=Name(after.first), number=after.deal, deals=self.rules.options.deals)

    def on_table(self, state: SunState, viewer: Viewer) -> tuple[Widget, ...]:
        drawn = tuple(tuple(PARTS[number] for number in sheet.struck) for sheet in state.sheets)
        suns = pictures("sun", tuple(PARTS.values()), drawn, viewer, state.seat)
        return (*super().on_table(state, viewer), *suns)

    def announcements(self, state: SunState) -> dict[str, Phrase]:
        told = {}
        if self.rules.options.deals > 1:
            told["deal"] = say("deal", number=state.deal, deals=self.rules.options.deals)
        if state.circuit == 1 and not state.over:
            told["first-lap"] = say("first-lap")
        return told

    def score(self, state: SunState, seat: Seat) -> int:
        return state.chips[seat]

    def note(self, state: SunState, seat: Seat) -> Phrase | None:
        sheet = state.sheets[seat]
        if self.out(state, seat):
            return None
        return say("note-strokes", struck=len(sheet.struck), more=sheet.further_sevens)

    def out(self, state: SunState, seat: Seat) -> bool:
        return state.sheets[seat].sits_out


INFO = race_info("die-sonne", dice=2, players=Players(3, 6), matches=False, version=2)
GAME = Game(INFO, DieSonne, DieSonneFace)
