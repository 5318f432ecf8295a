"""What a house is given by whoever opens it."""

from dataclasses import dataclass

from knobel.house.change_hints import ChangeHints
from knobel.house.live.time import Source, Timekeeper
from knobel.house.store.store import Store
from knobel.house.work.work import Work


@dataclass
class Resources:
    """Where things are written down, how other nodes are told, time and chance, and who does heavy work.

    `pace` is how long a bot takes in the middle, in seconds.
    """

    store: Store
    hints: ChangeHints
    time: Timekeeper
    source: Source
    work: Work
    pace: float = 0.8
