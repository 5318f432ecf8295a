"""Kinds of tournament beside the Schock-Turnier, behind real doors: teams from a list, results, and what is told."""

import asyncio
from typing import Any

import pytest

from knobel.desk.actions import CheckIn, Draw, NameTable, PlayerId, RecordResult, Reschedule, StartStage
from knobel.desk.options import MINUTE
from knobel.house.desks.messages import DeskDone, DeskTrouble
from proofs.client import arrive, browser
from proofs.processes import Node
from tests.server.desk_hall import Hall, now

LIST = "Name;Mannschaft\nAnna;Eck\nBen;eck\nCem;Tor\n"


async def opened(node: Node, **wish: Any) -> Hall:
    person = await arrive(node.base)
    usual = {"name": "Abend", "start": now() + 20 * MINUTE, "game": "kniffel"}
    async with browser(node.base, person) as http:
        told = (await http.post("/api/desks", json=usual | wish)).json()
    return Hall(node.base, person, told["desk"], told["links"])


def test_an_evening_in_teams_from_the_list_to_the_results(node: Node) -> None:
    async def evening() -> None:
        wish = {"format": "points_rounds", "format_options": {"rounds": 1, "table_size": 4, "team_size": 2}}
        hall = await opened(node, **wish)
        read = (await hall.http("POST", "/lists", "organiser", content=LIST.encode())).json()
        assert (read["columns"], read["teams"]) == (["Name", "Mannschaft"], ["Eck", "eck", "Tor"])
        listed = (await hall.http("POST", "/players", "organiser", json={"text": LIST})).json()
        assert (listed["added"], listed["refused"]) == (["Anna", "Ben", "Cem"], [])
        dora = {"name": "Dora", "key": "d", "accepted": True, "team": " TOR "}
        assert (await hall.http("POST", "/sign-up", "entry", json=dora)).json()["name"] == "Dora"
        emil_wish = {**dora, "name": "Emil", "key": "e"}
        emil = (await hall.http("POST", "/sign-up", "entry", json=emil_wish)).json()
        assert emil["code"] == "desk-team-full"
        async with hall.line("referee", "Rita") as rita, hall.line("organiser", "Olga") as olga:
            for number in range(4):
                assert isinstance(await olga.please(CheckIn(PlayerId(number))), DeskDone)
            start = now() - MINUTE
            for request in (Reschedule(start, start, start), Draw(confirmed=True), StartStage(), NameTable(1, "Bar")):
                assert isinstance(await olga.please(request), DeskDone)
            seats = (await hall.exported()).tournament.stages[0].tables[0].seats
            scores = tuple(100 + player for player in seats)
            assert isinstance(await rita.please(RecordResult(1, 1, scores)), DeskDone)
            again = await olga.please(RecordResult(1, 1, scores))
            assert isinstance(again, DeskTrouble)
            assert again.code == "desk-table-over"
        told = (await hall.http("GET", "/results.json", "projector")).json()
        assert [(line["place"], line["name"], line["points"]) for line in told["ranking"]] == [
            (1, "Dora", 103),
            (2, "Cem", 102),
            (3, "Ben", 101),
            (4, "Anna", 100),
        ]
        sheet = (await hall.http("GET", "/results.csv?sheet=de", "projector")).content.decode("utf-8-sig")
        head, first, *_ = sheet.split("\r\n")
        usual = "Platz;Startnummer;Name;Mannschaft;Stand;Wertung;Gespielt;Siege;Punkte"
        assert head == f"{usual};Beste Runde;Platz der Mannschaft;Wertung der Mannschaft;Runde 1"
        assert first == "1;4;Dora;Tor;fertig;103;1;1;103;103;1;205;103"
        page = (await hall.http("GET", "/page", "projector")).json()["page"]["board"]
        assert [(team["place"], team["team"], team["value"]) for team in page["teams"]] == [
            (1, "Tor", 205),
            (2, "Eck", 201),
        ]
        assert page["table_names"] == {"1": "Bar"}
        assert "Hälft" not in str(page)

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"format": "nothing"}, "desk-no-such-format"),
        ({"format": "knock_out", "format_options": {"rounds": 3}}, "unknown-option"),
        ({"format": "knock_out", "format_options": {"group_size": 99}}, "bad-option-value"),
        ({"format": "knock_out", "format_options": {"group_size": 2, "go_on": 2}}, "desk-nobody-goes-out"),
    ],
)
def test_a_kind_that_cannot_be_is_refused_by_code(node: Node, wish: dict[str, Any], code: str) -> None:
    async def ask() -> None:
        person = await arrive(node.base)
        async with browser(node.base, person) as http:
            usual = {"name": "x", "start": 1, "game": "kniffel"}
            assert (await http.post("/api/desks", json=usual | wish)).json()["code"] == code

    asyncio.run(ask())


def test_the_form_offers_every_kind_with_games_that_fit(node: Node) -> None:
    async def ask() -> None:
        async with browser(node.base, await arrive(node.base)) as http:
            form = (await http.get("/api/desks/form")).json()
        kinds = {kind["id"]: kind for kind in form["formats"]}
        assert set(kinds) == {"points_rounds", "knock_out", "round_robin", "league"}
        assert all("kniffel" in kind["games"] for kind in kinds.values())
        assert "kniffel" not in form["games"]

    asyncio.run(ask())
