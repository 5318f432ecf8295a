"""Tournaments at a certain moment, as files that a house takes up: no clicks are needed to get there."""

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from knobel.desk.actions import (
    Announce,
    CheckIn,
    Create,
    Draw,
    PauseClock,
    PlayerId,
    RecordLoss,
    RecordResult,
    Reschedule,
    Row,
    SignUp,
    StartStage,
)
from knobel.desk.desk import Desk
from knobel.desk.format_options import AnyFormat
from knobel.desk.measures import measure_of
from knobel.desk.model import Tournament
from knobel.desk.options import MINUTE, DeskOptions
from tests.browser.people import Person

FIRST = (
    "Anna Ben Cem Dörte Emil Fatma Gero Hanna Ida Jürgen Karl Lena Mäx Nils Olga Paul Quirin Rosa Sami Theo Uwe Vera"
).split()
LONG = ("Maximiliane-Charlotte", "Hans-Joachim Großmüller", "Schockmeister vom Eck")
FIVE = 17 * 60 * MINUTE
# A game takes three to six minutes.
GAME = (3 * MINUTE, 6 * MINUTE)
Until = Callable[[Tournament], bool]


def names(players: int) -> list[str]:
    """So many names as people write them on a list: a few of them long, and umlauts among them."""
    shorter = [name if not letter else f"{name} {letter}." for letter in ("", *"ABCDEFGHIKLMNOPR") for name in FIRST]
    return [*LONG[: players // 4], *shorter][:players]


def signed_up(players: int, *, here: int = 0, options: DeskOptions | None = None) -> Desk:
    """A tournament for which so many have signed up, of whom so many are here."""
    desk = Desk.opened(Create("Kneipencup im Anker", FIVE, options=options or DeskOptions()), 0)
    at = desk.tournament.checkin_open
    for name in names(players):
        desk.do(SignUp(name), at)
    for number in range(here):
        desk.do(CheckIn(PlayerId(number)), at, "Rita")
    return desk


def played(players: int, until: Until, *, absent: int = 0, seed: int = 7, options: DeskOptions | None = None) -> Desk:
    """A tournament in which play goes on until something holds; so many more have signed up and do not come."""
    desk = signed_up(players + absent, here=players, options=options)
    chance, at = Random(seed), FIVE
    while not until(desk.tournament):
        at = _one_step(desk, chance, at)
    return desk


def _one_step(desk: Desk, chance: Random, at: int) -> int:
    stage = desk.tournament.stage
    if stage is None or stage.over:
        desk.do(Draw(f"{len(desk.tournament.stages):016x}", confirmed=True), at)
        return at + MINUTE
    if stage.clock.started is None:
        desk.do(StartStage(), at)
        return at
    began = [(table.game.began, table) for table in stage.tables if table.game is not None and not table.over]
    _, table = min(began, key=lambda each: each[0])
    at = max(at, began[0][0] + chance.randint(*GAME) // len(began))
    loss = RecordLoss(table.number, len(table.games), chance.choice(table.players), confirmed=True)
    desk.do(loss, at, chance.choice(("Rita", "Sven")))
    return at


# Formats that count ---------------------------------------------------------------------------------------------------


def counted(
    players: int, game: str, kind: AnyFormat, until: Until, *, teams: tuple[str, ...] = (), seed: int = 7
) -> Desk:
    """A tournament of another kind, in which results are entered until something holds."""
    desk = Desk.opened(Create("Würfelabend im Anker", FIVE, game, format=kind), 0)
    at = desk.tournament.checkin_open
    for number, name in enumerate(names(players)):
        desk.do(SignUp(name, team=teams[number % len(teams)] if teams else ""), at)
        desk.do(CheckIn(PlayerId(number)), at, "Rita")
    chance, at = Random(seed), FIVE
    while not until(desk.tournament):
        at = _one_result(desk, chance, at)
    return desk


def _one_result(desk: Desk, chance: Random, at: int) -> int:
    tournament, stage = desk.tournament, desk.tournament.stage
    if stage is None or stage.over:
        desk.do(Draw(f"{len(tournament.stages):016x}", confirmed=True), at)
        return at + MINUTE
    if stage.clock.started is None:
        desk.do(StartStage(), at)
        return at
    table = chance.choice([table for table in stage.tables if table.game is not None and not table.over])
    at += chance.randint(*GAME) // len(stage.tables)
    result = RecordResult(table.number, len(table.games), _scores(tournament, len(table.players), chance), True)
    desk.do(result, at, chance.choice(("Rita", "Sven")))
    return at


def _scores(tournament: Tournament, seats: int, chance: Random) -> tuple[int, ...]:
    """Points as on a sheet of Kniffel, or who has won or lost."""
    measure = measure_of(tournament.game)
    if measure == "points":
        return tuple(chance.randint(120, 380) for _ in range(seats))
    named = chance.randrange(seats)
    return tuple(int((seat == named) == (measure == "winner")) for seat in range(seats))


def ends_at(desk: Desk, now: int) -> Desk:
    """The same tournament, but the latest entry was written at this time."""
    later = now - desk.rows[-1].at
    return Desk(_moved(row, later) for row in desk.rows)


def _moved(row: Row, later: int) -> Row:
    action = row.entry.action
    if isinstance(action, Create):
        row = replace(row, entry=replace(row.entry, action=replace(action, start=action.start + later)))
    elif isinstance(action, Reschedule):
        times = (each + later for each in (action.start, action.checkin_open, action.registration_close))
        row = replace(row, entry=replace(row.entry, action=Reschedule(*times)))
    return replace(row, at=max(0, row.at + later))


def drawn_early(players: int, before: int) -> Desk:
    """A tournament that was drawn so long before its start."""
    desk = signed_up(players, here=players)
    times = desk.tournament
    desk.do(Reschedule(FIVE + before, times.checkin_open, times.registration_close), times.checkin_open)
    desk.do(Draw("0000000000000001"), FIVE)
    return desk


def announced(desk: Desk, text: str) -> Desk:
    """The same, with an announcement on every page."""
    desk.do(Announce(text), desk.rows[-1].at)
    return desk


def paused_before_sharp(players: int, seconds: int) -> Desk:
    """A stage whose clock was stopped so many seconds before games become scharf."""
    desk = played(players, begun)
    desk.do(PauseClock(), desk.rows[-1].at + desk.tournament.options.sharp_after_min * MINUTE - seconds * 1000)
    return desk


# Moments -------------------------------------------------------------------------------------------------------------


def in_stage(number: int, games: int) -> Until:
    """The stage of this number runs, with so many games reported."""

    def reached(tournament: Tournament) -> bool:
        stage = tournament.stage
        return stage is not None and stage.number == number and stage.games_recorded >= games and not stage.over

    return reached


def drawn(tournament: Tournament) -> bool:
    """A stage is drawn and has not begun."""
    return tournament.phase == "drawn"


def begun(tournament: Tournament) -> bool:
    """A stage has begun."""
    return tournament.phase == "playing"


def between(tournament: Tournament) -> bool:
    """The first stage is over."""
    return tournament.phase == "between"


def in_the_final(tournament: Tournament) -> bool:
    """The grand final runs, and some chips have gone."""
    stage = tournament.stage
    return stage is not None and stage.final and stage.games_recorded >= 3


def over(tournament: Tournament) -> bool:
    """Somebody has won."""
    return tournament.over


# At a house ----------------------------------------------------------------------------------------------------------


class Opened:
    """A tournament that a house has taken up from its file, with the addresses of all its pages."""

    def __init__(self, person: Person, desk: Desk) -> None:
        request, desks = person.context.request, f"{person.base}/api/desks"
        request.get(f"{person.base}/api/me")
        told = request.post(f"{desks}/import", data=desk.export(), headers={"origin": person.base}).json()
        self.id, self.links = str(told["desk"]), dict(told["links"])
        organiser = {"authorization": f"Bearer {self.links['organiser']}"}
        players = request.get(f"{desks}/{self.id}/players", headers=organiser).json()
        self._tokens = [str(player["token"]) for player in players]

    def path(self, role: str, paper: str = "") -> str:
        """The address of a role's page, or of something to print."""
        return f"/#/turnier/{self.id}{f'/paper/{paper}' if paper else ''}?{self.links[role]}"

    def path_of(self, player: int) -> str:
        """The address of a player's page."""
        return f"/#/turnier/{self.id}?{self._tokens[player]}"
