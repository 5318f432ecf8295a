"""Work for several processes at once, which can be stopped at any time without a word from them."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


@contextmanager
def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Iterator[Done]]:
    """What comes of the tasks, as they are finished, by so many processes; they end when this is left."""
    with get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_the_parent) as pool:
        yield pool.imap_unordered(work, tasks)


def worked_off(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> AbstractContextManager[Iterator[Done]]:
    """What comes of the tasks as they are finished, done here or by several processes."""
    return nullcontext(map(work, tasks)) if jobs == 1 else spread(work, tasks, jobs)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that speaks to people heeds it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
