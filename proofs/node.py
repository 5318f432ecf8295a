"""A server in a process of its own, for proofs that kill it: `python -m proofs.node SETTINGS-AS-JSON`.

With `--nursery` the process imports everything, reads settings from its input, one line each, and forks a node for
each of them. A planted fault replaces one part of the server by a faulty one, to show that the proof would notice.
"""

import asyncio
import contextlib
import gc
import importlib
import logging
import os
import signal
import sys
from pathlib import Path

import msgspec
import uvicorn
from litestar import Litestar

from knobel.core.frozen import Frozen
from knobel.house.live import thinking
from knobel.house.store.store import Store
from knobel.match import opening
from knobel.server import serving
from knobel.server.app import application
from knobel.server.listening.budget import MOST, Budget, raise_file_limit
from knobel.server.serving import Settings, hints_for, server_of
from knobel.server.store.opening import FILE
from knobel.server.work.workers import Workers
from proofs.disks import OnLoopStore, SlowStore
from proofs.faults import plant
from proofs.limits import lift
from proofs.pulse import beat

# How many seconds a mind may take on a busy machine.
PATIENCE = 600.0
WORKER = (sys.executable, "-m", "proofs.worker")
# What a server imports only once it needs it; a nursery has it ready.
OPENED_WHEN_NEEDED = (
    "knobel.server.redis_hints",
    "knobel.server.store.migrating",
    "knobel.server.store.postgres",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvloop",
)


class NodeSettings(Frozen, frozen=True):
    """How a node of a proof runs: where, over what, with which fault, on which core, and on how slow a disk.

    A strict node counts what is asked of it like any other server; else one machine may ask for everything.
    """

    port: int
    data: str
    database_url: str | None = None
    hub_url: str | None = None
    pace: float = 0.01
    fault: str | None = None
    core: int | None = None
    commit_seconds: float = 0.0
    commits_on_loop: bool = False
    strict: bool = False

    @property
    def log_path(self) -> str:
        """Where the node writes what went wrong."""
        return f"{self.data}/node-{self.port}.log"


def node(settings: NodeSettings) -> uvicorn.Server:
    """The server, with its fault if one was planted."""
    app = application(
        Path(settings.data),
        settings.database_url,
        store=_store(settings),
        hints=hints_for(settings.hub_url),
        pace=settings.pace,
        # However busy the machine is, workers come to their ends.
        work=None if settings.strict else Workers(WORKER, PATIENCE),
    )
    if not settings.strict:
        # All load comes from this machine. However busy it is, minds come to their decisions.
        lift(app.state.context.limits)
        thinking.LONGEST_THOUGHT = PATIENCE
    else:
        _take_pulse(app, Path(settings.data))
    plant(settings.fault, app.state.context)
    budget = None if settings.strict else Budget(per_network=MOST)
    return server_of(app, Settings("127.0.0.1", settings.port, Path(settings.data)), budget)


def _take_pulse(app: Litestar, folder: Path) -> None:
    tasks: list[asyncio.Task[None]] = []

    async def begin() -> None:
        tasks.append(asyncio.get_running_loop().create_task(beat(folder)))

    async def end() -> None:
        tasks.pop().cancel()

    app.on_startup.append(begin)
    app.on_shutdown.append(end)


def _store(settings: NodeSettings) -> Store | None:
    """A store for comparison, if one was asked for."""
    path = Path(settings.data) / FILE
    if settings.commits_on_loop:
        return OnLoopStore(path, settings.commit_seconds)
    return SlowStore(path, settings.commit_seconds) if settings.commit_seconds else None


def run(settings: NodeSettings) -> None:
    """Run one node until it is stopped or killed."""
    if settings.core is not None:
        os.sched_setaffinity(0, {settings.core})
    Path(settings.data).mkdir(parents=True, exist_ok=True)
    logging.basicConfig(level=logging.WARNING, filename=settings.log_path)
    serving.run(node(settings))


def nurse() -> None:
    """Fork a node for every line of settings; end with whoever asks, and take the nodes along."""
    raise_file_limit()
    opening.open_all()
    for module in OPENED_WHEN_NEEDED:
        importlib.import_module(module)
    gc.freeze()
    brood = Brood()
    for line in sys.stdin.buffer:
        pid = brood.fork()
        if pid == 0:
            _leave_the_nest()
            run(msgspec.json.decode(line, type=NodeSettings))
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    brood.end()


class Brood:
    """The nodes of a nursery that live. Who has died is let go of at once, and forgotten with it: from then on anybody
    may have that number, and is not to be killed in its stead."""

    def __init__(self) -> None:
        self.living: set[int] = set()
        signal.signal(signal.SIGCHLD, lambda *_: self._let_go())

    def fork(self) -> int:
        """A new process; 0 in itself."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        pid = os.fork()
        if pid:
            self.living.add(pid)
        else:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return pid

    def end(self) -> None:
        """Take all along that live. Nobody is let go of meanwhile, so that no number is given away."""
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        for pid in self.living:
            os.kill(pid, signal.SIGKILL)

    def _let_go(self) -> None:
        with contextlib.suppress(ChildProcessError):
            while pid := os.waitpid(-1, os.WNOHANG)[0]:
                self.living.discard(pid)


def _leave_the_nest() -> None:
    """Keep nothing of the nursery's: its lines to the outside would stay open with the node."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)


def main() -> None:
    """Run one node, or a nursery."""
    if sys.argv[1] == "--nursery":
        nurse()
    else:
        run(msgspec.json.decode(sys.argv[1], type=NodeSettings))


if __name__ == "__main__":
    main()
