"""Who may ask what of a tournament desk: every request by every role, and links that open nothing any more."""

from typing import get_args

from knobel.core.errors import KnobelError
from knobel.desk import actions
from knobel.desk.actions import PlayerId, Request, Role
from knobel.desk.options import DeskOptions
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder, player_link, shared_links
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.house import House
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ROLES: tuple[Role, ...] = ("organiser", "referee", "entry", "player", "projector", "house")
ANNA, BEN = PlayerId(0), PlayerId(1)
DESK: tuple[Role, ...] = ("organiser", "referee")
# One request of every kind, and who may ask it; the player is Anna.
MAY: tuple[tuple[Request, tuple[Role, ...]], ...] = (
    (actions.Describe("Club", "Pub"), ("organiser",)),
    (actions.Reschedule(3, 1, 2), ("organiser",)),
    (actions.SignUp("Cleo", accepted=True), (*DESK, "entry")),
    (actions.AcceptRules(ANNA), (*DESK, "player")),
    (actions.AcceptRules(BEN), DESK),
    (actions.SignUp("Dora", late=True), DESK),
    (actions.CheckIn(ANNA), (*DESK, "player")),
    (actions.CheckIn(BEN), DESK),
    (actions.Arrive(ANNA, "phone"), ("house",)),
    (actions.Reinstate(ANNA), DESK),
    (actions.RenamePlayer(ANNA, "Anne"), DESK),
    (actions.ReplacePlayer(ANNA, "Zoe"), DESK),
    (actions.Draw(), (*DESK, "house")),
    (actions.SwapSeats(ANNA, BEN), DESK),
    (actions.StartStage(), (*DESK, "house")),
    (actions.PauseClock(), DESK),
    (actions.ResumeClock(), DESK),
    (actions.StartGame(1, 1), (*DESK, "house")),
    (actions.RecordLoss(1, 1, BEN), (*DESK, "house")),
    (actions.Dispute(1, 1, BEN), DESK),
    (actions.RecordResult(1, 1, (1, 0)), (*DESK, "house")),
    (actions.DisputeResult(1, 1, (0, 1)), DESK),
    (actions.AnnulGame(1, 1), (*DESK, "house")),
    (actions.TakeChip(BEN), DESK),
    (actions.CutBand(BEN), DESK),
    (actions.Withdraw(ANNA), (*DESK, "player")),
    (actions.Withdraw(BEN), DESK),
    (actions.Disqualify(ANNA), DESK),
    (actions.AddDeskLink("organiser", "Eve"), ("organiser", "house")),
    (actions.AddDeskLink("organiser", "Eve", recovered=True), ("house",)),
    (actions.RenewDeskLink("organiser"), ("organiser", "house")),
    (actions.RenewDeskLink("player/0"), (*DESK, "house")),
    (actions.RevokeDeskLink("referee"), ("organiser",)),
    (actions.RevokeDeskLink("player/0"), DESK),
    (actions.SetRecovery("0"), ("house",)),
    (actions.NameTable(1, "Bar"), DESK),
    (actions.PlanEvening(1, 1), ("organiser",)),
    (actions.Announce("x"), DESK),
    (actions.Undo(1), DESK),
    (actions.Correct(ANNA, 1), DESK),
)


async def try_the_desks() -> tuple[int, list[str]]:
    """How much was tried, and what was wrong."""
    house = House(MemoryStore(), LocalHints(), SimulatedTime(), SeededSource("desks"), pace=0)
    await house.start()
    live = await house.desks.create("Turnier", house.resources.time.now() + 10**7, "schocken", DeskOptions(), "host")
    for name in ("Anna", "Ben"):
        await live.request(Holder("organiser"), actions.SignUp(name))
    wrong = [f"nobody tries {kind.__name__}" for kind in set(get_args(Request)) - {type(each) for each, _ in MAY}]
    for request, roles in MAY:
        wrong += [f"{role} and {request}" for role in ROLES if _is_refused(live, role, request) == (role in roles)]
    tried, more = await _links(live)
    await house.stop()
    return len(MAY) * len(ROLES) + tried, wrong + more


def _is_refused(live: LiveDesk, role: Role, request: Request) -> bool:
    """Whether a role may not ask; whatever else speaks against it is another matter."""
    try:
        live.preview(Holder(role, ANNA if role == "player" else None), request)
    except KnobelError as trouble:
        return trouble.code == "desk-not-allowed"
    return False


async def _links(live: LiveDesk) -> tuple[int, list[str]]:
    """Every link opens its role; renewed or revoked it opens nothing."""
    await live.request(HOUSE, actions.AddDeskLink("organiser", "Eve"))
    wrong, tried = [], 0
    for link in (*shared_links(live.master, live.tournament), "player/0"):
        for request in (actions.RenewDeskLink(link), actions.RevokeDeskLink(link)):
            token = _token(live, link)
            before = live.holder(token)
            await live.request(Holder("organiser"), request)
            tried += 1
            if before is None or before.link != link or live.holder(token) is not None:
                wrong.append(f"{link} after {request}")
        await live.request(HOUSE, actions.RenewDeskLink(link))
    return tried, wrong


def _token(live: LiveDesk, link: str) -> str:
    if link == "player/0":
        return player_link(live.master, live.tournament, live.tournament.players[ANNA])
    return shared_links(live.master, live.tournament)[link]
