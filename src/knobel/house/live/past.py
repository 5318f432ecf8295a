"""Games as their steps: the one on the table, and earlier ones read from the log again."""

from collections.abc import Sequence
from typing import Any

from knobel.core.frozen import Frozen
from knobel.house.store.operations import Row
from knobel.house.table.entries import Began, Changed, Happened, TableOpened, TookBack
from knobel.house.table.table_state import Step
from knobel.match import opening
from knobel.match.match import Match


class PastGame(Frozen, frozen=True):
    """A game, from the entry with which it began: its rules, and its steps."""

    began: int
    play: Match
    steps: Sequence[Step]


class PastGames:
    """The games in a stretch of a log, as far as it was read. `setup` says what is played where the stretch begins, if
    not at the start."""

    def __init__(self, setup: TableOpened | Changed | None = None) -> None:
        self._setup = setup
        self._games: list[PastGame] = []
        self._steps: list[Step] = []
        self._play: Any = None
        self._state: Any = None

    @property
    def all(self) -> tuple[PastGame, ...]:
        """Every game."""
        return tuple(self._games)

    def fold(self, row: Row) -> None:
        """One more entry."""
        match row.entry:
            case TableOpened() | Changed():
                self._setup = row.entry
            case Began(first=first, words=words):
                self._play = play = _play(self._setup, words)
                self._steps, self._state = [], play.start() if first is None else play.start(first, decided=True)
                self._games.append(PastGame(row.seq, play, self._steps))
            case Happened(event, throw):
                settled = self._play.with_words(self._state, event)
                after = self._play.apply(self._state, settled)
                self._steps.append(Step(row.seq, row.at, self._state, settled, after, throw))
                self._state = after
            case TookBack():
                while self._steps and self._steps[-1].seq >= row.entry.to:
                    self._state = self._steps.pop().before
            case _:
                pass


def _play(setup: TableOpened | Changed | None, words: str | None) -> Match:
    assert setup is not None
    return opening.stored_game(setup.game, setup.seats, setup.options, setup.version, words)
