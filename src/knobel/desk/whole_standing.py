"""How everybody stands now, in any format, for phones.

Rows stand in the order of start numbers, and each says by itself how far up it belongs: so a result that moves half of
the field changes few numbers, and phones with bad reception are told little.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase
from knobel.desk.actions import PlayerId
from knobel.desk.board import rank_rows, whereabouts
from knobel.desk.formats.registry import format_of
from knobel.desk.model import DeskTable, Player, Tournament
from knobel.desk.standing_rows import DeskStanding

# Bands come before chips; of those there are fewer than this.
BAND = 1000
LAST = 1_000_000


class WholeStanding(Frozen, frozen=True):
    """Where somebody stands: the lowest place is ahead, or without one the lowest `order`.

    `value` is what the place goes by where results are counted, `chips` and `bands` are those of who is still in a
    Schock-Turnier, where chips stand alone in the grand final; `line` says where they are, or why they stand there
    where the value alone does not tell.
    """

    player: PlayerId
    name: str
    team: str
    place: int | None
    order: int
    value: int | None = None
    chips: int | None = None
    bands: int | None = None
    line: Phrase | None = None


def whole_standing(tournament: Tournament, counted: Sequence[DeskStanding], now: int) -> tuple[WholeStanding, ...]:
    """Everybody while it goes on, from the first draw on; in the end there is the final list."""
    if tournament.over or not tournament.stages:
        return ()
    rows = _counted(counted) if counted else _by_going_out(tournament, now)
    return tuple(sorted(rows, key=lambda row: row.player))


def _counted(counted: Sequence[DeskStanding]) -> Iterator[WholeStanding]:
    places = Counter(value for value, _ in {(each.value, each.place) for each in counted})
    for each in counted:
        told = each.line if places[each.value] > 1 or each.place is None else None
        order = LAST if each.place is None else 0
        yield WholeStanding(each.player, each.name, each.team, each.place, order, each.value, line=told)


def _by_going_out(tournament: Tournament, now: int) -> Iterator[WholeStanding]:
    out, tables = {each.player: each for each in rank_rows(tournament)}, tournament.tables
    orders = {each.player: each.order for each in format_of(tournament).ranking(tournament)}
    for player in tournament.players:
        row = out.get(player.id)
        if row is not None:
            order = 0 if row.place is not None else orders[player.id] or LAST
            yield WholeStanding(player.id, player.name, player.team, row.place, order, line=row.line)
        elif not player.gone:
            yield _still_in(tournament, player, tables.get(player.id), now)


def _still_in(tournament: Tournament, player: Player, table: DeskTable | None, now: int) -> WholeStanding:
    """Whoever is still in is ahead of all who are out: with more bands first, then with more chips."""
    line = whereabouts(tournament, player, table, now)
    if tournament.format is not None:
        return WholeStanding(player.id, player.name, player.team, None, 0, line=line)
    # In the grand final bands do not matter any more.
    bands = None if player.round == "final" else player.bands
    order = -((bands or 0) * BAND + player.chips)
    return WholeStanding(player.id, player.name, player.team, None, order, chips=player.chips, bands=bands, line=line)
