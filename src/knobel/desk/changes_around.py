"""What a request changes beside players, tables and places, in words: times, names, the clock, results, what everybody
reads."""

from collections.abc import Iterator

from knobel.core.phrases import Phrase, say
from knobel.desk.format_options import RoundRobin
from knobel.desk.formats.outcomes import LEFT
from knobel.desk.hall_places import place_told
from knobel.desk.model import DeskTable, OtherReport, Player, Stage, Tournament

TIMES = ("checkin_open", "registration_close", "start")


def told_around(before: Tournament, after: Tournament) -> Iterator[Phrase]:
    """Every such change in a line of its own."""
    yield from _times(before, after)
    yield from _names(before, after)
    yield from _accepted(before, after)
    yield from _played_for_nothing(before, after)
    was, now = before.stage, after.stage
    if was is not None and now is not None and was.drawn_by == now.drawn_by:
        yield from _clock(was, now)
        yield from _waiting(after, was, now)
        for old, new in zip(was.tables, now.tables, strict=True):
            yield from _at_table(after, old, new)
    if before.announcement != after.announcement:
        yield say("desk-change-announce" if after.announcement else "desk-change-announce-off", text=after.announcement)


def _times(before: Tournament, after: Tournament) -> Iterator[Phrase]:
    for each in TIMES:
        was, now = getattr(before, each), getattr(after, each)
        if was != now:
            key = f"desk-change-{each.replace('_', '-')}"
            yield say(key, way="earlier" if now < was else "later")
    evenings, planned = dict(before.evenings), dict(after.evenings)
    for evening in sorted(evenings.keys() | planned.keys()):
        if evenings.get(evening) != planned.get(evening):
            yield say("desk-change-evening", evening=evening)


def _names(before: Tournament, after: Tournament) -> Iterator[Phrase]:
    """Of the places in the hall, and of who invites."""
    was, now = dict(before.table_names), dict(after.table_names)
    for table in sorted(was.keys() | now.keys()):
        if was.get(table) != now.get(table):
            name = now.get(table, "")
            yield say("desk-change-table-name" if name else "desk-change-table-name-off", table=table, name=name)
    if (before.club, before.location) != (after.club, after.location):
        yield say("desk-change-hosts", club=after.club or "–", location=after.location or "–")


def _accepted(before: Tournament, after: Tournament) -> Iterator[Phrase]:
    """Whoever takes the place of somebody else is told of by that."""
    for was, now in zip(before.players, after.players, strict=False):
        if was.accepted != now.accepted and (was.since, was.person) == (now.since, now.person):
            yield say("desk-change-accepted" if now.accepted else "desk-change-accepted-off", name=now.name)


def _played_for_nothing(before: Tournament, after: Tournament) -> Iterator[Phrase]:
    """Where everybody meets everybody, what was played against somebody who has left counts for nobody."""
    if not isinstance(before.format, RoundRobin):
        return
    for was, now in zip(before.players, after.players, strict=False):
        games = min(_games(before, was), _games(after, now))
        if games and (was.status in LEFT) != (now.status in LEFT):
            key = "desk-change-for-nothing" if now.status in LEFT else "desk-change-counts-again"
            yield say(key, name=now.name, games=games)


def _games(tournament: Tournament, player: Player) -> int:
    """How many games with a result somebody has played."""
    tables = (table for stage in tournament.stages for table in stage.tables if player.id in table.seats)
    return sum(len(table.counted) for table in tables)


def _clock(was: Stage, now: Stage) -> Iterator[Phrase]:
    """Whether the clock has been started, and whether it runs."""
    if was.clock != now.clock:
        started, paused = now.clock.started is not None, now.clock.paused is not None
        yield say(f"desk-change-clock-{'off' if not started else 'paused' if paused else 'runs'}")


def _waiting(after: Tournament, was: Stage, now: Stage) -> Iterator[Phrase]:
    """Tables of a later wave that had begun, and wait for the one before them again."""
    for old, new in zip(was.tables, now.tables, strict=True):
        if now.clock.started is not None and old.games and not new.games:
            yield say("desk-change-waits", place=place_told(after, new.number), wave=new.wave)


def _at_table(after: Tournament, was: DeskTable, now: DeskTable) -> Iterator[Phrase]:
    """The order of the seats, games that begin at another time or have got a result, and who contradicts which report.
    What goes with a game that is played again is told by that."""
    place = place_told(after, now.number)
    if was.seats != now.seats and set(was.seats) == set(now.seats):
        yield say("desk-change-order", place=place)
    for old, new in zip(was.games, now.games, strict=False):
        if old.began != new.began:
            yield say("desk-change-begun", place=place, game=new.number)
        if new.scores and not old.scores:
            yield say("desk-change-result", place=place, game=new.number)
    if len(now.games) < len(was.games) or (was.over and not now.over):
        return
    yield from (say("desk-change-dispute", place=place, game=each.game) for each in _new(was, now))
    yield from (say("desk-change-dispute-off", place=place, game=each.game) for each in _new(now, was))


def _new(was: DeskTable, now: DeskTable) -> tuple[OtherReport, ...]:
    return tuple(each for each in now.disputes if each not in was.disputes)
