"""Time zones by their names."""

from datetime import UTC, tzinfo
from zoneinfo import ZoneInfo

from knobel.core.errors import KnobelError

USUAL_ZONE = "Europe/Berlin"


def zone_named(name: str) -> tzinfo:
    """A time zone. A machine without a list of them knows UTC alone; there the usual one is that."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (OSError, ValueError, LookupError) as trouble:
        if name == USUAL_ZONE:
            return UTC
        raise KnobelError("unknown-zone", zone=name) from trouble
