"""What the server writes about itself: one JSON object a line, and no names, tokens or dice."""

import io
import json
import logging
from typing import Any

import pytest

from knobel.core.events import Thrown
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.messages import Hello, Please, Talk
from knobel.house.store.store import Unreachable
from knobel.house.table.requests import Actor, Advise, Begin, Roll
from knobel.house.table.table import Table
from knobel.house.work import minding
from knobel.server.http.context import Context
from knobel.server.serving import JsonLines
from proofs.simulated import MemoryStore
from tests.server.lines import encoded
from tests.server.visits import Visit, play, play_to_the_end

NAME, SAID = "Rumpelstilzchen", "Abrakadabra"


class Listening:
    """Everything that is logged meanwhile, at every level, as the server would write it."""

    def __enter__(self) -> "Listening":
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(JsonLines())
        self.before = logging.root.level
        logging.root.addHandler(self.handler)
        logging.root.setLevel(logging.DEBUG)
        return self

    def __exit__(self, *trouble: object) -> None:
        logging.root.removeHandler(self.handler)
        logging.root.setLevel(self.before)

    @property
    def text(self) -> str:
        return self.stream.getvalue()


def secrets_of(table: Table, *more: str) -> list[str]:
    """What must not stand in a log: names, talk, tokens, and the dice as they would be printed."""
    dice = [
        str(step.event.faces) for step in table.steps if isinstance(step.event, Thrown) and len(step.event.faces) > 2
    ]
    return [NAME, SAID, *more, *dice]


async def played(house: Visit, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A game with talk, trouble and advice; what of it is secret."""
    anna = await house.visitor(NAME)
    seats, options = [{"kind": "me"}, {"kind": "bot"}], {"starter": "first_seat"}
    link = await anna.post("/api/tables", {"game": "kniffel", "seats": seats, "options": options})
    live = await house.live(link["table"])
    host = live.table.setup.host
    context, line = Context(house.house), Connection(host)
    await answer(encoded(Hello(live.id, -1, (live.token_of(0),))), line, context)
    await live.request(Actor(host), Begin())

    def failing(*asked: Any) -> Any:
        raise ValueError(f"{NAME} {live.token_of(0)}")

    monkeypatch.setattr(minding, "usual_adviser", failing)
    for message in (Talk(SAID), Please("k1", Roll(0)), Please("k2", Advise(0)), Please("k3", Roll(5))):
        await answer(encoded(message), line, context)
    line.hang_up()
    await play_to_the_end(live)
    cookie = anna._cookie.split("=", 1)[1]
    return secrets_of(live.table, live.token_of(0), link["invitation"], link["code"], cookie, live.master.hex(), host)


def test_the_log_of_a_played_game_holds_no_names_tokens_or_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Visit) -> None:
        with Listening() as log:
            secret = await played(house, monkeypatch)
        assert len(secret) > 20
        lines = [json.loads(line) for line in log.text.splitlines()]
        assert any(line["from"] == "knobel.minds" for line in lines), "there was something to tell"
        assert all(line.keys() == {"at", "level", "from", "what"} for line in lines)
        assert [each for each in secret if each in log.text] == []

    play(scene)


def test_the_test_would_notice() -> None:
    with Listening() as log:
        logging.getLogger("knobel").warning("%s sits down", NAME)
    assert NAME in log.text


def test_of_an_exception_only_its_kind_is_told() -> None:
    with Listening() as log:
        try:
            raise ValueError(NAME)
        except ValueError:
            logging.getLogger("knobel").exception("trouble with %s", "a table")
    (line,) = map(json.loads, log.text.splitlines())
    assert line["what"] == "ValueError"


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_a_database_that_is_away_is_told_without_anything_of_it(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor(NAME)

        async def away(self: MemoryStore, operation: Any) -> Any:
            operation.close()
            raise Unreachable(f"postgresql://{NAME}:secret@db")

        with Listening() as log, monkeypatch.context() as patch:
            patch.setattr(MemoryStore, "read", away)
            status, told = await anna.ask("GET", path)
        assert (status, told) == (503, {"code": "unreachable", "facts": {}})
        assert NAME not in log.text

    play(scene)
