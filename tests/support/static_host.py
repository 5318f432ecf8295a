"""The plainest of all hosts: Python's own, with a folder of files, no header of ours, and a log of its visits."""

import re
import subprocess
import sys
from pathlib import Path

from proofs.processes import free_port, wait_for

# As the host writes down a visit: what was asked for, and how it was answered.
VISIT = re.compile(r'"(?:GET|HEAD) (\S+) HTTP/[\d.]+" (\d+)')


class StaticHost:
    """A process that serves a folder until it is killed, and can be started again at the same address."""

    def __init__(self, folder: Path, log: Path) -> None:
        self.port = free_port()
        self.base = f"http://localhost:{self.port}"
        self._folder, self._log = folder, log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "StaticHost":
        """Serve, and wait until somebody can come."""
        command = (sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1")
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                (*command, "--directory", self._folder), stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        wait_for(self.port)
        return self

    def kill(self) -> None:
        """Be gone at once; nobody listens there any more."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def visits(self) -> list[tuple[str, int]]:
        """Every path that was asked for, and the status of its answer."""
        return [(path, int(status)) for path, status in VISIT.findall(self._log.read_text(errors="replace"))]
