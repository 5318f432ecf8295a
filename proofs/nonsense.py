"""Nonsense at every door: rooms in which anything happens in any order, requests that fit the API and those that do
not, messages that are almost right, and bytes that are none.

Nothing breaks: no exception goes unhandled, no page answers with an error of its own or with a status that the API does
not name. And what is refused changes nothing.
"""

import asyncio
from importlib.util import find_spec

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from proofs.findings import Findings

# They belong to the development dependencies.
NEEDED = ("hypothesis", "schemathesis")


class NonsenseReport(Frozen, frozen=True):
    """What came of it: how much was tried, what broke, and what changed something though it was refused."""

    rooms: int
    pages: int
    messages: int
    frames: int
    broken: tuple[str, ...]
    changed: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing broke or changed, and everything was tried."""
        return not self.broken and not self.changed and min(self.rooms, self.pages, self.messages, self.frames) > 0


async def prove_nonsense(examples: int, fault: str | None = None) -> NonsenseReport:
    """Try so many examples of everything: of rooms, of requests for each page, and ten times as many messages."""
    for package in NEEDED:
        if find_spec(package) is None:
            raise KnobelError("missing-package", package=package)
    from proofs.nonsense_http import ask_nonsense
    from proofs.nonsense_rooms import live_nonsense
    from proofs.nonsense_socket import say_nonsense, send_nonsense

    found = Findings()
    # They run event loops of their own.
    rooms = await asyncio.to_thread(live_nonsense, examples, fault, found)
    pages = await asyncio.to_thread(ask_nonsense, examples, fault, found)
    messages = await say_nonsense(10 * examples, fault, found)
    frames = await send_nonsense(examples, fault, found)
    return NonsenseReport(rooms, pages, messages, frames, tuple(found.broken), tuple(found.changed))
