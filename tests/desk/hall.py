"""A hall for tests: a desk that is told by name what happens, minute by minute."""

import pytest

from knobel.desk.actions import (
    AnnulGame,
    CheckIn,
    Create,
    CutBand,
    Disqualify,
    Draw,
    PlayerId,
    RecordLoss,
    Request,
    Round,
    Seating,
    SignUp,
    StartStage,
    Undo,
    Withdraw,
)
from knobel.desk.desk import Desk
from knobel.desk.lots import Lots
from knobel.desk.model import DeskTable, Player, Stage, Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.ranking import ranking
from knobel.desk.refusal import DeskRefused


def clock_time(text: str) -> int:
    """A time of day in milliseconds: `16:45:01`."""
    hours, minutes, seconds = (*map(int, text.split(":")), 0)[:3]
    return ((hours * 60 + minutes) * 60 + seconds) * 1000


class Hall:
    """A tournament with players named A, B, C … who are all here, unless told otherwise."""

    def __init__(self, players: int | str | list[str] = 0, **options: object) -> None:
        self.now = clock_time("16:30")
        self.desk = Desk.opened(Create("Turnier", clock_time("17:00"), options=DeskOptions(**options)), 0)  # type: ignore[arg-type]
        names = [f"P{number}" for number in range(1, players + 1)] if isinstance(players, int) else players
        for number, name in enumerate(names):
            self.do(SignUp(name))
            self.do(CheckIn(PlayerId(number)))

    @property
    def tournament(self) -> Tournament:
        return self.desk.tournament

    @property
    def stage(self) -> Stage:
        assert self.tournament.stage is not None
        return self.tournament.stage

    def at(self, time: str | int) -> "Hall":
        """It is this time of day."""
        self.now = clock_time(time) if isinstance(time, str) else time
        return self

    def do(self, request: Request) -> int:
        """Somebody at the desk does something; gives the number of the entry."""
        return self.desk.do(request, self.now, "Rita")

    def refuses(self, request: Request) -> str:
        """The code with which a request is refused; fails if it is granted."""
        before = self.tournament
        with pytest.raises(DeskRefused) as refusal:
            self.desk.do(request, self.now)
        assert self.tournament == before
        return refusal.value.code

    def id(self, name: str) -> PlayerId:
        return next(player.id for player in self.tournament.players if player.name == name)

    def player(self, name: str) -> Player:
        return self.tournament.players[self.id(name)]

    def table(self, number: int = 1) -> DeskTable:
        return self.stage.tables[number - 1]

    # Stages --------------------------------------------------------------------------------------------------------

    def draw(self, *tables: str, kind: Round = "first") -> "Hall":
        """Draw the next stage by lot, or with these players at the tables."""
        self.now = max(self.now, clock_time("17:00"))
        seatings = tuple(Seating(kind, tuple(map(self.id, names))) for names in tables)
        self.do(Draw(f"seed {len(self.tournament.stages)}", seatings, confirmed=True))
        return self

    def start(self) -> "Hall":
        self.do(StartStage())
        return self

    def loses(self, *names: str, table: int = 1) -> int:
        """These lose one game after another at a table; gives the number of the last entry."""
        entry = -1
        for name in names:
            self.now += MINUTE
            entry = self.do(RecordLoss(table, len(self.table(table).games), self.id(name)))
        return entry

    def play_stage(self, seed: str = "") -> "Hall":
        """Draw a stage if that is due, and play all of it with losers by lot."""
        if self.tournament.phase in ("registration", "between"):
            self.draw()
        if self.tournament.phase == "drawn":
            self.start()
        lots = Lots(f"{seed}{len(self.tournament.stages)}")
        for number in range(1, len(self.stage.tables) + 1):
            while not self.table(number).over:
                players = self.table(number).players
                loser = players[lots.below(len(players))]
                self.do(RecordLoss(number, len(self.table(number).games), loser, confirmed=True))
        return self

    def play_all(self, seed: str = "") -> "Hall":
        while not self.tournament.over:
            self.play_stage(seed)
        return self

    def undo(self, entry: int) -> int:
        return self.do(Undo(entry))

    # Leaving -------------------------------------------------------------------------------------------------------

    def withdraw(self, name: str) -> int:
        return self.do(Withdraw(self.id(name)))

    def disqualify(self, name: str) -> int:
        return self.do(Disqualify(self.id(name)))

    def cut_band(self, name: str) -> int:
        return self.do(CutBand(self.id(name)))

    def annul(self, table: int = 1) -> int:
        return self.do(AnnulGame(table, len(self.table(table).games)))

    # Counting ------------------------------------------------------------------------------------------------------

    def waiting(self, kind: Round) -> int:
        """How many wait in a round, or are through from it."""
        return len(self.tournament.of(kind, "waiting", "qualified"))

    def names(self, kind: Round, *statuses: str) -> set[str]:
        return {player.name for player in self.tournament.of(kind, *statuses)}  # type: ignore[arg-type]

    def out(self) -> int:
        return len(self.tournament.with_status("eliminated"))

    def sizes(self, kind: Round) -> list[int]:
        """The sizes of the tables of a round in the latest stage."""
        return [len(table.seats) for table in self.stage.tables if table.round == kind]

    def places(self) -> list[int | None]:
        """All places, best first."""
        return [ranked.place for ranked in ranking(self.tournament)]

    def place(self, name: str) -> int | None:
        return {ranked.player: ranked.place for ranked in ranking(self.tournament)}[self.id(name)]


def course(hall: Hall, kind: Round) -> list[int]:
    """How many enter a round, from the end of the first stage until it is closed, playing all the while."""
    counts = []
    while not hall.tournament.over:
        if hall.tournament.phase == "between":
            counts.append(hall.waiting(kind))
        hall.play_stage()
    return counts
