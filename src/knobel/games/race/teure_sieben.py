"""Teure Sieben: strike out two to twelve without the seven, and be anything but the first who is done.

Rulings followed: finishing the own sheet loses. A number that the thrower has struck already wanders clockwise to the
first who has it open, and is struck there; whoever takes it, the thrower's left neighbour throws next. A seven stands
on no sheet: it strikes the lowest numbers still open, seven of them or all that are left, ends the turn (unless agreed
otherwise) and wanders nowhere. A wandering number can lose the game for somebody who is not even throwing.
"""

from typing import Annotated, Literal

from knobel.parts.race import RaceState, Sheets, StrikeRace, StrikeRaceFace, one_more, taker
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Family, Game, Info, Options, Players, whole
from knobel.writing.rules import Faces, Result, Seat, d6, on_place, places, with_item

COSTLY = 7


class TeureSiebenOptions(Options, frozen=True):
    """What a table can agree on."""

    after_seven: Literal["pass", "continue"] = "pass"
    seven_strikes: Annotated[int, whole(3, 9)] = 7


INFO = Info(
    id="teure-sieben",
    family=Family.RACE,
    players=Players(2, 12),
    dice=("d6", "d6"),
    decisions=False,
)


class TeureSieben(StrikeRace[TeureSiebenOptions]):
    ranks = "loser"
    dice = d6(2)
    numbers = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

    def thrown(self, state: RaceState, faces: Faces) -> RaceState:
        seat, pips = state.seat, faces[0] + faces[1]
        sheet = state.sheets[seat]
        if pips == COSTLY:
            return self._struck(state, seat, self._cost(sheet), self.options.after_seven == "continue")
        if sheet & self.bits[pips]:
            return self._wandered(state, self.bits[pips])
        return self._struck(state, seat, sheet | self.bits[pips], True)

    # A seven strikes the lowest open numbers, or all of them if there are not as many.

    def _cost(self, sheet: int) -> int:
        for _ in range(self.options.seven_strikes):
            sheet = one_more(sheet)
        return sheet & self.all_struck

    # A number that the thrower cannot use is struck on the first sheet that has it open; if there is none, it lapses.

    def _wandered(self, state: RaceState, bit: int) -> RaceState:
        found = _taker(state.sheets, state.seat, bit)
        if found is None:
            return self.moved_on(state, state.sheets)
        return self._struck(state, found, state.sheets[found] | bit, False)

    # A full sheet loses, and the game is over.

    def _struck(self, state: RaceState, seat: Seat, sheet: int, again: bool) -> RaceState:
        sheets = with_item(state.sheets, seat, sheet)
        if sheet == self.all_struck:
            return state.but(sheets=sheets, over=True)
        if again:
            return state.but(sheets=sheets)
        return self.moved_on(state, sheets)

    def has_ended(self, sheets: Sheets) -> bool:
        return False

    # The more numbers are open the better; the full sheet is the loser's.

    def score(self, sheet: int) -> int:
        return len(self.numbers) - sheet.bit_count()

    def result(self, state: RaceState) -> Result:
        left = tuple(map(self.score, state.sheets))
        taken = places(left)
        losers = tuple(seat for seat, count in enumerate(left) if not count)
        return Result(taken, winners=on_place(taken, 1), losers=losers, points=left)


class TeureSiebenFace(StrikeRaceFace[TeureSieben]):
    def told(self, before: RaceState, event: Thrown, after: RaceState) -> tuple[Phrase, ...]:
        seat, pips = before.seat, sum(event.faces)
        if pips == COSTLY:
            left = self.rules.score(after.sheets[seat])
            return (say("told-seven", who=Name(seat), count=self.rules.score(before.sheets[seat]) - left, left=left),)
        if not before.sheets[seat] & self.rules.bits[pips]:
            return (say("told-struck", who=Name(seat), number=pips),)
        found = _taker(before.sheets, seat, self.rules.bits[pips])
        if found is None:
            return (say("told-lapses", number=pips),)
        return (say("told-wanders", who=Name(seat), number=pips, taker=Name(found)),)


def _taker(sheets: Sheets, seat: Seat, bit: int) -> Seat | None:
    return taker(sheets, seat, lambda sheet: not sheet & bit)


GAME = Game(INFO, TeureSieben, TeureSiebenFace)
