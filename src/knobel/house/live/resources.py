"""What a house is given by whoever opens it."""

from dataclasses import dataclass

from knobel.house.change_hints import ChangeHints
from knobel.house.live.time import Source, Timekeeper
from knobel.house.store.store import Store
from knobel.house.work.work import Work

ID_BYTES = 9


@dataclass
class Resources:
    """Where things are written down, how other nodes are told, time and chance, and who does heavy work.

    `pace` is how long a bot takes in the middle, in seconds; `prefix` stands before the ids of tables and desks.
    """

    store: Store
    hints: ChangeHints
    time: Timekeeper
    source: Source
    work: Work
    pace: float = 0.8
    prefix: str = ""

    def new_id(self) -> str:
        """An id that nobody can guess."""
        return self.prefix + self.source.token(ID_BYTES).hex()
