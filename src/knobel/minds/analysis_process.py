"""The analysis of one game in a process of its own: a record comes in, the analysis goes out as JSON.

python -m knobel.minds.analysis_process < game.txt
"""

import sys

import msgspec

from knobel.core.records import read_record
from knobel.minds.analysis import analyse
from knobel.minds.lifetime import give_way, leave_with_parent

NICENESS = 10


def main() -> None:
    """Analyse what comes in. Games that are being played go first."""
    give_way(NICENESS)
    leave_with_parent()
    analysis = analyse(read_record(sys.stdin.read()))
    sys.stdout.buffer.write(msgspec.json.encode(analysis))


if __name__ == "__main__":
    main()
