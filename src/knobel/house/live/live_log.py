"""A live log: one order of entries, everybody told after they are written down.

The order never changes, and `append_if` reads like it: check, append, commit, and only then fold, acknowledge and tell.
Two nodes may hold the same log; its key (owner, seq) decides who was first, and the other one reads what it missed and
asks again. Tables and tournament desks are such logs.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Generic, TypeVar

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.live.resources import Resources
from knobel.house.live.slices import in_slices
from knobel.house.store.logs import BadEntry, Operation, following
from knobel.house.store.store import Conflict

# Before the name of a log: it has to be read again from its beginning.
RELOAD = "anew/"
# So often a request is ruled anew when other nodes write first.
TRIES = 20
E = TypeVar("E")


class Draft(Frozen, frozen=True):
    """What a request comes to: how it is written down, and what is done as soon as that has happened."""

    operation: Any
    on_commit: Callable[[], None]


class LiveLog(ABC, Generic[E]):
    """A log that goes on. All requests go through `append_if`, one at a time."""

    def __init__(self, resources: Resources, set_aside: Callable[[BadEntry], KnobelError]) -> None:
        """`set_aside` is called where the log, once it is open, goes on in a way that cannot be read; it gives the
        refusal for whoever has asked."""
        self._set_aside = set_aside
        self._bad: KnobelError | None = None
        self._is_open = False
        self._store = resources.store
        self._hints = resources.hints
        self._time = resources.time
        self._lock = asyncio.Lock()
        self._watchers: list[Callable[[], None]] = []

    def now(self) -> int:
        """The time by which this log's clocks run."""
        return self._time.now()

    def open(self) -> None:
        """It has been read from its beginning, and can go on."""
        self._is_open = True

    def watch(self, on_change: Callable[[], None]) -> None:
        """Have this called whenever the log has gone on."""
        self._watchers.append(on_change)

    async def append_if(self, draft: Callable[[], Draft | None], key: str | None = None) -> int:
        """Write down what follows from a request, if it is granted; gives the number of the last entry that came of it.

        `draft` refuses, or says what is to be written on the log as it stands; None where all is as it was asked to be.
        Whether a key has been answered before is only looked up when something stands against the request: a repeat
        of something already done is refused by the rules, or by the key itself.
        """
        async with self._turn():
            for _ in range(TRIES):
                try:
                    drafted = draft()
                    if drafted is None:
                        return await self._nothing_to_do(key)
                    seq: int = await self._store.write(drafted.operation)
                except (KnobelError, Conflict) as against:
                    if key is not None and (answered := await self._answered(key)) is not None:
                        return answered
                    if await self._stands(against):
                        raise
                    continue
                drafted.on_commit()
                await self._hints.hint(self.hint_id, seq)
                self._on_change()
                return seq
            raise KnobelError("busy")

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One after the other."""
        async with self._lock:
            with self._unless_bad():
                yield

    @contextmanager
    def _unless_bad(self) -> Iterator[None]:
        """A log with an entry that cannot be read is set aside, once it was open; whoever asks it is refused, also
        those who still hold it: it may have gone on by half of the entry."""
        if self._bad is not None:
            raise KnobelError(self._bad.code, **self._bad.facts)
        try:
            yield
        except BadEntry as trouble:
            if not self._is_open:
                raise
            self._bad = self._set_aside(trouble)
            raise self._bad from trouble

    async def _nothing_to_do(self, key: str | None) -> int:
        """All is as it was asked to be: a repeat gets its old answer, anything else the number at which it holds."""
        answered = None if key is None else await self._answered(key)
        return self.seq if answered is None else answered

    async def _answered(self, key: str) -> int | None:
        answer: int | None = await self._store.read(self._answer(key))
        if answer is not None and answer > self.seq:
            await self._catch_up()
        return answer

    async def _stands(self, against: Exception) -> bool:
        """Whether a refusal stands once everything is known that others have written."""
        if isinstance(against, Conflict):
            await self._catch_up()
            return False
        return self._hints.alone or not await self._catch_up()

    def _on_change(self) -> None:
        for on_change in tuple(self._watchers):
            on_change()

    # What others have written ----------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what others have written, and tell it."""
        async with self._turn():
            await self._catch_up()

    async def catch_up_with_others(self) -> None:
        """As `catch_up`, where there are others."""
        if not self._hints.alone:
            await self.catch_up()

    async def reload(self) -> None:
        """Read again what is known of the log: somebody in it has been forgotten, and nothing else is different."""
        async with self._turn():
            await self._refold(await self._store.read(self._read_known()))

    async def _catch_up(self) -> bool:
        """Read what others have written; whether there was anything."""
        rows = await self._store.read(self._read())
        await self._fold_all(rows)
        if rows:
            self._on_change()
        return bool(rows)

    async def _fold_all(self, rows: Sequence[Any]) -> None:
        """Go on by entries that others have written, or that were written before: there may be thousands."""
        async for row in in_slices(rows):
            if row.seq != self.seq + 1:
                raise BadEntry(row.seq, f"entry {self.seq + 1} is missing")
            with following(row.seq):
                self._fold_entry(row.at, row.entry)

    # What kind of log it is ------------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def seq(self) -> int:
        """The number of the latest entry."""

    @property
    @abstractmethod
    def hint_id(self) -> str:
        """The name under which other nodes know this log."""

    @abstractmethod
    def _read(self) -> Operation: ...

    @abstractmethod
    def _read_known(self) -> Operation: ...

    @abstractmethod
    async def _refold(self, rows: Sequence[Any]) -> None: ...

    @abstractmethod
    def _answer(self, key: str) -> Operation: ...

    @abstractmethod
    def _fold_entry(self, at: int, entry: Any) -> None: ...
