"""The analysis of one game in a process of its own: a record comes in, the analysis goes out as a line of JSON.

Where it takes longer, a first one goes out before it on a line of its own, to be shown until the last one is there. How
far it is goes out beside them, a line at a time: `progress 0.25`.

python -m knobel.minds.analysis_process < game.txt
"""

import sys

import msgspec

from knobel.core.records import read_record
from knobel.minds.analysis import Analysis
from knobel.minds.analysis_steps import Progress, Told, analyse
from knobel.minds.lifetime import give_way, leave_with_parent

NICENESS = 10
PROGRESS = "progress "


def main() -> None:
    """Analyse what comes in. Games that are being played go first."""
    give_way(NICENESS)
    leave_with_parent()
    _say(analyse(read_record(sys.stdin.read()), told=_telling()))


def _say(analysis: Analysis) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(analysis) + b"\n")
    sys.stdout.buffer.flush()


def _telling() -> Told:
    """Says how far it is, whenever another hundredth is done, and what was found first."""
    last = 0

    def tell(progress: Progress) -> None:
        nonlocal last
        if progress.preliminary is not None:
            _say(progress.preliminary)
        if int(progress.done * 100) > last:
            last = int(progress.done * 100)
            sys.stderr.write(f"{PROGRESS}{last / 100:.2f}\n")
            sys.stderr.flush()

    return tell


if __name__ == "__main__":
    main()
