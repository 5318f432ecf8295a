"""A preview is what happens: for every request that a desk knows, whoever asks and whenever."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import chain
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
from knobel.desk.board import board
from knobel.desk.format_options import AnyFormat, KnockOut, League, PointsRounds
from knobel.desk.formats.registry import format_of
from knobel.desk.model import DeskTable, Status, Tournament
from knobel.desk.options import MINUTE, DeskOptions
from knobel.desk.preview import Annulled, Preview, Reopened
from knobel.house.change_hints import LocalHints
from knobel.house.desks.links import Holder
from knobel.house.desks.live_desk import HOUSE, LiveDesk
from knobel.house.house import House
from knobel.texts import LANGUAGES, texts
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
    yield CheckIn(_one_of(live, player, "registered"))
    yield Arrive(player, "phone")
    yield RenamePlayer(player, f"R{live.seq}")
    yield ReplacePlayer(player, f"S{live.seq}")
    yield Reschedule(now, now - MINUTE, now - 1 if chance.random() < 0.5 else now)
    yield Reinstate(_one_of(live, player, "registered", "no_show"))
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


def _one_of(live: LiveDesk, player: PlayerId, *statuses: Status) -> PlayerId:
    """Somebody in one of these states, if there is anybody."""
    return next((each.id for each in live.tournament.with_status(*statuses)), player)


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


# What becomes of tables and places, from the tournament before and after ---------------------------------------------


def tables_of(tournament: Tournament) -> dict[tuple[int, int, int], DeskTable]:
    """All tables, by stage, draw and number: a draw that was undone and made anew has other ones."""
    return {
        (stage.number, stage.drawn_by, table.number): table for stage in tournament.stages for table in stage.tables
    }


def annulled(was: Tournament, now: Tournament) -> set[Annulled]:
    """Games that ran, and are over without a result."""
    before, after = tables_of(was), tables_of(now)
    running = (
        (table, after[key].games[table.game.number - 1 :])
        for key, table in before.items()
        if table.game and key in after
    )
    return {
        Annulled(table.number, games[0].number)
        for table, games in running
        if games and games[0].settled and not games[0].counts
    }


def reopened(was: Tournament, now: Tournament) -> set[Reopened]:
    """Tables that had ended, or had played more games than they have now, and are played."""
    before, after = tables_of(was), tables_of(now)
    both = ((key, before[key], after[key]) for key in before.keys() & after.keys())
    return {
        Reopened(stage, number, len(new.games))
        for (stage, _, number), old, new in both
        if not new.over and new.games and (old.over or len(old.games) > len(new.games))
    }


def places(tournament: Tournament) -> dict[PlayerId, int | None]:
    return {each.player: each.place for each in format_of(tournament).ranking(tournament)}


def placed(was: Tournament, now: Tournament) -> dict[PlayerId, tuple[int | None, int | None]]:
    """Whose place changes in a list that was final."""
    if not (was.over and now.over):
        return {}
    before, after = places(was), places(now)
    return {player: (before[player], after[player]) for player in after if before[player] != after[player]}


# What is told beside players, tables and places, and what on the board shows it.
AROUND = {
    "checkin-open": "checkin_open",
    "registration-close": "registration_close",
    "start": "start",
    # The board shows those that are to come.
    "evening": "",
    "table-name": "table_names",
    "table-name-off": "table_names",
    "hosts": "club",
    "accepted": "players",
    "accepted-off": "players",
    "for-nothing": "standings",
    "counts-again": "standings",
    "clock-off": "phase",
    "clock-paused": "clock",
    "clock-runs": "clock",
    "waits": "stage",
    "order": "stage",
    "begun": "stage",
    "result": "stage",
    "dispute": "",
    "dispute-off": "",
    "announce": "announcement",
    "announce-off": "announcement",
}
# What other lines tell as well.
TOLD_OTHERWISE = {"players", "standings", "phase", "clock", "stage"}
# Moves with time, or with everything.
NOT_COMPARED = ("seq", "now", "forecast")


def seen(tournament: Tournament, at: int) -> dict[str, object]:
    """Everything that everybody sees."""
    shown = board(tournament, at)
    return {field: getattr(shown, field) for field in shown.__struct_fields__ if field not in NOT_COMPARED}


def check_around(shown: Preview, was: Tournament, now: Tournament, request: Request) -> None:
    """Whatever is told to change around the tables does, and where nothing is told nothing does."""
    before, after = seen(was, now.at), seen(now, now.at)
    changed = {field for field in before if before[field] != after[field]}
    told = {AROUND[key] for key in keys_of(shown) & AROUND.keys()} - {""}
    assert told <= changed, request
    assert changed & set(AROUND.values()) - TOLD_OTHERWISE <= told, request
    assert shown.lines or not changed, (request, changed)


def keys_of(shown: Preview) -> set[str]:
    """What kinds of change are told."""
    return {line.key.removeprefix("desk-change-") for line in shown.lines}


def check_lines(shown: Preview) -> None:
    """Everything that changes is told once, and nothing else."""
    keys = Counter(line.key.removeprefix("desk-change-") for line in shown.lines)
    told = {
        "void-draw": len(shown.void_draws),
        "new-draw": len(shown.new_draws),
        "annulled": len(shown.annulled),
        "reopened": len(shown.reopened),
        "renamed": sum(not each.another for each in shown.renamed),
        "replaced": sum(each.another for each in shown.renamed),
        "over": int(shown.ends),
        "place": len(shown.placed),
    }
    assert {key: keys[key] for key in told} == told
    assert sum(count for key, count in keys.items() if key.startswith("link-")) == len(shown.links)
    moved = [line for line in shown.lines if line.key in ("desk-change-player", "desk-change-players")]
    around = sum(count for key, count in keys.items() if key in AROUND)
    names = [name for line in moved for name in str(line.facts["names"]).split(", ")]
    assert len(names) + sum(int(str(line.facts.get("more", 0))) for line in moved) == len(shown.moved)
    assert set(names) <= {each.name for each in shown.moved}
    assert keys.total() == sum(told.values()) + len(shown.links) + len(moved) + around
    for language in LANGUAGES:
        assert all(texts(language).say(line) for line in shown.lines)


async def compare(live: LiveDesk, request: Request, holder: Holder = ORGANISER) -> Preview | None:
    """Ask for a preview, then for the thing itself; nothing where it was refused."""
    before, stages = where(live), len(live.tournament.stages)
    try:
        shown = live.preview(holder, request)
    except KnobelError as refusal:
        with pytest.raises(KnobelError) as refused:
            await live.request(holder, request)
        assert refused.value.code == refusal.code
        return None
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
    now = live.tournament
    assert set(shown.annulled) == annulled(was, now), request
    assert set(shown.reopened) == reopened(was, now), request
    assert {each.player: (each.before, each.after) for each in shown.placed} == placed(was, now), request
    assert shown.ends == (now.over and not was.over), request
    check_lines(shown)
    check_around(shown, was, now, request)
    return shown


FIELDS: tuple[tuple[int, str, str, AnyFormat | None], ...] = (
    (6, "random", "schocken", None),
    (13, "avoid_rematch", "schocken", None),
    (24, "random", "schocken", None),
    (9, "random", "kniffel", PointsRounds(rounds=2, games=2, tables=1)),
    (7, "random", "maexchen", KnockOut(play_for_third=True, tables=1)),
    (6, "random", "kniffel", League(rounds_per_evening=2)),
)


def to_the_end(live: LiveDesk) -> Iterator[Request]:
    """Whatever brings a tournament to its end, one after the other; once a draw falls with the report before it."""
    fallen = begun = left = waited = False
    while not live.tournament.over:
        stage, last = live.tournament.stage, live.desk.rows[-1].entry.action
        if stage is None or stage.over:
            yield Draw(confirmed=True)
            if isinstance(last, RecordLoss | RecordResult) and not fallen:
                fallen = True
                yield Undo(live.seq - 1)
        elif stage.clock.started is None:
            yield StartStage()
            if not begun:
                begun = True
                yield Undo(live.seq)
                yield StartStage()
        else:
            table = next(each for each in stage.tables if not each.over and each.game is not None)
            scores = (1, *[0] * (len(table.players) - 1))
            counts, before = live.tournament.format is not None, have_begun(live)
            yield (
                RecordResult(table.number, len(table.games), scores, confirmed=True)
                if counts
                else RecordLoss(table.number, len(table.games), table.players[0], confirmed=True)
            )
            if not waited and have_begun(live) > before:
                # The table before the one that has just begun is played again.
                waited = True
                yield Undo(live.seq)
            if isinstance(live.tournament.format, League) and not left:
                left = True
                yield Withdraw(table.seats[0])
                yield Undo(live.seq)


def have_begun(live: LiveDesk) -> int:
    """At how many tables of the stage somebody has begun to play."""
    return sum(bool(table.games) for table in (live.tournament.stage or Nobody).tables)


def rarely_taken_back(live: LiveDesk) -> Iterator[Request]:
    """What nobody would have to take back by chance."""
    yield NameTable(1, "Bar")
    yield NameTable(1, "")
    yield AcceptRules(PlayerId(0))
    yield Undo(live.seq)


def corrections(live: LiveDesk, chance: Random) -> Iterator[Request]:
    """Places are corrected, and everything is taken back to the last report."""
    last, player = live.seq, PlayerId(chance.randrange(len(live.tournament.players)))
    yield Correct(player, 1)
    yield Correct(player, None)
    for entry in (last + 2, last + 1, last):
        yield Undo(entry)


def test_what_is_previewed_is_what_happens_for_every_request() -> None:
    async def scene() -> None:
        chance, time = Random(16), SimulatedTime()
        house = House(MemoryStore(), LocalHints(), time, SeededSource("previews"), pace=0)
        await house.start()
        granted: dict[type, list[Preview]] = {}
        for players, draw, game, kind in FIELDS:
            options = DeskOptions(draw=draw)  # type: ignore[arg-type]
            live = await house.desks.create("Turnier", time.now() + 20 * MINUTE, game, options, "host", kind)
            for number in range(players):
                await live.request(ORGANISER, SignUp(f"{number}. Gast", late=number % 3 > 0))
            for request in rarely_taken_back(live):
                shown = await compare(live, request)
                assert shown is not None, request
                granted.setdefault(type(request), []).append(shown)
            for _ in range(50 if kind is None else 15):
                for request in requests(live, chance):
                    # Whatever brings a tournament to its end at once is asked for now and then only.
                    rare = isinstance(request, Undo | Withdraw | Disqualify | CutBand | AddDeskLink)
                    if rare and chance.random() < 0.9:
                        continue
                    time.pass_by(chance.choice((0, 500, MINUTE)))
                    holder = HOUSE if isinstance(request, Arrive | SetRecovery) else ORGANISER
                    if shown := await compare(live, request, holder):
                        granted.setdefault(type(request), []).append(shown)
            for request in chain(to_the_end(live), corrections(live, chance)):
                shown = await compare(live, request)
                assert shown is not None, request
                granted.setdefault(type(request), []).append(shown)
        await house.stop()
        assert not {kind.__name__ for kind in set(get_args(Request)) - granted.keys()}
        previews = [shown for each in granted.values() for shown in each]
        assert {part for part in Preview.__struct_fields__ if any(getattr(shown, part) for shown in previews)} == set(
            Preview.__struct_fields__
        )
        assert set(AROUND) - {key for shown in previews for key in keys_of(shown)} == set()

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
