"""The list of tables that are open to all: only those at which somebody would see a guest come."""

from typing import Any

from knobel.house.live.live_table import LiveTable
from tests.server.visits import Visit, Visitor, play

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
TABLE: dict[str, Any] = {"game": "chicago", "seats": SEATS, "public": True}


class Line:
    """Somebody who listens to a table."""

    heard: int | None = None

    def __init__(self, device: str | None = None, seats: tuple[int, ...] = ()) -> None:
        self.device, self.seats = device, seats

    def on_entry(self, *_: Any) -> None: ...

    def send(self, message: bytes) -> None: ...

    def dismiss(self) -> None: ...


async def opened(house: Visit) -> tuple[Visitor, LiveTable]:
    anna = await house.visitor("Anna")
    return anna, await house.live((await anna.post("/api/tables", TABLE))["table"])


async def listed(visitor: Visitor) -> list[str]:
    return [row["table"] for row in await visitor.get("/api/tables")]


def test_a_table_is_listed_as_long_as_somebody_sits_there_or_its_host_looks() -> None:
    async def scene(house: Visit) -> None:
        anna, live = await opened(house)
        assert await listed(anna) == []
        for line in (Line(seats=(0,)), Line(device=live.table.setup.host)):
            live.listeners.add(line)
            assert await listed(anna) == [live.id]
            live.listeners.remove(line)
            assert await listed(anna) == []
        live.listeners.add(Line(device="a passer-by"))
        assert await listed(anna) == [], "nobody who waits is there"

    play(scene)


def test_of_several_nodes_one_lists_what_has_lately_changed_elsewhere() -> None:
    async def scene(house: Visit) -> None:
        anna, live = await opened(house)
        house.app.state.house.tables._hints.alone = False
        assert await listed(anna) == [live.id]
        house.time.pass_by(121_000)
        assert await listed(anna) == []

    play(scene)
