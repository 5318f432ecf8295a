"""Back a server up again and again while people play, run a tournament and keep a club's book.

Every backup restores, replays and has everything that had been acknowledged before it was begun. One that was cut
off or changed is refused, and leaves nothing behind.
"""

import asyncio
import copy
import gzip
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import create_engine

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.store import operations
from knobel.house.table.table import Table
from knobel.server.store.backup_file import Contents
from knobel.server.store.backups import back_up, dump, load, restore
from knobel.server.store.engines import in_store
from knobel.server.store.opening import FILE
from knobel.server.store.revisions import newest
from knobel.server.store.sqlite import connect, run
from proofs.client import arrive
from proofs.crash import LonePlayer, at_work, until
from proofs.crash_clubs import Treasurer, compared_book, treasurers_of_a_club
from proofs.crash_desks import KINDS, DeskOrganiser, compared_desks
from proofs.node import NodeSettings
from proofs.processes import Node, free_port
from proofs.strand import Truth, answers_of

TABLES = 5
Tool = Callable[[Path, Path], Awaitable[int]]
W = TypeVar("W", LonePlayer, Treasurer, DeskOrganiser)


class BackupReport(Frozen, frozen=True):
    """What came of it. `broken` are backups that do not restore, and tables in them that belong to no moment; `lost` is
    what was acknowledged before and is not there; `accepted` are damaged files that were restored."""

    backups: int
    acknowledged: int
    rows: int
    broken: int
    lost: int
    accepted: int

    @property
    def ok(self) -> bool:
        """Whether every promise was kept, and the proof saw enough to say so."""
        return self.acknowledged > self.backups and not self.broken + self.lost + self.accepted


class _Workers(Frozen, frozen=True):
    """Who writes meanwhile: at tables, in a club's book and at a tournament's desk. Each keeps what it was told."""

    players: tuple[LonePlayer, ...]
    treasurers: tuple[Treasurer, ...]
    organisers: tuple[DeskOrganiser, ...]

    def told(self) -> tuple[int, ...]:
        """How much each group was told."""
        groups: tuple[Sequence[LonePlayer | Treasurer | DeskOrganiser], ...]
        groups = self.players, self.treasurers, self.organisers
        return tuple(sum(len(each.told) for each in group) for group in groups)

    def as_told_by_now(self) -> "_Workers":
        """The same, told nothing from now on."""
        return _Workers(
            tuple(map(_kept, self.players)), tuple(map(_kept, self.treasurers)), tuple(map(_kept, self.organisers))
        )


def _kept(worker: W) -> W:
    kept = copy.copy(worker)
    vars(kept).update({name: list(value) for name, value in vars(worker).items() if isinstance(value, list)})
    return kept


class _Backup(Frozen, frozen=True):
    """A backup, and everybody with what had been acknowledged when it was begun."""

    file: Path
    workers: _Workers


async def prove_backup(backups: int, fault: str | None = None, seed: int | None = None) -> BackupReport:
    """Make so many backups of a server under load, and restore each of them."""
    chance = random.Random(seed)
    tool, loader = FAULTS.get(fault or "", (back_up, restore))
    with tempfile.TemporaryDirectory(prefix="knobel-backup-") as folder:
        made = await _under_load(Path(folder), backups, tool, chance)
        rows = broken = lost = accepted = 0
        for backup in made:
            target = backup.file.with_suffix(".sqlite")
            try:
                rows += await loader(target, backup.file)
            except KnobelError:
                broken += 1
                continue
            wrong = _compared(target, backup.workers)
            broken, lost = broken + _torn(target) + wrong.broken, lost + wrong.lost
            accepted += await _accepted(loader, backup.file, chance)
        return BackupReport(backups, sum(made[-1].workers.told()), rows, broken, lost, accepted)


async def _under_load(folder: Path, backups: int, tool: Tool, chance: random.Random) -> list[_Backup]:
    node = Node(NodeSettings(free_port(), str(folder)))
    await asyncio.to_thread(node.start)
    made = []
    try:
        workers = await _come(node.base, chance)
        async with at_work((workers.players, workers.treasurers, workers.organisers)):
            for number in range(backups):
                await _work_on(workers)
                noted, file = workers.as_told_by_now(), folder / f"{number}.gz"
                await tool(folder / FILE, file)
                made.append(_Backup(file, noted))
    finally:
        await asyncio.to_thread(node.kill)
    return made


async def _come(base: str, chance: random.Random) -> _Workers:
    players = [await LonePlayer.sit_down(base, chance.random()) for _ in range(TABLES)]
    organiser = DeskOrganiser(base, await arrive(base), *KINDS[0], chance.random())
    return _Workers(tuple(players), tuple(await treasurers_of_a_club(base, 1)), (organiser,))


async def _work_on(workers: _Workers) -> None:
    """Until all tables have gone on, and the tournament and the book too."""
    players, treasurers, organisers = workers.told()
    wanted = (players + TABLES + 1, treasurers + 1, organisers + 1)
    await until(lambda: all(told >= least for told, least in zip(workers.told(), wanted, strict=True)))


# What a backup holds -------------------------------------------------------------------------------------------------


def _torn(path: Path) -> int:
    """Tables whose parts do not belong to one moment: log, answers, records, and what the lobby knows."""
    database = connect(path)
    try:
        return sum(not _is_of_one_moment(database, id) for (id,) in database.execute("SELECT id FROM tables"))
    finally:
        database.close()


def _is_of_one_moment(database: sqlite3.Connection, id: str) -> bool:
    truth = Truth(Table(id), run(database, operations.read(id, -1)))
    table, row = truth.table, run(database, operations.table(id))
    finished = table.games - (table.phase == "playing")
    answers = run(database, answers_of(id))
    return (
        truth.gaps == 0
        and (row.phase, row.taken, row.changed) == (table.phase, len(table.places), table.at)
        and run(database, operations.records_of(id)) == list(range(finished))
        and all(seq <= table.seq for _, seq in answers)
    )


class _Wrong(Frozen, frozen=True):
    """What was acknowledged and is not there, and entries of desks and clubs that belong to no moment."""

    lost: int
    broken: int


def _compared(path: Path, workers: _Workers) -> _Wrong:
    database = connect(path)
    try:
        books = compared_book(database, workers.treasurers), compared_desks(database, workers.organisers)
        lost = _lost(database, workers.players)
    finally:
        database.close()
    return _Wrong(lost + sum(book.lost for book in books), sum(book.doubled for book in books))


def _lost(database: sqlite3.Connection, players: tuple[LonePlayer, ...]) -> int:
    """What was acknowledged at tables and is not there."""
    told = [each for player in players for each in player.told]
    answers = {table: run(database, answers_of(table)) for table in {each.table for each in told}}
    there = {(table, key.split("/")[-1], seq) for table, keys in answers.items() for key, seq in keys}
    return sum((each.table, each.key, each.seq) not in there for each in told)


async def _accepted(loader: Tool, file: Path, chance: random.Random) -> int:
    """How many of two damaged copies were restored, or left something behind: one cut off, one with a row less."""
    packed = file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    rows = [number for number, line in enumerate(lines) if line.startswith(b"[")]
    gone = chance.choice(rows)
    accepted = 0
    for damaged in (
        packed[: chance.randrange(20, len(packed))],
        gzip.compress(b"".join(lines[:gone] + lines[gone + 1 :])),
    ):
        bad, target = file.with_suffix(".bad"), file.with_suffix(".target")
        bad.write_bytes(damaged)
        try:
            await loader(target, bad)
        except KnobelError:
            accepted += _has_tables(target)
        else:
            accepted += 1
        target.unlink(missing_ok=True)
    return accepted


def _has_tables(path: Path) -> bool:
    if not path.exists():
        return False
    with sqlite3.connect(path) as database:
        return bool(database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])


# Planted faults ------------------------------------------------------------------------------------------------------


async def _without_snapshot(where: Path, file: Path) -> int:
    """Reads one table after the other, each as it stands by then."""

    def work() -> int:
        engine = create_engine(f"sqlite:///{where}", isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            rows = dump(connection, file)
        engine.dispose()
        return rows

    return await asyncio.to_thread(work)


async def _old_snapshot(where: Path, file: Path) -> int:
    """Writes once what there is, and then the same again."""
    first = where.with_name("0.gz")
    if file == first:
        return await back_up(where, file)
    file.write_bytes(first.read_bytes())
    return 0


async def _unchecked(where: Path, file: Path) -> int:
    """Restores whatever comes, without having looked at it."""
    await in_store(where, lambda connection: load(connection, file, Contents(newest(), 0)))
    return 0


def _forgets(table: str) -> Tool:
    """Restores everything but one log."""

    async def loader(where: Path, file: Path) -> int:
        rows = await restore(where, file)
        with sqlite3.connect(where) as database:
            database.execute(f"DELETE FROM {table}")
        return rows

    return loader


FAULTS: dict[str, tuple[Tool, Tool]] = {
    "no-snapshot": (_without_snapshot, restore),
    "old-snapshot": (_old_snapshot, restore),
    "unchecked": (back_up, _unchecked),
    "forgets-clubs": (back_up, _forgets("club_log")),
    "forgets-desks": (back_up, _forgets("desk_log")),
}
