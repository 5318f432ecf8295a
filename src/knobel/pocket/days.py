"""The dice of the day without a server: every pocket has the same ones, since they follow from the date alone.

So they are sealed as those of a house, and not shown before their day; but whoever reads this could work them out.
"""

import hashlib
import time
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any

import msgspec

from knobel.core.errors import KnobelError
from knobel.house.days.days import PlayDayRequest
from knobel.house.house import House
from knobel.house.new_tables import TableLink
from knobel.pocket.visitor import visitor


def day_seed(date: str) -> bytes:
    """The seed of a day, the same for every pocket."""
    return hashlib.sha256(f"knobel/pocket/day/{date}".encode()).digest()


class DeviceZone(tzinfo):
    """The time of this device, summer time included: a day begins at its own midnight."""

    def utcoffset(self, at: datetime | None) -> timedelta:
        moment = time.time() if at is None else time.mktime((*at.timetuple()[:8], -1))
        return timedelta(seconds=time.localtime(moment).tm_gmtoff)

    def fromutc(self, at: datetime) -> datetime:
        return at + timedelta(seconds=time.localtime(at.replace(tzinfo=UTC).timestamp()).tm_gmtoff)

    def dst(self, at: datetime | None) -> None:
        return None

    def tzname(self, at: datetime | None) -> None:
        return None


async def of_days(house: House, method: str, rest: list[str], body: str) -> Any:
    """What is asked of days: the calendar, how one went, its file, and a table to play at."""
    from knobel.house.days import telling

    device = await visitor(house.resources)
    days, store, own = house.days, house.resources.store, (device.id,)
    await days.seal()
    match method, rest:
        case "GET", []:
            return await telling.calendar(days, store, own)
        case "GET", [date]:
            return await telling.standing(days, store, own, date)
        case "GET", [date, "file"]:
            return await telling.file_of(days, store, own, date)
        case "POST", [date, "play"]:
            wanted = msgspec.json.decode(body or "{}", type=PlayDayRequest)
            return TableLink((await days.play(device, own, date, wanted.name)).id)
        case _:
            raise KnobelError("no-such-day")
