"""Formats that count, online: every game is a table of the house, and its result arrives by itself."""

import asyncio

from knobel.core.stages import Over
from knobel.desk.actions import Draw, Reschedule, SignUp
from knobel.desk.format_options import PointsRounds
from knobel.desk.measures import scores_of
from knobel.desk.options import DeskOptions
from tests.server.test_live_desks import ORGANISER, Simulated


def test_bots_play_two_rounds_and_every_result_is_that_of_its_table() -> None:
    async def scene() -> None:
        async with Simulated() as hall:
            now, kind = hall.time.now(), PointsRounds(rounds=2, table_size=3)
            options = DeskOptions(venue="online")
            live = await hall.desks.create("Bots", now + 10**7, "himmel-und-hoelle", options, "host", kind)
            for number in range(5):
                await live.request(ORGANISER, SignUp(f"Bot {number}", late=True, bot=True))
            await live.request(ORGANISER, Reschedule(now + 10**7, now, now))
            await live.request(ORGANISER, Draw())
            await hall.run_until(lambda: live.tournament.phase == "over")
            games = [game for stage in live.tournament.stages for table in stage.tables for game in table.counted]
            assert len(games) == 2 * 2
            for game in games:
                room = await hall.house.tables.table(game.room)
                assert room is not None
                assert isinstance(room.table.stage, Over)
                assert scores_of(room.table.stage.result, "points") == tuple(score for _, score in game.scores)
                names = tuple(live.tournament.players[player].name for player, _ in game.scores)
                assert tuple(room.table.names) == names

    asyncio.run(scene())
