"""The stock of values: which files there are, which come with the package, and whether they hold what they should."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from knobel.core.errors import KnobelError
from knobel.games import registry
from knobel.match import opening
from knobel.solve.known import SPECIAL, parts_of
from knobel.solve.shelf import ENDING, Part, folders
from knobel.solve.values_file import Header, Key, bad_values, header_of, unpacked


class Stocked(NamedTuple):
    """A file of values, with what it is about; or with why it is refused."""

    file: Path
    size: int
    header: Header | None
    trouble: KnobelError | None = None


def usual_parts() -> tuple[Part, ...]:
    """The values that come with the package: those of the usual options, for every number of seats."""
    parts = [part for id in SPECIAL for part in _parts_by_seats(id, {})]
    return tuple({part.file_name: part for part in parts}.values())


def stocked() -> Iterator[Stocked]:
    """Every file of values that is looked into, those of the package first."""
    for folder in folders():
        for file in sorted(folder.glob(f"*{ENDING}")):
            yield looked_into(file)


def looked_into(file: Path) -> Stocked:
    """A file of values with what it says about itself, once its checksum has been found right."""
    try:
        data = file.read_bytes()
    except OSError as trouble:
        raise KnobelError("cannot-read", file=str(file)) from trouble
    try:
        return Stocked(file, len(data), header_of(data, str(file)))
    except KnobelError as trouble:
        return Stocked(file, len(data), None, trouble)


def compared(file: Path) -> None:
    """Work the values of a file out anew, and refuse it if they are others than it holds."""
    data = file.read_bytes()
    header = header_of(data, str(file))
    part = part_of(header.key)
    if part is None:
        raise bad_values(str(file), "other-rules")
    tolerance = 1 / (1 << header.bits)
    pairs = zip(unpacked(data, header.key, str(file)), part.make(), strict=True)
    if any(abs(kept - made) > tolerance for kept, made in pairs):
        raise bad_values(str(file), "other-values")


def part_of(key: Key) -> Part | None:
    """How values that are bound to this key are worked out; None if no present game has them."""
    if key.game not in SPECIAL:
        return None
    return next((part for part in _parts_by_seats(key.game, key.options) if part.key == key), None)


def _parts_by_seats(id: str, options: dict[str, object]) -> Iterator[Part]:
    players = registry.players_of(id)
    for seats in range(players.least, players.most + 1):
        yield from parts_of(opening.game(id, seats, options))  # type: ignore[arg-type]
