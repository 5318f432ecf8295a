"""Thoughts: something for a mind, to be thought on the spot or as a task elsewhere."""

from collections.abc import Callable
from typing import Generic, TypeVar

from knobel.house.work.tasks import Advise, Decide

T = TypeVar("T")


class Thought(Generic[T]):
    """Something to think about: here and now, or as a task for a worker, whose answer is read."""

    def __init__(
        self, here: Callable[[], T], task: Decide | Advise | None, read: Callable[[bytes], T], owner: str
    ) -> None:
        self._here = here
        self.task = task
        self.read = read
        self.owner = owner

    def __call__(self) -> T:
        return self._here()
