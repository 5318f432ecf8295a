"""What a tournament knows of one person who plays online: for that person to take along."""

from collections.abc import Collection, Sequence

from knobel.core.frozen import Frozen
from knobel.desk.actions import Row
from knobel.desk.folding import folded
from knobel.desk.forgetting import players_at
from knobel.desk.formats.registry import format_of
from knobel.desk.model import Status, Tournament


class TakenPart(Frozen, frozen=True):
    """A player of a tournament: start number, when they signed up, and how it went. Nobody else is in it."""

    number: int
    name: str
    signed_up: int
    status: Status
    stage: int
    chips_lost: int
    place: int | None


def taken_part(rows: Sequence[Row], devices: Collection[str]) -> tuple[TakenPart, ...]:
    """The players who take part with one of these devices."""
    tournament = folded(rows)
    times = {row.seq: row.at for row in rows}
    return tuple(_taken_part(tournament, player, times) for player in players_at(rows, devices))


def _taken_part(tournament: Tournament, number: int, times: dict[int, int]) -> TakenPart:
    player = tournament.players[number]
    places = {ranked.player: ranked.place for ranked in format_of(tournament).ranking(tournament)}
    signed_up, place = times[player.since], places.get(player.id)
    return TakenPart(number + 1, player.name, signed_up, player.status, player.stage, player.lost, place)
