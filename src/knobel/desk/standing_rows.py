"""How players and teams stand in formats that count: the lines of the table that everybody looks at."""

from typing import Literal

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.desk.actions import PlayerId

# What a round has brought: a number where results are counted, else whether somebody went on.
RoundResult = int | Literal["on", "out", "won", "lost", "bye"] | None


class DeskStanding(Frozen, frozen=True):
    """A player in the table: `value` is what the place goes by, `rounds` what each stage has brought (None: nothing was
    played), `line` says all that the place depends on."""

    place: int | None
    player: PlayerId
    name: str
    team: str
    value: int
    played: int
    wins: int
    points: int
    rounds: tuple[int | None, ...]
    line: Phrase


class DeskTeam(Frozen, frozen=True):
    """A team in the table: its members, best first, and what they have together."""

    place: int
    team: str
    members: tuple[PlayerId, ...]
    value: int
    line: Phrase
