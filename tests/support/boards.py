"""Tables for chip boards: throws by their sum, and the fields on which chips lie."""

from tests.support.table import Table

# A throw of two dice for every sum.
DICE = {pips: (max(1, pips - 6), min(6, pips - 1)) for pips in range(2, 13)}


def sums(table: Table, *pips: int) -> Table:
    """Throws of two dice with these sums, one after another."""
    return table.throws(*(DICE[each] for each in pips))


def lying(table: Table) -> dict[int, int]:
    """The fields on which chips lie."""
    return {field: chips for field, chips in zip(fields(table), table.game_state.board, strict=True) if chips}


def with_chips_on(table: Table, on: dict[int, int]) -> Table:
    """The same table with these chips on the fields, and no others."""
    return table.set(board=tuple(on.get(field, 0) for field in fields(table)))


def fields(table: Table) -> tuple[int, ...]:
    """The numbers of the fields."""
    return tuple(table.game.rules.fields)  # type: ignore[attr-defined]
