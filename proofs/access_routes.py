"""Routes that are opened by links, tried by everybody: a house in memory that is asked over HTTP, and its answers."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self, cast

import httpx
from litestar import Litestar

from knobel.core.frozen import Frozen
from knobel.house.change_hints import LocalHints
from knobel.house.house import House
from knobel.house.store import operations
from knobel.house.table.seats import hashed
from knobel.house.work.work import Here
from knobel.server.app import application
from knobel.server.http.costs import name_of
from knobel.server.http.identity import PLAIN_COOKIE
from proofs.faults import planted
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

BASE = "http://knobel.test"
# The codes by which somebody is told that something is not for them.
NOT_ALLOWED = ("club-not-allowed", "club-link-in-use", "no-such-club", "no-such-desk", "desk-not-allowed")


# What somebody must not be told, with its name.
Secrets = Sequence[tuple[str, bytes]]


class Route(Frozen, frozen=True):
    """A route behind a link, and who may ask there. `allowed` is the code with which it refuses those who may."""

    method: str
    path: str
    roles: tuple[str, ...]
    body: Any = None
    allowed: str = ""

    @property
    def named(self) -> str:
        """The route by its method and its path."""
        return f"{self.method} {self.path}"


class Answer(Frozen, frozen=True):
    """What came back."""

    status: int
    body: bytes
    code: str

    @property
    def granted(self) -> bool:
        """Whether it was done."""
        return self.status < 400


class Wrong:
    """What was not as it should be."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def note(self, what: str) -> None:
        """One more."""
        self.found.append(what)

    def find_secrets(self, what: str, answer: Answer, secrets: Secrets) -> None:
        """Look for what an answer must not hold."""
        for name, secret in secrets:
            if secret in answer.body:
                self.note(f"{what}: is told {name}")

    def judge(self, what: str, answer: Answer, may: bool, allowed: str = "") -> None:
        """Whoever may is granted it, or refused for another reason; whoever may not is told no more than that."""
        if may and not (answer.code == allowed if allowed else answer.granted):
            self.note(f"{what}: {answer.status} {answer.code}")
        elif not may and (answer.granted or answer.code not in NOT_ALLOWED):
            self.note(f"{what}: may, with {answer.status} {answer.code}")


class Lodge:
    """A house in memory, with a fault or without, asked as over HTTP."""

    def __init__(self, kind: str, fault: str | None) -> None:
        self.kind, self._fault = kind, fault
        store, time, source = MemoryStore(), SimulatedTime(), SeededSource(kind)
        self.app: Litestar = application(Path(), store=store, hints=LocalHints(), time=time, source=source, work=Here())
        lift(self.app.state.context.limits)
        transport = httpx.ASGITransport(cast(Any, self.app), raise_app_exceptions=False)
        headers = {"origin": BASE, "cookie": f"{PLAIN_COOKIE}=token"}
        self._http = httpx.AsyncClient(transport=transport, base_url=BASE, headers=headers)

    async def __aenter__(self) -> Self:
        self._planting = planted(self._fault, self.app.state.context)
        self._planting.__enter__()
        # Everybody comes with a device of their own, which opens nothing by itself.
        await self.house.resources.store.write(operations.add_device("device", hashed("token"), "", 0))
        return self

    async def __aexit__(self, *trouble: object) -> None:
        self._planting.__exit__(None, None, None)
        await self._http.aclose()

    @property
    def house(self) -> House:
        """What is asked."""
        return cast(House, self.app.state.house)

    async def ask(self, method: str, path: str, link: str, body: Any = None) -> Answer:
        """Ask with a link."""
        more = {} if body is None else {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = await self._http.request(method, path, headers={"authorization": f"Bearer {link}"}, **more)
        return Answer(answer.status_code, answer.content, _code(answer))

    def routes(self) -> frozenset[str]:
        """Every route behind a link to one of this kind, by its method and its path below it."""
        found = set()
        for route in self.app.routes:
            shown = route.path_format
            head = next((part for part in shown.split("/") if part.startswith("{")), "")
            before, _, below = shown.partition(f"/{head}")
            if head and before == f"/api/{self.kind}":
                methods = cast(frozenset[str], getattr(route, "methods", frozenset())) - {"OPTIONS", "HEAD"}
                found |= {name_of(method, below) for method in methods}
        return frozenset(found)


def untried_routes(lodge: Lodge, tried: tuple[str, ...]) -> list[str]:
    """The routes that nobody tries, and those that are tried and are not there."""
    return [f"nobody tries {each}, or it is gone" for each in sorted(lodge.routes() ^ set(tried))]


def _code(answer: httpx.Response) -> str:
    if answer.status_code < 400:
        return ""
    told: Mapping[str, Any] = answer.json()
    return str(told.get("code", ""))
