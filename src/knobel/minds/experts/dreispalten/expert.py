"""The expert of Dreispalten-Kniffel: what follows a turn by a network, the turn itself exactly.

With fewer than three columns it plays as on any score sheet: by pars.
"""

from functools import cached_property
from pathlib import Path
from typing import Any

from knobel.games.sheet._printed import Entries
from knobel.games.sheet._score_sheet import SheetRules
from knobel.minds.experts.dreispalten.network import (
    ABOVE,
    BOXES,
    COLUMNS,
    ENOUGH,
    Column,
    Network,
    Sheet,
    key_of,
    read,
)
from knobel.minds.experts.score_sheets import A_KEEP, SheetExpert, SheetTurn, whole_throws
from knobel.parts.rethrow import Rethrow
from knobel.solve.disk_cache import ENDING

DATA = Path(__file__).parent / "data"


def file_of(version: int) -> Path:
    """Where the network by this version of the rules lies."""
    return DATA / (key_of(version).name + ENDING)


class NetworkTurn(SheetTurn):
    """A turn with a given sheet: every box is worth what it brings, and what is then still to come."""

    def __init__(self, rules: SheetRules[Any, Any], network: Network, entries: Entries) -> None:
        super().__init__(rules, (0.0,) * len(entries), entries)
        self._sheet = sheet_of(entries)
        self._after = network.followers(self._sheet)

    def box(self, index: int, points: int) -> float:
        column, box = divmod(index, BOXES)
        if box >= ABOVE:
            return (column + 1) * points + self._after.below[column][box - ABOVE]
        follows = self._after.above[column][box][points // (box + 1)]
        return (column + 1) * (points + self._bonus(column, points)) + follows

    def _bonus(self, column: int, points: int) -> int:
        bonus, before = self._rules.sheet.bonus, self._sheet[column].total
        return bonus.points if bonus is not None and before < ENOUGH <= before + points else 0

    @cached_property
    def _boxes(self) -> list[float]:
        turns = (Rethrow(faces, A_KEEP, 2, due=False) for faces in whole_throws(self.tables))
        rows = (self._rules.worth(self._entries, turn) for turn in turns)
        return [max([self.box(index, points[index]) for index in self._open]) for points in rows]


class DreispaltenExpert(SheetExpert):
    """Knows Dreispalten-Kniffel."""

    @cached_property
    def _network(self) -> Network | None:
        file = file_of(self.game.info.version)
        return read(file, key_of(self.game.info.version)) if self._rules.sheet.columns == COLUMNS else None

    def new_turn(self, entries: Entries) -> SheetTurn:
        if self._network is None:
            return super().new_turn(entries)
        return NetworkTurn(self._rules, self._network, entries)


def sheet_of(entries: Entries) -> Sheet:
    """What bears on the rest of a sheet."""
    first, second, third = (_column(entries[start : start + BOXES]) for start in range(0, COLUMNS * BOXES, BOXES))
    return first, second, third


def _column(entries: Entries) -> Column:
    bits = sum(1 << box for box, entry in enumerate(entries) if entry is None)
    total = sum(entry or 0 for entry in entries[:ABOVE])
    return Column(bits & (1 << ABOVE) - 1, bits >> ABOVE, min(ENOUGH, total))


EXPERT = DreispaltenExpert
