"""A preview: what a request will change, as data, before anybody says yes to it."""

from functools import reduce

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Request, Round
from knobel.desk.changes_around import told_around
from knobel.desk.desk import Desk
from knobel.desk.formats.registry import format_of
from knobel.desk.hall_places import place_told
from knobel.desk.link_book import changed_links, told_link
from knobel.desk.model import Status, Tournament
from knobel.desk.whereabouts import where_told

# Of more players for whom the same changes, only some are named.
MOST_NAMES = 8


class Whereabouts(Frozen, frozen=True):
    """Where a player is: status and round, for those who sit also stage and table, chips and bands."""

    status: Status
    round: Round
    stage: int | None
    table: int | None
    chips: int
    bands: int


class Moved(Frozen, frozen=True):
    """A player for whom something changes."""

    player: PlayerId
    name: str
    before: Whereabouts | None
    after: Whereabouts | None


class Renamed(Frozen, frozen=True):
    """A player who will have another name, or be `another` person."""

    player: PlayerId
    before: str
    after: str
    another: bool


class Annulled(Frozen, frozen=True):
    """A game that runs now and will not count."""

    table: int
    game: int


class Reopened(Frozen, frozen=True):
    """A table that goes on with this game."""

    stage: int
    table: int
    game: int


class Placed(Frozen, frozen=True):
    """Somebody whose place in the final list changes."""

    player: PlayerId
    name: str
    before: int | None
    after: int | None


class Preview(Frozen, frozen=True):
    """Everything that a request changes: players, names, draws that become void or are new, games that do not count,
    tables that go on, places in a list that was final, and links. `lines` say it in words, with all for whom the same
    changes in one; beside that they tell of times, names of tables, the clock and whatever else everybody sees.
    """

    void_draws: tuple[int, ...]
    new_draws: tuple[int, ...]
    annulled: tuple[Annulled, ...]
    reopened: tuple[Reopened, ...]
    moved: tuple[Moved, ...]
    renamed: tuple[Renamed, ...]
    placed: tuple[Placed, ...]
    links: tuple[str, ...]
    ends: bool
    lines: tuple[Phrase, ...]


def preview(desk: Desk, request: Request, at: int) -> Preview:
    """What a request would change; refused as the request itself would be."""
    before, after = desk.tournament, desk.would_be(request, at)
    void = tuple(_draws(before) - _draws(after))
    new = tuple(_draws(after) - _draws(before))
    voided, drawn = (tuple(sorted({stage for stage, _ in draws})) for draws in (void, new))
    annulled, reopened = _annulled(before, after), _reopened(before, after)
    moved, renamed, placed = _moved(before, after), _renamed(before, after), _placed(before, after)
    links = changed_links(before, after)
    ends = after.over and not before.over
    lines = (
        *(say("desk-change-void-draw", stage=stage) for stage in voided),
        *(say("desk-change-new-draw", stage=stage) for stage in drawn),
        *(say("desk-change-annulled", place=place_told(after, each.table), game=each.game) for each in annulled),
        *(_told_reopened(after, each) for each in reopened),
        *told_changes(after, moved),
        *map(_told_name, renamed),
        *((say("desk-change-over"),) if ends else ()),
        *map(_told_place, placed),
        *(told_link(before, after, link) for link in links),
        *told_around(before, after),
    )
    return Preview(voided, drawn, annulled, reopened, moved, renamed, placed, links, ends, lines)


def _draws(tournament: Tournament) -> set[tuple[int, int]]:
    return {(stage.number, stage.drawn_by) for stage in tournament.stages}


def _annulled(before: Tournament, after: Tournament) -> tuple[Annulled, ...]:
    """Games of the stage that run before, and afterwards are over without a loser."""
    was, now = before.stage, after.stage
    if was is None or now is None or was.drawn_by != now.drawn_by:
        return ()
    pairs = zip(was.tables, now.tables, strict=True)
    running = ((old.number, old.game.number, new.games) for old, new in pairs if old.game is not None)
    return tuple(
        Annulled(table, game)
        for table, game, games in running
        if any(each.number == game and each.settled and not each.counts for each in games)
    )


def _reopened(before: Tournament, after: Tournament) -> tuple[Reopened, ...]:
    """Tables that were over, or further on, and now go on with an earlier game; not those that have not begun."""
    found = []
    for was, now in zip(before.stages, after.stages, strict=False):
        for old, new in zip(was.tables, now.tables, strict=False):
            earlier = not new.over and 0 < len(new.games) < len(old.games) + old.over
            if was.drawn_by == now.drawn_by and earlier:
                found.append(Reopened(now.number, new.number, len(new.games)))
    return tuple(found)


def _told_reopened(tournament: Tournament, reopened: Reopened) -> Phrase:
    place = place_told(tournament, reopened.table)
    return say("desk-change-reopened", stage=reopened.stage, place=place, game=reopened.game)


def _moved(before: Tournament, after: Tournament) -> tuple[Moved, ...]:
    count = max(len(before.players), len(after.players))
    found = []
    for number in range(count):
        player = PlayerId(number)
        was, now = (_whereabouts(each, player) for each in (before, after))
        if was != now:
            someone = (before if now is None else after).players[player]
            found.append(Moved(player, someone.name, was, now))
    return tuple(found)


def _renamed(before: Tournament, after: Tournament) -> tuple[Renamed, ...]:
    return tuple(
        Renamed(now.id, was.name, now.name, was.person != now.person)
        for was, now in zip(before.players, after.players, strict=False)
        if was.since == now.since and (was.name, was.person) != (now.name, now.person)
    )


def _told_name(renamed: Renamed) -> Phrase:
    key = "desk-change-replaced" if renamed.another else "desk-change-renamed"
    return say(key, before=renamed.before, after=renamed.after)


def _placed(before: Tournament, after: Tournament) -> tuple[Placed, ...]:
    """Before the end places still move with every table, and nobody asks for them."""
    if not (before.over and after.over):
        return ()
    was = {each.player: each.place for each in format_of(before).ranking(before)}
    return tuple(
        Placed(each.player, after.players[each.player].name, was[each.player], each.place)
        for each in format_of(after).ranking(after)
        if was[each.player] != each.place
    )


def _told_place(placed: Placed) -> Phrase:
    return say("desk-change-place", name=placed.name, before=placed.before or 0, after=placed.after or 0)


def _whereabouts(tournament: Tournament, player: PlayerId) -> Whereabouts | None:
    if player >= len(tournament.players):
        return None
    someone, table = tournament.players[player], tournament.table_of(player)
    stage, number = (None, None) if table is None else (len(tournament.stages), table.number)
    return Whereabouts(someone.status, someone.round, stage, number, someone.chips, someone.bands)


# In words ------------------------------------------------------------------------------------------------------------


def told_changes(tournament: Tournament, moved: tuple[Moved, ...]) -> tuple[Phrase, ...]:
    """What changes for whom: everybody for whom it is the same in one line, and of many only the first names."""
    alike: dict[str, tuple[Phrase, list[str]]] = {}
    for each in moved:
        what = _what(tournament, each)
        alike.setdefault(repr(what), (what, []))[1].append(each.name)
    return tuple(_told(what, names) for what, names in alike.values())


def _told(what: Phrase, names: list[str]) -> Phrase:
    if len(names) <= MOST_NAMES:
        return say("desk-change-player", names=", ".join(names), what=what)
    shown = names[: MOST_NAMES - 2]
    return say("desk-change-players", names=", ".join(shown), more=len(names) - len(shown), what=what)


def _what(tournament: Tournament, moved: Moved) -> Phrase:
    """What changes for a player, and nothing that stays."""
    was, now = moved.before, moved.after
    if now is None:
        return say("desk-change-removed")
    parts = []
    if was is None or _place(was) != _place(now):
        parts.append(_where(tournament, now))
    if now.table is not None and (was is None or was.chips != now.chips):
        parts.append(say("desk-change-chips", chips=now.chips))
    if was is not None and was.bands != now.bands:
        parts.append(say("desk-change-bands", bands=now.bands))
    return reduce(lambda one, other: say("desk-change-and", one=one, other=other), parts or [_where(tournament, now)])


def _place(where: Whereabouts) -> tuple[Status, Round, int | None, int | None]:
    return where.status, where.round, where.stage, where.table


def _where(tournament: Tournament, now: Whereabouts) -> Phrase:
    if now.stage is not None and now.table is not None:
        return say("desk-change-table", stage=now.stage, place=place_told(tournament, now.table))
    if now.status in ("waiting", "qualified"):
        return where_told(now.status, now.round)
    return say(f"desk-status-{now.status.replace('_', '-')}")
