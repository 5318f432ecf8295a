"""The analysis of one game in a process of its own: a record comes in, the analysis goes out as JSON.

How far it is goes out beside it, a line at a time: `progress 0.25`.

python -m knobel.minds.analysis_process < game.txt
"""

import sys

import msgspec

from knobel.core.records import read_record
from knobel.minds.analysis import Done, analyse
from knobel.minds.lifetime import give_way, leave_with_parent

NICENESS = 10
PROGRESS = "progress "


def main() -> None:
    """Analyse what comes in. Games that are being played go first."""
    give_way(NICENESS)
    leave_with_parent()
    record = read_record(sys.stdin.read())
    analysis = analyse(record, done=_telling(len(record.events)))
    sys.stdout.buffer.write(msgspec.json.encode(analysis))


def _telling(events: int) -> Done:
    """Says how far it is, whenever another hundredth of the events is done."""
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1
        if done * 100 // events > (done - 1) * 100 // events:
            sys.stderr.write(f"{PROGRESS}{done / events:.2f}\n")
            sys.stderr.flush()

    return tell


if __name__ == "__main__":
    main()
