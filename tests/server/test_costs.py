"""Everything that can be asked has its price, by device and by network, and nobody pays for anybody else."""

import asyncio
import re
from typing import Any, get_args

import pytest

from knobel.core.errors import KnobelError
from knobel.house.desks.messages import DeskClientMessage, DeskHello, DeskPing, DeskPlease, DeskPreview
from knobel.house.lines.answering import answer
from knobel.house.lines.connection import Connection
from knobel.house.lines.desk_answering import answer as answer_at_desk
from knobel.house.lines.desk_connection import DeskConnection
from knobel.house.messages import ClientMessage, Hello, Hold, Ping, Please, Talk
from knobel.house.table.requests import Advise, Begin
from knobel.server.http.costs import MESSAGES, REQUESTS, ROUTES, cost_of_message, name_of
from knobel.server.http.limits import Limit, Limits
from knobel.server.listening.gate import AT_ONCE, Gate
from proofs.simulated import SimulatedTime
from tests.server.lines import drained, encoded
from tests.server.visits import Visit, Visitor, play

HTTP = sorted(name for name in ROUTES if not name.endswith("socket"))
SAID: dict[str, tuple[Any, ...]] = {
    "table": (Hello("no-table"), Hold(), Please("k", Begin()), Please("k", Advise(0)), Talk("hello"), Ping(1)),
    "desk": (
        DeskHello("no-desk", "no-link"),
        DeskPlease("k", {"type": "draw"}),  # type: ignore[arg-type]
        DeskPreview("k", {"type": "draw"}),  # type: ignore[arg-type]
        DeskPing(1),
    ),
}


def test_every_door_and_every_message_has_a_price_and_nothing_else_has_one() -> None:
    async def scene(house: Visit) -> None:
        names = {
            name_of(method, route.path_format)
            for route in house.app.routes
            for method in (getattr(route, "methods", None) or {"GET"}) - {"OPTIONS"}
        }
        assert names == set(ROUTES)

    play(scene)
    assert set(MESSAGES) == {*get_args(ClientMessage), *get_args(DeskClientMessage)}


def test_dear_requests_cost_more_than_the_message_they_come_in() -> None:
    assert cost_of_message(Please("k", Advise(0))) == REQUESTS[Advise] > cost_of_message(Please("k", Begin()))


def poor(house: Visit, cost: float) -> None:
    """Let everybody have exactly so much, once."""
    house.app.state.context.limits.of_device = Limit(SimulatedTime(), burst=cost, rate=0)


async def is_refused(visitor: Visitor, name: str) -> bool:
    method, path = name.split(" ")
    path = re.sub(r"\{\w+\}", "x", path.replace("{number}", "0"))
    status, _ = await visitor.ask(method, path)
    return bool(status == 429)


@pytest.mark.parametrize("name", HTTP)
def test_a_device_that_has_spent_what_it_has_is_refused_and_another_is_not(name: str) -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor(), await house.visitor()
        poor(house, ROUTES[name])
        assert not await is_refused(anna, name)
        assert await is_refused(anna, name)
        assert not await is_refused(ben, name)

    play(scene)


@pytest.mark.parametrize("message", SAID["table"], ids=lambda each: type(each).__name__)
def test_a_socket_pays_for_what_it_says(message: Any) -> None:
    async def scene(house: Visit) -> None:
        context = house.app.state.context
        poor(house, cost_of_message(message))
        anna, ben = Connection("anna"), Connection("ben")
        for line, refused in ((anna, False), (anna, True), (ben, False)):
            await answer(encoded(message), line, context)
            assert ("too-many-requests" in str(drained(line))) == refused

    play(scene)


@pytest.mark.parametrize("message", SAID["desk"], ids=lambda each: type(each).__name__)
def test_a_desk_socket_pays_for_what_it_says(message: Any) -> None:
    async def scene(house: Visit) -> None:
        context, desks = house.app.state.context, house.house.desks
        poor(house, cost_of_message(message))
        anna, ben = DeskConnection("anna"), DeskConnection("ben")
        for line, refused in ((anna, False), (anna, True), (ben, False)):
            await answer_at_desk(encoded(message), line, context.charges, desks)
            told, line._answers = line._answers, []
            assert (b"too-many-requests" in b"".join(told)) == refused

    play(scene)


def test_one_network_is_refused_and_another_is_not() -> None:
    limits = Limits(SimulatedTime())
    while limits.of_network.take("192.0.2.1", 10):
        pass
    with pytest.raises(KnobelError):
        limits.charge("anna", "192.0.2.1", 10)
    limits.charge("anna", "192.0.2.2", 10)


def test_whoever_floods_the_house_is_refused_and_a_neighbour_in_the_same_network_is_not() -> None:
    limits, refused = Limits(SimulatedTime()), 0
    for _ in range(1000):
        try:
            limits.charge("flooder", "pub", 200)
        except KnobelError:
            refused += 1
    assert refused == 998
    limits.charge("neighbour", "pub", 200)


def test_whoever_is_refused_because_of_the_network_keeps_what_the_device_has() -> None:
    limits = Limits(SimulatedTime())
    while limits.of_network.take("pub", 10):
        pass
    for _ in range(1000):
        with pytest.raises(KnobelError):
            limits.charge("anna", "pub", 500)
    limits.charge("anna", "home", 500)


def test_one_device_that_floods_a_page_does_not_shut_its_network_out() -> None:
    async def scene(house: Visit) -> None:
        anna, ben = await house.visitor(), await house.visitor()
        limits, usual = house.app.state.context.limits, Limits(SimulatedTime())
        limits.of_device, limits.of_network = usual.of_device, usual.of_network
        refused = [await is_refused(anna, "POST /api/desks/import") for _ in range(30)]
        assert refused.count(True) == 28
        assert not await is_refused(ben, "POST /api/desks/import")

    play(scene)


def test_whoever_talks_nonsense_over_many_lines_does_not_use_up_what_the_network_has() -> None:
    async def scene(house: Visit) -> None:
        context = house.app.state.context
        context.limits.of_device, context.limits.of_network = Limit(house.time, 500, 0), Limit(house.time, 5000, 0)
        for _ in range(300):
            line = Connection("eve", network="pub")
            for _ in range(20):
                assert not await answer("nonsense", line, context)
        assert context.limits.of_network.has("pub", 4500)
        context.limits.charge("anna", "pub", 500)

    play(scene)


def test_a_pub_is_one_address_and_forty_people_play_there_at_full_speed() -> None:
    """All come in at once, load the app and say hello; then everybody decides, talks and pings all the time."""
    time = SimulatedTime()
    limits = Limits(time)
    loading = 30 * ROUTES["GET /{path}"] + ROUTES["GET /api/me"] + ROUTES["GET /api/games"]
    coming_in = loading + ROUTES["POST /api/join"] + ROUTES["GET /api/socket"] + 2 * MESSAGES[Hello]
    for person in range(40):
        limits.charge(str(person), "pub", coming_in)
    for _ in range(600):
        time.pass_by(1000)
        for person in range(40):
            limits.charge(str(person), "pub", 2 * MESSAGES[Please] + MESSAGES[Ping] + MESSAGES[Talk])


def test_what_anybody_sends_as_a_token_is_not_kept_whole() -> None:
    limits = Limits(SimulatedTime())
    limits.charge("x" * 8000, "n", 1)
    assert max(map(len, limits.of_device._buckets)) <= 64


# The gate ------------------------------------------------------------------------------------------------------------


def test_a_crowd_from_one_network_is_heard_in_turn_with_everybody_else() -> None:
    async def scene() -> None:
        gate, heard = Gate(), []
        for number in range(100):
            gate.enter("crowd", lambda number=number: heard.append(f"crowd {number}"))  # type: ignore[misc]
        gate.enter("anna", lambda: heard.append("anna"))
        await asyncio.sleep(0)
        assert len(heard) == AT_ONCE, "then everything else that is due gets its turn"
        assert "anna" in heard
        while len(gate):
            await asyncio.sleep(0)
        assert [each for each in heard if each != "anna"] == [f"crowd {number}" for number in range(100)]

    asyncio.run(scene())
