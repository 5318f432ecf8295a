"""A party: a table with people at it who play over bad lines, a bot, and some who only watch."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Mapping

from knobel.core.secrets import Viewer
from knobel.house.messages import Done
from knobel.house.table.rulings import Sit
from proofs.client import LINE_TROUBLE, Person, TableLink, arrive, line, open_table
from proofs.player import PATIENCE, Player
from proofs.strand import Strand

# Short games, so that people also miss the end of one and the beginning of the next.
OPTIONS = {"starter": "first_seat", "elimination_chips": 2}
SEATS = [{"kind": "me", "name": "A"}, {"kind": "open"}, {"kind": "bot", "name": "C", "mind": "random"}]
PEOPLE = (0, 1)
# Over a good line everything comes, however much the machine has to do, in seconds.
CATCH_UP_PATIENCE = 60.0
# A bot on a busy machine takes its time, in seconds.
REST_PATIENCE = 120.0


class Party:
    """Two players with two lines each, to any address in `reach`, and for each address somebody who watches."""

    def __init__(
        self, link: TableLink, people: list[Person], addresses: tuple[str, ...], chance: random.Random, patience: float
    ) -> None:
        self.link = link
        self.reach = addresses
        self.players = tuple(
            Player(seat, (Strand(person, link), Strand(person, link)), self._any, random.Random(chance.random()))
            for seat, person in enumerate(people[: len(PEOPLE)])
        )
        self.watchers = tuple(
            Player(-1, (Strand(person, link),), _always(address), random.Random(chance.random()), patience)
            for person, address in zip(people[len(PEOPLE) :], addresses, strict=True)
        )
        self._chance = chance
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def gather(cls, base: str, *addresses: str, chance: random.Random, patience: float = PATIENCE) -> "Party":
        """Set the table up while the lines are still good, so that everybody has a beginning."""
        people = [await arrive(base) for _ in range(len(PEOPLE) + len(addresses))]
        link = await open_table(base, people[0], "maexchen", SEATS, options=OPTIONS)
        async with line(base, people[1], link) as his:
            answer = await his.ask(Sit(1, "B"))
            assert isinstance(answer, Done)
        party = cls(link, people, addresses, chance, patience)
        await party.catch_up(base)
        return party

    @property
    def acknowledged(self) -> int:
        """How many requests were answered."""
        return sum(len(player.answers) for player in self.players)

    @property
    def strands(self) -> list[Strand]:
        """Everything that anybody has seen."""
        return [strand for strand, _ in self.viewed]

    @property
    def viewed(self) -> list[tuple[Strand, Viewer]]:
        """Everything that anybody has seen, with the viewer for whom it was."""
        played: list[tuple[Strand, Viewer]] = [(strand, p.seat) for p in self.players for strand in p.strands]
        return [*played, *((strand, None) for watcher in self.watchers for strand in watcher.strands)]

    def begin(self) -> None:
        """Let everybody play."""
        self._tasks = [asyncio.create_task(player.play()) for player in (*self.players, *self.watchers)]

    async def move(self, *reach: str) -> None:
        """Let the players go where they are told to; those who watch stay."""
        self.reach = reach
        for player in self.players:
            for strand in player.strands:
                if strand.line is not None and strand.line.base not in reach:
                    await strand.line.hang_up()

    async def stop(self) -> None:
        """Let everybody stop."""
        for player in (*self.players, *self.watchers):
            player.stop.set()
        for strand in self.strands:
            if strand.line is not None:
                strand.line.news.set()  # Wakes those who wait for something to happen.
        await asyncio.gather(*self._tasks)

    async def come_to_rest(self, base: str, patience: float = REST_PATIENCE) -> None:
        """Wait until nothing more happens: the players have stopped, and the bot is not asked."""
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(patience):
                while not await self._rests(base):
                    await asyncio.sleep(0.05)

    async def _rests(self, base: str) -> bool:
        with contextlib.suppress(*LINE_TROUBLE):
            async with line(base, self.players[0].strands[0].person, self.link) as look:
                welcome = look.welcome
                await look.until(lambda: welcome is not None and look.seq >= welcome.seq)
                return look.view is None or set(look.view.scene.turn) <= set(PEOPLE)
        return False

    async def catch_up(self, base: str) -> None:
        """Let everybody catch up over a good line."""
        for strand in self.strands:
            for _ in range(3):
                with contextlib.suppress(*LINE_TROUBLE):
                    await asyncio.wait_for(strand.follow(base), CATCH_UP_PATIENCE)
                    break
            await strand.let_go_quietly()

    def disagreements(self, answers: Mapping[str, int]) -> list[str]:
        """Keys of which somebody was told something else than what is written down."""
        return [key for player in self.players for key, seqs in player.answers.items() if seqs != {answers.get(key)}]

    def _any(self) -> str:
        return self._chance.choice(self.reach)


def _always(address: str) -> Callable[[], str]:
    return lambda: address
