"""Visitors of clubs, of the dice of the day, and of the door through which tables come and go."""

from datetime import UTC, datetime
from functools import cache
from typing import Any, Protocol

from knobel.club.actions import AddMember, Found, MemberId, PlaceTaken, RecordEvening
from knobel.club.club_log import ClubLog


class Visiting(Protocol):
    """Whoever visits: what they may ask, and with which link."""

    ground: Any
    link: str

    async def ask(self, *pages: tuple[str, str, Any]) -> None:
        """Ask for these pages again and again."""

    async def bring(self, path: str, content: bytes) -> dict[str, Any]:
        """What is told of a file that is brought once."""
        ...


async def keeps_a_large_club(v: Visiting) -> None:
    """A club of its own, from a file as large as nobody would write it."""
    told = await v.bring("/api/clubs/import", large_club())
    club, v.link = f"/api/clubs/{told['club']}", told["links"]["keeper"]
    written = {"key": "k", "request": {"type": "add_member", "name": "Somebody"}}
    await v.ask(
        ("GET", f"{club}/page", None),
        ("GET", f"{club}/export", None),
        ("GET", f"{club}/book.csv", None),
        ("GET", f"{club}/season.csv", None),
        ("GET", f"{club}/games.csv", None),
        ("GET", f"{club}/links", None),
        ("POST", f"{club}/requests", written),
        ("POST", f"{club}/tie", None),
        ("DELETE", f"{club}/tie", None),
        ("POST", f"{club}/join", {"name": "A", "key": "k"}),
        ("POST", f"{club}/tournament", {"desk": "none", "link": "none", "key": "k"}),
        ("POST", f"{club}/game", {"table": "none", "number": 0, "key": "k"}),
        ("POST", f"{club}/forget", {"member": 0}),
        ("POST", f"{club}/delete", {"name": "none"}),
        ("POST", "/api/clubs", {"name": "K", "season": "2026"}),
        ("POST", "/api/clubs/import", large_club()),
    )


@cache
def large_club() -> bytes:
    """A hundred members who all come to a hundred evenings."""
    log = ClubLog.founded(Found("K", "2026"), at=0)
    for number in range(100):
        log.do(AddMember(f"Somebody {number}"), at=1, by="")
    for number in range(100):
        places = tuple(PlaceTaken(MemberId((number + place) % 100), place) for place in range(1, 101))
        log.do(RecordEvening("2026-01-01", "", "schocken", places, ""), at=2, by="")
    return log.export()


async def plays_the_day_and_moves_house(v: Visiting) -> None:
    today = datetime.now(UTC).date().isoformat()
    table = f"/api/tables/{v.ground.table}"
    await v.ask(
        ("GET", "/api/days", None),
        ("GET", f"/api/days/{today}", None),
        ("GET", f"/api/days/{today}/file", None),
        ("POST", f"/api/days/{today}/play", None),
        ("PUT", "/api/me/favourites", {"liked": ["kniffel"]}),
        ("GET", f"{table}/endings/0", None),
        ("POST", f"{table}/departure", {"to": "none"}),
        ("POST", "/api/tables/none/arrival", b"[" + b"0," * 900_000 + b"0]"),
    )
