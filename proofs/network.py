"""Bad lines: connections are delayed, stalled, cut in the middle of a frame and opened late; everything is said twice.

People play on over such lines and resume from the last number they have. In the end the lines are good again, and what
every client has seen is compared with the log: nothing missed, nothing doubled, nothing sent again that was there.
"""

import asyncio
import contextlib
import random
import tempfile
from pathlib import Path

from knobel.core.frozen import Frozen
from knobel.house.store import operations
from knobel.house.table.table import Table
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import connect, run
from proofs.node import NodeSettings
from proofs.party import PEOPLE, Party
from proofs.processes import Node, free_port
from proofs.proxy import Proxy, troubled
from proofs.strand import Truth, answers_of, compared, total, unanswered

TABLES = 3
# So many lines are cut and so many requests answered at least, however slow the machine is.
ENOUGH = 10
PATIENCE = 60.0


class NetworkReport(Frozen, frozen=True):
    """What came of it."""

    lines: int
    cuts: int
    steps: int
    acknowledged: int
    missed: int
    wrong: int
    resent: int
    doubled: int
    complaints: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing was missed or doubled, and lines were bad enough to say so."""
        tried = self.cuts > ENOUGH and self.steps > ENOUGH and self.acknowledged > ENOUGH
        return tried and not (self.missed + self.wrong + self.resent + self.doubled) and not self.complaints


async def prove_network(seconds: float, fault: str | None = None, seed: int | None = None) -> NetworkReport:
    """Let people play over bad lines for so long."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="knobel-network-") as data:
        node = Node(NodeSettings(free_port(), data, fault=fault))
        await asyncio.to_thread(node.start)
        proxy = Proxy("127.0.0.1", node.settings.port)
        try:
            await proxy.start()
            parties = [await Party.gather(node.base, proxy.base, chance=chance) for _ in range(TABLES)]
            proxy.fate = lambda: troubled(chance)
            for party in parties:
                party.begin()
            await asyncio.sleep(seconds)
            await _until_enough(parties, proxy)
            for party in parties:
                await party.stop()
            # What still hangs in a bad line must not come while people catch up.
            await proxy.close()
            for party in parties:
                await party.come_to_rest(node.base)
                await party.catch_up(node.base)
        finally:
            await proxy.close()
            await asyncio.to_thread(node.stop)
        return _report(Path(data) / FILE, parties, proxy, tuple(node.complaints))


async def _until_enough(parties: list[Party], proxy: Proxy) -> None:
    """Go on until enough has happened to say something, or it never will."""
    with contextlib.suppress(asyncio.TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while proxy.cuts <= ENOUGH or sum(party.acknowledged for party in parties) <= 2 * ENOUGH:
                await asyncio.sleep(0.1)


def _report(path: Path, parties: list[Party], proxy: Proxy, complaints: tuple[str, ...]) -> NetworkReport:
    database = connect(path)
    comparisons, steps, doubled, acknowledged = [], 0, 0, 0
    for party in parties:
        truth = Truth(Table(party.link.table), run(database, operations.read(party.link.table, -1)))
        answers = {key.split("/")[-1]: seq for key, seq in run(database, answers_of(party.link.table))}
        comparisons += [compared(strand, truth, viewer) for strand, viewer in party.viewed]
        steps += len(truth.steps)
        doubled += unanswered(truth, answers, PEOPLE) + truth.gaps + len(party.disagreements(answers))
        acknowledged += party.acknowledged
    database.close()
    sum_ = total(comparisons)
    return NetworkReport(
        proxy.opened, proxy.cuts, steps, acknowledged, sum_.missed, sum_.wrong, sum_.resent, doubled, complaints
    )
