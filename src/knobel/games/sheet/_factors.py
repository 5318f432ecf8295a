"""Rows with factors: every throw goes into any open row of one's own, and counts as often as that row says."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, TypeVar

from knobel.games.sheet._placing import O, PlacingFace, PlacingRules, PlacingState
from knobel.games.sheet._printed import Entries
from knobel.writing.advice import Advice
from knobel.writing.face import Item, Phrase, say
from knobel.writing.rules import AnyMove, Bounds, Cells, Choices, DiceSet, Faces, IllegalMove, Seat, Take, with_item

ROW_TAKEN = "row-taken"


class FactorRules(PlacingRules[PlacingState, O]):
    """The base of games with a row for every factor: what is thrown counts as often as the factor of its row says.

    Any open row may be taken; `lowest_wins` turns the aim round.
    """

    scores = True

    factors: ClassVar[Mapping[str, int]]

    def bounds(self) -> Bounds:
        return {"sheets.*.*": range(len(self.dice), 6 * len(self.dice) + 1)}

    def prepare(self) -> None:
        super().prepare()
        self.rows = tuple(self.factors)
        self.all_factors = tuple(self.factors.values())
        self.index = {row: index for index, row in enumerate(self.rows)}
        self._choices: dict[tuple[bool, ...], Choices] = {}

    def lowest_wins(self) -> bool:
        """Whether the smallest total is the best one."""
        return False

    def open_rows(self, entries: Entries) -> list[int]:
        """The rows in which the next throw may be written, in the order of the sheet."""
        return [row for row, entry in enumerate(entries) if entry is None]

    # Whoever lets the time run out gets the row that brings most (or costs least), the topmost of equals.

    def ways(self, entries: Entries, faces: Faces) -> Choices:
        key = tuple([entry is None for entry in entries])
        choices = self._choices.get(key)
        if choices is None:
            sign = 1 if self.lowest_wins() else -1
            best_first = sorted(self.open_rows(entries), key=lambda row: sign * self.all_factors[row])
            choices = self._choices[key] = Choices(Cells(tuple(self.rows[row] for row in best_first)))
        return choices

    def written(self, entries: Entries, faces: Faces, move: AnyMove) -> Entries:
        assert isinstance(move, Take)
        return with_item(entries, self.index[move.cell], sum(faces))

    def total(self, entries: Entries) -> int:
        return sum(factor * (entry or 0) for factor, entry in zip(self.all_factors, entries, strict=True))

    def refusal(self, state: PlacingState, seat: Seat, move: AnyMove) -> IllegalMove | None:
        if isinstance(move, Take) and move.cell in self.index:
            return IllegalMove(ROW_TAKEN, cell=say(f"cell-{move.cell}"))
        return None


FactorR = TypeVar("FactorR", bound=FactorRules[Any])


class FactorFace(PlacingFace[FactorR]):
    """How rows with factors are shown and told."""

    def shown(self, cell: int, entry: int) -> int:
        return self.rules.all_factors[cell] * entry

    def previews(self, state: PlacingState, seat: Seat) -> Mapping[int, int]:
        if seat != state.seat or not state.faces:
            return {}
        pips = sum(state.faces)
        return {row: self.shown(row, pips) for row in self.rules.open_rows(state.sheets[seat])}

    def label(self, state: PlacingState, seat: Seat, item: Item) -> Phrase:
        return say("space-cells", pips=sum(state.faces))


class FactorAdvice(Advice[FactorR]):
    """What looks good beside a factor, and what a sheet comes to when it is filled as well as can be."""

    def prepare(self) -> None:
        super().prepare()
        self._sums = sums_of(self.rules.dice)
        self._average = float(sum(sum(faces) * chance for faces, chance in self._sums))
        self._to_come: dict[Entries, float] = {}

    # Rows do not touch each other: a sheet is worth what stands in it and what its open rows are worth to come.

    def prospect(self, entries: Entries) -> float:
        """What a sheet comes to on average when every throw is written as well as can be."""
        blank = tuple([None if entry is None else 0 for entry in entries])
        if blank not in self._to_come:
            self._to_come[blank] = 0.0 if self.rules.finished(blank) else self._expected(blank)
        return self.rules.total(entries) + self._to_come[blank]

    def _expected(self, blank: Entries) -> float:
        """What can be expected of the open rows of a sheet on which nothing else counts."""
        return float(sum(chance * self._best(blank, faces) for faces, chance in self._sums))

    def _best(self, blank: Entries, faces: Faces) -> float:
        best = min if self.rules.lowest_wins() else max
        ways = self.rules.ways(blank, faces).moves
        return best(self.prospect(self.rules.written(blank, faces, way)) for way in ways)

    # A throw looks good where its distance from an average throw counts most.

    def heuristic(self, state: PlacingState, seat: Seat, move: AnyMove) -> float | None:
        assert isinstance(move, Take)
        gain = self.rules.all_factors[self.rules.index[move.cell]] * (sum(state.faces) - self._average)
        return -gain if self.rules.lowest_wins() else gain


@cache
def sums_of(dice: DiceSet) -> tuple[tuple[Faces, Fraction], ...]:
    """One throw for every sum, with the chance of that sum: nothing else of a throw is written."""
    chances: dict[int, tuple[Faces, Fraction]] = {}
    for faces, chance in dice.outcomes():
        throw, so_far = chances.get(sum(faces), (faces, Fraction(0)))
        chances[sum(faces)] = (throw, so_far + chance)
    return tuple(chances.values())
