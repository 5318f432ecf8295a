"""What is said at tables; it lives as long as its table."""

from typing import Any

from knobel.core.frozen import Frozen
from knobel.house.store.logs import Operation


class ChatLine(Frozen, frozen=True):
    """Something said: in words, or by the key of a phrase. `number` counts what was said at a table, from 0."""

    number: int
    name: str
    text: str
    at: int
    seat: int | None
    phrase: Any


def add_chat(
    table: str, at: int, device: str, name: str, text: str, seat: int | None = None, phrase: str | None = None
) -> Operation:
    """Something has been said; gives its number."""
    rows = yield "SELECT coalesce(max(number), -1) + 1 FROM chat WHERE table_id = ?", (table,)
    number: int = rows[0][0]
    yield (
        "INSERT INTO chat (table_id, number, at, device, name, text, seat, phrase) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, number, at, device, name, text, seat, phrase),
    )
    return number


def last_number(table: str) -> Operation:
    """The number of the last thing said at a table; -1 if nothing was."""
    rows = yield "SELECT coalesce(max(number), -1) FROM chat WHERE table_id = ?", (table,)
    return rows[0][0]


def forget_said(devices: tuple[str, ...]) -> Operation:
    """Nothing is left of what these devices have said but its numbers: whoever has heard them goes on from there."""
    marks = ", ".join("?" * len(devices))
    yield (
        f"UPDATE chat SET device = '', name = '', text = '', seat = NULL, phrase = NULL WHERE device IN ({marks})",
        devices,
    )


def said_by(devices: tuple[str, ...]) -> Operation:
    """Everything that these devices have said at tables that still exist."""
    marks = ", ".join("?" * len(devices))
    rows = yield (
        f"SELECT table_id, at, name, text, phrase FROM chat WHERE device IN ({marks}) ORDER BY table_id, number",
        devices,
    )
    return rows


def chat_of(table: str, after: int, limit: int) -> Operation:
    """The last things said at a table behind number `after`, oldest first."""
    rows = yield (
        (
            "SELECT number, name, text, at, seat, phrase FROM chat"
            " WHERE table_id = ? AND number > ? AND device <> '' ORDER BY number DESC LIMIT ?"
        ),
        (table, after, limit),
    )
    return [ChatLine(*row) for row in reversed(rows)]
