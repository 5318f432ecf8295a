"""The desk behind real doors: links, two referees, sign-up, files."""

import asyncio
from typing import Any

import pytest

from knobel.desk.actions import (
    Draw,
    PlayerId,
    RecordLoss,
    Reschedule,
    SignUp,
    StartStage,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.options import MINUTE
from knobel.desk.pages import DeskPage
from knobel.desk.player_pages import PlayerPage
from knobel.house.desks.messages import (
    DeskChanges,
    DeskDone,
    DeskPageMessage,
    DeskTrouble,
    DeskWelcome,
)
from proofs.client import Line, Person, TableLink, arrive, browser
from proofs.processes import Node
from tests.server.desk_hall import Hall, now, scene
from tests.server.desk_line import DeskLine


def test_every_link_opens_its_role_and_no_other(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.http("POST", "/players", "organiser", json={"text": "Anna\nBen"})
        cards = (await hall.http("GET", "/players", "referee")).json()
        for role, token in (*hall.links.items(), ("player", cards[1]["token"])):
            async with DeskLine(hall.base, hall.desk, token) as line:
                welcome = await line.welcomed()
                assert isinstance(welcome, DeskWelcome)
                assert welcome.role == role
                shown = {"organiser": set(hall.links), "referee": {"projector"}, "projector": {"entry"}}
                assert set(welcome.links) == shown.get(role, set())
                assert welcome.player == (1 if role == "player" else None)
        for token in ("", "x", "ä", hall.links["referee"][:-1]):
            async with DeskLine(hall.base, hall.desk, token) as line:
                trouble = await line.welcomed()
                assert isinstance(trouble, DeskTrouble)
                assert trouble.code == "no-such-desk"

    scene(node, play)


def test_whoever_is_told_changes_only_has_the_same_page(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        async with (
            DeskLine(hall.base, hall.desk, hall.links["referee"], changes=True) as keeps_up,
            hall.line("referee") as whole,
        ):
            before = await keeps_up.page_after(0)
            assert isinstance(before.page, DeskPage)
            for table in before.page.tables:
                done = await whole.please(table.losses[0].request)
                assert isinstance(done, DeskDone)
                theirs, mine = await whole.page_after(done.seq), await keeps_up.page_after(done.seq)
                assert mine == theirs
            assert keeps_up.heard.count(DeskPageMessage) == 1
            assert keeps_up.heard.count(DeskChanges) >= len(before.page.tables)

    scene(node, play)


def test_a_player_cannot_take_a_chip_from_another(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        before = await hall.exported()
        card = (await hall.http("GET", "/players", "referee")).json()[0]
        table = before.tournament.table_of(PlayerId(0))
        assert table is not None
        other = next(player for player in table.players if player != 0)
        loss = RecordLoss(table.number, 1, other)
        for token in (card["token"], hall.links["projector"], hall.links["entry"]):
            async with DeskLine(hall.base, hall.desk, token) as line:
                for request in (loss, TakeChip(other), Undo(before.tournament.seq), Draw()):
                    refused = await line.please(request)
                    assert isinstance(refused, DeskTrouble)
                    assert refused.code == "desk-not-allowed"
        assert (await hall.exported()).rows == before.rows
        for path in ("/export", "/players"):
            assert (await hall.http("GET", path, card["token"])).status_code == 404

    scene(node, play)


def test_two_referees_at_once_do_not_collide(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        table = (await hall.exported()).tournament.stages[0].tables[0]
        loser = table.players[0]
        async with hall.line("referee", "Rita") as rita, hall.line("referee", "Rolf") as rolf:
            loss = RecordLoss(1, 1, loser)
            answers = await asyncio.gather(rita.please(loss), rolf.please(loss))
            assert sorted(type(answer).__name__ for answer in answers) == ["DeskDone", "DeskTrouble"]
            trouble = next(answer for answer in answers if isinstance(answer, DeskTrouble))
            assert trouble.code == "desk-game-settled"
            done = next(answer for answer in answers if isinstance(answer, DeskDone))
            page = (await rolf.page_after(done.seq)).page
            assert isinstance(page, DeskPage)
            assert page.log[0].by in ("Rita", "Rolf")
        assert (await hall.exported()).tournament.players[loser].chips == 1

    scene(node, play)


def test_a_repeated_key_is_answered_the_same_and_done_once(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        loser = (await hall.exported()).tournament.stages[0].tables[0].players[0]
        async with hall.line("referee") as line:
            first = await line.please(RecordLoss(1, 1, loser), key="k")
            again = await line.please(RecordLoss(1, 1, loser), key="k")
            assert first == again
            stale = await line.please(TakeChip(loser), seq=3)
            assert isinstance(stale, DeskTrouble)
            assert stale.code == "desk-stale"

    scene(node, play)


def test_a_guest_signs_up_at_the_door_once_and_gets_an_own_link(node: Node) -> None:
    async def play(hall: Hall) -> None:
        wish = {"name": " Änna  Blum ", "key": "k1", "accepted": True}
        silent = await hall.http("POST", "/sign-up", "entry", json={**wish, "accepted": False})
        assert silent.json()["code"] == "desk-accept-rules"
        first, again = [(await hall.http("POST", "/sign-up", "entry", json=wish)).json() for _ in range(2)]
        assert first == again
        assert (first["number"], first["name"]) == (1, "Änna Blum")
        other = (await hall.http("POST", "/sign-up", "entry", json={**wish, "key": "k2"})).json()
        assert other["name"] == "Änna Blum 2"
        assert other["token"] != first["token"]
        async with DeskLine(hall.base, hall.desk, first["token"]) as line:
            page = (await line.page_after(0)).page
            assert isinstance(page, PlayerPage)
            assert page.me.name == "Änna Blum"
        assert (await hall.http("POST", "/sign-up", "projector", json=wish)).status_code == 404

    scene(node, play)


def test_the_link_of_an_undone_sign_up_opens_nothing(node: Node) -> None:
    async def play(hall: Hall) -> None:
        async with hall.line("organiser") as line:
            done = await line.please(SignUp("Anna"))
            assert isinstance(done, DeskDone)
            old = (await hall.http("GET", "/players", "organiser")).json()[0]["token"]
            await line.please(Undo(done.seq))
            await line.please(SignUp("Ben"))
        async with DeskLine(hall.base, hall.desk, old) as line:
            assert isinstance(await line.welcomed(), DeskTrouble)

    scene(node, play)


def test_a_list_names_what_could_not_be_signed_up(node: Node) -> None:
    async def play(hall: Hall) -> None:
        text = "Name;Ort\nAnna;Köln\nBen;Bonn\nanna;Ulm\n!!;x\n"
        told = (await hall.http("POST", "/players", "referee", json={"text": text})).json()
        assert told["added"] == ["Anna", "Ben"]
        assert [(each["name"], each["code"]) for each in told["refused"]] == [
            ("anna", "desk-name-taken"),
            ("!!", "bad-name"),
        ]

    scene(node, play)


def test_a_tournament_moves_to_another_house_as_one_file(node: Node) -> None:
    async def play(hall: Hall) -> None:
        await hall.fill_and_draw()
        file = (await hall.http("GET", "/export", "organiser")).content
        async with browser(hall.base, hall.person) as http:
            told = (await http.post("/api/desks/import", content=file)).json()
            refused = await http.post("/api/desks/import", content=b"{}")
        assert (refused.status_code, refused.json()["code"]) == (400, "desk-not-a-tournament")
        moved = Hall(hall.base, hall.person, told["desk"], told["links"])
        assert moved.desk != hall.desk
        assert (await moved.exported()).rows == (await hall.exported()).rows
        assert (await moved.http("GET", "/export", hall.links["organiser"])).status_code == 404

    scene(node, play)


def test_an_online_player_is_led_to_the_own_seat(node: Node) -> None:
    async def play() -> None:
        hall = await Hall.opened(node.base, venue="online")
        async with hall.line("organiser") as line:
            for number in range(5):
                await line.please(SignUp(f"Bot {number}", late=True, bot=True))
            await line.please(SignUp("Nora", late=True))
            card = (await hall.http("GET", "/players", "organiser")).json()[5]
            phone = await arrive(node.base)
            async with DeskLine(hall.base, hall.desk, card["token"], person=phone) as own:
                await own.welcomed()
                start = now()
                await line.please(Reschedule(start + 20 * MINUTE, start - MINUTE, start - MINUTE))
                drawn = await line.please(Draw())
                assert isinstance(drawn, DeskDone)
                assert isinstance(await line.please(StartStage()), DeskDone)
                page = (await own.page_after(drawn.seq)).page
                while isinstance(page, PlayerPage) and not page.room:
                    assert own.page is not None
                    page = (await own.page_after(own.page.seq + 1)).page
                assert isinstance(page, PlayerPage)
                table = Line(node.base, phone)
                welcome = await table.connect(TableLink(page.room, None, ""))
                assert welcome.seats == (page.seat,)
                await table.hang_up()

    asyncio.run(play())


def test_whoever_is_forgotten_leaves_the_tournament_and_its_log(node: Node) -> None:
    """The organiser goes on, and the log, also after a crash, speaks of a number."""

    async def play() -> None:
        hall = await Hall.opened(node.base, venue="online")
        async with hall.line("organiser") as line:
            for name in ("Nora", "Ole"):
                await line.please(SignUp(name, late=True))
            card = (await hall.http("GET", "/players", "organiser")).json()[0]
            phone = await arrive(node.base)
            async with DeskLine(hall.base, hall.desk, card["token"], person=phone) as own:
                await own.welcomed()
                await own.page_after(3)
            async with browser(node.base, phone) as http:
                assert (await http.delete("/api/me")).status_code == 204
        async with hall.line("organiser") as line:
            told = await line.page_after(0)
            assert isinstance(told.page, DeskPage)
            assert [(row.name, row.status) for row in told.page.board.players] == [
                ("– 1", "withdrawn"),
                ("Ole", "checked_in"),
            ]
        assert b"Nora" not in (await hall.exported()).export()
        node.kill()
        node.start()
        assert [player.name for player in (await hall.exported()).tournament.players] == ["– 1", "Ole"]

    asyncio.run(play())


def test_everybody_takes_along_their_own_part_of_a_tournament_and_nobody_elses(node: Node) -> None:
    async def tournaments(person: Person) -> Any:
        async with browser(node.base, person) as http:
            return (await http.get("/api/me/export")).json()["tournaments"]

    async def play() -> None:
        hall = await Hall.opened(node.base, venue="online")
        pub = await Hall.opened(node.base)
        phone, stranger = await arrive(node.base), await arrive(node.base)
        async with hall.line("organiser") as line:
            for name in ("Nora", "Ole"):
                await line.please(SignUp(name, late=True))
            card = (await hall.http("GET", "/players", "organiser")).json()[0]
            async with DeskLine(hall.base, hall.desk, card["token"], person=phone) as own:
                await own.welcomed()
                await own.page_after(3)
            assert isinstance(await line.please(Withdraw(PlayerId(0))), DeskDone)
        (told,) = await tournaments(phone)
        (nora,) = told["players"]
        assert (told["desk"], told["name"], told["organised"]) == (hall.desk, "Kneipe", False)
        assert (nora["number"], nora["name"], nora["status"], nora["place"]) == (1, "Nora", "withdrawn", None)
        assert hall.desk in str(told)
        assert "Ole" not in str(told)
        assert not any(link in str(told) for link in hall.links.values())
        assert await tournaments(stranger) == []
        for organised in (hall, pub):
            (told,) = await tournaments(organised.person)
            assert (told["desk"], told["organised"], told["players"]) == (organised.desk, True, [])

    asyncio.run(play())


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"name": "", "start": 1}, "bad-name"),
        ({"name": "x", "start": -1}, "desk-bad-times"),
        ({"name": "x", "start": 1, "game": "kniffel"}, "desk-game-names-no-loser"),
        ({"name": "x", "start": 1, "game": "nothing"}, "unknown-game"),
        ({"name": "x", "start": 1, "options": {"chips_stage": 9}}, "bad-option-value"),
        ({"name": "x", "start": 1, "options": {"colour": 1}}, "unknown-option"),
    ],
)
def test_a_bad_wish_is_refused_by_code(node: Node, wish: dict[str, Any], code: str) -> None:
    async def ask() -> None:
        person = await arrive(node.base)
        async with browser(node.base, person) as http:
            assert (await http.post("/api/desks", json=wish)).json()["code"] == code
            form = (await http.get("/api/desks/form")).json()
            assert "schocken" in form["games"]
            assert {option["field"]["name"] for option in form["options"]} >= {"chips_stage", "draw", "venue"}

    asyncio.run(ask())
