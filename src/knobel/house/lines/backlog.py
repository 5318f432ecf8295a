"""The backlog: what somebody has missed, drawn when its turn comes, and how much may wait for a slow reader."""

from collections.abc import Callable

import msgspec

from knobel.core.secrets import Viewer
from knobel.house.live.live_table import LiveTable
from knobel.house.live.past import PastGame
from knobel.house.live.views import missed, proofs
from knobel.house.messages import Update
from knobel.house.table.notes import Note
from knobel.house.table.table_state import Step

ENCODE = msgspec.json.Encoder().encode
# A reader for whom so many messages or bytes wait is cut off; it comes back and gets what it missed.
MOST_UNREAD, MOST_UNREAD_BYTES = 512, 256 * 1024
# If so many bytes wait for all readers together, those are cut off for whom more than a few wait.
MOST_UNREAD_BY_ALL, FEW_BYTES = 64 * 1024 * 1024, 16 * 1024
# So many steps that somebody has missed are told; what was before them stands in the replay.
MOST_MISSED = 1000


class MissedUpdate:
    """A step or a note that somebody has missed, with the number of its entry. It takes no room until it is drawn."""

    __slots__ = ("_draw", "live", "seq")

    def __init__(self, live: LiveTable, seq: int, draw: Callable[[], bytes]) -> None:
        self.live, self.seq = live, seq
        self._draw = draw

    def __call__(self) -> bytes:
        return self._draw()


def missed_note(live: LiveTable, note: Note) -> MissedUpdate:
    """Something told of the table itself."""
    return MissedUpdate(live, note.seq, lambda: ENCODE(Update(seq=note.seq, at=note.at, notes=note.phrases)))


def missed_step(live: LiveTable, game: PastGame, step: Step, viewers: tuple[Viewer, ...]) -> MissedUpdate:
    """A step of a game, as these viewers saw it."""

    def draw() -> bytes:
        shown = tuple(missed(game.play, step, viewer) for viewer in viewers)
        proved = proofs(game.play, game.steps, step, viewers, live.trees)
        return ENCODE(Update(seq=step.seq, at=step.at, views=shown, proofs=proved))

    return MissedUpdate(live, step.seq, draw)


class Unread:
    """How many bytes wait for all readers together."""

    def __init__(self, most: int = MOST_UNREAD_BY_ALL) -> None:
        self.most = most
        self.bytes = 0


class Waiting:
    """How many bytes wait for one reader; they count for all readers together as well."""

    __slots__ = ("bytes", "of_all")

    def __init__(self, of_all: Unread) -> None:
        self.of_all = of_all
        self.bytes = 0

    def add(self, size: int) -> None:
        """So many bytes more, or fewer, wait to be read."""
        self.bytes += size
        self.of_all.bytes += size

    def is_too_much(self, messages: int) -> bool:
        """Whether the reader is to be cut off, for whom so many messages wait already."""
        if messages >= MOST_UNREAD or self.bytes > MOST_UNREAD_BYTES:
            return True
        return self.of_all.bytes > self.of_all.most and self.bytes > FEW_BYTES
