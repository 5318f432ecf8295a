"""The dice of the day: the same for everybody. `docs/fairness.md` tells the scheme.

A throw depends on the secret seed of its day, on who throws, and on how often that seat has thrown before: whoever
decides alike gets the same dice, whatever the others at the table do and however long they take.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Any

from knobel.core.events import Thrown
from knobel.core.stages import Throw
from knobel.house.table import fairness
from knobel.house.table.table_state import TableState


def commitment(seed: bytes, date: str, game: str) -> str:
    """What the house publishes of a day beforehand: of its seed, its date, and what will be played."""
    return hashlib.sha256(seed + f"knobel/day/{date}/{game}".encode()).hexdigest()


def faces(seed: bytes, date: str, seat: int, number: int, dice: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """What falls when a seat throws for so many times already: each die takes the next byte that is fair."""
    stream = _bytes(seed, f"day/{date}/{seat}/{number}".encode())
    return tuple(fairness.face_from(stream, sides) for sides in dice)


def throws_before(table: TableState, seat: int) -> int:
    """How often a seat has thrown in the game on the table; a throw that belongs to nobody is that of seat −1."""
    return sum(isinstance(step.event, Thrown) and _thrower(table, step.before) == seat for step in table.steps)


def _thrower(table: TableState, state: Any) -> int:
    stage = table.game.stage(state)
    return -1 if not isinstance(stage, Throw) or stage.seat is None else stage.seat


def _bytes(seed: bytes, context: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hmac.digest(seed, context + counter.to_bytes(4, "big"), "sha256")
        counter += 1
