"""Teure Sieben: strike out two to twelve without the seven, and be anything but the first who is done.

Rulings followed: finishing the own sheet loses. A number that the thrower has struck already wanders clockwise to the
first who has it open, and is struck there; whoever takes it, the thrower's left neighbour throws next. A seven stands
on no sheet: it strikes the lowest numbers still open, seven of them or all that are left, ends the turn (unless agreed
otherwise) and wanders nowhere. A wandering number can lose the game for somebody who is not even throwing.
"""

from typing import Annotated, Literal

from knobel.games.race._race import race_info
from knobel.games.race._strikes import StrikeRace, StrikeRaceFace, StrikeState, Struck, taker, with_number
from knobel.parts.race import Sheets
from knobel.writing.face import Name, Phrase, Thrown, say
from knobel.writing.facts import Game, Options, whole
from knobel.writing.rules import Faces, Result, Seat, d6, on_place, places, with_item

COSTLY = 7


class TeureSiebenOptions(Options, frozen=True):
    after_seven: Literal["pass", "continue"] = "pass"
    seven_strikes: Annotated[int, whole(3, 9)] = 7


class TeureSieben(StrikeRace[TeureSiebenOptions]):
    ranks = "loser"
    dice = d6(2)
    numbers = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

    def thrown(self, state: StrikeState, faces: Faces) -> StrikeState:
        seat, pips = state.seat, faces[0] + faces[1]
        sheet = state.sheets[seat]
        if pips == COSTLY:
            return self._struck(state, seat, self._cost(sheet), self.options.after_seven == "continue")
        if pips in sheet:
            return self._wandered(state, pips)
        return self._struck(state, seat, with_number(sheet, pips), True)

    # A seven strikes the lowest open numbers, or all of them if there are not as many.

    def _cost(self, sheet: Struck) -> Struck:
        is_open = [number for number in self.numbers if number not in sheet]
        return tuple(sorted((*sheet, *is_open[: self.options.seven_strikes])))

    # A number that the thrower cannot use is struck on the first sheet that has it open; if there is none, it lapses.

    def _wandered(self, state: StrikeState, number: int) -> StrikeState:
        found = _taker(state.sheets, state.seat, number)
        if found is None:
            return self.moved_on(state, state.sheets)
        return self._struck(state, found, with_number(state.sheets[found], number), False)

    # A full sheet loses, and the game is over.

    def _struck(self, state: StrikeState, seat: Seat, sheet: Struck, again: bool) -> StrikeState:
        sheets = with_item(state.sheets, seat, sheet)
        if self.at_goal(sheet):
            return state.but(sheets=sheets, over=True)
        if again:
            return state.but(sheets=sheets)
        return self.moved_on(state, sheets)

    def has_ended(self, sheets: Sheets) -> bool:
        return False

    # The more numbers are open the better; the full sheet is the loser's.

    def score(self, sheet: Struck) -> int:
        return len(self.numbers) - len(sheet)

    def result(self, state: StrikeState) -> Result:
        left = tuple(map(self.score, state.sheets))
        taken = places(left)
        losers = tuple(seat for seat, count in enumerate(left) if not count)
        return Result(taken, winners=on_place(taken, 1), losers=losers, points=left)


class TeureSiebenFace(StrikeRaceFace[TeureSieben]):
    def told(self, before: StrikeState, event: Thrown, after: StrikeState) -> tuple[Phrase, ...]:
        seat, pips = before.seat, sum(event.faces)
        if pips == COSTLY:
            left = self.rules.score(after.sheets[seat])
            return (say("told-seven", who=Name(seat), count=self.rules.score(before.sheets[seat]) - left, left=left),)
        if pips not in before.sheets[seat]:
            return (say("told-struck", who=Name(seat), number=pips),)
        found = _taker(before.sheets, seat, pips)
        if found is None:
            return (say("told-lapses", number=pips),)
        return (say("told-wanders", who=Name(seat), number=pips, taker=Name(found)),)


def _taker(sheets: Sheets, seat: Seat, number: int) -> Seat | None:
    return taker(sheets, seat, lambda sheet: number not in sheet)


GAME = Game(race_info("teure-sieben", dice=2, tie_break=False), TeureSieben, TeureSiebenFace)
