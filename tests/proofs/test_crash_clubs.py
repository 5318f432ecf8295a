"""What is asked of a club while the plug is pulled, and what becomes of it where the club has forgotten something."""

import asyncio
import json

import httpx

from knobel.club.actions import AddMember, Found, MemberId, RecordEvening
from knobel.club.club_log import ClubLog
from proofs.client import Person
from proofs.crash_clubs import Treasurer, unasked, wishes

PEOPLE = 2


def test_everything_that_can_be_asked_of_a_club_is_asked() -> None:
    assert unasked() == []


def test_all_of_it_is_granted_to_several_who_ask_again_and_again() -> None:
    log = ClubLog.founded(Found("Die Filzläuse", "2026"), 0)
    for number in range(PEOPLE):
        log.do(AddMember(f"Member {number}"), 1)
    latest = [0] * PEOPLE
    for turn in range(3 * len(wishes(MemberId(0), "", 0))):
        for number in range(PEOPLE):
            every = wishes(MemberId(number), f"{turn}-{number}", latest[number])
            wish = every[turn % len(every)]
            seq = log.do(wish, 2 + turn)
            latest[number] = seq if isinstance(wish, RecordEvening) else latest[number]
    assert len(log.rows) == 1 + PEOPLE + 3 * PEOPLE * len(every)


def test_who_is_refused_what_an_intact_club_grants_goes_on() -> None:
    asked: list[str] = []

    def forgetful(request: httpx.Request) -> httpx.Response:
        kind = json.loads(request.content)["request"]["type"]
        asked.append(kind)
        if kind == "undo_entry":
            return httpx.Response(409, json={"code": "club-no-such-entry"})
        return httpx.Response(409, json={"code": "club-full"}) if kind == "mark_member" else answered(len(asked))

    def answered(seq: int) -> httpx.Response:
        return httpx.Response(200, json={"seq": seq})

    async def write_four_times() -> Treasurer:
        treasurer = Treasurer("http://club", Person(""), "club", "link", MemberId(0))
        async with httpx.AsyncClient(transport=httpx.MockTransport(forgetful), base_url="http://club") as http:
            for _ in range(4):
                await treasurer.write(http)
        return treasurer

    treasurer = asyncio.run(write_four_times())
    assert asked == ["record_evening", "undo_entry", "mark_member", "pay"]
    assert (treasurer.refused, [each.seq for each in treasurer.told]) == (1, [1, 4])
