"""A player who plays for ever over two bad lines at once, and says everything twice.

Every request goes over both lines, with the same key, in an order that nobody can foresee; old ones are said again.
Whatever was not answered is asked again. All answers are kept: of one key they must be the same.
"""

import asyncio
import contextlib
import random
import secrets
from collections import defaultdict
from collections.abc import Callable

from knobel.core.moves import Move
from knobel.house.messages import Done, Trouble, Update
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import Act, Begin, Roll
from proofs.client import LINE_TROUBLE, Line
from proofs.strand import Strand

# A line that has not answered for so long is given up, in seconds.
PATIENCE = 1.5


class Player:
    """Somebody at a seat, or without one. `base` says where to connect to next.

    A line on which nothing comes for the time of `patience` is given up.
    """

    def __init__(
        self,
        seat: int,
        strands: tuple[Strand, ...],
        base: Callable[[], str],
        chance: random.Random,
        patience: float = PATIENCE,
    ) -> None:
        self.seat = seat
        self.patience = patience
        self.strands = strands
        self.answers: defaultdict[str, set[int]] = defaultdict(set)
        self.stop = asyncio.Event()
        self._base = base
        self._chance = chance
        self._open: tuple[str, ClientRequest] | None = None
        self._old: list[tuple[str, ClientRequest]] = []

    async def play(self) -> None:
        """Play until told to stop."""
        try:
            await asyncio.gather(*(self._keep(strand) for strand in self.strands), self._decide())
        finally:
            for strand in self.strands:
                await strand.let_go_quietly()

    @property
    def settled(self) -> bool:
        """Whether every key has got one answer, however often it was sent."""
        return all(len(seqs) == 1 for seqs in self.answers.values())

    # Lines ---------------------------------------------------------------------------------------------------------

    async def _keep(self, strand: Strand) -> None:
        """Keep a line open, one after another."""
        while not self.stop.is_set():
            with contextlib.suppress(*LINE_TROUBLE):
                async with asyncio.timeout(2 * PATIENCE):
                    line = await strand.connect(self._base())
                await self._listen(strand, line)
            await asyncio.sleep(self._chance.uniform(0.0, 0.05))

    async def _listen(self, strand: Strand, line: Line) -> None:
        """Stay until the line dies, or seems to: nobody waits for ever for a line on which nothing comes."""
        while not self.stop.is_set() and not line.dead and strand.line is line:
            line.news.clear()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(line.news.wait(), self.patience)
            if not line.news.is_set():
                return
            strand.take()

    # Deciding ------------------------------------------------------------------------------------------------------

    async def _decide(self) -> None:
        while not self.stop.is_set():
            if self._open is None:
                self._open = self._next()
            if self._open is None:
                await asyncio.sleep(0.01)
                continue
            await self._ask(*self._open)

    async def _ask(self, key: str, request: ClientRequest) -> None:
        """Ask over both lines, in any order, and perhaps repeat something old in between."""
        strands = list(self.strands)
        self._chance.shuffle(strands)
        asked = [self._send(strand, key, request, self._chance.uniform(0.0, 0.03)) for strand in strands]
        if self._old and self._chance.random() < 0.4:
            asked.append(self._send(strands[0], *self._chance.choice(self._old), self._chance.uniform(0.0, 0.03)))
        answers = await asyncio.gather(*asked)
        if any(answer is not None for answer in answers[:2]):
            self._old = [*self._old[-5:], (key, request)]
            self._open = None
        else:
            await asyncio.sleep(0.02)

    async def _send(self, strand: Strand, key: str, request: ClientRequest, after: float) -> Done | Trouble | None:
        await asyncio.sleep(after)
        line = strand.line
        if line is None or line.dead:
            return None
        with contextlib.suppress(*LINE_TROUBLE, AttributeError):
            answer = await asyncio.wait_for(line.ask(request, key), PATIENCE)
            if isinstance(answer, Done):
                self.answers[key].add(answer.seq)
            return answer
        return None

    def _next(self) -> tuple[str, ClientRequest] | None:
        """What the player does now, as far as it can see."""
        state = self._latest()
        request = None if state is None else self._answer_to(state)
        return None if request is None else (secrets.token_hex(8), request)

    def _latest(self) -> Update | None:
        for strand in self.strands:
            strand.take()
        states = [strand.state for strand in self.strands if strand.state is not None]
        return max(states, key=lambda state: state.seq, default=None)

    def _answer_to(self, state: Update) -> ClientRequest | None:
        if not state.views or state.views[0].scene.result is not None:
            return Begin() if self.seat == 0 else None
        scene = state.views[0].scene
        if self.seat not in scene.turn:
            return None
        if scene.throws:
            return Roll(self.seat, None, state.seq)
        moves = [offer.choice for offer in scene.offers if isinstance(offer.choice, Move)]
        return Act(self.seat, self._chance.choice(moves), state.seq) if moves else None
