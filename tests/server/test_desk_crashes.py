"""A tournament outlives the plug: nothing that was acknowledged is lost or done twice."""

import asyncio
import contextlib

from knobel.desk.actions import (
    RecordLoss,
    Undo,
)
from knobel.desk.lots import Lots
from knobel.desk.pages import DeskPage, ProjectorPage
from knobel.desk.ranking import ranking
from knobel.house.desks.messages import (
    DeskDone,
    DeskPreviewed,
)
from proofs.client import LINE_TROUBLE
from proofs.processes import Node
from tests.server.desk_hall import Hall, scene
from tests.support.waiting import until


def test_a_tournament_outlives_a_kill_in_the_middle_of_a_stage(node: Node) -> None:
    """Thirteen players, two referees, a wrong report undone after its preview, a kill; compared with the model's."""

    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        stage = (await hall.exported()).tournament.stages[0]
        async with hall.line("referee", "Rita") as rita, hall.line("projector") as wall:
            wrong = await rita.please(RecordLoss(1, 1, stage.tables[0].players[0]))
            assert isinstance(wrong, DeskDone)
            shown = await rita.preview(Undo(wrong.seq))
            assert isinstance(shown, DeskPreviewed)
            assert [moved.player for moved in shown.preview.moved] == [stage.tables[0].players[0]]
            done = await rita.please(Undo(wrong.seq), seq=shown.seq)
            assert isinstance(done, DeskDone)
            before = (await wall.page_after(done.seq)).page
            assert isinstance(before, ProjectorPage)
        exported = await hall.exported()
        node.kill()
        node.start()
        async with hall.line("projector") as wall:
            after = (await wall.page_after(done.seq)).page
        assert isinstance(after, ProjectorPage)
        assert after.board.players == before.board.players
        assert after.board.clock is not None
        assert before.board.clock is not None
        assert after.board.clock.running
        passed = after.board.now - before.board.now
        assert after.board.clock.shows == before.board.clock.shows + passed
        assert (await hall.exported()).rows == exported.rows
        await _play_to_the_end(hall)

    scene(node, play)


async def _play_to_the_end(hall: Hall) -> None:
    """Two referees share the tables; in the end the server's list is the one that the model makes of its log."""
    lots = Lots("losers")
    async with hall.line("referee", "Rita") as rita, hall.line("referee", "Rolf") as rolf:
        page = await rita.page_after(0)
        while isinstance(page.page, DeskPage) and page.page.board.phase != "over":
            if page.page.tables:
                table = page.page.tables[lots.below(len(page.page.tables))]
                request = table.losses[lots.below(len(table.losses))].request
            else:
                request = page.page.offers[0].request
            line = rita if lots.below(2) else rolf
            answer = await line.please(request)
            assert isinstance(answer, DeskDone), answer
            page = await rita.page_after(answer.seq)
        assert isinstance(page.page, DeskPage)
    desk = await hall.exported()
    model = [(each.player, each.place) for each in ranking(desk.tournament)]
    assert [(row.player, row.place) for row in page.page.board.ranking] == model
    assert [place for _, place in model][:6] == [1, 2, 3, 4, 5, 6]
    lines = (await hall.http("GET", "/results.csv", "projector")).text.splitlines()
    assert len(lines) == 14
    told = (await hall.http("GET", "/results.json", "projector")).json()
    assert [(row["number"] - 1, row["place"]) for row in told["ranking"]] == model


def test_nothing_acknowledged_is_lost_or_doubled_however_often_the_plug_is_pulled(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        told: list[tuple[RecordLoss, int]] = []
        stop = asyncio.Event()
        referees = [asyncio.create_task(_report_stubbornly(hall, name, told, stop)) for name in ("Rita", "Rolf")]

        async def go_on_reporting() -> None:
            enough = len(told) + 3
            await until(
                lambda: len(told) >= enough or all(referee.done() for referee in referees), "more losses are told"
            )

        for _ in range(4):
            await go_on_reporting()
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        await go_on_reporting()
        stop.set()
        await asyncio.gather(*referees)
        desk = await hall.exported()
        assert told
        for loss, seq in told:
            assert desk.rows[seq].entry.action == loss
        games = [action for row in desk.rows if isinstance(action := row.entry.action, RecordLoss)]
        assert len({(loss.table, loss.game) for loss in games}) == len(games)

    scene(node, play)


async def _report_stubbornly(hall: Hall, name: str, told: list[tuple[RecordLoss, int]], stop: asyncio.Event) -> None:
    """A referee who reports losses of the first stage, and repeats with the same key whatever was not answered."""
    lots = Lots(name)
    unanswered: tuple[RecordLoss, str] | None = None
    while not stop.is_set():
        with contextlib.suppress(*LINE_TROUBLE):
            async with hall.line("referee", name) as line:
                while not stop.is_set():
                    page = (await line.page_after(0)).page
                    assert isinstance(page, DeskPage)
                    offers = [offer.request for table in page.tables for offer in table.losses]
                    if unanswered is None and not offers:
                        return
                    if unanswered is None:
                        request = offers[lots.below(len(offers))]
                        assert isinstance(request, RecordLoss)
                        unanswered = (request, f"{name}-{lots.below(10**9)}")
                    answer = await line.please(*unanswered)
                    if isinstance(answer, DeskDone):
                        told.append((unanswered[0], answer.seq))
                        await line.page_after(answer.seq)
                    unanswered = None
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.05)
