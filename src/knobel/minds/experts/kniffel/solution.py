"""Kniffel solved: the most points that a seat can expect, and what every move is worth in points.

Everybody plays for their own points. Alone at the table that is the whole game; against others it is very strong play,
though near the end a player who lies behind would rather take a risk.
"""

from functools import lru_cache
from typing import Any

from knobel.core.dice import Faces
from knobel.core.stages import Over, Seat
from knobel.games.sheet._printed import Entries
from knobel.games.sheet.kniffel import KNIFFEL, UPPER, Kniffel, State
from knobel.match.match import Match
from knobel.match.state import AnyState
from knobel.minds.experts.kniffel.sheets import (
    BONUS_FROM,
    KEEPS,
    KNIFFEL_BOX,
    THROWS_FROM,
    KniffelRules,
    rules_of,
    sheets_told_apart,
)
from knobel.minds.experts.kniffel.turns import MOST_THROWS, Sheet, SheetValues, Turn
from knobel.solve.disk_cache import ValueTable, load_or_compute
from knobel.solve.solution import Ranked, Unit, Values
from knobel.solve.values_file import Key

# Raised whenever values worked out before must not be used any more.
EDITION = 2
# Points to so many binary places: a ten-thousandth of a millionth.
BITS = 32
# So many turns are kept, of those asked for last.
TURNS_KEPT = 1024


class KniffelSolution:
    """The values of Kniffel by one set of rules."""

    unit: Unit = "points"

    def __init__(self, game: Match) -> None:
        assert isinstance(game.rules, Kniffel)
        self._game = game
        self._rules: Kniffel = game.rules
        self.rules = rules_of(game.rules)
        self.exact = game.seats == 1
        self.states = sheets_told_apart(self.rules)
        self._values = SheetValues(self.rules, load_or_compute(value_table(self.rules, game.info.version)))
        self.turn = lru_cache(maxsize=TURNS_KEPT)(self._turn)

    def value(self, state: AnyState) -> Values:
        """The final points that every seat can expect."""
        if state.game_state is None:
            return (self.at_the_start,) * self._game.seats
        stage = self._game.stage(state)
        if isinstance(stage, Over):
            return tuple(float(self._rules.total(state.game_state, seat)) for seat in range(self._game.seats))
        return tuple(self._expected(state.game_state, seat) for seat in range(self._game.seats))

    @property
    def at_the_start(self) -> float:
        """What an empty sheet is worth."""
        return self._values.worth(0, 0, 0)

    def moves(self, state: AnyState, seat: Seat) -> Ranked:
        """Every move with the final points that can be expected after it, the best one first."""
        choices = self._game.choices(state, seat)
        if choices is None or state.game_state is None:
            return ()
        valued = [(move, self._after(state.game_state, seat, move)) for move in choices.moves]
        return tuple(sorted(valued, key=lambda pair: -pair[1]))

    def policy(self, state: AnyState, seat: Seat) -> Ranked:
        """The best move, for certain."""
        return tuple((move, 1.0) for move, _ in self.moves(state, seat)[:1])

    def _after(self, game_state: State, seat: Seat, move: Any) -> float:
        return self._expected(self._rules.did(game_state, seat, move), seat)

    def _expected(self, game_state: State, seat: Seat) -> float:
        """Points already written, without the bonus, and what the rest of the sheet is worth."""
        entries = game_state.sheets[seat]
        written = sum(entry or 0 for entry in entries) + game_state.extra[seat]
        return float(written + self._to_come(game_state, seat, self._sheet(entries)))

    def _to_come(self, game_state: State, seat: Seat, sheet: Sheet) -> float:
        dice = game_state.turn
        if seat != game_state.seat or not dice.throws:
            return self._values.worth(*sheet)
        turn = self.turn(sheet)
        if dice.due:
            return turn.keeps[MOST_THROWS - dice.throws][_keep(dice.faces, dice.kept)]
        return turn.throws[MOST_THROWS - dice.throws][_keep(dice.faces) - THROWS_FROM]

    def _sheet(self, entries: Entries) -> Sheet:
        filled = sum(1 << index for index, entry in enumerate(entries) if entry is not None)
        above = min(BONUS_FROM, sum(entry or 0 for entry in entries[: len(UPPER)]))
        first = entries[len(UPPER) + KNIFFEL_BOX]
        counts = first is not None if self.rules.flagged == 2 else first == KNIFFEL
        return Sheet(filled, above, int(bool(self.rules.flagged) and counts))

    def _turn(self, sheet: Sheet) -> Turn:
        """The turn that fills a box of this sheet."""
        return self._values.turn(sheet)


def value_table(rules: KniffelRules, version: int) -> ValueTable:
    """The values of all sheets by these rules, and how they are worked out."""

    def make() -> list[float]:
        from knobel.minds.experts.kniffel.kernel import numbers_in_order

        return numbers_in_order(rules)

    options = {**rules._asdict(), "kniffel_box_condition": "any_entry" if rules.any_entry else "scored"}
    del options["any_entry"]
    return ValueTable(Key("kniffel", "sheets", version, EDITION, options), BITS, make)


def _keep(faces: Faces, dice: tuple[int, ...] | None = None) -> int:
    return KEEPS.number[tuple(sorted(faces if dice is None else (faces[index] for index in dice)))]
