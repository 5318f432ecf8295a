"""The secrets of a table's dice: that of this house, and those of the houses from which the table was handed over."""

from knobel.core.frozen import Frozen
from knobel.house.table import fairness
from knobel.house.table.table_state import TableState


class Masters(Frozen, frozen=True):
    """The secret of this house, and `earlier` ones: each opens the blocks of dice before its number that no one before
    it opens."""

    own: bytes
    earlier: tuple[tuple[int, bytes], ...] = ()

    def of(self, block: int) -> bytes:
        """The secret from which the keys of a block come."""
        return next((master for end, master in self.earlier if block < end), self.own)


def masters_of(table: TableState, own: bytes) -> Masters:
    """All secrets of a table's dice; `own` is what this house throws by."""
    earlier = [(each.to // fairness.BLOCK, bytes.fromhex(each.secret)) for each in table.hand_overs]
    return Masters(own, tuple(earlier))
