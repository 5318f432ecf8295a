"""Requests made from the API's own description, those that fit it and those that do not."""

import asyncio
import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from hypothesis.reporting import with_reporter
from litestar import Litestar
from schemathesis import GenerationMode

import knobel
from knobel.house.change_hints import LocalHints
from knobel.house.store import operations
from knobel.house.table.entries import TableOpened
from knobel.house.table.seats import hashed
from knobel.house.work.work import Here
from knobel.server.app import application
from knobel.server.http.identity import PLAIN_COOKIE
from proofs.faults import plant
from proofs.findings import Findings
from proofs.limits import lift
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

BASE = "http://knobel.test"
# What the framework and the whole house answer with, beside what each page names for itself.
REFUSALS = frozenset({400, 401, 403, 404, 405, 413, 415, 429, 503})
COOKIES = (None, "token", "no-such-token")


def ask_nonsense(examples: int, fault: str | None, found: Findings) -> int:
    """Ask so many times for each page in ways that fit its description, and as often in ways that do not."""
    with asyncio.Runner() as runner:
        visit = _Visit(runner, fault, found)
        schema = schemathesis.openapi.from_dict(visit.app.openapi_schema.to_schema())
        for result in cast(Any, schema.get_all_operations()):
            for mode in _modes(result.ok().definition.raw):
                _try(visit, result.ok(), mode, examples)
        visit.leave()
    return visit.asked


def _modes(page: Mapping[str, Any]) -> tuple[GenerationMode, ...]:
    """A page that takes nothing but a text in its path cannot be asked for in a way that does not fit."""
    texts = all(each["in"] == "path" and each["schema"] == {"type": "string"} for each in page.get("parameters", ()))
    return (GenerationMode.POSITIVE,) if texts and "requestBody" not in page else tuple(GenerationMode)


def _try(visit: "_Visit", operation: Any, mode: GenerationMode, examples: int) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode), cookie=st.sampled_from(COOKIES), real=st.booleans())
    def ask(case: Any, cookie: str | None, real: bool) -> None:
        visit.ask(case, cookie, at_real_table=real)

    # There may be others that every request fits.
    with contextlib.suppress(Unsatisfiable), with_reporter(_nobody):
        ask()


def _nobody(line: object) -> None:
    """Hears what the search itself has to say."""


class _Visit:
    """A house with one table and one person, and everything asked of it."""

    def __init__(self, runner: asyncio.Runner, fault: str | None, found: Findings) -> None:
        self.asked = 0
        self._runner = runner
        self._found = found
        self._store = MemoryStore()
        self._dumped: tuple[int, tuple[str, ...]] | None = None
        time, source = SimulatedTime(), SeededSource("nonsense")
        self.app: Litestar = application(
            Path(), store=self._store, hints=LocalHints(), time=time, source=source, work=Here()
        )
        lift(self.app.state.context.limits)
        self._table = runner.run(self._settle_in())
        plant(fault, self.app.state.context)
        transport = httpx.ASGITransport(cast(Any, self.app), raise_app_exceptions=False)
        self._http = httpx.AsyncClient(transport=transport, base_url=BASE, headers={"origin": BASE})

    async def _settle_in(self) -> str:
        await self._store.write(operations.add_device("device", hashed("token"), "A", 0))
        version = knobel.declared("maexchen").info.version
        live, _, _ = await self.app.state.house.tables.create(
            TableOpened("maexchen", version, {}, 2, "device", public=True)
        )
        return str(live.id)

    def ask(self, case: Any, cookie: str | None, *, at_real_table: bool) -> None:
        """Ask, and see whether the answer is one that may be given, and a refusal one."""
        if at_real_table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self._table
        request = _request(self._http, case, cookie)
        if request is None:
            return
        before = self._dump()
        answer = self._runner.run(self._http.send(request))
        self.asked += 1
        where = f"{case.method} {case.operation.path}"
        if answer.status_code >= 500 and answer.status_code not in REFUSALS:
            self._found.broken.append(f"{where}: answered with {answer.status_code}")
        elif answer.status_code not in _documented(case.operation.definition.raw["responses"]):
            self._found.broken.append(f"{where}: {answer.status_code} is not documented")
        if answer.status_code >= 400 and self._dump() != before:
            self._found.changed.append(where)

    def leave(self) -> None:
        """Go home."""
        self._runner.run(self._http.aclose())

    def _dump(self) -> tuple[str, ...]:
        """Everything that is stored; written out anew only where something was written since."""
        changes = self._store.connection.total_changes
        if self._dumped is None or self._dumped[0] != changes:
            self._dumped = changes, tuple(self._store.connection.iterdump())
        return self._dumped[1]


def _documented(responses: Mapping[str, Any]) -> frozenset[int]:
    return REFUSALS | {int(status) for status in responses if str(status).isdecimal()}


def _request(http: httpx.AsyncClient, case: Any, cookie: str | None) -> httpx.Request | None:
    """The request as it goes over the wire; None if HTTP itself has no words for it."""
    sent = case.as_transport_kwargs(base_url=BASE)
    headers = {name: str(value) for name, value in (sent.get("headers") or {}).items()}
    if cookie is not None:
        headers["cookie"] = f"{PLAIN_COOKIE}={cookie}"
    body = {"json": sent["json"]} if "json" in sent else {"content": sent.get("data")}
    try:
        return http.build_request(sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body)
    except (httpx.InvalidURL, UnicodeError, TypeError, ValueError):
        return None
