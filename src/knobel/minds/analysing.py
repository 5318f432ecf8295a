"""The analysis of one game in a process of its own: a record comes in, the analysis goes out as JSON.

    python -m knobel.minds.analysing < game.txt

Long games are sampled more coarsely, so that each is done in about the same time; the errors that an analysis states
grow accordingly.
"""

import os
import sys

import msgspec

from knobel.core.records import Record, read_record
from knobel.minds.analysis import Analysis, analyse
from knobel.minds.sampled import Effort

# From each of n states a game of about n / 2 events is played on: so many events may be played in all.
MOST_EVENTS = 100_000
FEWEST_GAMES = 4


def effort_for(events: int) -> Effort:
    """How often every state of a game with so many events is played on, and how long each decision is thought about."""
    usual = Effort()
    games = max(FEWEST_GAMES, min(usual.games, 2 * MOST_EVENTS // max(1, events * events)))
    return Effort(games, usual.simulations * games // usual.games, usual.seed)


def analysed(record: Record) -> Analysis:
    """The analysis of a record, with the effort that its length allows."""
    return analyse(record, effort_for(len(record.events)))


def main() -> None:
    """Analyse what comes in. Games that are being played go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    analysis = analysed(read_record(sys.stdin.read()))
    sys.stdout.buffer.write(msgspec.json.encode(analysis))


if __name__ == "__main__":
    main()
