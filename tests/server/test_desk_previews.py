"""A preview is what happens: for every request that a desk knows, whoever asks and whenever."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from knobel.core.errors import KnobelError
from knobel.desk.actions import (
    AcceptRules,
    AddDeskLink,
    Announce,
    AnnulGame,
    Arrive,
    CheckIn,
    Correct,
    CutBand,
    Describe,
    Dispute,
    DisputeResult,
    Disqualify,
    Draw,
    NameTable,
    PauseClock,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    Reinstate,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Request,
    Reschedule,
    ResumeClock,
    RevokeDeskLink,
    SetRecovery,
    SignUp,
    StartGame,
    StartStage,
    SwapSeats,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.preview import Preview
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.house import House
from proofs.simulated import MemoryStore, SeededSource, SimulatedTime

ORGANISER = Holder("organiser")
# Where somebody is: status and round, table, chips and bands.
Where = tuple[str, str, int | None, int, int]


def requests(live: LiveDesk, chance: Random) -> Iterator[Request]:
    """One request of every kind, most of which could be granted."""
    tournament = live.tournament
    player, other = (PlayerId(chance.randrange(max(1, len(tournament.players)))) for _ in range(2))
    tables = tournament.stage.tables if tournament.stage is not None else ()
    table = chance.choice(tables) if tables else None
    number, game = (1, 1) if table is None else (table.number, len(table.games))
    loser = chance.choice(table.seats) if table else player
    lost = [each.number for each in table.counted] if table else []
    if len(tables) > 1:
        player, other = (chance.choice(each.seats) for each in chance.sample(tables, 2))
    now = live.now()
    yield SignUp(f"P{live.seq}", late=True)
    yield SignUp(f"Q{live.seq}")
    yield AcceptRules(player)
    yield Describe(f"Club {live.seq}", "Anker")
    yield CheckIn(player)
    yield Arrive(player, "phone")
    yield Reinstate(player)
    yield RenamePlayer(player, f"R{live.seq}")
    yield ReplacePlayer(player, f"S{live.seq}")
    yield Reschedule(now, now - MINUTE, now - 1 if chance.random() < 0.5 else now)
    yield Draw(confirmed=True)
    yield SwapSeats(player, other)
    yield StartStage()
    yield PauseClock()
    yield ResumeClock()
    yield StartGame(number, game)
    yield RecordLoss(number, game, loser, confirmed=True)
    yield Dispute(number, lost[-1] if lost else 1, loser)
    scores = [1, *[0] * (len(table.players) - 1)] if table and table.players else [1, 0]
    chance.shuffle(scores)
    yield RecordResult(number, game, tuple(scores), confirmed=True)
    yield DisputeResult(number, game, (*scores[1:], scores[0]))
    yield NameTable(number, f"Tisch {live.seq}")
    yield PlanEvening(1, now)
    yield AnnulGame(number, game)
    yield TakeChip(player)
    yield CutBand(player)
    yield Withdraw(player)
    yield Disqualify(player)
    yield AddDeskLink(chance.choice(("organiser", "referee")), f"L{live.seq}")
    yield RenewDeskLink(chance.choice(("organiser", "entry", f"player/{player}")))
    yield RevokeDeskLink(chance.choice(("referee", "projector", f"player/{player}")))
    yield SetRecovery(f"{live.seq:064x}")
    yield Announce(f"Ansage {live.seq}")
    yield Undo(max(0, live.seq - chance.randrange(6)))
    yield Correct(player, chance.randint(1, 5))


def where(live: LiveDesk) -> dict[PlayerId, Where]:
    """Where everybody is, as the tables have it."""
    sits = {player: table.number for table in (live.tournament.stage or Nobody).tables for player in table.players}
    return {
        each.id: (
            each.status,
            each.round,
            sits.get(each.id) if each.status == "seated" else None,
            each.chips,
            each.bands,
        )
        for each in live.tournament.players
    }


class Nobody:
    """Before the first draw nobody sits anywhere."""

    tables = ()


def announced(shown: Preview, before: dict[PlayerId, Where]) -> dict[PlayerId, Where]:
    """Where everybody will be by a preview: whoever it does not name stays."""
    after = dict(before)
    for each in shown.moved:
        if each.after is None:
            del after[each.player]
        else:
            now = each.after
            after[each.player] = (now.status, now.round, now.table, now.chips, now.bands)
    return after


async def compare(live: LiveDesk, request: Request, holder: Holder) -> bool:
    """Ask for a preview, then for the thing itself; whether it was granted."""
    before, stages = where(live), len(live.tournament.stages)
    try:
        shown = live.preview(holder, request)
    except KnobelError as refusal:
        with pytest.raises(KnobelError) as refused:
            await live.request(holder, request)
        assert refused.value.code == refusal.code
        return False
    assert where(live) == before
    names = {each.id: each.name for each in live.tournament.players} | {
        each.player: each.after for each in shown.renamed
    }
    was = live.tournament
    await live.request(holder, request)
    links = {link.id for link in live.tournament.links} ^ {link.id for link in was.links}
    assert links <= set(shown.links) <= {link.id for link in (*was.links, *live.tournament.links)}, request
    assert bool(shown.links) == (live.tournament.links != was.links), request
    assert all(names.get(each.id, each.name) == each.name for each in live.tournament.players), request
    assert announced(shown, before) == where(live), request
    assert len(live.tournament.stages) == stages + len(shown.new_draws) - len(shown.void_draws)
    return True


FIELDS: tuple[tuple[int, str, str, AnyFormat | None], ...] = (
    (6, "random", "schocken", None),
    (13, "avoid_rematch", "schocken", None),
    (24, "random", "schocken", None),
    (9, "random", "kniffel", PointsRounds(rounds=2, games=2)),
    (7, "random", "maexchen", KnockOut(play_for_third=True, tables=1)),
    (6, "random", "kniffel", League(rounds_per_evening=2)),
)


def test_what_is_previewed_is_what_happens_for_every_request() -> None:
    async def scene() -> None:
        chance, time = Random(16), SimulatedTime()
        house = House(MemoryStore(), LocalHints(), time, SeededSource("previews"), pace=0)
        await house.start()
        granted: set[type] = set()
        for players, draw, game, kind in FIELDS:
            options = DeskOptions(draw=draw)  # type: ignore[arg-type]
            live = await house.desks.create("Turnier", time.now() + 20 * MINUTE, game, options, "host", kind)
            for number in range(players):
                await live.request(ORGANISER, SignUp(f"{number}. Gast", late=number % 3 > 0))
            for _ in range(50 if kind is None else 15):
                for request in requests(live, chance):
                    # Whatever brings a tournament to its end at once is asked for now and then only.
                    rare = isinstance(request, Undo | Withdraw | Disqualify | CutBand | AddDeskLink)
                    if rare and chance.random() < 0.9:
                        continue
                    time.pass_by(chance.choice((0, 500, MINUTE)))
                    holder = HOUSE if isinstance(request, Arrive | SetRecovery) else ORGANISER
                    if await compare(live, request, holder):
                        granted.add(type(request))
        await house.stop()
        missing = {kind.__name__ for kind in set(get_args(Request)) - granted}
        assert missing <= {"Correct", "Reinstate", "CheckIn"}, missing

    asyncio.run(scene())


def test_the_lot_is_there_before_the_draw_and_another_one_for_every_draw() -> None:
    """Looking at the preview again, or doing something else first, brings no other tables; an undone draw does."""

    async def scene() -> None:
        time = SimulatedTime()
        house = House(MemoryStore(), LocalHints(), time, SeededSource("lots"), pace=0)
        await house.start()
        live = await house.desks.create("Turnier", time.now(), "schocken", DeskOptions(), "host")
        for number in range(16):
            await live.request(ORGANISER, SignUp(f"P{number}", late=True))
        time.pass_by(MINUTE)
        first = live.preview(ORGANISER, Draw()).moved
        await live.request(ORGANISER, Announce("Gleich geht es los."))
        assert live.preview(ORGANISER, Draw()).moved == live.preview(ORGANISER, Draw("mine")).moved == first
        draw = await live.request(ORGANISER, Draw("mine"))
        one = live.tournament.stages[0]
        await live.request(ORGANISER, Undo(draw))
        await live.request(ORGANISER, Draw())
        assert live.tournament.stages[0].seed not in ("mine", one.seed)
        await house.stop()

    asyncio.run(scene())
