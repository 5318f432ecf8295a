"""Games as their steps: the one on the table, and earlier ones read from the log again."""

from collections.abc import Iterable, Sequence

from knobel.core.frozen import Frozen
from knobel.parts.ground import Play
from knobel.server.store.operations import Row
from knobel.server.table.entries import Began, Happened, TookBack
from knobel.server.table.table import Step


class PastGame(Frozen, frozen=True):
    """A game, from the entry with which it began."""

    began: int
    steps: Sequence[Step]


def past_games(game: Play, rows: Iterable[Row]) -> tuple[PastGame, ...]:
    """The games in a stretch of a log that starts with the beginning of one."""
    games: list[PastGame] = []
    steps: list[Step] = []
    state = game.start()
    for row in rows:
        match row.entry:
            case Began():
                steps, state = [], game.start()
                games.append(PastGame(row.seq, steps))
            case Happened(event, throw):
                after = game.apply(state, event)
                steps.append(Step(row.seq, row.at, state, event, after, throw))
                state = after
            case TookBack():
                while steps and steps[-1].seq >= row.entry.to:
                    state = steps.pop().before
            case _:
                pass
    return tuple(games)
