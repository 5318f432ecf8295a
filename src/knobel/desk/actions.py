"""The log of a tournament: everything that was done at the desk, one action after another.

A tournament is the fold of its log. Every action stands there with its time, who did it and why; nothing is ever
taken out, also an undo is an entry.
"""

import re
from typing import Literal, NewType

from knobel.core.frozen import Frozen
from knobel.desk.format_options import AnyFormat
from knobel.desk.options import DeskOptions

PlayerId = NewType("PlayerId", int)
# Those of a Schock-Turnier; an open round, in which nobody goes out; a knock-out, and its play for place 3.
Round = Literal["first", "main", "consolation", "final", "open", "knockout", "third"]
DrawMode = Literal["random", "avoid_rematch", "manual"]
Role = Literal["organiser", "referee", "entry", "player", "projector", "house"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Action(Frozen, frozen=True, tag_field="type", tag=_snake):
    """Something done at the desk; in JSON its type is the name in small letters, `record_loss`."""


# Before the draw -----------------------------------------------------------------------------------------------------


class Create(Action, frozen=True):
    """A tournament is announced. `start`, in milliseconds, is when play begins; the other times follow from it. `club`
    and `location` say who invites, and where to.

    Without a `format` it is a Schock-Turnier.
    """

    name: str
    start: int
    game: str = "schocken"
    options: DeskOptions = DeskOptions()
    format: AnyFormat | None = None
    club: str = ""
    location: str = ""


class Describe(Action, frozen=True):
    """Who invites, and where to, is written otherwise; possible at any time, since it stands on certificates."""

    club: str
    location: str


class Reschedule(Action, frozen=True):
    """Other times than announced; possible until the draw."""

    start: int
    checkin_open: int
    registration_close: int


class SignUp(Action, frozen=True):
    """Somebody signs up, perhaps for a `team`. After the close only the desk can do that, `late`, and checks the player
    in as well; after the first draw that is possible where the format allows it.

    Taking part means to accept the rules and what referees decide: `accepted` says that this was said.
    """

    name: str
    late: bool = False
    bot: bool = False
    team: str = ""
    accepted: bool = False


class AcceptRules(Action, frozen=True):
    """A player who was signed up without a word about it accepts the rules and what referees decide."""

    player: PlayerId


class CheckIn(Action, frozen=True):
    """A player is here."""

    player: PlayerId


class Arrive(Action, frozen=True):
    """A player of an online tournament is at this device; the house seats it at the player's tables."""

    player: PlayerId
    device: str


class Reinstate(Action, frozen=True):
    """A player who was not here at the close takes part after all."""

    player: PlayerId


class RenamePlayer(Action, frozen=True):
    """A player is written otherwise. `before` is how the name was until then; the desk fills it in."""

    player: PlayerId
    name: str
    before: str = ""


class ReplacePlayer(Action, frozen=True):
    """Another person takes a player's place, with all that was played so far; the link of whoever was there before
    opens nothing any more. `before` is that person's name; the desk fills it in."""

    player: PlayerId
    name: str
    before: str = ""


# Stages --------------------------------------------------------------------------------------------------------------


class Seating(Frozen, frozen=True):
    """A table as it was drawn: its round, and who sits there in this order."""

    round: Round
    players: tuple[PlayerId, ...]


class Drawn(Action, frozen=True):
    """The tables of a stage, and how they were drawn; with the seed everybody can draw them again."""

    stage: int
    mode: DrawMode
    seed: str
    tables: tuple[Seating, ...]
    byes: tuple[PlayerId, ...] = ()


class SwapSeats(Action, frozen=True):
    """Two players change places, before the first game at either table."""

    one: PlayerId
    other: PlayerId


class StartStage(Action, frozen=True):
    """Play begins at all tables of the stage, and its clock runs."""


class PauseClock(Action, frozen=True):
    """The stage clock stands still."""


class ResumeClock(Action, frozen=True):
    """The stage clock runs on."""


# At the tables -------------------------------------------------------------------------------------------------------


class StartGame(Action, frozen=True):
    """A game begins now. Without it, a game counts as begun when the one before it was settled.

    `room` is the table of the house at which it is played, where the tournament is online.
    """

    table: int
    game: int
    room: str = ""


class RecordLoss(Action, frozen=True):
    """The loser of a game hands in a chip. `game` is the number of the game, so that none is reported twice.

    `confirmed` stands for "yes, another game, so soon after the one before".
    """

    table: int
    game: int
    player: PlayerId
    confirmed: bool = False


class Dispute(Action, frozen=True):
    """A second report of the latest game, which was refused, names another loser. Nothing changes but what referees are
    shown: both names."""

    table: int
    game: int
    player: PlayerId


class RecordResult(Action, frozen=True):
    """The result of a game in formats that count: one number for everybody who still plays at the table, in the order
    of their seats. Where a game names a winner that one has 1 and the others 0; where it names a loser that one has 0
    and the others 1. `confirmed` stands for "yes, another game, so soon after the one before"."""

    table: int
    game: int
    scores: tuple[int, ...]
    confirmed: bool = False


class DisputeResult(Action, frozen=True):
    """A second report of the latest game, which was refused, says another result."""

    table: int
    game: int
    scores: tuple[int, ...]


class AnnulGame(Action, frozen=True):
    """The running game does not count; the next one begins."""

    table: int
    game: int


class TakeChip(Action, frozen=True):
    """A chip is taken as a penalty."""

    player: PlayerId


class CutBand(Action, frozen=True):
    """A band is cut directly; the player leaves the table at once."""

    player: PlayerId


class Withdraw(Action, frozen=True):
    """A player leaves the tournament."""

    player: PlayerId


class Disqualify(Action, frozen=True):
    """A player is sent out of the tournament."""

    player: PlayerId


# Links ---------------------------------------------------------------------------------------------------------------


class AddDeskLink(Action, frozen=True):
    """Another link of a role, for somebody with a name. One that a recovery code gave is `recovered`."""

    role: Literal["organiser", "referee"]
    name: str
    recovered: bool = False


class RenewDeskLink(Action, frozen=True):
    """A link gets another token; the one before opens nothing any more. `link` is the name of a shared role,
    `player/3` for a player counted from 0, or `link/17` for the one that entry 17 has added."""

    link: str


class RevokeDeskLink(Action, frozen=True):
    """A link opens nothing any more, until it is renewed."""

    link: str


class SetRecovery(Action, frozen=True):
    """There is another recovery code. Only what the house makes of it is written down, and never leaves the house."""

    digest: str = ""


# Around it -----------------------------------------------------------------------------------------------------------


class NameTable(Action, frozen=True):
    """A table of the hall gets a name, or is in another room; an empty name takes it away."""

    table: int
    name: str


class PlanEvening(Action, frozen=True):
    """An evening of a league begins at another time."""

    evening: int
    start: int


class Announce(Action, frozen=True):
    """Something for everybody to read; an empty text takes it down again."""

    text: str


class Undone(Action, frozen=True):
    """An entry is undone, together with those that stand and fall with it: a draw made from it, say."""

    entry: int
    void: tuple[int, ...]


class Correct(Action, frozen=True):
    """A place in the final list is set by hand; None takes it away."""

    player: PlayerId
    place: int | None


AnyAction = (
    Create
    | Describe
    | Reschedule
    | SignUp
    | AcceptRules
    | CheckIn
    | Arrive
    | Reinstate
    | RenamePlayer
    | ReplacePlayer
    | Drawn
    | SwapSeats
    | StartStage
    | PauseClock
    | ResumeClock
    | StartGame
    | RecordLoss
    | Dispute
    | RecordResult
    | DisputeResult
    | AnnulGame
    | TakeChip
    | CutBand
    | Withdraw
    | Disqualify
    | AddDeskLink
    | RenewDeskLink
    | RevokeDeskLink
    | SetRecovery
    | NameTable
    | PlanEvening
    | Announce
    | Undone
    | Correct
)


class Entry(Frozen, frozen=True):
    """An action in the log, with who did it and why."""

    action: AnyAction
    by: str = ""
    reason: str = ""


class Row(Frozen, frozen=True):
    """An entry with its number and the time at which it was written, in milliseconds."""

    seq: int
    at: int
    entry: Entry


# What is asked for ---------------------------------------------------------------------------------------------------


class Draw(Action, frozen=True):
    """Draw the next stage. By hand, `tables` says who sits where; `confirmed` stands for "yes, with so few players"."""

    seed: str = ""
    tables: tuple[Seating, ...] = ()
    confirmed: bool = False


class Undo(Action, frozen=True):
    """Undo an entry."""

    entry: int


Request = (
    Describe
    | Reschedule
    | SignUp
    | AcceptRules
    | CheckIn
    | Arrive
    | Reinstate
    | RenamePlayer
    | ReplacePlayer
    | Draw
    | SwapSeats
    | StartStage
    | PauseClock
    | ResumeClock
    | StartGame
    | RecordLoss
    | Dispute
    | RecordResult
    | DisputeResult
    | AnnulGame
    | TakeChip
    | CutBand
    | Withdraw
    | Disqualify
    | AddDeskLink
    | RenewDeskLink
    | RevokeDeskLink
    | SetRecovery
    | NameTable
    | PlanEvening
    | Announce
    | Undo
    | Correct
)
