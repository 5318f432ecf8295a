"""A table keeps the rules that it began with, also when a newer box opens the house."""

import asyncio
from pathlib import Path

import pytest

import knobel
from knobel.core.options import Value
from knobel.house.table.entries import TableOpened
from knobel.house.table.requests import Sit
from knobel.pocket.visitor import visitor
from tests.pocket.page import Page

pytestmark = pytest.mark.timing
# Three throws each, twice; the second round is begun by the other one. At the end both have the same, and throw again.
GAME = "die-boese-eins"
OPTIONS: dict[str, Value] = {"starter": "first_seat", "rounds": 2, "throws": 3, "tie_break": "throw_off"}
ROUNDS = [0, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0]
IN_THE_OLD_BOX = 5


async def set_up(page: Page, version: int) -> str:
    """A table with real dice, as a box with this version of the rules writes it down."""
    house = page.door.house
    device = (await visitor(house.resources)).id
    setup = TableOpened(GAME, version, OPTIONS, 2, device, dice="real")
    live, _, _ = await house.tables.create(setup, (Sit(0, "Anna"), Sit(1, "Ben", "local")))
    return live.id


async def throw(page: Page, *seats: int) -> None:
    """Type in the same throw for one after the other."""
    for seat in seats:
        assert page.scene["turn"] == [seat]
        # A key is used once, in whatever box.
        told = await page.please(f"after-{max(page.scenes)}", type="roll", seat=seat, faces=[2])
        assert told["type"] == "done", told
        while told["seq"] not in page.scenes:
            await page._next()


# By the first version whoever began the game begins a play-off, by the second whoever began the last round.
@pytest.mark.parametrize(("version", "begins"), [(1, 0), (2, 1)])
def test_a_table_goes_on_by_the_version_that_it_began_with(tmp_path: Path, version: int, begins: int) -> None:
    assert knobel.declared(GAME).info.version == 2, "the box of today"

    async def old_box() -> str:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        table = await set_up(page, version)
        await page.sit_down(table)
        await page.please(type="begin")
        await throw(page, *ROUNDS[:IN_THE_OLD_BOX])
        await page.door.close()
        return table

    async def new_box(table: str) -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        assert (await page.sit_down(table))["table"]["version"] == version
        await throw(page, *ROUNDS[IN_THE_OLD_BOX:])
        assert page.scene["turn"] == [begins]
        await page.door.close()

    asyncio.run(new_box(asyncio.run(old_box())))


def test_a_new_table_has_the_rules_of_today(tmp_path: Path) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db")
        await page.door.open()
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}]
        _, link = await page.ask("POST", "/api/tables", {"game": GAME, "seats": seats})
        assert (await page.sit_down(link["table"]))["table"]["version"] == 2
        await page.door.close()

    asyncio.run(evening())
