"""Nodes as processes that can be started, killed and started again.

A node is forked from a nursery that has everything imported: proofs that start hundreds of them spend their time on
what they prove. A forked node is a process like any other, and dies like any other.
"""

import atexit
import contextlib
import fcntl
import os
import re
import secrets
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import msgspec

from proofs.node import NodeSettings

# Where the proofs are found by their name.
ROOT = Path(__file__).parent.parent
START_PATIENCE = 120.0
STOP_PATIENCE = 10.0
# Below those from which systems take the near ends of calls.
PORTS = range(20_000, 32_000)
PORTS_FOLDER = Path(tempfile.gettempdir()) / "knobel-ports"
# Where the next entry of a log begins; a traceback belongs to the entry above it.
LOG_ENTRY = re.compile(r"^(?=(?:WARNING|ERROR|CRITICAL):)", re.MULTILINE)


def free_port() -> int:
    """A port that nobody uses, nor is given until this process ends.

    It is none of those that the system gives to whoever calls out: one of them may be taken before it is listened on.
    """
    for _ in range(PORTS.stop - PORTS.start):
        port = secrets.choice(PORTS)
        if _is_free(port) and _is_ours(port):
            return port
    raise OSError("no port is free")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))
        except OSError:
            return False
        return True


def _is_ours(port: int) -> bool:
    """Other processes that look for ports look into the same folder."""
    PORTS_FOLDER.mkdir(exist_ok=True)
    file = os.open(PORTS_FOLDER / str(port), os.O_CREAT | os.O_RDWR | os.O_CLOEXEC)
    try:
        # Held until this process ends.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        return False
    return True


def wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + START_PATIENCE
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens on port {port}")


def children_of(pid: int | None) -> list[int]:
    """The processes that a process has begun, as far as the system tells."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(") ")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(status.parent.name))
    return found


def in_short(entry: str) -> str:
    """An entry of a log: what was said, where it went wrong and what was raised."""
    lines = [line.strip() for line in entry.strip().splitlines()]
    places = [line for line in lines if line.startswith("File ")]
    return " | ".join(dict.fromkeys([lines[0], *places[-3:], lines[-1]]))


class Nursery:
    """The process that forks nodes. It takes them along when it ends, and it ends with whoever started it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "proofs.node", "--nursery"]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        atexit.register(self.close)

    def bear(self, settings: NodeSettings) -> int:
        """A new node's process id."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(settings) + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        """Let the nursery end, and its nodes with it."""
        self._process.communicate()


@cache
def nursery() -> Nursery:
    """The nursery of this process, begun when it is first needed."""
    return Nursery()


class Node:
    """A server process."""

    def __init__(self, settings: NodeSettings) -> None:
        self.settings = settings
        self.pid: int | None = None
        # What stands for the process itself: its number may be another one's once it is dead.
        self._process: int | None = None
        # Since when it may be dead, and since when it is.
        self.killed_at = 0
        self.gone_at = 0

    @property
    def base(self) -> str:
        """The address of the node."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def complaints(self) -> list[str]:
        """The errors that the node has logged: it does so only when something went wrong that should not."""
        log = Path(self.settings.log_path)
        entries = LOG_ENTRY.split(log.read_text(encoding="utf-8")) if log.exists() else []
        return [in_short(entry) for entry in entries if entry.startswith(("ERROR:", "CRITICAL:"))]

    def start(self) -> None:
        """Start, and wait until the door is open."""
        self._forget()
        self.pid = nursery().bear(self.settings)
        with contextlib.suppress(ProcessLookupError):
            self._process = os.pidfd_open(self.pid)
        deadline = time.monotonic() + START_PATIENCE
        while time.monotonic() < deadline:
            if not self.lives:
                raise RuntimeError("the node ended before it opened its door")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.settings.port)) == 0:
                    return
            time.sleep(0.01)
        raise TimeoutError("the node does not open its door")

    @property
    def lives(self) -> bool:
        """Whether there is such a process."""
        if self._process is None:
            return False
        ended = select.poll()
        ended.register(self._process, select.POLLIN)
        return not ended.poll(0)

    def kill(self) -> None:
        """Pull the plug."""
        self.killed_at = round(time.time() * 1000)
        self._send(signal.SIGKILL)
        self._wait(STOP_PATIENCE)
        self.gone_at = round(time.time() * 1000)

    def stop(self) -> None:
        """Ask to stop, and wait."""
        self._send(signal.SIGTERM)
        if not self._wait(STOP_PATIENCE):
            self.kill()

    def freeze(self) -> None:
        """Let the process stand still, as a machine does that has too much to do."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._send(signal.SIGCONT)

    def _send(self, what: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._process, what)

    def _wait(self, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while self.lives:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.002)
        self._forget()
        return True

    def _forget(self) -> None:
        if self._process is not None:
            os.close(self._process)
        self.pid = self._process = None
