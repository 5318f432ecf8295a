"""Tables for races: one seat's throws turn by turn, and sheets as people write them down."""

from knobel.core.widgets import Picture, Strikes
from tests.support.table import Table


def turn_by_turn(table: Table, *throws: tuple[int, ...] | int, others: tuple[int, ...] | int = 1) -> Table:
    """Whoever is to throw throws these, one each turn; everybody else throws `others` in between."""
    seat = table.thrower
    for faces in throws:
        while table.thrower != seat:
            table.throws(others)
        table.throws(faces)
    return table


def struck_off(*numbers: int) -> tuple[int, ...]:
    """The sheet of somebody who has struck these numbers."""
    return tuple(sorted(numbers))


def struck(table: Table, seat: int) -> set[int]:
    """The numbers that a seat has struck, as everybody can see."""
    lists = [widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Strikes)]
    return {int(item.id) for each in lists if each.owner == seat for item in each.items if not item.left}


def drawn(table: Table, seat: int) -> list[str]:
    """The parts that a seat has drawn, as everybody can see."""
    pictures = [widget for widget in table.game.scene(table.state, None).widgets if isinstance(widget, Picture)]
    return [part.id for each in pictures if each.owner == seat for part in each.parts if part.drawn]


def standing(table: Table) -> tuple[int | None, ...]:
    """How far everybody has come, the game being over or not."""
    return table.game.result(table.state).points or ()
