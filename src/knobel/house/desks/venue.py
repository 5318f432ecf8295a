"""The online venue: every game of a tournament is a table of the house, and its loss arrives by itself.

The venue looks at the desk whenever something has changed, does the next thing that is due, and looks again. All it
knows stands in the logs, so that after a restart it goes on where it was.
"""

import asyncio
import contextlib

from knobel.core.errors import KnobelError
from knobel.core.events import Did
from knobel.core.results import Result
from knobel.core.stages import Over, Throw
from knobel.desk.actions import (
    AnnulGame,
    Draw,
    PlayerId,
    RecordLoss,
    RecordResult,
    Request,
    StartGame,
    StartStage,
)
from knobel.desk.formats.registry import format_of
from knobel.desk.measures import scores_of
from knobel.desk.model import DeskTable, Game
from knobel.desk.playable import game_at_table, tournament_game
from knobel.desk.seating import seats_of
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.live.live_table import LiveTable
from knobel.house.live.table_registry import TableRegistry
from knobel.house.store.store import Unreachable
from knobel.house.table.entries import TableOpened
from knobel.house.table.rulings import HOUSE as TABLE_HOUSE
from knobel.house.table.rulings import Actor, Begin, Close, HandOver, Refused, Roll, Sit
from knobel.house.table.table_state import DESK
from knobel.match import opening

# How long people have to look around between two stages, in seconds at the usual pace of the house.
BREAK = 20
USUAL_PACE = 0.8
BOT = "greedy"


class Venue:
    """Looks after one online tournament."""

    def __init__(self, live: LiveDesk, tables: TableRegistry, pace: float) -> None:
        self._live = live
        self._tables = tables
        self._pace = pace
        self._rooms: dict[str, LiveTable] = {}
        self._seen: dict[str, int] = {}
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False

    def look(self) -> None:
        """Something has changed: see what is due."""
        self._again = True
        if self._task is None and not self._stopped and not self._live.tournament.over:
            self._task = asyncio.get_running_loop().create_task(self._work())

    def stop(self) -> None:
        """Do nothing any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        try:
            while self._again and not self._stopped:
                self._again = False
                with contextlib.suppress(Unreachable):
                    await self._attend()
        finally:
            self._task = None

    # Stages ----------------------------------------------------------------------------------------------------------

    async def _attend(self) -> None:
        await self._close_left_rooms()
        tournament = self._live.tournament
        rested = self._live.now() - tournament.at >= 1000 * BREAK * self._pace / USUAL_PACE
        match tournament.phase:
            case "registration" if self._live.now() >= tournament.start and tournament.options.draw != "manual":
                await self._ask(Draw())
            case "between" if rested and tournament.options.draw != "manual":
                await self._ask(Draw())
            case "drawn" if rested:
                await self._ask(StartStage())
            case "playing":
                await self._attend_tables()
            case _:
                pass

    async def _ask(self, request: Request, reason: str = "") -> bool:
        """Ask the desk, on what it is now; a refusal means that somebody was quicker, or that people must decide."""
        try:
            await self._live.request(HOUSE, request, reason=reason, seq=self._live.seq)
        except KnobelError:
            return False
        return True

    # Tables ----------------------------------------------------------------------------------------------------------

    async def _attend_tables(self) -> None:
        stage = self._live.tournament.stage
        assert stage is not None
        for number in range(1, len(stage.tables) + 1):
            latest = self._live.tournament.stage
            if latest is None or latest.number != stage.number or number > len(latest.tables):
                return
            table = latest.tables[number - 1]
            if table.game is not None and not table.over:
                await self._attend_game(table, table.game)

    async def _attend_game(self, table: DeskTable, game: Game) -> None:
        if not game.room:
            await self._open_room(table, game)
            return
        room = await self._room(game.room)
        if room is None or room.table.phase == "closed":
            await self._ask(AnnulGame(table.number, game.number))
        elif room.table.phase == "lobby":
            await self._begin(room)
        elif room.table.phase == "over":
            await self._report(table, game, room)
        else:
            await self._seat_the_late(table, game, room)
            await self._attend_absent(table, game, room)

    async def _room(self, id: str) -> LiveTable | None:
        """The table of a game; whatever happens at it makes the venue look again."""
        room = None
        with contextlib.suppress(KnobelError):
            room = await self._tables.table(id)
        if room is not None and self._rooms.get(id) is not room:
            self._rooms[id] = room
            room.watch(lambda: self._look_at(room))
        return room

    def _look_at(self, room: LiveTable) -> None:
        if room.table.phase != "playing":
            self.look()

    async def _close_left_rooms(self) -> None:
        """A game that does not count any more is not played on."""
        stage = self._live.tournament.stage
        running = {game.room for table in stage.tables if (game := table.game) is not None} if stage else set()
        for id in set(self._rooms) - running:
            room = self._rooms.pop(id)
            if room.table.phase in ("lobby", "playing"):
                with contextlib.suppress(KnobelError):
                    await room.request(TABLE_HOUSE, Close())

    async def _open_room(self, table: DeskTable, game: Game) -> None:
        """A table of the house for this game: bots and absent players sit down at once, the others are seated."""
        tournament = self._live.tournament
        players = [tournament.players[player] for player in seats_of(table, game)]
        seconds = tournament.options.decision_seconds
        if tournament.format is None:
            name, options = tournament_game(tournament.game, sharp=game.sharp, seconds=seconds)
        else:
            name, options = game_at_table(tournament.game, len(players), seconds=seconds)
        play = opening.game(name, len(players), options)
        setup = TableOpened(
            play.info.id, play.info.version, dict(play.options), len(players), f"{DESK}{self._live.id}", public=False
        )
        bots = (Sit(seat, each.name, "bot", BOT) for seat, each in enumerate(players) if each.bot)
        room, _, _ = await self._tables.create(setup, tuple(bots))
        for seat, each in enumerate(players):
            if not each.bot:
                await self._seat(room, seat, each.name, each.device)
        if await self._ask(StartGame(table.number, game.number, room.id)):
            await self._room(room.id)
            await self._begin(room)

    async def _seat(self, room: LiveTable, seat: int, name: str, device: str) -> None:
        """A player's device takes the seat. For whoever has not come, and for a second player at one device, the house
        keeps it."""
        if device:
            with contextlib.suppress(Refused):
                await room.request(Actor(device), Sit(seat, name))
                return
        await room.request(Actor(room.table.setup.host), Sit(seat, name, "local"))

    async def _seat_the_late(self, table: DeskTable, game: Game, room: LiveTable) -> None:
        """Whoever comes while the game runs, or goes on at another device, has the seat at once."""
        for seat, player in enumerate(seats_of(table, game)):
            someone, place = self._live.tournament.players[player], room.table.places[seat]
            if not someone.bot and someone.device and place.device != someone.device:
                with contextlib.suppress(KnobelError):
                    await room.request(TABLE_HOUSE, HandOver(seat, someone.name, someone.device))

    async def _begin(self, room: LiveTable) -> None:
        with contextlib.suppress(KnobelError):
            await room.request(TABLE_HOUSE, Begin())

    async def _report(self, table: DeskTable, game: Game, room: LiveTable) -> None:
        """The result arrives by itself, once: if a referee takes it back, people decide. Where it names nobody, or
        several, the game does not count."""
        self._rooms.pop(room.id, None)
        if self._was_reported(room.id):
            return
        stage = room.table.stage
        assert isinstance(stage, Over)
        report = self._reported(table, game, stage.result)
        await self._ask(report or AnnulGame(table.number, game.number), reason=room.id)

    def _reported(self, table: DeskTable, game: Game, result: Result) -> RecordLoss | RecordResult | None:
        tournament = self._live.tournament
        if tournament.format is not None:
            scores = scores_of(result, format_of(tournament).measure(tournament))
            return None if scores is None else RecordResult(table.number, game.number, scores, confirmed=True)
        if len(result.losers) != 1:
            return None
        return RecordLoss(table.number, game.number, seats_of(table, game)[result.losers[0]], confirmed=True)

    def _was_reported(self, room: str) -> bool:
        return any(
            row.entry.reason == room and isinstance(row.entry.action, RecordLoss | RecordResult | AnnulGame)
            for row in self._live.desk.rows
        )

    # Absent players --------------------------------------------------------------------------------------------------

    async def _attend_absent(self, table: DeskTable, game: Game, room: LiveTable) -> None:
        """Whoever lets the time run out throws once, by the house; the table's own clock then lets them stand."""
        seconds = self._live.tournament.options.decision_seconds
        seats = seats_of(table, game)
        self._note_the_present(room, seats)
        stage = room.table.stage
        if not seconds or not isinstance(stage, Throw) or stage.seat is None:
            return
        waits = room.table.places[stage.seat].played_by is None
        if waits and self._live.now() - room.table.at >= 1000 * seconds:
            with contextlib.suppress(KnobelError):
                await room.request(TABLE_HOUSE, Roll(stage.seat, None, room.table.seq))
                player = seats[stage.seat]
                self._live.away[player] = self._live.away.get(player, 0) + 1
                self._live.tell()

    def _note_the_present(self, room: LiveTable, seats: tuple[PlayerId, ...]) -> None:
        """Somebody who decides is there again."""
        last = self._seen.get(room.id, -1)
        for step in reversed(room.table.steps):
            if step.seq <= last:
                break
            if isinstance(step.event, Did):
                self._live.away.pop(seats[step.event.seat], None)
        self._seen[room.id] = room.table.seq
