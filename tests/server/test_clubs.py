"""Clubs behind real doors: links and what they allow, the book, joining, files, and a club that is deleted."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
import pytest

from knobel.club.club_log import ClubLog
from knobel.desk.ranking import ranking
from knobel.desk.simulating import played, registered
from proofs.client import Person, arrive, browser
from proofs.processes import Node
from tests.server.desk_hall import Hall

ANNA, BEN = 0, 1
Json = dict[str, Any]


class Clubhouse:
    """A club at a running server."""

    def __init__(self, base: str, person: Person, club: str, links: dict[str, str]) -> None:
        self.base, self.person, self.club, self.links = base, person, club, links
        self._keys = 0

    @classmethod
    async def founded(cls, base: str) -> "Clubhouse":
        person = await arrive(base)
        async with browser(base, person) as http:
            told = (await http.post("/api/clubs", json={"name": "Die Filzläuse", "season": "2026"})).json()
        house = cls(base, person, told["club"], told["links"])
        for name in ("Anna", "Ben"):
            await house.write({"type": "add_member", "name": name})
        return house

    async def http(self, method: str, path: str, role: str = "keeper", **more: Any) -> httpx.Response:
        async with browser(self.base, self.person) as http:
            headers = {"authorization": f"Bearer {self.links.get(role, role)}"}
            return await http.request(method, f"/api/clubs/{self.club}{path}", headers=headers, **more)

    async def write(self, request: Json, role: str = "keeper", key: str = "") -> httpx.Response:
        self._keys += 1
        told = {"key": key or f"k{self._keys}", "request": request, "by": "Kasse"}
        return await self.http("POST", "/requests", role, json=told)

    async def page(self, role: str = "keeper", **query: Any) -> Json:
        answer = await self.http("GET", "/page", role, params=query)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    async def own_links(self) -> dict[int, str]:
        told = (await self.http("GET", "/links")).json()["members"]
        return {int(member): link for member, link in told.items()}


def visit(node: Node, play: Callable[[Clubhouse], Awaitable[None]]) -> None:
    """Let something happen in a new club."""

    async def run() -> None:
        await play(await Clubhouse.founded(node.base))

    asyncio.run(run())


EVENING: Json = {
    "type": "record_evening",
    "date": "2026-11-13",
    "title": "Stammtisch",
    "game": "schocken",
    "places": [{"member": BEN, "place": 1}, {"member": ANNA, "place": 2}],
}


def test_an_evening_is_written_down_and_a_repeat_is_no_second_one(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        first, again = [await house.write(EVENING, key="once") for _ in range(2)]
        assert first.json() == again.json()
        page = await house.page()
        assert len(page["evenings"]) == 1
        assert [(row["place"], row["member"], row["points"]) for row in page["table"]] == [(1, BEN, 10), (2, ANNA, 8)]
        await house.write({"type": "undo_entry", "entry": first.json()["seq"]})
        assert (await house.page())["table"] == []

    visit(node, play)


def test_every_link_opens_its_role_and_sees_no_more_than_it_may(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        await house.write({"type": "mark_member", "member": BEN, "mark": "round", "count": 3})
        own = await house.own_links()
        member = await house.page(own[BEN])
        assert (member["role"], member["me"]) == ("member", BEN)
        assert [row["owes"] for row in member["members"]] == [0, 150]
        assert (await house.http("GET", "/page", "public")).status_code == 404
        await house.write({"type": "set_public", "public": True})
        public = await house.page("public")
        assert public["role"] == "public"
        assert [row["owes"] for row in public["members"]] == [None, None]
        assert (public["bookings"], public["log"], public["prices"]) == ([], [], None)
        assert "rounds" not in {record["what"] for record in public["records"]}
        guest = await house.page("guest")
        assert (guest["name"], guest["members"]) == ("Die Filzläuse", [])
        for link in ("", "x", own[BEN][:-1]):
            refused = await house.http("GET", "/page", link or "nothing")
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-club")

    visit(node, play)


def test_nobody_does_what_their_link_does_not_allow(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        own = await house.own_links()
        await house.write({"type": "set_public", "public": True})
        before = (await house.page())["seq"]
        wanted: list[Json] = [
            EVENING,
            {"type": "pay", "member": BEN},
            {"type": "appoint", "member": BEN, "office": "keeper"},
        ]
        for request in wanted:
            assert (await house.write(request, own[BEN])).json()["code"] == "club-not-allowed"
            assert (await house.write(request, "public")).json()["code"] == "no-such-club"
            assert (await house.write(request, "guest")).json()["code"] == "no-such-club"
        for path, role in (("/export", own[BEN]), ("/export", "public"), ("/book.csv", "public"), ("/links", "public")):
            assert (await house.http("GET", path, role)).status_code == 404
        assert (await house.http("POST", "/delete", own[BEN], json={"name": "Die Filzläuse"})).status_code == 404
        assert (await house.http("POST", "/forget", own[BEN], json={"member": ANNA})).status_code == 403
        assert (await house.page())["seq"] == before

    visit(node, play)


def test_a_guest_joins_and_a_renewed_link_is_another(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        asked = {"name": "Gül", "key": "j1"}
        first, again = [(await house.http("POST", "/join", "guest", json=asked)).json() for _ in range(2)]
        assert first == again
        assert (await house.page(first["token"]))["me"] == first["member"]
        await house.write({"type": "renew_link", "member": first["member"]})
        assert (await house.http("GET", "/page", first["token"])).status_code == 404
        await house.write({"type": "renew_shared", "role": "guest"})
        assert (await house.http("POST", "/join", "guest", json={"name": "Eva", "key": "j2"})).status_code == 404

    visit(node, play)


def test_the_book_opens_in_german_spreadsheets(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        await house.write({"type": "mark_member", "member": BEN, "mark": "round", "note": "=1+1"})
        await house.write(EVENING)
        book = (await house.http("GET", "/book.csv")).content.decode("utf-8-sig")
        heading, line = book.splitlines()
        assert heading == "Datum;Name;Art;Anzahl;Betrag;Notiz;Eingetragen von"
        assert line.split(";")[1:] == ["Ben", "Strich", "1", "0,50", "'=1+1", "Kasse"]
        table = (await house.http("GET", "/season.csv", params={"lang": "en"})).content.decode("utf-8-sig")
        assert table.splitlines() == ["Place,Name,Points,Wins,Evenings,2026-11-13", "1,Ben,10,1,1,10", "2,Anna,8,0,1,8"]
        games = (await house.http("GET", "/games.csv")).content.decode("utf-8-sig")
        assert games.splitlines()[1:] == ["Schocken;1;2026-11-13;2,00;Ben (1);;"]

    visit(node, play)


def test_a_club_is_taken_along_and_deleted(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        await house.write(EVENING)
        file = (await house.http("GET", "/export")).content
        assert ClubLog.read(file).club.name == "Die Filzläuse"
        async with browser(house.base, house.person) as http:
            told = (await http.post("/api/clubs/import", content=file)).json()
            assert (await http.post("/api/clubs/import", content=file[:-9])).json()["code"] == "club-not-a-club"
        other = Clubhouse(house.base, house.person, told["club"], told["links"])
        assert (await other.page())["table"] == (await house.page())["table"]
        wrong = await house.http("POST", "/delete", json={"name": "Filzläuse"})
        assert wrong.json()["code"] == "club-other-name"
        await house.http("POST", "/delete", json={"name": "Die Filzläuse"})
        assert (await house.http("GET", "/page")).status_code == 404
        assert (await other.page())["name"] == "Die Filzläuse"

    visit(node, play)


def test_somebody_who_wants_to_be_forgotten_is(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        await house.write(EVENING)
        own = await house.own_links()
        await house.http("POST", "/forget", own[BEN], json={"member": BEN})
        assert b"Ben" not in (await house.http("GET", "/export")).content
        assert (await house.page())["table"][0]["member"] == BEN

    visit(node, play)


def test_places_of_a_tournament_are_taken_over(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        hall = await Hall.opened(house.base)
        await hall.http("POST", "/players", "organiser", json={"text": "Anna\nZoe"})
        link = {"desk": hall.desk, "token": hall.links["projector"]}
        told = (await house.http("POST", "/tournament", json=link)).json()
        # Nobody has a place before the end.
        assert (told["places"], told["unknown"], told["game"]) == ([], [], "schocken")
        wrong = await house.http("POST", "/tournament", json={**link, "token": "x"})
        assert wrong.json()["code"] == "no-such-desk"

    visit(node, play)


def test_a_finished_tournament_is_taken_over_with_its_places(node: Node) -> None:
    """Members are known by their names; their places are those among themselves, and guests are named."""
    names = ("Zoe", "anna", "Ben", "Emil", "Fritz", "Gül")
    desk = played(registered(6, called=lambda number: names[number - 1]), "club")
    ranked = [desk.tournament.players[each.player].name for each in ranking(desk.tournament)]
    members = [name for name in ranked if name in ("anna", "Ben")]

    async def play(house: Clubhouse) -> None:
        async with browser(house.base, house.person) as http:
            opened = (await http.post("/api/desks/import", content=desk.export())).json()
        link = {"desk": opened["desk"], "token": opened["links"]["projector"]}
        told = (await house.http("POST", "/tournament", json=link)).json()
        numbers = {"anna": ANNA, "Ben": BEN}
        assert told["places"] == [
            {"member": numbers[name], "place": place} for place, name in enumerate(members, start=1)
        ]
        assert sorted(told["unknown"]) == ["Emil", "Fritz", "Gül", "Zoe"]
        evening = EVENING | {
            "title": "Kneipe",
            "places": told["places"],
            "source": opened["desk"],
            "game": told["game"],
        }
        await house.write(evening)
        page = await house.page()
        assert [row["member"] for row in page["table"]] == [numbers[name] for name in members]
        assert page["evenings"][0]["game"] == "schocken"
        assert (await house.write(evening)).json()["code"] == "club-evening-known"

    visit(node, play)


@pytest.mark.parametrize("body", [b"", b"{", b'{"name":"a"}', msgspec.json.encode({"name": "\u200b", "season": "x"})])
def test_nonsense_founds_no_club(node: Node, body: bytes) -> None:
    async def run() -> None:
        person = await arrive(node.base)
        async with browser(node.base, person) as http:
            answer = await http.post("/api/clubs", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["code"] in ("unreadable", "bad-name", "bad-request")

    asyncio.run(run())
