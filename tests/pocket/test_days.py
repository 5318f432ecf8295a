"""The dice of the day in a pocket: everywhere the same, sealed a month ahead, and not shown before their day."""

import asyncio
import json
import time
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from knobel.fair.days import checked_day, read_day
from knobel.house.store.logs import Operation
from knobel.house.table import day_dice
from knobel.pocket.days import DeviceZone, day_seed
from tests.pocket.page import Json, Page

pytestmark = pytest.mark.timing
GAME = "kniffel"


def run(evening: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(evening, 120))


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game on every day, whatever the calendar says."""
    monkeypatch.setattr("knobel.house.days.days.game_on", lambda date: GAME)


async def opened(file: Path) -> tuple[Page, Json]:
    page = Page(file)
    await page.door.open()
    return page, (await page.ask("GET", "/api/days"))[1]


def _over() -> Operation:
    """Today is over."""
    yield "UPDATE days SET closes = 0", ()


def test_two_pockets_seal_the_same_month_and_show_no_seed_of_it(tmp_path: Path) -> None:
    async def evening() -> None:
        one, days = await opened(tmp_path / "one.db")
        other, theirs = await opened(tmp_path / "other.db")
        assert [day["commitment"] for day in days["days"]] == [day["commitment"] for day in theirs["days"]]
        assert days["days"][0]["date"] == days["today"]
        assert (len(days["days"]), {day["seed"] for day in days["days"]}) == (32, {None})
        for day in days["days"]:
            assert day["commitment"] == day_dice.commitment(day_seed(day["date"]), day["date"], GAME)
        tomorrow = days["days"][1]["date"]
        for method, path in (("GET", tomorrow), ("GET", f"{days['today']}/file"), ("POST", f"{tomorrow}/play")):
            assert (await one.ask(method, f"/api/days/{path}", {}))[1]["code"] == "day-sealed"
        await one.door.close()
        await other.door.close()

    run(evening())


def test_a_day_is_played_once_and_shown_beside_the_best_play(tmp_path: Path) -> None:
    async def evening() -> None:
        page, days = await opened(tmp_path / "house.db")
        way = f"/api/days/{days['today']}"
        assert (await page.ask("GET", way))[1]["results"] is None
        welcome = await page.sit_down((await page.ask("POST", f"{way}/play", {"name": "Gast"}))[1]["table"])
        assert welcome["table"]["seats"][0]["name"] == "Gast"
        await page.play()
        told = (await page.ask("GET", way))[1]
        assert told["results"] == [told["mine"]["result"]]
        while told["best"] is None:
            assert (await page.ask("GET", "/api/me"))[0] == 200, "whoever asks in between is answered"
            told = (await page.ask("GET", way))[1]
        assert told["best"] > 100
        assert (await page.ask("POST", f"{way}/play", {}))[1]["table"] != told["mine"]["table"], "that is practice"
        await page.door.house.resources.store.write(_over())
        file = read_day(json.dumps((await page.ask("GET", f"{way}/file"))[1]).encode())
        assert file is not None
        assert checked_day(file).verdict == "fair"
        assert (await page.ask("GET", "/api/days"))[1]["days"][0]["seed"] == day_seed(days["today"]).hex()
        await page.door.close()

    run(evening())


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process cannot be set here")
def test_a_day_ends_at_the_midnight_of_the_device_in_summer_and_in_winter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3")
    time.tzset()
    try:
        zone = DeviceZone()
        for month, hours in ((1, 1), (7, 2)):
            midnight = datetime(2026, month, 9, tzinfo=zone)
            assert midnight.timestamp() == datetime(2026, month, 9, tzinfo=UTC).timestamp() - hours * 3600
            assert datetime.fromtimestamp(midnight.timestamp(), zone).isoformat()[:19] == f"2026-0{month}-09T00:00:00"
            before = datetime.fromtimestamp(midnight.timestamp() - 1, zone)
            assert before.date() == midnight.date() - timedelta(days=1)
    finally:
        monkeypatch.undo()
        time.tzset()
