"""A preview: what a request will change, as data, before anybody says yes to it."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId, Request, Round
from knobel.desk.desk import Desk
from knobel.desk.model import Player, Status, Tournament
from knobel.desk.ranking import ranking


class Whereabouts(Frozen, frozen=True):
    """Where a player is: status and round, stage and table, chips and bands."""

    status: Status
    round: Round
    stage: int
    table: int | None
    chips: int
    bands: int


class Moved(Frozen, frozen=True):
    """A player for whom something changes."""

    player: PlayerId
    name: str
    before: Whereabouts | None
    after: Whereabouts | None
    line: Phrase


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
    """Everything that a request changes: players, draws that become void or are new, tables that go on, and places in
    a list that was final."""

    void_draws: tuple[int, ...]
    new_draws: tuple[int, ...]
    reopened: tuple[Reopened, ...]
    moved: tuple[Moved, ...]
    placed: tuple[Placed, ...]
    ends: bool
    lines: tuple[Phrase, ...]


def preview(desk: Desk, request: Request, at: int) -> Preview:
    """What a request would change; refused as the request itself would be."""
    before, after = desk.tournament, desk.would_be(request, at)
    void = tuple(_draws(before) - _draws(after))
    new = tuple(_draws(after) - _draws(before))
    voided, drawn = (tuple(sorted({stage for stage, _ in draws})) for draws in (void, new))
    reopened = _reopened(before, after)
    moved = _moved(before, after)
    placed = _placed(before, after)
    ends = after.over and not before.over
    lines = _lines(voided, drawn, reopened, moved, ends)
    return Preview(voided, drawn, reopened, moved, placed, ends, (*lines, *map(_told_place, placed)))


def _draws(tournament: Tournament) -> set[tuple[int, int]]:
    return {(stage.number, stage.drawn_by) for stage in tournament.stages}


def _reopened(before: Tournament, after: Tournament) -> tuple[Reopened, ...]:
    """Tables that were over, or further on, and now go on with an earlier game."""
    found = []
    for was, now in zip(before.stages, after.stages, strict=False):
        for old, new in zip(was.tables, now.tables, strict=False):
            if was.drawn_by == now.drawn_by and not new.over and len(new.games) < len(old.games) + old.over:
                found.append(Reopened(now.number, new.number, len(new.games)))
    return tuple(found)


def _moved(before: Tournament, after: Tournament) -> tuple[Moved, ...]:
    count = max(len(before.players), len(after.players))
    found = []
    for number in range(count):
        player = PlayerId(number)
        was, now = (_whereabouts(each, player) for each in (before, after))
        if was != now:
            someone = (before if now is None else after).players[player]
            found.append(Moved(player, someone.name, was, now, _told(someone, now)))
    return tuple(found)


def _placed(before: Tournament, after: Tournament) -> tuple[Placed, ...]:
    """Before the end places still move with every table, and nobody asks for them."""
    if not (before.over and after.over):
        return ()
    was = {each.player: each.place for each in ranking(before)}
    return tuple(
        Placed(each.player, after.players[each.player].name, was[each.player], each.place)
        for each in ranking(after)
        if was[each.player] != each.place
    )


def _told_place(placed: Placed) -> Phrase:
    return say("desk-change-place", name=placed.name, before=placed.before or 0, after=placed.after or 0)


def _whereabouts(tournament: Tournament, player: PlayerId) -> Whereabouts | None:
    if player >= len(tournament.players):
        return None
    someone, table = tournament.players[player], tournament.table_of(player)
    stage = len(tournament.stages)
    number = None if table is None else table.number
    return Whereabouts(someone.status, someone.round, stage, number, someone.chips, someone.bands)


def _told(player: Player, now: Whereabouts | None) -> Phrase:
    if now is None:
        return say("desk-change-removed", name=player.name)
    where = say(f"desk-status-{now.status.replace('_', '-')}")
    if now.table is not None:
        return say(
            "desk-change-seated", name=player.name, stage=now.stage, table=now.table, chips=now.chips, bands=now.bands
        )
    return say("desk-change-moved", name=player.name, where=where, bands=now.bands)


def _lines(
    void: tuple[int, ...], new: tuple[int, ...], reopened: tuple[Reopened, ...], moved: tuple[Moved, ...], ends: bool
) -> tuple[Phrase, ...]:
    lines = [say("desk-change-void-draw", stage=stage) for stage in void]
    lines += [say("desk-change-new-draw", stage=stage) for stage in new]
    lines += [say("desk-change-reopened", stage=r.stage, table=r.table, game=r.game) for r in reopened]
    lines += [each.line for each in moved]
    return (*lines, *((say("desk-change-over"),) if ends else ()))
