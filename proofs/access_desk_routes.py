"""Who may ask what of a tournament over HTTP: every route by everybody who comes with a link, also a revoked one.

Each cell has a tournament of its own. Whoever has no link must not even learn that there is one, and no answer may hold
a secret that is not for its role.
"""

from knobel.desk import actions
from knobel.desk.actions import PlayerId
from knobel.desk.options import DeskOptions
from knobel.house.desks.links import Holder, player_link, shared_links
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from proofs.access_routes import Answer, Lodge, Route, Wrong, untried_routes

HOLDERS = ("organiser", "referee", "entry", "player", "projector")
NOBODY = ("revoked", "foreign", "stranger")
DESK = ("organiser", "referee")
NAME = "Kneipe"
ANNA, BEN = PlayerId(0), PlayerId(1)
# Which device somebody plays with is for the desk alone.
DEVICE = "canary-device"
ROUTES = (
    Route("GET", "/export", DESK),
    Route("GET", "/results.csv", HOLDERS),
    Route("GET", "/results.xlsx", HOLDERS),
    Route("GET", "/results.json", HOLDERS),
    Route("GET", "/page", HOLDERS),
    Route("GET", "/links", HOLDERS),
    Route("GET", "/players", DESK),
    Route("POST", "/players", DESK, {"text": "Zoe"}),
    Route("POST", "/lists", DESK, b"Zoe\n"),
    Route("POST", "/sign-up", ("entry",), {"name": "Zoe", "key": "k", "accepted": True}),
    Route("POST", "/recovery", ("organiser",)),
    Route("DELETE", "", ("organiser",), {"name": NAME}),
)


async def try_the_desk_routes(fault: str | None = None) -> tuple[int, list[str]]:
    """How much was tried, and what was wrong."""
    async with Lodge("desks", fault) as lodge:
        wrong = Wrong()
        for route in ROUTES:
            for role in (*HOLDERS, *NOBODY):
                await _try(lodge, role, route, wrong)
        untried = untried_routes(lodge, tuple(route.named for route in ROUTES))
        return len(ROUTES) * len((*HOLDERS, *NOBODY)), untried + wrong.found


async def _try(lodge: Lodge, role: str, route: Route, wrong: Wrong) -> None:
    live, revoked = await _tournament(lodge)
    links = shared_links(live.master, live.tournament)
    own = player_link(live.master, live.tournament, live.tournament.players[ANNA])
    held = {**links, "player": own, "revoked": revoked, "foreign": links["organiser"][::-1], "stranger": "0" * 32}
    secrets, before, what = _secrets(live, role), tuple(live.desk.rows), f"{role} and {route.named}"
    answer = await lodge.ask(route.method, f"/api/desks/{live.id}{route.path}", held[role], route.body)
    wrong.judge(what, answer, role in route.roles, route.allowed)
    wrong.find_secrets(what, answer, secrets)
    if not answer.granted:
        await _look_for_changes(lodge, live, what, answer, before, wrong)


async def _look_for_changes(
    lodge: Lodge, live: LiveDesk, what: str, answer: Answer, before: tuple[actions.Row, ...], wrong: Wrong
) -> None:
    known = await lodge.house.desks.desk(live.id)
    if known is None or tuple(known.desk.rows) != before:
        wrong.note(f"{what}: refused, and yet something has changed")
    if answer.code != "no-such-desk":
        wrong.note(f"{what}: learns by {answer.code} that there is a tournament")


async def _tournament(lodge: Lodge) -> tuple[LiveDesk, str]:
    """A tournament with two players, and a link to it that was revoked."""
    start = lodge.house.resources.time.now() + 10**7
    live = await lodge.house.desks.create(NAME, start, "schocken", DeskOptions(venue="online"), "host")
    for name in ("Anna", "Ben"):
        await live.request(Holder("organiser"), actions.SignUp(name))
    revoked = player_link(live.master, live.tournament, live.tournament.players[BEN])
    await live.request(HOUSE, actions.Arrive(ANNA, DEVICE))
    await live.request(Holder("organiser"), actions.RevokeDeskLink(f"player/{BEN}"))
    return live, revoked


def _secrets(live: LiveDesk, role: str) -> list[tuple[str, bytes]]:
    """What an answer to this role must not hold, whatever was asked."""
    passes = {"referee": ("projector",), "projector": ("entry",)}.get(role, ())
    links = shared_links(live.master, live.tournament)
    hidden = [] if role == "organiser" else [name for name in links if name not in passes]
    found = [("the master", live.master.hex().encode())]
    found += [(f"the link of the {name}", links[name].encode()) for name in hidden]
    if role not in DESK:
        players = [player_link(live.master, live.tournament, each).encode() for each in live.tournament.players]
        found += [*(("a player's link", link) for link in players), ("a player's device", DEVICE.encode())]
    return found
