"""What can be asked of a table, and who asks."""

from typing import Literal

from msgspec import field

from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import AnyMove
from knobel.core.options import Value
from knobel.house.table.entries import Chat, Pace

TABLE = -1  # the seat named in a throw that nobody in particular makes


class Actor(Frozen, frozen=True):
    """Who asks: a device and the seats for which it has shown the tokens. The server itself asks as `HOUSE`.

    `present` are the seats whose devices are at the table now; None where nobody can say.
    """

    device: str | None
    seats: tuple[int, ...] = ()
    house: bool = False
    present: frozenset[int] | None = None


HOUSE = Actor(None, house=True)

# Seats ---------------------------------------------------------------------------------------------------------------


class Sit(Tagged, frozen=True):
    """Take a seat, or put a bot or somebody at one's own device on it."""

    seat: int
    name: str
    kind: Literal["person", "local", "bot"] = "person"
    mind: str | None = None
    token: str | None = None


class Leave(Tagged, frozen=True):
    """Give up a seat, or (as host) ask somebody to leave it."""

    seat: int


class HandOver(Tagged, frozen=True):
    """A seat that was kept for somebody, or played at another device, is theirs at this one. Only the house says so."""

    seat: int
    name: str
    device: str


class Knock(Tagged, frozen=True):
    """Ask the host for leave to sit down, where the table wants that."""

    name: str


class Nod(Tagged, frozen=True):
    """As host, let whoever knocked sit down, or send them away. `knock` is the number that the host was told."""

    knock: int
    admitted: bool = True


class Cover(Tagged, frozen=True):
    """Let a bot play for somebody absent."""

    seat: int
    mind: str


class Uncover(Tagged, frozen=True):
    """Take the seat back from the bot."""

    seat: int


class Mute(Tagged, frozen=True):
    """As host, keep somebody from talking, or let them talk again."""

    seat: int
    muted: bool = True


# Before the game -----------------------------------------------------------------------------------------------------


class Promise(Tagged, frozen=True):
    """Promise a seed for the next game."""

    seat: int
    promise: str


class RevealSeed(Tagged, frozen=True, tag="open"):
    """Open the promised seed."""

    seat: int
    seed: str


class Begin(Tagged, frozen=True):
    """Start the game, or the next one."""


class ChooseGame(Tagged, frozen=True, tag="change"):
    """As host, choose what is played next at this table; `seats` only if there are to be more or fewer.

    `called` is the name under which it was looked for, if that is another one."""

    game: str
    options: dict[str, Value] = field(default_factory=dict)
    seats: int | None = None
    called: str | None = None


class ChangeSettings(Tagged, frozen=True, tag="arrange"):
    """As host, change how things go at the table; what is not named stays as it is.

    Where the host has no seat, anybody seated may say whether a game of luck is quick.
    """

    pace: Pace | None = None
    hints: bool | None = None
    cover_after: int | None = None
    chat: Chat | None = None
    keep_code: bool | None = None
    nod: bool | None = None
    quick: bool | None = None


class Close(Tagged, frozen=True):
    """Close the table."""


# The game ------------------------------------------------------------------------------------------------------------


class Act(Tagged, frozen=True):
    """Decide. `seq` is the number of the entry that the move answers."""

    seat: int
    move: AnyMove
    seq: int | None = None


class Roll(Tagged, frozen=True):
    """Throw the dice that are due; with real dice, say what fell."""

    seat: int
    faces: tuple[int, ...] | None = None
    seq: int | None = None


class Expire(Tagged, frozen=True):
    """A clock has run out, which was `due` then. Only the house says so."""

    clock: str
    due: int


class TakeBack(Tagged, frozen=True):
    """Take back the last decision, or the last throw typed in."""

    seat: int


class Advise(Tagged, frozen=True):
    """Ask for advice on the decision that the seat has now. Everybody is told that it was asked for.

    A `coach` asks for somebody who learns the game alone with bots: nobody is told, and it is not counted.
    """

    seat: int
    coach: bool = False


class Hurry(Tagged, frozen=True):
    """Let the bots play at once until a person has decided something."""


ClientRequest = (
    Sit
    | Leave
    | Knock
    | Nod
    | Cover
    | Uncover
    | Mute
    | Promise
    | RevealSeed
    | Begin
    | ChooseGame
    | ChangeSettings
    | Close
    | Act
    | Roll
    | TakeBack
    | Advise
    | Hurry
)
Request = ClientRequest | Expire | HandOver
