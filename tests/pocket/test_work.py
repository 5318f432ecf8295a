"""What a bot's first decision would have to open and work out is at hand before it is asked."""

import asyncio
from pathlib import Path

import pytest

from knobel.minds.search import Budget
from knobel.pocket.work import THINKS_FOR, HereBetween
from tests.pocket.page import Page

pytestmark = pytest.mark.timing


@pytest.mark.parametrize(("mind", "rehearsed"), [("strong", True), ("greedy", False)])
def test_a_game_is_rehearsed_when_it_has_begun_for_bots_that_play_by_values(
    tmp_path: Path, mind: str, rehearsed: bool
) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        work = page.door.house.resources.work
        assert isinstance(work, HereBetween)
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": mind}]
        wanted = {"game": "kniffel", "seats": seats, "options": {"starter": "first_seat"}}
        _, link = await page.ask("POST", "/api/tables", wanted)
        await page.sit_down(link["table"])
        live = await page.door.house.tables.table(link["table"])
        assert live is not None
        assert not work.knowledge.is_prepared(live.table.game), "whoever opens a table waits for nothing"
        await page.please(type="begin")
        await asyncio.gather(*work._rehearsing)
        assert work.knowledge.is_prepared(live.table.game) == rehearsed
        assert len(live.table.steps) == 0, "it is still for Anna to throw"
        await page.door.close()

    asyncio.run(evening())


def test_minds_search_for_less_time_where_the_page_waits_for_them() -> None:
    usual = Budget()
    assert usual.seconds is not None
    assert HereBetween().knowledge.budget == usual.but(seconds=THINKS_FOR)
    assert usual.seconds > THINKS_FOR
