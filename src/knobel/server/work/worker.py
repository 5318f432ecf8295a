"""A worker: `python -m knobel.server.work.worker`. Orders come in, outcomes go out; it ends with whoever began it.

Orders and outcomes are frames of MessagePack, each behind its length. Several orders are worked on at once; solving has
a thread of its own, so that no move waits for it.
"""

import contextlib
import logging
import os
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import BinaryIO

from knobel.core.errors import KnobelError
from knobel.house.work.performing import Performer
from knobel.house.work.tasks import (
    Advise,
    Decide,
    Done,
    Failed,
    Order,
    Outcome,
    PlayDay,
    Prepare,
    ReadPosition,
    Refused,
    Sleep,
    Task,
    decode_order,
    encode,
)
from knobel.minds.lifetime import give_way, leave_with_parent

LENGTH = 4
THREADS = 4
NICENESS = 5
# What a worker says first.
READY = 0
# These may take their time, and read no file.
THINKING = (Advise, Decide, PlayDay, Prepare, ReadPosition, Sleep)


class FirstMeetings:
    """Lets the first of each kind of task be done with no other first one beside it.

    msgspec learns what a file is made of when it first meets one, and a second thread that meets it meanwhile takes the
    whole process down.
    """

    def __init__(self) -> None:
        self._alone = threading.Lock()
        self._met: set[type] = set(THINKING)

    @contextlib.contextmanager
    def of(self, task: Task) -> Iterator[None]:
        """Do this task in here."""
        if type(task) in self._met:
            yield
            return
        with self._alone:
            yield
            self._met.add(type(task))


def outcome_of(order: Order, perform: Performer) -> Outcome:
    """What came of an order."""
    try:
        return Done(order.number, perform(order.task))
    except KnobelError as trouble:
        return Refused(order.number, trouble.code, _sendable(trouble))
    except Exception as trouble:
        return Failed(order.number, type(trouble).__name__)


def _sendable(trouble: KnobelError) -> dict[str, object]:
    """The facts of a refusal that are numbers and words; what a visitor is told comes from these alone."""
    return {name: fact for name, fact in trouble.facts.items() if isinstance(fact, str | int)}


def work(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Do what is ordered until there is nobody left to order anything."""
    perform, writing, first = Performer(), threading.Lock(), FirstMeetings()
    quick, solving = ThreadPoolExecutor(THREADS), ThreadPoolExecutor(1)

    def say(outcome: Outcome) -> None:
        said = encode(outcome)
        with writing, contextlib.suppress(BrokenPipeError):
            outgoing.write(len(said).to_bytes(LENGTH, "big") + said)
            outgoing.flush()

    def do(order: Order) -> None:
        with first.of(order.task):
            outcome = outcome_of(order, perform)
        say(outcome)

    say(Done(READY, b""))
    while head := incoming.read(LENGTH):
        order = decode_order(incoming.read(int.from_bytes(head, "big")))
        (solving if isinstance(order.task, Prepare) else quick).submit(do, order)


def main() -> None:
    """Work until the input ends."""
    give_way(NICENESS)
    leave_with_parent()
    logging.basicConfig(level=logging.CRITICAL)
    outgoing = os.fdopen(os.dup(1), "wb")
    # Whatever prints something must not talk into the line.
    os.dup2(2, 1)
    work(sys.stdin.buffer, outgoing)
    os._exit(0)


if __name__ == "__main__":
    main()
