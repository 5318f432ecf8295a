"""The organiser's key: further links, handed over, renewed and revoked; a code that brings back; deleting."""

import asyncio

import pytest

from knobel.desk.actions import AddDeskLink, RenewDeskLink, Request, RevokeDeskLink, SetRecovery, SignUp, Undo
from knobel.desk.pages import DeskPage
from knobel.house.desks.messages import DeskDone, DeskTrouble, DeskWelcome
from knobel.house.desks.recovery import desk_digits, digest_of, is_right, new_code, plain
from proofs.client import arrive, browser
from proofs.processes import Node
from tests.server.desk_hall import Hall, scene
from tests.server.desk_line import DeskLine
from tests.support.waiting import PATIENCE


async def links_now(hall: Hall) -> dict[str, str]:
    return dict((await hall.http("GET", "/links", "organiser")).json()["links"])


async def opens(hall: Hall, token: str) -> bool:
    async with DeskLine(hall.base, hall.desk, token) as line:
        welcomed = isinstance(await line.welcomed(), DeskWelcome)
    asked = await hall.http("GET", "/page", token)
    assert (asked.status_code == 200) == welcomed
    return welcomed


async def done(line: DeskLine, request: Request) -> int:
    answer = await line.please(request)
    assert isinstance(answer, DeskDone), answer
    return answer.seq


async def refused(line: DeskLine, request: Request) -> str:
    answer = await line.please(request)
    assert isinstance(answer, DeskTrouble)
    return answer.code


def test_a_second_organiser_is_named_in_the_log_and_takes_over(node: Node) -> None:
    async def play(hall: Hall) -> None:
        async with hall.line("organiser", "Olga") as olga:
            assert await refused(olga, RevokeDeskLink("organiser")) == "desk-last-organiser"
            seq = await done(olga, AddDeskLink("organiser", " Bert "))
            token = (await links_now(hall))[f"link/{seq}"]
            async with DeskLine(hall.base, hall.desk, token, "somebody") as bert:
                signed = await done(bert, SignUp("Anna"))
                page = (await bert.page_after(signed)).page
                assert isinstance(page, DeskPage)
                assert page.log[0].by == "Bert"
                # Handing over: whoever began leaves, and is shown out.
                await done(bert, RevokeDeskLink("organiser"))
                await asyncio.wait_for(olga.closed(), PATIENCE)
                assert await refused(bert, RevokeDeskLink(f"link/{seq}")) == "desk-last-organiser"
        assert not await opens(hall, hall.links["organiser"])
        assert await opens(hall, token)

    scene(node, play)


@pytest.mark.parametrize("role", ["referee", "projector", "entry", "player"])
def test_a_renewed_link_opens_and_the_one_before_is_closed(node: Node, role: str) -> None:
    async def play(hall: Hall) -> None:
        await hall.http("POST", "/players", "organiser", json={"text": "Anna"})

        async def token() -> str:
            if role != "player":
                return (await links_now(hall))[role]
            return str((await hall.http("GET", "/players", "organiser")).json()[0]["token"])

        old = await token()
        link = "player/0" if role == "player" else role
        async with hall.line("organiser") as olga, DeskLine(hall.base, hall.desk, old) as other:
            assert isinstance(await other.welcomed(), DeskWelcome)
            await done(olga, RenewDeskLink(link))
            await asyncio.wait_for(other.closed(), PATIENCE)
            assert not await opens(hall, old)
            assert await opens(hall, new := await token())
            await done(olga, RevokeDeskLink(link))
            assert not await opens(hall, new)
            assert await refused(olga, RevokeDeskLink(link)) == "desk-no-such-link"
            await done(olga, RenewDeskLink(link))
            assert await opens(hall, await token())

    scene(node, play)


def test_whoever_renews_the_own_link_stays_and_is_told_the_new_one(node: Node) -> None:
    async def play(hall: Hall) -> None:
        async with hall.line("organiser") as here, hall.line("organiser") as elsewhere:
            await here.welcomed()
            await elsewhere.welcomed()
            renewal = asyncio.ensure_future(here.please(RenewDeskLink("organiser")))
            await asyncio.wait_for(elsewhere.closed(), PATIENCE)
            assert isinstance(await renewal, DeskDone)
            await done(here, SignUp("Anna"))
            token = next(each.token for each in here.messages if isinstance(each, DeskWelcome) and each.token)
        assert await opens(hall, token)
        assert not await opens(hall, hall.links["organiser"])

    scene(node, play)


def test_links_are_no_referees_business_but_a_players_is(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.http("POST", "/players", "organiser", json={"text": "Anna"})
        async with hall.line("organiser") as olga:
            revoked = await done(olga, RevokeDeskLink("entry"))
            assert await refused(olga, SetRecovery("0" * 64)) == "desk-not-allowed"
        async with hall.line("referee") as rita:
            for request in (AddDeskLink("organiser", "Rita"), RenewDeskLink("organiser"), RevokeDeskLink("projector")):
                assert await refused(rita, request) == "desk-not-allowed"
            # Nor does anybody get a link back by an undo.
            assert await refused(rita, Undo(revoked)) == "desk-cannot-undo"
            await done(rita, RenewDeskLink("player/0"))
        assert (await hall.http("GET", "/export", "referee")).status_code == 200

    scene(node, play)


def test_a_printed_code_brings_the_organiser_back_from_any_device(node: Node) -> None:
    async def play(hall: Hall) -> None:
        first = (await hall.http("POST", "/recovery", "organiser")).json()["code"]
        code = (await hall.http("POST", "/recovery", "organiser")).json()["code"]
        assert (await hall.http("POST", "/recovery", "referee")).status_code == 404
        file = (await hall.http("GET", "/export", "organiser")).text
        assert '"digest": ""' in file
        async with browser(hall.base, await arrive(hall.base)) as http:
            for wrong in (first, code[:-1] + ("0" if code[-1] != "0" else "1"), "x", ""):
                answer = await http.post("/api/desks/recover", json={"code": wrong})
                assert answer.json()["code"] == "unknown-code"
            told = (await http.post("/api/desks/recover", json={"code": f" {code.lower()} "})).json()
        assert told["desk"] == hall.desk
        assert await opens(hall, told["links"]["organiser"])

    scene(node, play)


def test_a_deleted_tournament_is_gone_with_everything(node: Node) -> None:
    async def play(hall: Hall) -> None:
        async with hall.line("projector") as wall:
            await wall.welcomed()
            wrong = await hall.http("DELETE", "", "organiser", json={"name": "x"})
            assert wrong.json()["code"] == "desk-name-it"
            assert (await hall.http("DELETE", "", "referee", json={"name": "Kneipe"})).status_code == 404
            assert (await hall.http("DELETE", "", "organiser", json={"name": "Kneipe"})).status_code == 204
            await asyncio.wait_for(wall.closed(), PATIENCE)
        assert not await opens(hall, hall.links["organiser"])
        node.kill()
        node.start()
        assert not await opens(hall, hall.links["organiser"])

    scene(node, play)


def test_a_file_opens_again_whichever_links_were_revoked(node: Node) -> None:
    async def play(hall: Hall) -> None:
        async with hall.line("organiser") as olga:
            seq = await done(olga, AddDeskLink("organiser", "Bert"))
            token = (await links_now(hall))[f"link/{seq}"]
        async with DeskLine(hall.base, hall.desk, token) as bert:
            await done(bert, RevokeDeskLink("organiser"))
        file = (await hall.http("GET", "/export", token)).content
        async with browser(hall.base, hall.person) as http:
            told = (await http.post("/api/desks/import", content=file)).json()
        moved = Hall(hall.base, hall.person, told["desk"], told["links"])
        assert await opens(moved, told["links"]["organiser"])

    scene(node, play)


def test_a_code_says_which_desk_and_is_read_as_people_type_it() -> None:
    code = new_code("0a1b2c3d4e5f", bytes(range(10)))
    assert len(code.replace("-", "")) == 20
    assert desk_digits(plain(code) or "") == "0a1b2"
    assert plain(code.lower().replace("0", "o").replace("1", "l")) == plain(code)
    assert plain(code[:-1]) is None
    digest = digest_of(b"master", code)
    assert is_right(b"master", digest, code)
    assert not is_right(b"other", digest, code)
    assert not is_right(b"master", "", code)
