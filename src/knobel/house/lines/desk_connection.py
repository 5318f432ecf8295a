"""A line to a desk: one page at one device."""

import asyncio

from knobel.house.desks.links import Holder, links_for
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.desks.messages import DeskServerMessage, DeskWelcome
from knobel.house.desks.showing import ENCODE, SharedPage
from knobel.house.lines.backlog import Unread, Waiting
from knobel.house.lines.connection import NOWHERE, POLICY_VIOLATION, TRY_AGAIN, Socket


class DeskConnection:
    """One page at one device. Of several pages that wait to be sent only the newest is worth sending; where the device
    keeps up with changes, only what is new since the page that was sent last."""

    def __init__(self, device: str | None, network: str = NOWHERE, all_unread: Unread | None = None) -> None:
        self.device = device
        self.network = network
        self.live: LiveDesk | None = None
        self.holder = Holder("projector")
        self.name = ""
        self.closing_with: int | None = None
        # Whether this very line is asking for another token of its own link.
        self.renews = False
        self.waiting = Waiting(all_unread or Unread())
        self._answers: list[bytes] = []
        self._page: SharedPage | None = None
        self._sent: SharedPage | None = None
        self._keeps_up = False
        self._wake = asyncio.Event()

    def attach(self, live: LiveDesk, holder: Holder, name: str, *, keeps_up: bool = False) -> None:
        """Look at a desk: a welcome first, then the page."""
        self.detach()
        self._sent, self._keeps_up = None, keeps_up
        self.live, self.holder, self.name = live, holder, name
        live.listeners.add(self)
        self._welcome(live)

    def _welcome(self, live: LiveDesk, token: str = "") -> None:
        holder = self.holder
        links = links_for(live.master, live.tournament, holder.role)
        self.tell(DeskWelcome(live.id, holder.role, holder.player, links, holder.link, token))
        self.show(live.page_for(holder))

    def detach(self) -> None:
        """Look no more."""
        if self.live is not None:
            self.live.listeners.discard(self)
            self.live = None

    def show(self, shown: SharedPage) -> None:
        self._page = shown
        self._wake.set()

    def dismiss(self) -> None:
        """The link, or the device, is good for nothing any more; whoever has just renewed the link stays."""
        if self.renews and self.live is not None and not self.live.deleted:
            self.renews = False
            token = self.live.own_token(self.holder)
            self.holder = self.live.holder(token) or self.holder
            self._welcome(self.live, token)
            return
        self.detach()
        self.close(POLICY_VIOLATION)

    def give_up(self) -> None:
        """Close the line; whoever comes back gets the page as it is."""
        self.hang_up()
        self.close(TRY_AGAIN)

    def hang_up(self) -> None:
        """The other side has gone, or is given up: nothing waits for it any more."""
        self.detach()
        self._answers.clear()
        self.waiting.add(-self.waiting.bytes)

    def tell(self, message: DeskServerMessage) -> None:
        """Answer, or give up on a reader who does not read."""
        if self.closing_with == TRY_AGAIN:
            return
        answer = ENCODE(message)
        self.waiting.add(len(answer))
        # One answer may be as long as it is: what a request would change in a large tournament is told whole.
        if self._answers and self.waiting.is_too_much(len(self._answers)):
            self.give_up()
            return
        self._answers.append(answer)
        self._wake.set()

    def close(self, code: int) -> None:
        """Close the line."""
        self.closing_with = code
        self._wake.set()

    async def send_all(self, socket: Socket) -> None:
        """Send whatever there is, answers before the page that they led to, until the line is to be closed."""
        while self.closing_with is None or self._answers:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                answer = self._answers.pop(0)
                self.waiting.add(-len(answer))
                await socket.send(answer)
            if self._page is not None:
                page, self._page = self._page, None
                before, self._sent = self._sent, page if self._keeps_up else None
                await socket.send(page.since(before))
            if self.closing_with is not None:
                break
        await socket.close(self.closing_with or POLICY_VIOLATION)
