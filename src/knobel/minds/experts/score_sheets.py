"""Turns on a score sheet, looked through to their end: every keep is worth what the best play of the turn makes of it.

What the turn itself brings is exact. What a box costs, by being filled, is estimated by its par: what it brings on
average to somebody who plays a whole turn for it alone. Upper boxes count with their share of the bonus.
"""

from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

from msgspec.structs import replace

from knobel.core.dice import DiceSet, Faces, Kind
from knobel.core.moves import AnyMove, Keep, Take
from knobel.core.spaces import RandBelow
from knobel.core.tuples import with_item
from knobel.games.sheet._printed import Entries
from knobel.games.sheet._score_sheet import SheetRules
from knobel.games.sheet.kniffel_extreme import CHIP, KniffelExtreme
from knobel.match.match import Match
from knobel.minds.experts.expert import Expert
from knobel.minds.move_values import ESTIMATED, MoveValue
from knobel.minds.views import View
from knobel.parts.rethrow import Rethrow

# So many turns are kept; the one asked for first is forgotten first.
TURNS_KEPT = 64
# Any dice kept: what is worth more in a single throw of all dice is not to be hoped for again.
A_KEEP = (0,)


class Tables(NamedTuple):
    """All that can be kept of some dice, the smaller before the larger; whole throws come last.

    `plus[k]` are the keeps with one more die, equally likely; `minus[k]` those with one die less.
    """

    keeps: tuple[tuple[Faces, ...], ...]
    number: dict[tuple[Faces, ...], int]
    first_throw: int
    plus: tuple[tuple[int, ...], ...]
    minus: tuple[tuple[int, ...], ...]


@cache
def tables_of(dice: DiceSet) -> Tables:
    """The tables for a set of dice. A keep has the sorted faces of every kind by itself."""
    kinds = tuple(dict.fromkeys(die.kind for die in dice.dice))
    counts = [sum(die.kind == kind for die in dice.dice) for kind in kinds]
    rows = [_multisets(kind, count) for kind, count in zip(kinds, counts, strict=True)]
    keeps = tuple(sorted(product(*rows), key=lambda keep: sum(map(len, keep))))
    number = {keep: index for index, keep in enumerate(keeps)}
    first_throw = len(keeps) - sum(all(map(_is_full, keep, counts)) for keep in keeps)
    plus = tuple(tuple(number[more] for more in _with_one_more(keep, kinds, counts)) for keep in keeps)
    minus = tuple(tuple(sorted({number[less] for less in _with_one_less(keep)})) for keep in keeps)
    return Tables(keeps, number, first_throw, plus, minus)


def _multisets(kind: Kind, most: int) -> list[Faces]:
    faces = sorted(set(kind.faces))
    return [keep for size in range(most + 1) for keep in combinations_with_replacement(faces, size)]


def _is_full(faces: Faces, count: int) -> bool:
    return len(faces) == count


def _with_one_more(keep: tuple[Faces, ...], kinds: tuple[Kind, ...], counts: list[int]) -> list[tuple[Faces, ...]]:
    for place, (faces, kind, count) in enumerate(zip(keep, kinds, counts, strict=True)):
        if len(faces) < count:
            return [with_item(keep, place, tuple(sorted((*faces, face)))) for face in kind.faces]
    return []


def _with_one_less(keep: tuple[Faces, ...]) -> list[tuple[Faces, ...]]:
    return [
        with_item(keep, place, (*faces[:at], *faces[at + 1 :]))
        for place, faces in enumerate(keep)
        for at in range(len(faces))
    ]


def averages(tables: Tables, throws: list[float]) -> list[float]:
    """What every keep is worth when the other dice are thrown, by what whole throws are worth."""
    worth = [0.0] * tables.first_throw + throws
    for keep in range(tables.first_throw - 1, -1, -1):
        more = tables.plus[keep]
        worth[keep] = sum([worth[each] for each in more]) / len(more)
    return worth


def best_keeps(tables: Tables, worth: list[float]) -> list[float]:
    """What every whole throw is worth when the best of its dice are kept and at least one is thrown."""
    best = worth[: tables.first_throw]
    for keep in range(1, tables.first_throw):
        best[keep] = max(best[keep], *[best[less] for less in tables.minus[keep]])
    return [max([best[less] for less in tables.minus[k]]) for k in range(tables.first_throw, len(tables.keeps))]


class SheetTurn:
    """A turn with a given sheet."""

    def __init__(self, rules: SheetRules[Any, Any], pars: tuple[float, ...], entries: Entries) -> None:
        self._rules, self._entries = rules, entries
        self.tables = tables_of(rules.sheet.dice)
        self._pars = pars
        self._open = [index for index, value in enumerate(entries) if value is None]
        self.rest = sum(self._pars[index] for index in self._open)
        self._keeps: dict[int, list[float]] = {}

    def box(self, index: int, points: int) -> float:
        """What it is worth to write points into a box."""
        return _factor(self._rules, index) * points - self._pars[index]

    @cached_property
    def _boxes(self) -> list[float]:
        """What whole throws are worth in the best open box, once some dice have been kept."""
        rules, pars, still_open = self._rules, self._pars, self._open
        factors = [_factor(rules, index) for index in range(len(pars))]
        rows = (rules.worth(self._entries, Rethrow(faces, A_KEEP, 2, due=False)) for faces in whole_throws(self.tables))
        return [max([factors[index] * points[index] - pars[index] for index in still_open]) for points in rows]

    def keeps(self, left: int) -> list[float]:
        """What every keep is worth with so many throws left."""
        if left not in self._keeps:
            values = self._boxes
            if left > 1:
                again = best_keeps(self.tables, self.keeps(left - 1))
                values = [max(pair) for pair in zip(values, again, strict=True)]
            self._keeps[left] = averages(self.tables, values)
        return self._keeps[left]


def whole_throws(tables: Tables) -> tuple[Faces, ...]:
    """The faces of every whole throw."""
    return tuple([tuple([face for part in keep for face in part]) for keep in tables.keeps[tables.first_throw :]])


def _factor(rules: SheetRules[Any, Any], index: int) -> float:
    """How much a point in a box counts: by its column, and above with its share of the bonus."""
    sheet = rules.sheet
    factor = float(sheet.column_of(index) + 1)
    if sheet.bonus is not None and index % len(sheet.boxes) < sheet.bonus.boxes:
        factor *= 1 + sheet.bonus.points / sheet.bonus.least
    return factor


def pars_of(rules: SheetRules[Any, Any]) -> tuple[float, ...]:
    """The par of every box."""
    tables = tables_of(rules.sheet.dice)
    rows = [rules.sheet.worth(faces) for faces in whole_throws(tables)]
    alone = [_alone(tables, [float(row[box]) for row in rows]) for box in range(len(rules.sheet.boxes))]
    return tuple(_factor(rules, index) * alone[index % len(alone)] for index in range(len(rules.sheet.cells)))


def _alone(tables: Tables, points: list[float]) -> float:
    """What a box brings in three throws to somebody who plays for nothing else."""
    values = points
    for _ in range(2):
        again = best_keeps(tables, averages(tables, values))
        values = [max(pair) for pair in zip(points, again, strict=True)]
    return averages(tables, values)[0]


class SheetExpert(Expert):
    """Knows score sheets: every move of a turn, by the points that it makes in the end if all else goes by par."""

    def __init__(self, game: Match) -> None:
        super().__init__(game)
        rules = game.rules
        assert isinstance(rules, SheetRules)
        self._rules: SheetRules[Any, Any] = rules
        self._turns: dict[Entries, SheetTurn] = {}

    @cached_property
    def pars(self) -> tuple[float, ...]:
        """The par of every box."""
        return pars_of(self._rules)

    def value_moves(self, view: View, below: RandBelow) -> tuple[MoveValue, ...] | None:
        assert view.known is not None
        rules, state = self._rules, view.known.state.game_state
        turn = self._turn(state.sheets[view.seat])
        rest = rules.total(state, view.seat) + turn.rest
        values = [MoveValue(move, rest + _value(move, rules, state, turn), ESTIMATED, 0) for move in view.choices.moves]
        return tuple(sorted(values, key=lambda each: -each.value))

    def _turn(self, entries: Entries) -> SheetTurn:
        if entries not in self._turns:
            if len(self._turns) >= TURNS_KEPT:
                self._turns.pop(next(iter(self._turns)))
            self._turns[entries] = self.new_turn(entries)
        return self._turns[entries]

    def new_turn(self, entries: Entries) -> SheetTurn:
        """The turn of a sheet."""
        return SheetTurn(self._rules, self.pars, entries)


def _value(move: AnyMove, rules: SheetRules[Any, Any], state: Any, turn: SheetTurn) -> float:
    if isinstance(move, Take):
        index = rules.sheet.index[move.cell]
        return turn.box(index, rules.worth(state.sheets[state.seat], state.turn)[index])
    assert isinstance(move, Keep)
    thrown = state.turn.throws
    left = max(1, rules.allowed(replace(state, turn=state.turn.again(move.dice))) - thrown)
    price = CHIP if isinstance(rules, KniffelExtreme) and thrown == rules.most_throws else 0
    return turn.keeps(left)[turn.tables.number[_kept(rules, state.turn.faces, move.dice)]] - price


def _kept(rules: SheetRules[Any, Any], faces: Faces, dice: tuple[int, ...]) -> tuple[Faces, ...]:
    kinds = tuple(dict.fromkeys(die.kind for die in rules.sheet.dice.dice))
    return tuple(
        tuple(sorted(faces[index] for index in dice if rules.sheet.dice.dice[index].kind == kind)) for kind in kinds
    )


EXPERT = SheetExpert
