"""Who sits where in a game: the order of the table, turned so that the order head comes first."""

from knobel.desk.actions import PlayerId
from knobel.desk.model import DeskTable, Game


def seats_of(table: DeskTable, game: Game) -> tuple[PlayerId, ...]:
    """The players of the running game in the order of its seats.

    The order head is the first seat in a table's first game, afterwards the loser of the game before, or, if that one
    has left the table, the next player clockwise who is still there.
    """
    seats, head = table.seats, 0
    losers = [each.loser for each in table.games if each.number < game.number and each.loser is not None]
    if losers:
        head = seats.index(losers[-1])
    clockwise = (*seats[head:], *seats[:head])
    return tuple(player for player in clockwise if player not in table.out)


def seat_in_room(table: DeskTable | None, game: Game, player: PlayerId) -> int | None:
    """The seat of a player in the running game."""
    if table is None or player not in table.players:
        return None
    return seats_of(table, game).index(player)
