"""Nodes as processes that can be started, killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from typing import IO, Any

import msgspec

from knobel.proofs.node import NodeSettings

START_PATIENCE = 30.0


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Node:
    """A server process."""

    def __init__(self, settings: NodeSettings, log: IO[Any] | int = subprocess.DEVNULL) -> None:
        self.settings = settings
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """The address of the node."""
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        """Start, and wait until the door is open."""
        command = [sys.executable, "-m", "knobel.proofs.node", msgspec.json.encode(self.settings).decode()]
        self._process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        deadline = time.monotonic() + START_PATIENCE
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise RuntimeError(f"the node ended with {self._process.returncode}")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.settings.port)) == 0:
                    return
            time.sleep(0.01)
        raise TimeoutError("the node does not open its door")

    def kill(self) -> None:
        """Pull the plug."""
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def kill_quietly(self) -> None:
        """Make sure that nothing is left."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    def stop(self) -> None:
        """Ask to stop, and wait."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
