"""Planted faults of desks, for the proof in which the plug is pulled."""

from collections.abc import Callable
from typing import Any

from knobel.desk.actions import Request
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import LiveDesk
from knobel.house.live.live_log import Draft
from knobel.server.http.context import Context
from proofs.club_faults import write_later


class EagerDesk(LiveDesk):
    """Says that something is entered, and writes it a moment later."""

    async def append_if(self, draft: Callable[[], Draft | None], key: str | None = None) -> int:
        return await write_later(self, draft)


class ForgetfulDesk(LiveDesk):
    """Forgets which requests it has answered."""

    async def request(self, holder: Holder, request: Request, **more: Any) -> int:
        return await super().request(holder, request, **more | {"key": None})


def _desks(faulty: type[LiveDesk]) -> Callable[[Context], None]:
    def plant(context: Context) -> None:
        desks = context.house.desks
        sound = desks._new_live

        def new_live(id: str, master: bytes) -> LiveDesk:
            live = sound(id, master)
            live.__class__ = faulty
            return live

        desks._new_live = new_live  # type: ignore[method-assign]

    return plant


DESK_FAULTS: dict[str, Callable[[Context], None]] = {
    "desk-ack-before-commit": _desks(EagerDesk),
    "desk-forget-keys": _desks(ForgetfulDesk),
}
