"""What really happened at a table: read from the server's own log, behind its back."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import knobel
from knobel.core.events import Thrown
from knobel.core.secrets import Viewer
from knobel.core.stages import Throw
from knobel.house.table.entries import Began, Entry, Happened, TableOpened
from knobel.server.store.opening import FILE


def log_of(data: Path, table: str) -> list[tuple[int, Entry]]:
    """Every entry of a table's log with its number."""
    query = "SELECT seq, entry FROM log WHERE table_id = ? ORDER BY seq"
    with sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True) as store:
        return [(seq, msgspec.json.decode(entry, type=Entry)) for seq, entry in store.execute(query, (table,))]


def states(data: Path, table: str) -> Iterator[tuple[int, Any, Any]]:
    """The number of each entry, the game, and its state afterwards: the whole truth, nothing hidden."""
    entries = log_of(data, table)
    setup = next(entry for _, entry in entries if isinstance(entry, TableOpened))
    game = knobel.game(setup.game, seats=setup.seats, options=setup.options)
    state = game.start()
    for seq, entry in entries:
        if isinstance(entry, Began):
            state = game.start()
        elif isinstance(entry, Happened):
            state = game.apply(state, entry.event)
        else:
            continue
        yield seq, game, state


def throws(data: Path, table: str) -> list[tuple[int, Thrown, Throw]]:
    """Every throw at a table: the number of its entry, what fell, and who throws what before whose eyes."""
    fallen = []
    stage: Any = None
    after = {seq: (game, state) for seq, game, state in states(data, table)}
    for seq, entry in log_of(data, table):
        if isinstance(entry, Happened) and isinstance(entry.event, Thrown):
            fallen.append((seq, entry.event, stage))
        if seq in after:
            game, state = after[seq]
            stage = game.stage(state)
    return fallen


def under_the_cup(state: Any) -> tuple[int, tuple[int, ...]] | None:
    """Whose dice lie under a cup that others may not lift, and which they are."""
    cup = getattr(state.game_state, "cup", None)
    return None if cup is None else (state.game_state.seat, cup.value)


def visible_faces(game: Any, state: Any, viewer: Viewer) -> list[int]:
    """Every face that this viewer may see at this moment, by the rules."""
    trays = [widget for widget in game.scene(state, viewer).widgets if type(widget).__name__ == "Tray"]
    return [die.face for tray in trays for die in tray.dice if die.face is not None]
