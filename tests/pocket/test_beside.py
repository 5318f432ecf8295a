"""Values beside the box: fetched when somebody wants to play by them, and done without until they are there."""

import asyncio
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

from knobel.core.records import write_record
from knobel.house.days import best_play
from knobel.house.days.rotation import match_of
from knobel.house.live.analysts import Underway
from knobel.house.work.tasks import PlayDay
from knobel.match import opening
from knobel.match.match import Match
from knobel.minds.experts.kniffel_extreme import solution
from knobel.minds.knowledge import Knowledge
from knobel.pocket import beside
from knobel.pocket.analysis_here import analysis_here
from knobel.pocket.beside import FilesBeside
from knobel.pocket.work import HereBetween
from tests.minds.test_analysis import recorded
from tests.pocket.page import Page

pytestmark = pytest.mark.timing
GAME = "kniffel-extreme"
FOLDER = "knobel/data"
# Points that are expected of a game by its values, and not by what every box brings for itself.
ENOUGH = 500


def game_of_two() -> Match:
    return opening.game(GAME, 2, {})


class Host:
    """Has the file that is not in the box, and says of every one that it is asked for."""

    def __init__(self, folder: Path, file: Path) -> None:
        self._folder, self._file = folder, file
        self.path = f"{FOLDER}/{file.name}"
        self.asked: list[str] = []
        self.place = folder / self.path

    def fetch(self, path: str) -> None:
        self.asked.append(path)

    def deliver(self) -> None:
        shutil.copy(self._file, self.place)


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """A box without the values of Kniffel Extreme, and the host that it came from."""
    file = solution.file_of(game_of_two().info.version)
    assert file.is_file()
    (tmp_path / FOLDER).mkdir(parents=True)
    monkeypatch.setattr(solution, "DATA", tmp_path / FOLDER)
    monkeypatch.setattr(beside, "HOME", str(tmp_path))
    return Host(tmp_path, file)


async def begin(page: Page, mind: str) -> tuple[HereBetween, Match]:
    """A table of Kniffel Extreme against a bot, at which the game has begun: who thinks there, and the game."""
    await page.door.open()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "mind": mind}]
    wanted = {"game": GAME, "seats": seats, "options": {"starter": "first_seat"}, "hints": True}
    _, link = await page.ask("POST", "/api/tables", wanted)
    await page.sit_down(link["table"])
    await page.please(type="begin")
    work = page.door.house.resources.work
    assert isinstance(work, HereBetween)
    live = await page.door.house.tables.table(link["table"])
    assert live is not None
    return work, live.table.game


async def hint(page: Page) -> float:
    """What the best move is worth, as the page is told."""
    page.messages.clear()
    page.say(type="please", key="hint", request={"type": "advise", "seat": 0})
    while not (told := [each for each in page.messages if each["type"] == "advice" and not each["first"]]):
        await page._next()
    return float(told[0]["hints"][0]["value"])


def test_what_is_not_there_is_wanted_and_played_by_from_the_moment_it_is(host: Host) -> None:
    wanted: list[str] = []
    knowledge = Knowledge(want=wanted.append)
    assert knowledge.solution(game_of_two()) is None
    assert wanted == [str(host.place)]
    host.deliver()
    assert isinstance(knowledge.solution(game_of_two()), solution.KniffelExtremeSolution)
    assert wanted == [str(host.place)]


def test_a_strong_bot_has_its_values_fetched_and_read_before_it_is_asked(tmp_path: Path, host: Host) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db", fetch=host.fetch)
        work, game = await begin(page, "strong")
        while not host.asked:
            await asyncio.sleep(0)
        assert host.asked == [host.path]
        host.deliver()
        page.door.fetched(host.path)
        await asyncio.gather(*work._rehearsing)
        assert work.knowledge.is_prepared(game)
        assert host.asked == [host.path]
        await page.door.close()

    asyncio.run(evening())


def test_a_hint_waits_for_nothing_and_is_by_the_values_once_they_are_there(tmp_path: Path, host: Host) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db", fetch=host.fetch)
        await begin(page, "greedy")
        await page.please(type="roll", seat=0)
        assert host.asked == []
        by_pars = await hint(page)
        assert host.asked == [host.path]
        host.deliver()
        page.door.fetched(host.path)
        assert by_pars < ENOUGH < await hint(page)
        await page.door.close()

    asyncio.run(evening())


def test_what_could_not_be_had_is_asked_for_once_more_with_the_next_game(tmp_path: Path, host: Host) -> None:
    async def evening() -> None:
        page = Page(tmp_path / "house.db", fetch=host.fetch)
        work, game = await begin(page, "strong")
        while not host.asked:
            await asyncio.sleep(0)
        page.door.fetched(host.path)
        await asyncio.gather(*work._rehearsing)
        assert work.knowledge.solution(game) is None
        assert host.asked == [host.path], "not with every decision"
        work.rehearse(game)
        while len(host.asked) < 2:
            await asyncio.sleep(0)
        await page.door.close()

    asyncio.run(evening())


def test_an_analysis_waits_for_the_values_that_it_is_made_by(host: Host) -> None:
    record = write_record(recorded(GAME))

    async def evening() -> tuple[bytes, bytes]:
        files = FilesBeside(host.fetch)
        found = asyncio.create_task(analysis_here(record, Underway(), beside=files))
        while not host.asked:
            await asyncio.sleep(0)
        host.deliver()
        files.settle(host.path)
        return await found, await analysis_here(record, Underway())

    waited, at_hand = asyncio.run(evening())
    assert waited == at_hand


def test_the_dice_of_a_day_are_played_by_the_values(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    there: list[bool] = []

    def playing(*_: object) -> Generator[None, None, int]:
        there.append(host.place.is_file())
        yield
        return 600

    monkeypatch.setattr(best_play, "playing", playing)

    async def evening() -> bytes:
        files = FilesBeside(host.fetch)
        task = PlayDay(b"seed", "2026-01-01", GAME, "strong", "greedy")
        made = asyncio.create_task(HereBetween(files).do(task, "day"))
        while not host.asked:
            await asyncio.sleep(0)
        host.deliver()
        files.settle(host.path)
        return await made

    assert (asyncio.run(evening()), there) == (b"600", [True])


def test_nobody_waits_for_what_is_there_or_what_no_game_plays_by(host: Host) -> None:
    async def evening() -> list[bool]:
        files = FilesBeside(host.fetch)
        host.deliver()
        return [await files.fetched(game) for game in (game_of_two(), match_of("kniffel"))]

    assert asyncio.run(evening()) == [False, False]
    assert host.asked == []


def test_what_does_not_come_in_time_is_done_without(host: Host) -> None:
    assert asyncio.run(FilesBeside(host.fetch).fetched(game_of_two(), within=0.01)) is False
    assert host.asked == [host.path]
