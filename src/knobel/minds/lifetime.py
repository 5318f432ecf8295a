"""The lifetime of a process that works for another: it gives way to everybody else, and ends with whoever began it."""

import os
import threading
import time

# How often a process looks whether whoever began it is still there, in seconds.
LOOK = 1.0


def give_way(niceness: int) -> None:
    """People who play go first."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def leave_with_parent() -> None:
    """End, whatever is going on, when whoever began this process has gone."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(LOOK)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
