"""A large club is read in another process, whatever is asked for, and says the same as one that is read here."""

from typing import Any

import msgspec
import pytest

from knobel.club.actions import AddMember, Found, MarkMember, MemberId, PlaceTaken, RecordEvening
from knobel.club.club_log import ClubLog
from knobel.house.clubs.reading import LARGE, is_large, read
from knobel.house.work.performing import Performer
from knobel.house.work.tasks import ReadClub
from tests.server.visits import ORIGIN, Visit, play

READ = (
    ReadClub("page", "keeper", None),
    ReadClub("page", "member", MemberId(3), 0),
    ReadClub("page", "public"),
    ReadClub("page", "guest"),
    ReadClub("file"),
    ReadClub("book"),
    ReadClub("season", season=0, language="en"),
    ReadClub("games"),
)
DOORS = ("page", "export", "book.csv", "season.csv", "games.csv")


def club(members: int, evenings: int) -> ClubLog:
    """A club whose members all come every time, each time in another order, and pay for a round."""
    log = ClubLog.founded(Found("Die Filzläuse", "2026"), at=0)
    for number in range(members):
        log.do(AddMember(f"Laus {number}"), at=1, by="Anna")
    for number in range(evenings):
        order = [MemberId((number * 7 + place) % members) for place in range(members)]
        places = tuple(PlaceTaken(member, place) for place, member in enumerate(order, start=1))
        date = f"2026-{1 + number % 12:02}-{1 + number % 28:02}"
        log.do(RecordEvening(date, "", ("schocken", "kniffel")[number % 2], places, ""), at=2 + number, by="Anna")
        log.do(MarkMember(order[-1], "round", 1), at=2 + number, by="Anna")
    return log


LARGE_ONE = club(40, LARGE // 40 + 1)


@pytest.mark.parametrize("wanted", READ, ids=lambda wanted: f"{wanted.what} {wanted.role}")
def test_another_process_says_the_same(wanted: ReadClub) -> None:
    sent = wanted.but(rows=msgspec.json.encode(LARGE_ONE.rows))
    assert Performer()(sent) == read(LARGE_ONE, wanted)


@pytest.mark.parametrize("log", [LARGE_ONE, club(5, 3)], ids=["large", "small"])
def test_nothing_of_a_large_club_is_read_on_the_loop(log: ClubLog, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        asked: list[str] = []
        work: Any = house.house.resources.work
        do = work.do

        async def noted(task: Any, *more: Any) -> bytes:
            asked.extend([task.what] if isinstance(task, ReadClub) else [])
            return bytes(await do(task, *more))

        monkeypatch.setattr(work, "do", noted)
        headers = {"origin": ORIGIN, "cookie": anna._cookie}
        answer = await house._client.post("/api/clubs/import", content=log.export(), headers=headers)
        assert answer.status_code == 201, answer.text
        told = answer.json()
        for door in DOORS:
            status, _ = await anna.ask("GET", f"/api/clubs/{told['club']}/{door}", link=told["links"]["keeper"])
            assert status == 200
        assert asked == (["page", "file", "book", "season", "games"] if is_large(log) else [])

    play(scene)
