"""Thoughts: something for a mind, to be thought on the spot or as a task elsewhere."""

from collections.abc import Callable
from typing import Generic, TypeVar

from knobel.house.work.tasks import Advise, Decide
from knobel.minds.knowledge import Knowledge

T = TypeVar("T")


class Thought(Generic[T]):
    """Something to think about: here and now, with what is known there, or as a task for a worker."""

    def __init__(
        self,
        here: Callable[[Knowledge | None], T],
        task: Decide | Advise | None,
        read: Callable[[bytes], T],
        owner: str,
    ) -> None:
        self._here = here
        self.task = task
        self.read = read
        self.owner = owner

    def __call__(self, knowledge: Knowledge | None = None) -> T:
        return self._here(knowledge)
