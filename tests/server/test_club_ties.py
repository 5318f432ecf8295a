"""Clubs of a person: a device is tied to the link that it came by, while that holds; games at tables bring places."""

from typing import Any

from proofs.client import Person, arrive, browser
from proofs.processes import Node
from tests.server.test_clubs import ANNA, BEN, Clubhouse, Json, visit
from tests.server.test_statistics import finished
from tests.server.visits import Visit, play

TRIO = {
    "game": "kniffel",
    "seats": [{"kind": "me", "name": "Benno"}, {"kind": "local", "name": "Anna"}, {"kind": "bot", "mind": "random"}],
}


async def mine(base: str, person: Person) -> list[Json]:
    async with browser(base, person) as http:
        told: list[Json] = (await http.get("/api/me/clubs")).json()
    return told


async def as_person(house: Clubhouse, person: Person, method: str, path: str, link: str, **more: Any) -> Any:
    async with browser(house.base, person) as http:
        headers = {"authorization": f"Bearer {house.links.get(link, link)}"}
        return await http.request(method, f"/api/clubs/{house.club}{path}", headers=headers, **more)


def test_whoever_joins_or_opens_an_own_link_has_the_club_until_the_link_is_renewed(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        (founded,) = await mine(house.base, house.person)
        assert (founded["role"], founded["token"]) == ("keeper", house.links["keeper"])
        phone, laptop, stranger = [await arrive(house.base) for _ in range(3)]
        joined = (await as_person(house, phone, "POST", "/join", "guest", json={"name": "Gül", "key": "j"})).json()
        (club,) = await mine(house.base, phone)
        assert (club["name"], club["role"], club["member"], club["token"], club["owes"]) == (
            "Die Filzläuse",
            "member",
            "Gül",
            joined["token"],
            0,
        )
        own = (await house.own_links())[ANNA]
        assert (await as_person(house, laptop, "POST", "/tie", own)).status_code == 204
        assert [each["member"] for each in await mine(house.base, laptop)] == ["Anna"]
        assert (await house.http("GET", "/links")).json()["tied"] == [ANNA, joined["member"]]
        assert (await as_person(house, stranger, "POST", "/tie", "guest")).status_code == 404
        assert await mine(house.base, stranger) == []
        await house.write({"type": "renew_link", "member": ANNA})
        assert await mine(house.base, laptop) == []
        await as_person(house, phone, "DELETE", "/tie", "none")
        assert await mine(house.base, phone) == []
        assert (await house.page(joined["token"]))["me"] == joined["member"]

    visit(node, play)


def test_what_is_known_of_a_person_at_clubs_is_taken_along_and_forgotten(node: Node) -> None:
    async def play(house: Clubhouse) -> None:
        phone = await arrive(house.base)
        own = (await house.own_links())[BEN]
        await as_person(house, phone, "POST", "/tie", own)
        async with browser(house.base, phone) as http:
            (club,) = (await http.get("/api/me/export")).json()["clubs"]
            assert (club["founded"], club["members"]) == (False, ["Ben"])
            assert (await http.delete("/api/me")).status_code == 204
        assert (await house.http("GET", "/links")).json()["tied"] == []
        other = await arrive(house.base)
        await as_person(house, other, "POST", "/tie", own)
        await house.http("POST", "/forget", json={"member": BEN})
        assert await mine(house.base, other) == []

    visit(node, play)


def test_a_game_at_a_table_brings_its_places_by_name_and_by_tie() -> None:
    """Ben sits there as Benno, on a phone that is tied to him; Anna plays on it by name; a bot counts for nothing."""

    async def scene(house: Visit) -> None:
        phone, keeper = await house.visitor("Benno"), await house.visitor("Kasse")
        club = await keeper.post("/api/clubs", {"name": "Die Filzläuse", "season": "2026"})
        at, link = f"/api/clubs/{club['club']}", club["links"]["keeper"]
        for name in ("Anna", "Ben"):
            joins = {"key": name, "request": {"type": "add_member", "name": name}}
            assert (await keeper.ask("POST", f"{at}/requests", joins, link=link))[0] == 201
        _, links = await keeper.ask("GET", f"{at}/links", link=link)
        await phone.ask("POST", f"{at}/tie", link=links["members"][str(BEN)])
        table, result = await finished(house, phone, (await phone.post("/api/tables", TRIO))["table"])
        _, told = await phone.ask("POST", f"{at}/game", {"table": table, "number": 0}, link=link)
        places = {each["member"]: each["place"] for each in told["places"]}
        ahead = result.places[0] < result.places[1]
        assert places == {BEN: 1 if ahead else 2, ANNA: 2 if ahead else 1} or result.places[0] == result.places[1]
        assert (told["game"], told["unknown"]) == ("kniffel", [])
        assert told["at"] == house.time.now()
        # Whoever may not look back at the game learns nothing of it, keeper or not.
        wanted = {"table": table, "number": 0}
        assert (await keeper.refused("POST", f"{at}/game", wanted, link=link))[1] == "no-such-replay"

    play(scene)
