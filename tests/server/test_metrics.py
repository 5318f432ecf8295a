"""What a monitoring system is told, in its own format."""

from prometheus_client.parser import text_string_to_metric_families

from knobel.house.lines.connection import Connection
from tests.server.visits import Visit, play


def counted(text: str) -> dict[str, float]:
    """Every count by its name; each is a gauge and says what it is."""
    families = list(text_string_to_metric_families(text))
    assert all(family.type == "gauge" and family.documentation for family in families)
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_the_counts_are_those_of_the_moment_and_of_this_house() -> None:
    async def scene(house: Visit) -> None:
        anna = await house.visitor("Anna")
        assert counted(await anna.get("/metrics")) == {
            "knobel_tables": 0,
            "knobel_sockets": 0,
            "knobel_set_aside": 0,
        }
        await anna.post("/api/tables", {"game": "chicago", "seats": [{"kind": "me"}, {"kind": "open"}]})
        house.house.lines.opened(Connection("anna"))
        told = counted(await anna.get("/metrics"))
        assert (told["knobel_tables"], told["knobel_sockets"]) == (1, 1)

    play(scene)


def test_the_format_is_named() -> None:
    async def scene(house: Visit) -> None:
        answer = await house._client.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"

    play(scene)
