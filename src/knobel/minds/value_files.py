"""Files of values: which there are, which come with the package, and whether they hold what they should."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from knobel.core.errors import KnobelError
from knobel.core.file_errors import cannot_read
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds import experts
from knobel.minds.experts import HANDWRITTEN, expert_for
from knobel.solve.disk_cache import ENDING, SHIPPED, ValueTable, folders
from knobel.solve.values_file import Key, bad_values, header_of, key_of, unpack


class StoredFile(NamedTuple):
    """A file of values, with what it is bound to; or with why it is refused."""

    file: Path
    size: int
    key: Key | None
    trouble: KnobelError | None = None


def shipped_tables() -> tuple[ValueTable, ...]:
    """The values that come with the package: those of the usual options, for every number of seats."""
    tables = [table for id in HANDWRITTEN for table in _tables_by_seats(id, {})]
    return tuple({table.file_name: table for table in tables}.values())


def expert_folders() -> tuple[Path, ...]:
    """Where values lie beside the experts that read them."""
    return tuple(sorted(Path(experts.__file__).parent.glob("*/data")))


def comes_with_the_package(file: Path) -> bool:
    """Whether a file of values was not worked out here."""
    return file.parent in (SHIPPED, *expert_folders())


def stored_files() -> Iterator[StoredFile]:
    """Every file of values that is looked into, those of the package first."""
    own, *cache = folders()
    for folder in (own, *expert_folders(), *cache):
        for file in sorted(folder.glob(f"*{ENDING}")):
            yield inspect(file)


def inspect(file: Path) -> StoredFile:
    """A file of values with what it says about itself, once its checksum has been found right."""
    try:
        data = file.read_bytes()
    except OSError as trouble:
        raise cannot_read(file, trouble) from trouble
    try:
        return StoredFile(file, len(data), key_of(data, str(file)))
    except KnobelError as trouble:
        return StoredFile(file, len(data), None, trouble)


def check_anew(file: Path) -> None:
    """Work the values of a file out anew, and refuse it if they are others than it holds."""
    data = file.read_bytes()
    header = header_of(data, str(file))
    table = table_of(header.key)
    if table is None:
        raise bad_values(str(file), "other-rules")
    tolerance = 1 / (1 << header.bits)
    pairs = zip(unpack(data, header.key, str(file)), table.make(), strict=True)
    if any(abs(kept - made) > tolerance for kept, made in pairs):
        raise bad_values(str(file), "other-values")


def can_be_checked_anew(key: Key) -> bool:
    """Whether the values of a file can be waited for; others are made by a tool, and only their checksum says that they
    are whole."""
    return key.game in HANDWRITTEN


def table_of(key: Key) -> ValueTable | None:
    """How values that are bound to this key are worked out; None if no present game has them."""
    if key.game not in HANDWRITTEN:
        return None
    return next((table for table in _tables_by_seats(key.game, key.options) if table.key == key), None)


def value_tables(game: Match) -> tuple[ValueTable, ...]:
    """The values by which the handwritten solution of a game plays; none where there is no such solution."""
    expert = expert_for(game)
    return () if expert is None else expert.value_tables()


def _tables_by_seats(id: str, options: dict[str, object]) -> Iterator[ValueTable]:
    players = registry.players_of(id)
    for seats in range(players.least, players.most + 1):
        yield from value_tables(opening.game(id, seats, options))  # type: ignore[arg-type]
