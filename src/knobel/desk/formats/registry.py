"""Which format a tournament has, and all there are, by their ids."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from knobel.core.options import Value, checked, fields_of
from knobel.desk.actions import Create
from knobel.desk.format_options import AnyFormat, FormatOptions, KnockOut, League, PointsRounds, RoundRobin
from knobel.desk.formats.format import Format
from knobel.desk.formats.knock_out import KnockOutFormat
from knobel.desk.formats.league import LeagueFormat
from knobel.desk.formats.points_rounds import PointsRoundsFormat
from knobel.desk.formats.round_robin import RoundRobinFormat
from knobel.desk.formats.schock import SchockTurnier
from knobel.desk.model import Tournament
from knobel.desk.refusal import DeskRefused
from knobel.games import registry

SCHOCK = SchockTurnier()
FORMATS: MappingProxyType[type[FormatOptions], Format] = MappingProxyType(
    {
        PointsRounds: PointsRoundsFormat(),
        KnockOut: KnockOutFormat(),
        RoundRobin: RoundRobinFormat(),
        League: LeagueFormat(),
    }
)
OPTIONS: MappingProxyType[str, type[FormatOptions]] = MappingProxyType(
    {kind.id: options for options, kind in FORMATS.items()}
)


def format_of(tournament: Tournament) -> Format:
    """The format of a tournament."""
    return format_for(tournament.format)


def format_for(options: AnyFormat | None) -> Format:
    """The format with these options; without any it is the Schock-Turnier."""
    return SCHOCK if options is None else FORMATS[type(options)]


def format_named(id: str, given: Mapping[str, Value]) -> AnyFormat | None:
    """The options of the format with this id, once every name and value has been found allowed; none for the
    Schock-Turnier."""
    if id in ("", SCHOCK.id):
        checked((), given)
        return None
    if id not in OPTIONS:
        raise DeskRefused("desk-no-such-format", format=id, known=", ".join((SCHOCK.id, *OPTIONS)))
    kind = OPTIONS[id]
    options = kind(**checked(fields_of(kind), given))  # type: ignore[arg-type]
    assert isinstance(options, PointsRounds | KnockOut | RoundRobin | League)
    return options


@cache
def games_for(kind: Format) -> tuple[str, ...]:
    """The ids of all games that can be played in a format."""
    return tuple(id for id in registry.ids() if kind.takes(registry.declared(id)))


def check_format(create: Create) -> None:
    """Refuse a game that the format cannot play, and options that do not go together."""
    players, kind = registry.players_of(create.game), format_for(create.format)
    if create.game not in games_for(kind):
        code = "desk-game-names-no-loser" if create.format is None else "desk-game-not-for-format"
        raise DeskRefused(code, game=create.game)
    match create.format:
        case PointsRounds(table_size=size) | KnockOut(group_size=size) if size > players.most or size < players.least:
            raise DeskRefused("desk-bad-table-size", game=create.game, least=players.least, most=players.most)
        case KnockOut(group_size=size, go_on=on) if on >= size:
            raise DeskRefused("desk-nobody-goes-out")
        case _:
            return
