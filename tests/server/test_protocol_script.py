"""The client in docs/protocol.md plays a whole game against a real server."""

import re
import subprocess
import sys
from pathlib import Path

from proofs.node import NodeSettings
from proofs.processes import Node, free_port

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def test_the_documented_client_plays_a_game_of_maexchen(tmp_path: Path) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(script.splitlines()) < 60
    path = tmp_path / "client.py"
    path.write_text(script, encoding="utf-8")
    node = Node(NodeSettings(free_port(), str(tmp_path / "data")))
    node.start()
    try:
        played = subprocess.run(
            [sys.executable, path, node.base], capture_output=True, text=True, timeout=60, check=True
        )
    finally:
        node.stop()
    assert re.fullmatch(r"places: \[[12], [12]\]\n", played.stdout), played.stdout + played.stderr
