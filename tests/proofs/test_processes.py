"""Processes of proofs: whoever has died is never signalled again, since its number may be somebody else's by then."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from proofs.node import NodeSettings
from proofs.processes import ROOT, Node, free_port
from tests.support.waiting import until

# A brood of two: one dies at once, the other waits for its end.
BROOD = """
import os, signal, time
from proofs.node import Brood
brood = Brood()
def bear(act):
    pid = brood.fork()
    if pid == 0:
        act()
        os._exit(0)
    return pid
dead, alive = bear(lambda: None), bear(signal.pause)
while brood.living != {alive}:
    time.sleep(0.01)
try:
    os.kill(dead, 0)
    print("still there")
except ProcessLookupError:
    print("let go of")
killed, kill = [], os.kill
os.kill = lambda pid, what: (killed.append(pid), kill(pid, what))
brood.end()
print("killed", "the living" if killed == [alive] else killed)
print("signal", os.waitstatus_to_exitcode(os.waitpid(alive, 0)[1]))
"""


def test_a_nursery_forgets_who_has_died_and_takes_along_who_lives() -> None:
    told = subprocess.run([sys.executable, "-c", BROOD], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == ["let go of", "killed the living", f"signal -{signal.SIGKILL:d}"]


def test_a_node_that_has_died_by_itself_is_dead_and_can_be_killed_and_started_again(tmp_path: Path) -> None:
    node = Node(NodeSettings(free_port(), str(tmp_path)))
    node.start()
    first = node.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    asyncio.run(until(lambda: not node.lives, "the node to be dead"))
    node.kill()
    node.start()
    assert node.pid != first
    assert httpx.get(f"{node.base}/health").status_code == 200
    node.stop()
    assert not node.lives
