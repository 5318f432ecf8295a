"""Advice in a pocket: whoever thinks there answers nobody meanwhile, so what looks best is told before."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from knobel.core.phrases import say
from knobel.house.messages import HintInfo
from knobel.house.work import minding
from tests.pocket.page import Page, open_table


def test_what_looks_best_is_on_the_page_before_anybody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(tmp_path / "house.db")
    known: list[bool] = []

    def adviser(game: Any, state: Any, seat: int, below: Any, knowledge: Any) -> tuple[HintInfo, ...]:
        known.extend(message["first"] for message in page.messages if message["type"] == "advice")
        move = game.choices(state, seat).moves[0]
        return (HintInfo(move, 1.5, "points", say("press-stop")),)

    monkeypatch.setattr(minding, "usual_adviser", adviser)

    async def evening() -> None:
        await page.door.open()
        await open_table(page, "chicago", hints=True, options={"starter": "first_seat"})
        await page.please(type="roll", seat=0)
        page.say(type="please", key="a", request={"type": "advise", "seat": 0})
        while len(told := [each for each in page.messages if each["type"] == "advice"]) < 2:
            await page._next()
        assert known == [True]
        assert [(each["key"], each["first"], len(each["hints"])) for each in told] == [("a", True, 1), ("a", False, 1)]
        await page.door.close()

    asyncio.run(evening())
