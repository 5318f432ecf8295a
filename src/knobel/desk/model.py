"""A tournament as its log has it: players, tables, stages. Values only; `folding` says how they change."""

from collections.abc import Iterable
from typing import Any, Literal

from msgspec.structs import replace

from knobel.core.frozen import Frozen
from knobel.desk.actions import DrawMode, PlayerId, Role, Round
from knobel.desk.format_options import AnyFormat
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.playable import has_halves
from knobel.desk.splitting import LEFT_AT_A_TABLE

BANDS = 2
FINALISTS = 4
# So long before the start people are asked to sit down.
SIT_DOWN = 5 * MINUTE
Status = Literal[
    "registered",
    "checked_in",
    "no_show",
    "waiting",
    "seated",
    "qualified",
    "eliminated",
    "ranked",
    "withdrawn",
    "disqualified",
]
GONE = ("no_show", "eliminated", "ranked", "withdrawn", "disqualified")
Phase = Literal["registration", "drawn", "playing", "between", "over"]


class Player(Frozen, frozen=True):
    """Somebody in the tournament. `id` is the start number, counted from 0.

    `round` is where they sit or wait. `stage` and `remaining` say when they went out and how many were left at the
    table then; `lost` counts the chips of the whole tournament; `bye` is the stage in which they pause; `since` is the
    entry with which they signed up, `person` the one with which whoever it is now took the place of somebody else (0:
    nobody did), `device` where they play online, and `accepted` whether they have said that rules and referees count.
    In formats that count, `entered` is the first stage in which they are drawn.
    """

    id: PlayerId
    name: str
    status: Status = "registered"
    round: Round = "first"
    bands: int = 0
    chips: int = 0
    lost: int = 0
    byes: int = 0
    bye: int = 0
    stage: int = 0
    remaining: int = 0
    bot: bool = False
    since: int = 0
    person: int = 0
    device: str = ""
    team: str = ""
    entered: int = 0
    accepted: bool = False

    @property
    def gone(self) -> bool:
        """Whether the tournament is over for them."""
        return self.status in GONE


class Game(Frozen, frozen=True):
    """A game at a table: when it began, on which clock, who lost it or what everybody has got, and who reported that.
    Without any of that it was annulled."""

    number: int
    began: int
    sharp: bool
    loser: PlayerId | None = None
    ended: int | None = None
    room: str = ""
    by: str = ""
    scores: tuple[tuple[PlayerId, int], ...] = ()

    @property
    def settled(self) -> bool:
        """Whether the game is over, one way or the other."""
        return self.ended is not None

    @property
    def counts(self) -> bool:
        """Whether the game has a result."""
        return self.loser is not None or bool(self.scores)


class OtherReport(Frozen, frozen=True):
    """Another loser of a game than the one who is entered, or another result: which, who says so, and with which
    entry."""

    seq: int
    game: int
    player: PlayerId | None
    by: str
    scores: tuple[int, ...] = ()


class DeskTable(Frozen, frozen=True):
    """A table of a stage. `out` are those who have left it, in this order; `games` are all games so far, `disputes` the
    reports that contradict one.

    In formats that count, `through` are those who are sure to go on, and `finished` says whether the table has ended;
    `place` is where in the hall it stands (0: where its number says), and in which `wave` it is played there.
    """

    number: int
    round: Round
    seats: tuple[PlayerId, ...]
    out: tuple[PlayerId, ...] = ()
    games: tuple[Game, ...] = ()
    disputes: tuple[OtherReport, ...] = ()
    through: tuple[PlayerId, ...] = ()
    finished: bool | None = None
    place: int = 0
    wave: int = 1

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Who still plays at the table."""
        return tuple(player for player in self.seats if player not in self.out and player not in self.through)

    @property
    def over(self) -> bool:
        """In a Schock-Turnier a table ends the moment two are left; the grand final when one is."""
        if self.finished is not None:
            return self.finished
        return len(self.players) <= (1 if self.round == "final" else LEFT_AT_A_TABLE)

    @property
    def game(self) -> Game | None:
        """The game that runs now."""
        return self.games[-1] if self.games and not self.games[-1].settled else None

    @property
    def counted(self) -> tuple[Game, ...]:
        """The games that have a result."""
        return tuple(game for game in self.games if game.counts)

    @property
    def stands_at(self) -> int:
        """Where in the hall the table stands."""
        return self.place or self.number


class Clock(Frozen, frozen=True):
    """The stage clock: when it was started, how long it stood still, and since when it does."""

    started: int | None = None
    stood: int = 0
    paused: int | None = None

    def shows(self, now: int) -> int:
        """What the clock shows, in milliseconds."""
        if self.started is None:
            return 0
        return max(0, (now if self.paused is None else self.paused) - self.started - self.stood)


class Stage(Frozen, frozen=True):
    """All tables that are played at the same time."""

    number: int
    tables: tuple[DeskTable, ...]
    byes: tuple[PlayerId, ...] = ()
    mode: DrawMode = "random"
    seed: str = ""
    clock: Clock = Clock()
    drawn_by: int = 0

    @property
    def final(self) -> bool:
        """Whether this is the grand final."""
        return any(table.round == "final" for table in self.tables)

    @property
    def over(self) -> bool:
        """Whether every table has ended."""
        return all(table.over for table in self.tables)

    @property
    def games_recorded(self) -> int:
        """How many games have a result."""
        return sum(len(table.counted) for table in self.tables)


class DeskLink(Frozen, frozen=True):
    """A link to the desk: its name, the role that it gives, for whom, since which entry, and whether it is revoked."""

    id: str
    role: Role
    name: str = ""
    since: int = 0
    revoked: bool = False
    recovered: bool = False


class Trace(Frozen, frozen=True):
    """Which stage and table an entry touched; stage 0 is the time before the first draw."""

    seq: int
    kind: str
    stage: int
    tables: tuple[int, ...] = ()


class Tournament(Frozen, frozen=True):
    """Everything, up to entry `seq`."""

    name: str = ""
    game: str = "schocken"
    options: DeskOptions = DeskOptions()
    start: int = 0
    checkin_open: int = 0
    registration_close: int = 0
    players: tuple[Player, ...] = ()
    stages: tuple[Stage, ...] = ()
    main_closed: bool = False
    over: bool = False
    announcement: str = ""
    corrections: tuple[tuple[PlayerId, int | None], ...] = ()
    traces: tuple[Trace, ...] = ()
    links: tuple[DeskLink, ...] = ()
    recovery: str = ""
    format: AnyFormat | None = None
    table_names: tuple[tuple[int, str], ...] = ()
    evenings: tuple[tuple[int, int], ...] = ()
    club: str = ""
    location: str = ""
    seq: int = -1
    at: int = 0

    # Reading ---------------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage | None:
        """The latest stage that was drawn."""
        return self.stages[-1] if self.stages else None

    @property
    def phase(self) -> Phase:
        """Where the tournament stands."""
        if self.over:
            return "over"
        if self.stage is None:
            return "registration"
        if self.stage.over:
            return "between"
        return "drawn" if self.stage.clock.started is None else "playing"

    def status(self, player: Player, now: int) -> Status:
        """Where a player stands at this time: whoever is not here at the close is a no-show."""
        late = player.status == "registered" and now > self.registration_close
        return "no_show" if late else player.status

    def is_early(self, now: int) -> bool:
        """Whether the first stage is drawn so long before the start that nobody has to sit down yet."""
        return self.phase == "drawn" and len(self.stages) == 1 and now < self.start - SIT_DOWN

    def of(self, kind: Round, *statuses: Status) -> tuple[Player, ...]:
        """The players of a round in one of these states."""
        return tuple(player for player in self.players if player.round == kind and player.status in statuses)

    def with_status(self, *statuses: Status) -> tuple[Player, ...]:
        """The players in one of these states."""
        return tuple(player for player in self.players if player.status in statuses)

    def table_of(self, player: PlayerId) -> DeskTable | None:
        """The table at which a player sits now."""
        if self.stage is None or self.players[player].status != "seated":
            return None
        return next((table for table in self.stage.tables if player in table.players), None)

    @property
    def tables(self) -> dict[PlayerId, DeskTable]:
        """The table of everybody who sits at one now; for those who ask about many players."""
        if self.stage is None:
            return {}
        return {player: table for table in self.stage.tables if not table.over for player in table.players}

    @property
    def knows_sharp(self) -> bool:
        """Whether games can become scharf at all: in a Schock-Turnier with a game that has halves."""
        return self.format is None and has_halves(self.game)

    def waits(self, table: DeskTable) -> bool:
        """Whether a table of the latest stage waits for another one that is still played where it will stand."""
        assert self.stage is not None
        before = (each for each in self.stage.tables if each.stands_at == table.stands_at and each.wave < table.wave)
        return table.wave > 1 and not all(each.over for each in before)

    def sharp(self, now: int) -> bool:
        """Whether a game that begins now is a scharfes Spiel, of one half."""
        stage, after = self.stage, self.options.sharp_after_min
        if stage is None or not self.knows_sharp or not after or (stage.final and not self.options.sharp_in_final):
            return False
        return stage.clock.shows(now) >= after * MINUTE

    # Changing --------------------------------------------------------------------------------------------------------

    def with_player(self, player: PlayerId, **fields: Any) -> "Tournament":
        """The same with one player changed."""
        changed = replace(self.players[player], **fields)
        return replace(self, players=(*self.players[:player], changed, *self.players[player + 1 :]))

    def with_players(self, players: Iterable[PlayerId], **fields: Any) -> "Tournament":
        """The same with all these players changed alike."""
        chosen = frozenset(players)
        return replace(
            self, players=tuple(replace(each, **fields) if each.id in chosen else each for each in self.players)
        )

    def with_byes(self, players: Iterable[PlayerId], stage: int) -> "Tournament":
        """The same where these players pause in a stage."""
        tournament = self
        for player in players:
            tournament = tournament.with_player(player, byes=tournament.players[player].byes + 1, bye=stage)
        return tournament

    def with_stage(self, **fields: Any) -> "Tournament":
        """The same with the latest stage changed."""
        assert self.stage is not None
        return replace(self, stages=(*self.stages[:-1], replace(self.stage, **fields)))

    def with_table(self, number: int, **fields: Any) -> "Tournament":
        """The same with one table of the latest stage changed."""
        assert self.stage is not None
        tables = (replace(table, **fields) if table.number == number else table for table in self.stage.tables)
        return self.with_stage(tables=tuple(tables))
