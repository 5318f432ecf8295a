"""Two nodes over one database: one is killed, cut from the hub or cut from the database in turn; people move over.

Everybody plays over two lines, each to whichever node it meets, and says everything twice. In the end there is one log
per table: gapless, with every acknowledged request in it exactly once, and everybody has seen what it says.
"""

import asyncio
import random
import tempfile
from contextlib import AsyncExitStack

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.store import operations
from knobel.house.table.table import Table
from knobel.server.store.postgres import PostgresStore
from proofs.node import NodeSettings
from proofs.party import PEOPLE, REST_PATIENCE, Party
from proofs.processes import Node, free_port
from proofs.proxy import Proxy
from proofs.services import postgres, redis_server, socket_of
from proofs.strand import Comparison, Truth, answers_of, compared, total, unanswered

# A calamity lasts so long, and then there is peace for so long, in seconds.
CALAMITY, PEACE = 1.5, 1.0
# Whoever listens to a node that has its database hears of everything within so many seconds, with or without a hub.
HEARD_WITHIN = 10.0
NEVER = 3600.0


class NodesReport(Frozen, frozen=True):
    """What came of it."""

    rounds: int
    steps: int
    acknowledged: int
    lost: int
    doubled: int
    missed: int
    wrong: int
    resent: int
    unheard: int
    complaints: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether the nodes kept one log, and there was enough trouble to say so."""
        trouble = self.lost + self.doubled + self.missed + self.wrong + self.resent + self.unheard
        return self.rounds > 0 and self.acknowledged > 10 and not trouble and not self.complaints


class ProxiedNode:
    """A node with lines to the database and the hub that can be cut."""

    def __init__(self, database: Proxy, hints: Proxy, data: str, fault: str | None) -> None:
        self.database, self.hints = database, hints
        self.node = Node(
            NodeSettings(
                free_port(),
                data,
                f"postgresql://postgres@127.0.0.1:{database.port}/postgres",
                f"redis://127.0.0.1:{hints.port}",
                fault=fault,
            )
        )

    async def is_killed(self) -> None:
        """The plug is pulled; after a while the node is started again."""
        await asyncio.to_thread(self.node.kill)
        await asyncio.sleep(CALAMITY)
        await asyncio.to_thread(self.node.start)

    async def loses_the_hub(self) -> None:
        """Hints neither come nor go."""
        self.hints.cut_off()
        await asyncio.sleep(CALAMITY)

    async def has_a_silent_hub(self) -> None:
        """The hub stands still, and nobody is told."""
        self.hints.freeze()
        await asyncio.sleep(CALAMITY)

    async def loses_the_database(self) -> None:
        """Nothing can be written or read."""
        self.database.cut_off()
        await asyncio.sleep(CALAMITY)

    async def has_a_silent_database(self) -> None:
        """The database stands still, and nobody is told."""
        self.database.freeze()
        await asyncio.sleep(CALAMITY)

    def is_whole_again(self) -> None:
        """All lines are as they should be."""
        self.hints.restore()
        self.database.restore()


# One a round, now at this node, now at the other. An odd number of them, so that each meets both.
CALAMITIES = (
    ProxiedNode.is_killed,
    ProxiedNode.loses_the_hub,
    ProxiedNode.loses_the_database,
    ProxiedNode.has_a_silent_hub,
    ProxiedNode.has_a_silent_database,
)
# What a node says, and shall say, while it is cut off from the database.
SAID_WITHOUT_A_DATABASE = "ERROR:knobel.store:cannot write: unreachable"
WITHOUT_THE_HUB = (ProxiedNode.loses_the_hub, ProxiedNode.has_a_silent_hub)


async def prove_nodes(rounds: int, fault: str | None = None, seed: int | None = None) -> NodesReport:
    """Let people play at two nodes through so many rounds of trouble. A fault is planted in one of them."""
    chance = random.Random(seed)
    with postgres() as database, redis_server() as hints, tempfile.TemporaryDirectory(prefix="knobel-nodes-") as data:
        async with AsyncExitStack() as stack:
            houses = [await _house(stack, database, hints, data, planted) for planted in (None, fault)]
            bases = [house.node.base for house in houses]
            parties = [await Party.gather(base, *bases, chance=chance, patience=NEVER) for base in bases]
            for party in parties:
                party.begin()
            unheard = await _live_through(rounds, houses, parties, until_unheard=fault is not None)
            for party in parties:
                await party.stop()
            for party in parties:
                # With a fault it may never come.
                await party.come_to_rest(bases[0], REST_PATIENCE if fault is None else PEACE)
            report = await _report(database, parties, bases)
        said = [line for house in houses for line in house.node.complaints]
        complaints = [line for line in said if line != SAID_WITHOUT_A_DATABASE]
        return NodesReport(rounds, **report, unheard=unheard, complaints=tuple(complaints))


async def _house(stack: AsyncExitStack, database: str, hints: str, data: str, fault: str | None) -> ProxiedNode:
    to_database, to_hub = Proxy(socket_of(database), None), Proxy("127.0.0.1", int(hints.split(":")[-1]))
    for proxy in (to_database, to_hub):
        await proxy.start()
        stack.push_async_callback(proxy.close)
    house = ProxiedNode(to_database, to_hub, data, fault)
    await asyncio.to_thread(house.node.start)
    stack.push_async_callback(asyncio.to_thread, house.node.stop)
    return house


async def _live_through(rounds: int, houses: list[ProxiedNode], parties: list[Party], until_unheard: bool) -> int:
    """Calamities in turn, and after each a look whether those who only watch have heard of everything.

    While a node has lost the hub, everybody plays at the other one: nothing but its own look around tells it of that.
    """
    unheard = 0
    bases = [house.node.base for house in houses]
    for number in range(rounds):
        victim, other = houses[number % 2], houses[(number + 1) % 2]
        calamity = CALAMITIES[number % len(CALAMITIES)]
        if calamity in WITHOUT_THE_HUB:
            for party in parties:
                await party.move(other.node.base)
        await calamity(victim)
        unheard += await _unheard(parties) if calamity in WITHOUT_THE_HUB else 0
        victim.is_whole_again()
        for party in parties:
            await party.move(*bases)
        await asyncio.sleep(PEACE)
        unheard += 0 if until_unheard and unheard else await _unheard(parties)
    return unheard


async def _unheard(parties: list[Party]) -> int:
    """How many of those who only watch have not heard of what others knew a while ago."""
    heads = {party: max(strand.last for strand in party.strands) for party in parties}

    def waiting() -> int:
        watching = ((party, strand) for party in parties for watcher in party.watchers for strand in watcher.strands)
        return sum(strand.last < heads[party] for party, strand in watching)

    deadline = asyncio.get_running_loop().time() + HEARD_WITHIN
    while waiting() and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(0.05)
    return waiting()


async def _report(database: str, parties: list[Party], bases: list[str]) -> dict[str, int]:
    """What everybody has seen, at whichever node they look in the end, against what is written down."""
    store = PostgresStore(database)
    await store.start()
    comparisons: list[Comparison] = []
    steps = lost = doubled = acknowledged = 0
    for party in parties:
        table = party.link.table
        answers = {key.split("/")[-1]: seq for key, seq in await store.read(answers_of(table))}
        lost += len(party.disagreements(answers))
        acknowledged += party.acknowledged
        try:
            truth = Truth(Table(table), await store.read(operations.read(table, -1)))
        except KnobelError:
            # Two nodes have written what cannot have happened in one game.
            comparisons.append(Comparison(0, 1, 0))
            continue
        for base in bases:
            await party.catch_up(base)
            comparisons += [compared(strand, truth, viewer) for strand, viewer in party.viewed]
        steps += len(truth.steps)
        doubled += unanswered(truth, answers, PEOPLE) + truth.gaps
    await store.close()
    sum_ = total(comparisons)
    return {
        "steps": steps,
        "acknowledged": acknowledged,
        "lost": lost,
        "doubled": doubled,
        "missed": sum_.missed,
        "wrong": sum_.wrong,
        "resent": sum_.resent,
    }
