"""Info: what the house knows of a game without opening its rules."""

from enum import StrEnum
from typing import Any, Literal

from msgspec import field

from knobel.core.frozen import Frozen


class Family(StrEnum):
    """The rooms of the box."""

    SERIES = "series"
    RACE = "race"
    LUCK = "luck"
    SHEET = "sheet"
    CHIPS = "chips"
    BANK = "bank"
    TOTAL = "total"
    CUP = "cup"
    BLUFF = "bluff"
    POKER = "poker"
    WORD = "word"
    TRICK = "trick"


Ranks = Literal["winner", "loser", "chips"]
# Who begins the next game of a match: the left neighbour of the one who began this one (or its last attempt), or the
# loser of this one.
NextBegins = Literal["left", "loser"]


class Players(Frozen, frozen=True):
    """How many can play."""

    least: int
    most: int


class Preset(Frozen, frozen=True):
    """A named choice of options, known under an id of its own. What is `fixed` cannot be changed under its name."""

    id: str
    options: dict[str, Any]
    fixed: tuple[str, ...] = ()
    players: Players | None = None


class Info(Frozen, frozen=True, kw_only=True):
    """The facts of a game.

    `decisions` says whether anybody is ever asked, whatever the options; with the usual ones it may be nobody.
    `matches` says whether several games can be played as a match.
    `ground` names the ground-rule options that a game does not leave at their usual default.
    """

    id: str
    family: Family
    players: Players = Players(2, 12)
    dice: tuple[str, ...]
    hidden: bool = False
    decisions: bool = True
    tie_break: bool = False
    points: bool = False
    matches: bool = True
    ground: dict[str, Any] = field(default_factory=dict)
    codes: tuple[str, ...] = ()
    presets: tuple[Preset, ...] = ()
    version: int = 1
