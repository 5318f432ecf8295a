"""A page as it goes over the wire: as a whole, or as what has changed since the one before."""

from functools import cached_property
from typing import Any
from weakref import ReferenceType, ref

import msgspec

from knobel.house.desks.messages import DeskChanges, DeskPageMessage
from knobel.house.desks.patching import patch

ENCODE = msgspec.json.Encoder().encode
# Changes that take more than this share of the page are not worth the trouble.
WORTH_IT = 0.5


class SharedPage:
    """A page that several may look at: whatever has to be worked out is worked out once for all of them."""

    def __init__(self, message: DeskPageMessage) -> None:
        self._message = message
        # Held loosely: else every page would keep all those before it alive.
        self._since: tuple[ReferenceType[SharedPage], bytes] | None = None

    @cached_property
    def whole(self) -> bytes:
        """The page."""
        return ENCODE(self._message)

    def since(self, before: "SharedPage | None") -> bytes:
        """What somebody has to be told who was shown another page before."""
        if before is None:
            return self.whole
        if self._since is None or self._since[0]() is not before:
            self._since = ref(before), self._changes(before)
        return self._since[1]

    @cached_property
    def _plain(self) -> Any:
        return msgspec.json.decode(self.whole)["page"]

    def _changes(self, before: "SharedPage") -> bytes:
        steps = tuple(patch(before._plain, self._plain))
        changes = ENCODE(DeskChanges(self._message.seq, steps, self._message.away))
        return changes if len(changes) < WORTH_IT * len(self.whole) else self.whole
