"""Checks the dice of a past day, offline. Written from `docs/fairness.md`; it shares no line with the server."""

import hashlib
import hmac
from typing import Any

import msgspec

from knobel.core.errors import KnobelError
from knobel.core.events import Thrown
from knobel.core.records import read_record
from knobel.core.stages import Over, Throw
from knobel.match import opening
from knobel.match.opening import game_of, start_of


class DayFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the house hands out of a day that is over."""

    format: int
    day: str
    game: str
    commitment: str
    seed: str
    record: str | None = None


class DayReport(msgspec.Struct, frozen=True):
    """What came of a check: `fair`, `seed` (no game in the file), or what is wrong and at which throw."""

    verdict: str
    throws: int = 0
    number: int = 0

    @property
    def is_good(self) -> bool:
        """Whether nothing is wrong."""
        return self.verdict in ("fair", "seed")


_DECODE = msgspec.json.Decoder(DayFile).decode


def read_day(data: bytes) -> DayFile | None:
    """A file of a day, if it is one."""
    try:
        file = _DECODE(data)
        whole = file.format == 1 and len(bytes.fromhex(file.seed)) == 32
    except (msgspec.MsgspecError, ValueError):
        return None
    return file if whole else None


def checked_day(file: DayFile) -> DayReport:
    """Whether the seed is the one that was published, and whether every throw of the game follows from it."""
    told = hashlib.sha256(bytes.fromhex(file.seed) + f"knobel/day/{file.day}/{file.game}".encode()).hexdigest()
    if told != file.commitment:
        return DayReport("another-seed")
    if file.record is None:
        return DayReport("seed")
    try:
        return _played(file, file.record)
    except KnobelError:
        return DayReport("bad-record")


def _played(file: DayFile, text: str) -> DayReport:
    """The game again by its rules: who throws which dice, and how often that seat has thrown before."""
    record = read_record(text)
    game, state = game_of(record), start_of(record)
    if opening.game(file.game, game.seats).info.id != game.info.id:
        return DayReport("another-game")
    thrown: dict[int, int] = {}
    for event in record.events:
        stage = game.stage(state)
        if isinstance(stage, Throw) and isinstance(event, Thrown):
            seat = -1 if stage.seat is None else stage.seat
            number = thrown.get(seat, 0)
            thrown[seat] = number + 1
            if fallen(file, seat, number, [die.kind.faces for die in stage.dice.dice]) != event.faces:
                return DayReport("another-throw", sum(thrown.values()), sum(thrown.values()))
        state = game.apply(state, event)
    if not isinstance(game.stage(state), Over):
        return DayReport("not-over", sum(thrown.values()))
    return DayReport("fair", sum(thrown.values()))


def fallen(file: DayFile, seat: int, number: int, dice: list[Any]) -> tuple[int, ...]:
    """What the seed of a day lets fall on these dice."""
    context, stream, counter, faces = f"day/{file.day}/{seat}/{number}".encode(), b"", 0, []
    for sides in dice:
        fair = 256 // len(sides) * len(sides)
        byte = 256
        while byte >= fair:
            if not stream:
                key = bytes.fromhex(file.seed)
                stream = hmac.new(key, context + counter.to_bytes(4, "big"), hashlib.sha256).digest()
                counter += 1
            byte, stream = stream[0], stream[1:]
        faces.append(sides[byte % len(sides)])
    return tuple(faces)
