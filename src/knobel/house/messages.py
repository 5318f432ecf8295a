"""The messages between client and server. `docs/protocol.md` describes them; the web client's types come from here."""

from typing import Literal

from msgspec import UNSET, UnsetType

from knobel.core.frozen import Frozen, Tagged
from knobel.core.moves import AnyMove
from knobel.core.options import Value
from knobel.core.phrases import Fact, Phrase
from knobel.core.scenes import Scene
from knobel.core.settlements import Settlement
from knobel.house.table.entries import Chat, Dice, Pace, Unshown
from knobel.house.table.requests import ClientRequest
from knobel.house.table.taking_back import Taken

QuickPhrase = Literal[
    "hello",
    "good-luck",
    "well-done",
    "lucky",
    "bad-luck",
    "oops",
    "haha",
    "your-turn",
    "one-moment",
    "thanks",
    "again",
    "bye",
]

# Client to server ------------------------------------------------------------------------------------------------


class Hello(Tagged, frozen=True):
    """Listen to a table. `last` is the last entry that the client has, `talked` the number of the last thing said;
    `invitation` opens a table by code. A device that `goes_round` among its seats is in nobody's hands yet."""

    table: str
    last: int = -1
    tokens: tuple[str, ...] = ()
    invitation: str | None = None
    talked: int = -1
    goes_round: bool = False


class Hold(Tagged, frozen=True):
    """This seat has the device in hand now, or nobody has: what another seat at it hides is not told from here on."""

    seat: int | None = None


class Please(Tagged, frozen=True):
    """Ask something of the table. A repeated `key` gets the same answer and changes nothing."""

    key: str
    request: ClientRequest


class Talk(Tagged, frozen=True):
    """Say something to the table: in one's own words, or by the key of a phrase that all hear in their language."""

    text: str = ""
    phrase: QuickPhrase | None = None


class Ping(Tagged, frozen=True):
    """Are you there?"""

    number: int = 0


ClientMessage = Hello | Hold | Please | Talk | Ping

# Server to client ------------------------------------------------------------------------------------------------


class SeatInfo(Frozen, frozen=True):
    """A seat as everybody sees it. `advised` counts how often its player has asked for advice in this game.

    `promise` is what its device has promised for the coming game, `opened` whether it has opened that seed.
    """

    seat: int
    kind: Literal["empty", "person", "local", "bot"]
    name: str = ""
    mind: str | None = None
    covered_by: str | None = None
    present: bool = False
    promised: bool = False
    promise: str | None = None
    opened: bool = False
    host: bool = False
    muted: bool = False
    advised: int = 0


class TableInfo(Frozen, frozen=True):
    """A table as everybody sees it. Each block of throws has a root, and its borders have one.

    `unopened` are the seats that promised a seed for the game on the table and did not open it. With a `day` its dice
    are those of that day. With a `preset` it is called by that name: everything is agreed on as the preset has it.
    `called` is another name of it, under which it was asked for: the table is called by that. `quick` is there where
    nobody decides anything: whether the house throws for everybody, and at whose wish. A table that has gone to another
    house says under which id it goes on there (`moved_to`), and one that has come from another under which its dice are
    thrown (`origin`).
    """

    id: str
    game: str
    version: int
    options: dict[str, Value]
    phase: Literal["lobby", "playing", "over", "closed"]
    dice: Dice
    public: bool
    spectators: bool
    unshown: Unshown
    pace: Pace
    hints: bool
    cover_after: int
    chat: Chat
    hurried: bool
    games: int
    seats: tuple[SeatInfo, ...]
    roots: tuple[str, ...]
    borders: tuple[str, ...] = ()
    keep_code: bool = False
    unopened: tuple[int, ...] = ()
    nod: bool = False
    day: str | UnsetType = UNSET
    preset: str | UnsetType = UNSET
    called: str | UnsetType = UNSET
    quick: bool | UnsetType = UNSET
    quick_by: int | UnsetType = UNSET
    moved_to: str | UnsetType = UNSET
    origin: str | UnsetType = UNSET


class ClockInfo(Frozen, frozen=True):
    """A running clock and what is left of it, in milliseconds."""

    name: str
    left: int


class ThrowProof(Frozen, frozen=True):
    """What is needed to check a throw, for those who may see it."""

    throw: int
    key: str
    path: tuple[str, ...]
    seat: int
    faces: tuple[int, ...]


class View(Frozen, frozen=True):
    """What one viewer sees and is told: a seat of this device, or None for somebody who only watches.

    `settlement` is there where a round has just been settled, `take_back` where this seat may take back what happened
    last: its own decision, or a throw that was typed in.
    """

    viewer: int | None
    scene: Scene
    lines: tuple[Phrase, ...] = ()
    settlement: Settlement | None = None
    take_back: Taken | UnsetType = UNSET


class Welcome(Tagged, frozen=True):
    """You are listening. `tokens` belong to the seats of this device. What was missed follows as updates, from entry
    `since` on: steps from before that, if there were any, stand in the replays."""

    table: TableInfo
    seq: int
    host: bool
    seats: tuple[int, ...]
    tokens: dict[str, str]
    code: str | None = None
    invitation: str | None = None
    since: int = 0


class Update(Tagged, frozen=True):
    """The table has gone on to entry `seq`. `notes` tell of the table itself, to everybody alike."""

    seq: int
    at: int
    table: TableInfo | None = None
    views: tuple[View, ...] = ()
    clocks: tuple[ClockInfo, ...] = ()
    proofs: tuple[ThrowProof, ...] = ()
    notes: tuple[Phrase, ...] = ()


class Done(Tagged, frozen=True):
    """Your request stands in the log, up to entry `seq`. A seat just taken comes with its token."""

    key: str
    seq: int
    token: str | None = None


class KnockInfo(Frozen, frozen=True):
    """Somebody who knocks: the number by which the host answers, and the name they go by."""

    number: int
    name: str


class Knocks(Tagged, frozen=True):
    """For the host: everybody who knocks now."""

    knocks: tuple[KnockInfo, ...]


class Entrance(Tagged, frozen=True):
    """Whether you may sit down: at once, after you have knocked, or once the host has nodded."""

    state: Literal["open", "knock", "waiting"]


class Presence(Tagged, frozen=True):
    """Who is connected."""

    seats: tuple[int, ...]
    watching: int


class Talked(Tagged, frozen=True):
    """Somebody said something. The words of a `phrase` are the message `quick-<phrase>`."""

    number: int
    name: str
    text: str
    at: int
    seat: int | None = None
    phrase: QuickPhrase | None = None


class HintInfo(Frozen, frozen=True):
    """A move worth making, what it is worth, and why. A chance is a number from 0 to 1."""

    move: AnyMove
    value: float
    unit: Literal["points", "chips", "chance"]
    why: Phrase


class Advice(Tagged, frozen=True):
    """What you asked advice for: at most three moves, the best first; none if the question is not open any more.

    With `first` it is the move that looks best, without a value, and better advice follows under the same key.
    """

    key: str
    seat: int
    seq: int
    hints: tuple[HintInfo, ...]
    first: bool = False


class Trouble(Tagged, frozen=True):
    """A request was refused; nothing has changed. `facts` go with the message `error-<code>`."""

    code: str
    facts: dict[str, Fact]
    key: str | None = None


class Pong(Tagged, frozen=True):
    """I am."""

    number: int


ServerMessage = Welcome | Update | Done | Knocks | Entrance | Presence | Talked | Advice | Trouble | Pong
