"""Strangers at the doors of a real server: foreign origins, forged tokens, old messages, and those who were sent away.

Everything here goes over real sockets, because the handshake, the cookies and the closing of a line are what is tried.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import websockets

import knobel
from knobel.core.moves import Move
from knobel.house.messages import Done, Hello, Trouble, Update, Welcome
from knobel.house.table.requests import ClientRequest
from knobel.house.table.rulings import Act, Begin, Leave, Roll, Sit
from proofs.client import Line, Person, TableLink, arrive, browser, line, open_table

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
OPTIONS = {"starter": "first_seat"}
DOUBT = knobel.Press("doubt")
# Whoever is sent away must be gone within this many seconds.
GONE_WITHIN = 5.0


def foreign_origins(base: str) -> Iterator[str | None]:
    """Everything that looks like our own page and is not, and some that do not even look so."""
    host = base.removeprefix("http://")
    name, port = host.split(":")
    yield None
    yield ""
    yield "null"
    yield "file://"
    yield "http://evil.example"
    yield f"http://evil.example:{port}"
    yield f"http://{host}.evil.example"
    yield f"http://{name}.evil.example:{port}"
    yield f"http://evil{host}"
    yield f"http://evil.example/{host}"
    yield f"http://evil.example#{host}"
    yield f"http://evil.example?{host}"
    yield f"http://{name}:{int(port) - 1}"
    yield f"http://{name}"
    yield f"http://{host}0"
    yield f"http://user@{host}"
    yield f"http://user:secret@{host}"
    yield f"http://{host}@evil.example"
    yield f"http://{host}/"
    yield f"http://{host}/page"
    yield f"http://{host}?"
    yield f"http://{host} http://evil.example"
    yield f"http://{host},http://evil.example"
    yield f"ws://{host}"
    yield f"ftp://{host}"
    yield f"//{host}"
    yield host
    yield f"http:/{host}"
    yield "http://[::1"


class Context:
    """One server, tried from outside. What goes wrong is noted."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.tried = 0
        self.wrong: list[str] = []

    def note(self, right: bool, what: str) -> None:
        """One more thing tried."""
        self.tried += 1
        if not right:
            self.wrong.append(what)

    async def try_all(self, until_wrong: bool = False) -> None:
        """Everything, what takes longest last; or up to the first thing that is wrong."""
        for trick in (
            self.origins_at_the_handshake,
            self.foreign_names,
            self.cookies,
            self.tokens_and_invitations,
            self.replays,
            self.stolen_answers,
            self.looking_back,
            self.kicked,
            self.left,
            self.forgotten,
            self.origins_at_every_route_that_changes_something,
        ):
            await trick()
            if until_wrong and self.wrong:
                return

    # Origins and cookies -------------------------------------------------------------------------------------------

    async def origins_at_the_handshake(self) -> None:
        person = await arrive(self.base)
        self.note(await self._opens(self.base, person), "our own page is refused at the handshake")
        for origin in foreign_origins(self.base):
            self.note(not await self._opens(origin, person), f"origin {origin!r} is admitted at the handshake")

    async def _opens(self, origin: str | None, person: Person) -> bool:
        headers = {"cookie": person.cookie} | ({} if origin is None else {"origin": origin})
        try:
            socket = await websockets.connect(_socket_url(self.base), additional_headers=headers)
        except (websockets.InvalidHandshake, OSError, EOFError):
            return False
        await socket.close()
        return True

    async def origins_at_every_route_that_changes_something(self) -> None:
        person = await arrive(self.base)
        async with browser(self.base, person) as http:
            schema = (await http.get("/api/schema/openapi.json")).json()
            changing = [
                (method, path.replace("{", "").replace("}", ""))
                for path, methods in schema["paths"].items()
                for method in methods
                if method in ("post", "put", "delete", "patch")
            ]
            self.note(len(changing) >= 4, "the schema does not tell which routes change something")
            for method, path in changing:
                for origin in foreign_origins(self.base):
                    await self._refused_route(http, method, path, origin)
            me = await http.get("/api/me")
            self.note(me.status_code == 200 and not me.cookies, "a foreign page has changed something")

    async def _refused_route(self, http: httpx.AsyncClient, method: str, path: str, origin: str | None) -> None:
        request = http.build_request(method, path, json={"name": "Eve", "code": "X"})
        request.headers.pop("origin", None)
        if origin is not None:
            request.headers["origin"] = origin
        answer = await http.send(request)
        self.note(answer.status_code == 403, f"origin {origin!r} may {method} {path}: {answer.status_code}")

    async def foreign_names(self) -> None:
        """A foreign page that lets its own name point to this machine gets nothing, not even what anybody may read."""
        port = self.base.rpartition(":")[2]
        async with browser(self.base, None) as http:
            for host in (f"evil.example:{port}", "evil.example", f"127.0.0.1.evil.example:{port}"):
                for path in ("/", "/api/me", "/api/tables", "/health"):
                    answer = await http.get(path, headers={"host": host, "origin": f"http://{host}"})
                    self.note(answer.status_code == 421, f"{path} is answered under the name {host}")

    async def cookies(self) -> None:
        person = await arrive(self.base)
        name, token = person.cookie.split("=", 1)
        forged = (
            None,
            "",
            f"{name}=",
            f"{name}={token[:-1]}",
            f"{name}={token}x",
            f"{name}={secrets.token_urlsafe(32)}",
        )
        for cookie in (*forged, f"{name}={'x' * 3000}", f"other={token}"):
            async with browser(self.base, None if cookie is None else Person(cookie)) as http:
                answer = await http.put("/api/me", json={"name": "Eve"})
                self.note(answer.status_code == 401, f"cookie {cookie!r} may rename: {answer.status_code}")

    # Tokens --------------------------------------------------------------------------------------------------------

    async def tokens_and_invitations(self) -> None:
        anna, eve = await arrive(self.base), await arrive(self.base)
        link = await self._table(anna)
        other = await self._table(eve)
        async with line(self.base, anna, link) as hers, line(self.base, eve, other) as foreign:
            token, elsewhere = hers.tokens[0], foreign.tokens[0]
        upper = token.upper() if token.upper() != token else token[::-1]
        forged = ("", token[:-1], f"{token}0", f"0{token}", upper, secrets.token_hex(16), elsewhere, "\0", "é" * 32)
        for shown in forged:
            seats = await self._seats_for(anna, link, shown)
            self.note(seats == (), f"a forged token opens seats {seats}")
        self.note(await self._seats_for(anna, link, token) == (0,), "the right token opens nothing")
        self.note(await self._seats_for(eve, link, token) == (), "a stolen token opens a seat")
        right = link.invitation or ""
        for invitation in (None, "", right[:-1], f"{right} ", other.invitation, link.code):
            opened = await self._hello(eve, Hello(link.table, -1, (token,), invitation))
            self.note(isinstance(opened, Trouble), f"invitation {invitation!r} opens the table")

    async def _seats_for(self, person: Person, link: TableLink, *tokens: str) -> tuple[int, ...]:
        welcome = await self._hello(person, Hello(link.table, -1, tokens, link.invitation))
        return welcome.seats if isinstance(welcome, Welcome) else (-1,)

    async def _hello(self, person: Person, hello: Hello) -> Welcome | Trouble:
        one = Line(self.base, person)
        try:
            await one.open()
            await one.say(hello)
            await one.until(lambda: any(isinstance(message, Welcome | Trouble) for message in one.heard))
            return next(message for message in one.heard if isinstance(message, Welcome | Trouble))
        finally:
            await one.hang_up()

    # Old messages --------------------------------------------------------------------------------------------------

    async def replays(self) -> None:
        """The same key again gets the same answer and changes nothing; an answer to an old question is refused."""
        anna, ben = await arrive(self.base), await arrive(self.base)
        link = await open_table(self.base, anna, "chicago", SEATS[:2], options=OPTIONS)
        async with line(self.base, anna, link) as hers, line(self.base, ben, link) as his:
            await self._twice(his, Sit(1, "Ben"))
            await self._twice(hers, Begin())
            await self._twice(hers, Roll(0))
            asked = hers.seq
            await self._twice(hers, Act(0, knobel.Keep((0,)), asked))
            await self._twice(hers, Roll(0, None, hers.seq))
            late = await hers.ask(Act(0, knobel.Press("stop"), asked))
            self.note(isinstance(late, Trouble) and late.code == "stale", f"an old answer is taken: {late}")
            rolled = await hers.ask(Act(0, knobel.Press("stop"), hers.seq), "shared-key")
            taken = await his.ask(Act(0, knobel.Press("stop"), his.seq), "shared-key")
            self.note(isinstance(rolled, Done) and isinstance(taken, Trouble), "somebody else's key is answered")

    async def _twice(self, one: Line, request: ClientRequest) -> None:
        key = secrets.token_hex(8)
        first = await one.ask(request, key)
        await one.until(lambda: isinstance(first, Trouble) or one.seq >= first.seq)
        seq = one.seq
        again = await one.ask(request, key)
        self.note(isinstance(first, Done) and first == again, f"{request} is answered {first}, then {again}")
        await one.ask(Leave(99))
        self.note(one.seq == seq, f"{request} repeated has changed something")

    async def stolen_answers(self) -> None:
        """A key used again, for a seat that is somebody else's, gives neither the seat nor its token."""
        anna, ben, eve = [await arrive(self.base) for _ in range(3)]
        link = await self._table(anna)
        async with line(self.base, ben, link) as his, line(self.base, eve, link) as hers:
            await his.ask(Sit(1, "Ben"))
            await hers.ask(Sit(2, "Eve"), "k")
            stolen = await hers.ask(Sit(1, "Eve"), "k")
            self.note(not _token(stolen), "a used key gives the token of another seat")
            spoken = await hers.ask(Leave(1))
            self.note(isinstance(spoken, Trouble), "a used key gives another's seat")
            await hers.ask(Leave(2))
            await his.ask(Leave(1))
            await his.ask(Sit(2, "Ben"))
            stolen = await hers.ask(Sit(2, "Eve"), "k")
            self.note(not _token(stolen), "an old answer gives the token of whoever sits there now")

    # Sent away -----------------------------------------------------------------------------------------------------

    # Whoever was asked to leave, left without an invitation, or was forgotten hears nothing from then on.

    async def kicked(self) -> None:
        await self._gone(kicked=True)

    async def left(self) -> None:
        await self._gone(kicked=False)

    async def _gone(self, kicked: bool) -> None:
        anna, ben = await arrive(self.base), await arrive(self.base)
        link = await self._table(anna)
        async with line(self.base, anna, link) as hers:
            async with line(self.base, ben, link) as his:
                await his.ask(Sit(1, "Ben"))
                token = his.tokens[1] if his.tokens else ""
            uninvited = TableLink(link.table, None if not kicked else link.invitation, link.code)
            async with line(self.base, ben, uninvited) as tab, line(self.base, ben, uninvited) as other_tab:
                await (hers if kicked else tab).ask(Leave(1))
                await hers.ask(Sit(1, "Bot", "bot", "random"))
                await self._must_close(tab, "kicked" if kicked else "left")
                await self._must_close(other_tab, "kicked" if kicked else "left")
            back = await self._hello(ben, Hello(link.table, -1, (token,), uninvited.invitation))
            self.note(isinstance(back, Trouble), "somebody sent away comes in again")

    async def forgotten(self) -> None:
        anna, ben = await arrive(self.base), await arrive(self.base)
        link = await self._table(anna)
        async with line(self.base, anna, link), line(self.base, ben, link) as his:
            await his.ask(Sit(1, "Ben"))
            async with browser(self.base, ben) as http:
                answer = await http.delete("/api/me")
                self.note(answer.status_code == 204, f"forgetting is answered {answer.status_code}")
            await self._must_close(his, "forgotten")

    async def _must_close(self, one: Line, why: str) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(one.closed(), GONE_WITHIN)
        self.note(one.dead, f"the line of somebody {why} is still open after {GONE_WITHIN} s")
        told = [seat.kind for m in one.heard if isinstance(m, Update) and m.table is not None for seat in m.table.seats]
        self.note("bot" not in told, f"somebody {why} is still told what happens")

    # Looking back --------------------------------------------------------------------------------------------------

    async def looking_back(self) -> None:
        """Whoever takes a seat after a game sees that game, its replay and its dice as somebody who watched."""
        anna, ben, eve = [await arrive(self.base) for _ in range(3)]
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        link = await open_table(self.base, anna, "maexchen", seats, options={**OPTIONS, "elimination_chips": 2})
        async with line(self.base, anna, link) as hers:
            async with line(self.base, ben, link) as his:
                await his.ask(Sit(1, "Ben"))
                await hers.ask(Begin())
                await _play_out(hers, his)
                mine = await self._replay(ben, link)
                await his.ask(Leave(1))
            after = await self._replay(ben, link)
            async with line(self.base, eve, link) as new:
                await new.ask(Sit(1, "Eve"))
                watched = await self._replay(None, link)
                seen = await self._replay(eve, link)
                again = await self._hello(eve, Hello(link.table, -1, tuple(new.tokens.values()), link.invitation))
            self.note(isinstance(again, Welcome) and again.seats == (1,), "a new player does not get the seat")
        self.note(mine != watched, "the proof has nothing hidden to look for")
        self.note(after == watched, "a player who left looks back as the seat")
        self.note(seen == watched, "a new player looks back as the one before")
        viewers = {view.viewer for each in new.heard if isinstance(each, Update) for view in each.views}
        self.note(viewers == {None}, f"a new player sees the finished game for {viewers}")

    async def _replay(self, person: Person | None, link: TableLink) -> tuple[Any, ...]:
        async with browser(self.base, person) as http:
            question = {"invitation": link.invitation}
            paths = (f"/api/tables/{link.table}/{what}/0" for what in ("replays", "fairness"))
            answers = [await http.get(path, params=question) for path in paths]
            return tuple(answer.json() for answer in answers)

    async def _table(self, host: Person) -> TableLink:
        return await open_table(self.base, host, "chicago", SEATS, options=OPTIONS)


async def _play_out(*lines: Line) -> None:
    """Play a game of Mäxchen to its end: everybody says the least, and every second announcement is doubted."""
    answered = 0
    while True:
        for seat, one in enumerate(lines):
            await _in_step(one, lines)
            view = one.view
            if view is None or view.scene.result is not None:
                return
            if seat not in view.scene.turn:
                continue
            if view.scene.throws:
                await one.ask(Roll(seat, None, one.seq))
                continue
            moves = [offer.choice for offer in view.scene.offers if isinstance(offer.choice, Move)]
            doubted = DOUBT in moves and answered % 2 == 0
            answered += DOUBT in moves
            await one.ask(Act(seat, DOUBT if doubted else moves[0], one.seq))


async def _in_step(one: Line, lines: tuple[Line, ...]) -> None:
    latest = max(each.seq for each in lines)
    await one.until(lambda: one.seq >= latest)


def _token(answer: Done | Trouble) -> str | None:
    return answer.token if isinstance(answer, Done) else None


def _socket_url(base: str) -> str:
    return base.replace("http", "ws", 1) + "/api/socket"
