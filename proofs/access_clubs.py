"""Who may ask what of a club: every route and every request by everybody who comes with a link, also an old one.

Each cell has a club of its own. A refusal must change nothing, whoever has no link must not even learn that there is
a club, and no answer may hold a secret that is not for its role.
"""

from typing import get_args

import msgspec

from knobel.club import actions
from knobel.club.actions import ClubRequest, MemberId, Prices, SeasonId
from knobel.club.club_log import ClubLog
from knobel.club.formula import Formula
from knobel.house.clubs.links import SHARED, member_link, shared_link
from knobel.house.clubs.live_club import LiveClub
from proofs.access_routes import Answer, Lodge, Route, Wrong, untried_routes

# Everybody who comes: by links that hold, by those that do not hold any more, and by none of this club's.
INSIDE = ("keeper", "chief", "scribe", "member")
HOLDERS = (*INSIDE, "guest", "public")
NOBODY = ("left", "renewed", "foreign", "stranger")
CHIEF, SCRIBE, MEMBER, LEFT, RENEWED = (MemberId(number) for number in range(5))
KEEPERS, WRITERS = ("keeper", "chief"), ("keeper", "chief", "scribe")
NAME = "Die Filzläuse"
# What only members may read, and what only those who were there may: a note in the book, an amount, a tournament.
NOTE, AMOUNT, SOURCE = "canary-note", 98765, "canary-desk"

MAY: tuple[tuple[ClubRequest, tuple[str, ...]], ...] = (
    (actions.RenameClub("Filzläuse"), KEEPERS),
    (actions.SetPrices(Prices(1, 2, 3)), KEEPERS),
    (actions.SetPublic(False), KEEPERS),
    (actions.OpenSeason("2027", Formula()), KEEPERS),
    (actions.ChangeFormula(SeasonId(0), Formula(best=3)), KEEPERS),
    (actions.AddMember("Zoe"), WRITERS),
    (actions.RenameMember(MEMBER, "Cleo"), (*KEEPERS, "member")),
    (actions.RenameMember(SCRIBE, "Bea"), WRITERS),
    (actions.Appoint(MEMBER, "scribe"), KEEPERS),
    (actions.LeaveClub(MEMBER), KEEPERS),
    (actions.ReturnToClub(LEFT), KEEPERS),
    (actions.RenewLink(MEMBER), KEEPERS),
    (actions.RenewLink(CHIEF), ("keeper",)),
    (actions.RenewShared("guest"), KEEPERS),
    (actions.RenewShared("keeper"), ("chief",)),
    (actions.RecordEvening("2026-11-20", "", "", (actions.PlaceTaken(MEMBER, 1),)), WRITERS),
    (actions.MarkMember(MEMBER, "round"), (*WRITERS, "member")),
    (actions.MarkMember(CHIEF, "round"), WRITERS),
    (actions.GivePrize(MEMBER, 100), WRITERS),
    (actions.Pay(MEMBER), WRITERS),
    (actions.UndoEntry(0), WRITERS),
)
ROUTES = (
    Route("GET", "/page", HOLDERS),
    Route("GET", "/links", INSIDE),
    Route("GET", "/export", KEEPERS),
    Route("GET", "/book.csv", INSIDE),
    Route("GET", "/season.csv", (*INSIDE, "public")),
    Route("GET", "/games.csv", (*INSIDE, "public")),
    Route("POST", "/join", ("guest",), {"name": "Zoe", "key": "k"}),
    Route("POST", "/tournament", WRITERS, {"desk": "nothing", "token": "x"}, allowed="no-such-desk"),
    Route("POST", "/game", WRITERS, {"table": "nothing", "number": 0}, allowed="no-such-replay"),
    Route("POST", "/tie", INSIDE),
    # Everybody forgets their own.
    Route("DELETE", "/tie", (*HOLDERS, *NOBODY)),
    Route("POST", "/forget", (*KEEPERS, "member"), {"member": MEMBER}),
    Route("POST", "/delete", KEEPERS, {"name": NAME}),
)
# Tried request by request.
REQUESTS = "/requests"


def filled() -> bytes:
    """A club with somebody of every office, one who has left, one with a new link, a book and an evening, as a file."""
    log = ClubLog.founded(actions.Found(NAME, "2026"), 0)
    for name in ("Anna", "Ben", "Clara", "Dirk", "Emil"):
        log.do(actions.AddMember(name), 1)
    evening = actions.RecordEvening("2026-11-13", "", "", (actions.PlaceTaken(MEMBER, 1),), SOURCE)
    for request in (
        actions.Appoint(CHIEF, "keeper"),
        actions.Appoint(SCRIBE, "scribe"),
        actions.LeaveClub(LEFT),
        actions.RenewLink(RENEWED),
        actions.SetPublic(True),
        actions.GivePrize(MEMBER, AMOUNT, NOTE),
        evening,
    ):
        log.do(request, 2)
    return log.export()


async def try_the_clubs(fault: str | None = None) -> tuple[int, list[str]]:
    """How much was tried, and what was wrong."""
    async with Lodge("clubs", fault) as lodge:
        wrong = [f"nobody tries {kind.__name__}" for kind in set(get_args(ClubRequest)) - {type(one) for one, _ in MAY}]
        wrong += untried_routes(lodge, (*(route.named for route in ROUTES), f"POST {REQUESTS}"))
        visit = _Visit(lodge, filled())
        for route in ROUTES:
            for role in (*HOLDERS, *NOBODY):
                await visit.try_route(role, route)
        for request, roles in MAY:
            for role in (*HOLDERS, *NOBODY):
                await visit.try_request(role, request, roles)
        return visit.tried, wrong + list(visit.wrong.found)


class _Visit:
    """Everybody at a club of their own, again and again."""

    def __init__(self, lodge: Lodge, file: bytes) -> None:
        self._lodge, self._file = lodge, file
        self._before = ClubLog.read(file).rows
        self.wrong = Wrong()
        self.tried = 0

    async def try_route(self, role: str, route: Route) -> None:
        await self._try(role, route, f"{role} and {route.named}")

    async def try_request(self, role: str, request: ClubRequest, roles: tuple[str, ...]) -> None:
        body = {"key": "k", "request": msgspec.to_builtins(request)}
        # The first entry of all cannot be undone by anybody; who may undo is told so.
        allowed = "club-cannot-undo" if isinstance(request, actions.UndoEntry) else ""
        await self._try(role, Route("POST", REQUESTS, roles, body, allowed), f"{role} and {request}")

    async def _try(self, role: str, route: Route, what: str) -> None:
        live = await self._lodge.house.clubs.restore(self._file, "founder")
        self.tried += 1
        secrets = _secrets(live, role)
        path = f"/api/clubs/{live.id}{route.path}"
        answer = await self._lodge.ask(route.method, path, _link(live, role), route.body)
        self.wrong.judge(what, answer, role in route.roles, route.allowed)
        self.wrong.find_secrets(what, answer, secrets)
        await self._look_for_changes(live, role, what, answer)

    async def _look_for_changes(self, live: LiveClub, role: str, what: str, answer: Answer) -> None:
        known = await self._lodge.house.clubs.club(live.id)
        if not answer.granted and (known is None or known.log.rows != self._before):
            self.wrong.note(f"{what}: refused, and yet something has changed")
        if not answer.granted and role in NOBODY and answer.code != "no-such-club":
            self.wrong.note(f"{what}: learns by {answer.code} that there is a club")


def _link(live: LiveClub, role: str) -> str:
    """The link with which somebody comes."""
    members = live.club.members
    match role:
        case "keeper" | "guest" | "public":
            return shared_link(live.master, live.club, role)
        case "chief" | "scribe" | "member":
            return member_link(live.master, members[{"chief": CHIEF, "scribe": SCRIBE, "member": MEMBER}[role]])
        case "left" | "renewed":
            return member_link(live.master, members[{"left": LEFT, "renewed": RENEWED}[role]].but(links=0))
        case "foreign":
            return shared_link(bytes(32), live.club, "keeper")
        case _:
            return "0" * 32


def _secrets(live: LiveClub, role: str) -> list[tuple[str, bytes]]:
    """What an answer to this role must not hold, whatever was asked."""
    passes = {"scribe": ("guest", "public"), "member": ("public",)}.get(role, ())
    hidden = [] if role in KEEPERS else [each for each in SHARED if each not in passes]
    links = [(f"the link of {each}", shared_link(live.master, live.club, each).encode()) for each in hidden]
    if role not in KEEPERS:
        links += [(f"the link of {each.name}", member_link(live.master, each).encode()) for each in live.club.members]
    found = [*links, ("the club's master", live.master.hex().encode())]
    if role not in INSIDE:
        found += [("the book", NOTE.encode()), ("an amount", str(AMOUNT).encode()), ("a tournament", SOURCE.encode())]
    if role not in (*INSIDE, "public"):
        found += [(f"that {each.name} is a member", f'"{each.name}"'.encode()) for each in live.club.members]
    return found
