"""Who does heavy work: thinking, solving, looking back, files from outside. Handed to the house, which only waits."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from knobel.house.work.performing import Performer
from knobel.house.work.tasks import Task
from knobel.house.work.thoughts import Thought
from knobel.match.match import Match

if TYPE_CHECKING:
    from knobel.minds.knowledge import Knowledge

T = TypeVar("T")
# So many tasks of one visitor wait for their turn.
MOST_PER_OWNER = 8


class Work(Protocol):
    """Somebody who does tasks. Whether others are answered while minds think, says `answers_meanwhile`."""

    @property
    def answers_meanwhile(self) -> bool: ...

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        """What comes of a task; `owner` is who asked for it, and may have so many waiting."""
        ...

    async def think(self, thought: Thought[T]) -> T:
        """What comes of a thought."""
        ...

    def solve(self, game: Match) -> None:
        """Have a game solved before long, so that minds play by its solution; nobody waits for it."""
        ...

    def rehearse(self, game: Match) -> None:
        """Have at hand what minds need for their first decision in a game that has begun; nobody waits for it."""
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
    """Does everything on the spot, in one order: in simulated time, or where there is nobody else to do it.

    `thinks_for` is how many seconds a mind looks for a move; without it, as long as minds usually do. `want` is called
    with files of values that minds would play by and that are not there.
    """

    answers_meanwhile = True

    def __init__(self, thinks_for: float | None = None, want: Callable[[str], None] | None = None) -> None:
        self._perform = Performer(thinks_for, want)

    @property
    def knowledge(self) -> "Knowledge":
        """What minds know here."""
        return self._perform.knowledge

    async def do(self, task: Task, owner: str, most: int | None = MOST_PER_OWNER) -> bytes:
        return self._perform(task)

    async def think(self, thought: Thought[T]) -> T:
        return thought(self.knowledge)

    def solve(self, game: Match) -> None:
        """Solving takes too long for whoever waits here: minds search instead."""

    def rehearse(self, game: Match) -> None:
        """What is needed is opened with the first decision."""

    async def turn_away(self) -> None:
        """Nobody ever waits."""

    async def stop(self) -> None:
        """There is nothing to let go of."""
