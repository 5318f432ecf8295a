"""Who does heavy work: thinking, solving, looking back, files from outside. Handed to the house, which only waits."""

from typing import Protocol

from knobel.house.work.performing import Performer
from knobel.house.work.tasks import Task

# So many tasks of one visitor wait for their turn.
MOST_PER_OWNER = 8


class Work(Protocol):
    """Somebody who does tasks."""

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        """What comes of a task; `owner` is who asked for it, and may have so many waiting."""
        ...

    async def turn_away(self) -> None:
        """Do nothing more for visitors: the house is about to close, and nobody shall wait for an answer then."""
        ...

    async def stop(self) -> None:
        """Let go of everything."""
        ...


class WorkFailed(Exception):
    """A task was not done, and nobody is to blame but the house."""


class Here:
    """Does tasks on the spot: for simulated time, where everything happens in one order."""

    def __init__(self) -> None:
        self._perform = Performer()

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        return self._perform(task)

    async def turn_away(self) -> None:
        """Nobody ever waits."""

    async def stop(self) -> None:
        """There is nothing to let go of."""
