"""A second load on a machine, for tests that must not mind one."""

import contextlib
import subprocess
import sys
from collections.abc import Iterator

# Keeps a core busy until its input is closed, as it is when whoever started it ends in any way; at most for so long.
BURNER = """
import os, sys, threading, time
end = time.monotonic() + float(sys.argv[1])
threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
while time.monotonic() < end:
    pass
"""


@contextlib.contextmanager
def burning(cores: int, seconds: float) -> Iterator[tuple["subprocess.Popen[bytes]", ...]]:
    """Keep so many cores busy, for so long at most."""
    command = [sys.executable, "-c", BURNER, str(seconds)]
    burners = tuple(subprocess.Popen(command, stdin=subprocess.PIPE) for _ in range(cores))
    try:
        yield burners
    finally:
        for burner in burners:
            burner.kill()
            burner.communicate()
