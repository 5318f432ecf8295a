"""Counts for a monitoring system; nothing of any game."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from knobel.house.house import House

# The server names the signs of every text itself.
MEDIA_TYPE = CONTENT_TYPE_PLAIN_0_0_4.partition("; charset")[0]


class Metrics:
    """What is counted of a house, looked up whenever somebody asks. Each house has its own: nothing is global."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        self._gauge("knobel_tables", "Tables that are open.", lambda: len(house.tables.live_tables))
        self._gauge("knobel_sockets", "Sockets that are open.", lambda: len(house.lines))
        self._gauge("knobel_set_aside", "Logs that could not be read.", lambda: house.set_aside)

    def _gauge(self, name: str, what: str, count: Callable[[], float]) -> None:
        Gauge(name, what, registry=self._registry).set_function(count)

    def text(self) -> bytes:
        """All of it, in the format of Prometheus."""
        return generate_latest(self._registry)
