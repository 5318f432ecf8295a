"""Kniffel Extreme by the values that come with the package: what every move is worth in points.

Everybody plays for their own points. The turn at hand is worked out exactly; what is left of a sheet after it is known
to some hundredths of a point, and an empty sheet exactly.
"""

from functools import lru_cache
from pathlib import Path

from knobel.core.stages import Over, Seat
from knobel.games.sheet._printed import Entries
from knobel.games.sheet.kniffel_extreme import TEN_SIDED, KniffelExtreme, State
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.minds.experts.kniffel_extreme.low_rank import LowRankValues, key_of, read
from knobel.minds.experts.kniffel_extreme.sheets import (
    ABOVE,
    KEEPS,
    MOST_CHIPS,
    SMALLER,
    TEN,
    numbers,
    positions,
    upper_of,
)
from knobel.minds.experts.kniffel_extreme.turns import Column, Sheet, Turn
from knobel.solve.disk_cache import ENDING
from knobel.solve.solution import Ranked, Unit, Values

DATA = Path(__file__).parent / "data"
TURNS_KEPT = 256


def file_of(version: int) -> Path:
    """Where the values by this version of the rules lie, if they come with the package."""
    return DATA / (key_of(version).name + ENDING)


class KniffelExtremeSolution:
    """The values of Kniffel Extreme with any number of chips."""

    unit: Unit = "points"

    def __init__(self, game: Match, values: LowRankValues | None = None) -> None:
        assert isinstance(game.rules, KniffelExtreme)
        self._game = game
        self._rules: KniffelExtreme = game.rules
        self._values = values or read(file_of(game.info.version), key_of(game.info.version))
        self.exact = game.seats == 1
        self.states = positions(MOST_CHIPS)
        self.turn = lru_cache(maxsize=TURNS_KEPT)(self._turn)
        chips = min(MOST_CHIPS, game.rules.options.start_chips)
        self.at_the_start, self.loss = self._values.facts.worth[chips], self._values.facts.loss[chips]
        self.error = self._values.facts.error

    def value(self, state: AnyState) -> Values:
        """The final points that every seat can expect."""
        seats = range(self._game.seats)
        if state.game_state is None:
            return (self.at_the_start,) * len(seats)
        if isinstance(self._game.stage(state), Over):
            return tuple(float(self._rules.total(state.game_state, seat)) for seat in seats)
        return tuple(self._expected(state.game_state, seat) for seat in seats)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move with the final points that can be expected after it, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or state.game_state is None:
            return ()
        game_state = state.game_state
        valued = [(move, self._expected(self._rules.did(game_state, seat, move), seat)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    def _expected(self, game_state: State, seat: Seat) -> float:
        """Points already written, without the bonus, and what the rest of the sheet is worth."""
        written = sum(entry or 0 for entry in game_state.sheets[seat])
        return written + self._to_come(game_state, seat, sheet_of(game_state.sheets[seat], game_state.chips[seat]))

    def _to_come(self, game_state: State, seat: Seat, sheet: Sheet) -> float:
        dice = game_state.turn
        if seat != game_state.seat or not dice.throws:
            empty = game_state.sheets[seat] == self._rules.sheet.empty
            return self._values.facts.worth[min(MOST_CHIPS, sheet.chips)] if empty else self._values.worth(*sheet)
        turn = self.turn(sheet)
        if dice.due:
            columns = (turn.keeps_before_second, turn.keeps_before_third, turn.last_keeps)[dice.throws - 1]
            return _at(columns, dice.faces, dice.kept)
        columns = (turn.first, turn.second, turn.third, turn.boxes)[dice.throws - 1]
        return columns[dice.faces[TEN_SIDED]][KEEPS.number[tuple(sorted(dice.faces[:TEN_SIDED]))] - SMALLER]

    def _turn(self, sheet: Sheet) -> Turn:
        """The turn that fills a box of this sheet."""
        return Turn(self._values.worth, sheet, lambda: self.turn(sheet._replace(chips=sheet.chips - 1)))


def sheet_of(entries: Entries, chips: int) -> Sheet:
    """What bears on the rest of a sheet. More chips than open boxes are as good as so many."""
    bits = sum(1 << index for index, entry in enumerate(entries) if entry is not None)
    filled, total = bits & (1 << ABOVE) - 1, sum(entry or 0 for entry in entries[:ABOVE])
    left = sum(entry is None for entry in entries)
    return Sheet(numbers()[upper_of(filled, total)], bits >> ABOVE, min(chips, left))


def _at(columns: list[Column], faces: tuple[int, ...], kept: tuple[int, ...]) -> float:
    """What it is worth to keep these dice."""
    column = columns[faces[TEN_SIDED] if TEN_SIDED in kept else TEN]
    return column[KEEPS.number[tuple(sorted(faces[die] for die in kept if die != TEN_SIDED))]]
