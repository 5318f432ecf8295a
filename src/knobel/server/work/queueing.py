"""Queueing: everybody who waits gets a turn, however much somebody else has asked for."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from knobel.core.errors import KnobelError

T = TypeVar("T")
# So much may wait in all.
MOST_WAITING = 1024


class FairQueue(Generic[T]):
    """What waits, by who asked for it: taken from one after the other."""

    def __init__(self, most: int = MOST_WAITING) -> None:
        self._most = most
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, thing: T, most: int | None = None) -> None:
        """Let something wait, unless its owner has as many waiting already, or all together have."""
        own = len(self._waiting.get(owner, ()))
        if self._count >= self._most or (most is not None and own >= most):
            raise KnobelError("too-many-requests")
        self._waiting.setdefault(owner, deque()).append(thing)
        self._count += 1

    def take(self) -> T | None:
        """What is next: the first thing of whoever has waited longest since their last turn."""
        if not self._waiting:
            return None
        owner, things = self._waiting.popitem(last=False)
        self._count -= 1
        thing = things.popleft()
        if things:
            self._waiting[owner] = things
        return thing
