"""Bad lines: connections are delayed, stalled, cut in the middle of a frame and opened late; everything is said twice.

People play on over such lines and resume from the last number they have. In the end the lines are good again, and what
every client has seen is compared with the log: nothing missed, nothing doubled, nothing sent again that was there.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from knobel.core.frozen import Frozen
from knobel.proofs.node import NodeSettings
from knobel.proofs.party import PEOPLE, Party
from knobel.proofs.processes import Node, free_port
from knobel.proofs.proxy import Proxy, troubled
from knobel.proofs.strand import Truth, compared, total, unanswered
from knobel.server.store import operations
from knobel.server.store.opening import FILE
from knobel.server.store.sqlite import connect, run
from knobel.server.table.table import Table

TABLES = 3


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
        tried = self.cuts > 0 and self.steps > 10 and self.acknowledged > 10
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
            for party in parties:
                await party.stop()
                await party.catch_up(node.base)
        finally:
            await proxy.close()
            await asyncio.to_thread(node.stop)
        return _report(Path(data) / FILE, parties, proxy, tuple(node.complaints))


def _report(path: Path, parties: list[Party], proxy: Proxy, complaints: tuple[str, ...]) -> NetworkReport:
    database = connect(path)
    comparisons, steps, doubled, acknowledged = [], 0, 0, 0
    for party in parties:
        truth = Truth(Table(party.link.table), run(database, operations.read(party.link.table, -1)))
        answers = {key.split("/")[-1]: seq for key, seq in run(database, operations.answers_of(party.link.table))}
        comparisons += [compared(strand, truth, viewer) for strand, viewer in party.viewed]
        steps += len(truth.steps)
        doubled += unanswered(truth, answers, PEOPLE) + truth.gaps + len(party.disagreements(answers))
        acknowledged += sum(len(player.answers) for player in party.players)
    database.close()
    sum_ = total(comparisons)
    return NetworkReport(
        proxy.opened, proxy.cuts, steps, acknowledged, sum_.missed, sum_.wrong, sum_.resent, doubled, complaints
    )
