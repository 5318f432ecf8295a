"""Games as their steps: the one on the table, and earlier ones read from the log again."""

from collections.abc import Iterable, Sequence
from typing import Any

from knobel.core.frozen import Frozen
from knobel.games import registry
from knobel.parts.ground import Play
from knobel.server.store.operations import Row
from knobel.server.table.entries import Began, Changed, Happened, Opened, TookBack
from knobel.server.table.table import Step


class PastGame(Frozen, frozen=True):
    """A game, from the entry with which it began: its rules, and its steps."""

    began: int
    play: Play
    steps: Sequence[Step]


def past_games(rows: Iterable[Row], setup: Opened | Changed | None = None) -> tuple[PastGame, ...]:
    """The games in a stretch of a log. `setup` says what is played where the stretch begins, if not at the start."""
    games: list[PastGame] = []
    steps: list[Step] = []
    play: Any = None
    state: Any = None
    for row in rows:
        match row.entry:
            case Opened() | Changed():
                setup = row.entry
            case Began(first=first, words=words):
                play = _play(setup, words)
                steps, state = [], play.start() if first is None else play.start(first, decided=True)
                games.append(PastGame(row.seq, play, steps))
            case Happened(event, throw):
                settled = play.with_words(state, event)
                after = play.apply(state, settled)
                steps.append(Step(row.seq, row.at, state, settled, after, throw))
                state = after
            case TookBack():
                while steps and steps[-1].seq >= row.entry.to:
                    state = steps.pop().before
            case _:
                pass
    return tuple(games)


def _play(setup: Opened | Changed | None, words: str | None) -> Play:
    assert setup is not None
    return registry.stored_game(setup.game, setup.seats, setup.options, setup.version, words)
