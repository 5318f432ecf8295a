"""`knobel serve` as a process of its own, as people start it."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from proofs.processes import free_port
from tests.support.waiting import PATIENCE

ENVIRONMENT = {**os.environ, "LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "PYTHONUTF8": "1"}
ADDRESS = re.compile(r"https?://[\w.\[\]:-]+")


@contextlib.contextmanager
def serving(folder: Path, *words: str) -> Iterator[tuple[int, list[str]]]:
    """A served house; says its port and the addresses that it has printed. `{port}` in a word stands for the port."""
    port = free_port()
    given = [word.replace("{port}", str(port)) for word in words]
    command = [sys.executable, "-m", "knobel", "serve", "--port", str(port), "--data", str(folder), *given]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=ENVIRONMENT)
    assert process.stdout is not None
    lines = []
    try:
        for line in process.stdout:
            lines.append(line)
            if "Ctrl-C" in line:
                break
        yield port, ADDRESS.findall("".join(lines))
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
