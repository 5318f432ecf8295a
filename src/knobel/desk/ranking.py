"""The ranking of everybody: the grand final first, then by the stage in which somebody went out."""

from knobel.core.frozen import Frozen
from knobel.desk.actions import PlayerId
from knobel.desk.model import Player, Tournament


class Ranked(Frozen, frozen=True):
    """A player and the place; without one for those who were not there or were sent out, and as long as others can
    still share it or take it. `order` says how far up they stand by now, and is what the place would be."""

    player: PlayerId
    place: int | None
    order: int | None


def ranking(tournament: Tournament) -> tuple[Ranked, ...]:
    """Everybody, best first, as far as they have gone out; equal ones share a place. Corrections by hand come last."""
    playing = sum(not player.gone for player in tournament.players) if tournament.stages else 0
    placed = _placed(tuple(player for player in tournament.players if _has_place(player)), above=playing)
    places: dict[PlayerId, int | None] = {player.id: None for player in tournament.players if player.gone}
    return with_corrections(tournament, places | dict(placed))


def with_corrections(tournament: Tournament, places: dict[PlayerId, int | None]) -> tuple[Ranked, ...]:
    """Everybody by place, and by number where places are equal, with what was corrected by hand."""
    ranked = (
        Ranked(player, None if _is_open(tournament, player) else place, place)
        for player, place in (places | dict(tournament.corrections)).items()
    )
    return tuple(sorted(ranked, key=lambda each: (each.order is None, each.order or 0, each.player)))


# Who else goes out in a stage, and how, decides on the places of all who did: nobody is told one before the stage is
# over. In a final people go out one after the other, and every place is sure.


def _is_open(tournament: Tournament, player: PlayerId) -> bool:
    stage, someone = tournament.stage, tournament.players[player]
    return stage is not None and not stage.over and not stage.final and someone.gone and someone.stage == stage.number


def took_part(player: Player) -> bool:
    """Whether somebody has played: whoever was not here, or left before the first draw, has not."""
    return player.bands > 0 or player.stage > 0 or player.entered > 0


def best_eliminated(tournament: Tournament) -> tuple[PlayerId, ...]:
    """Those who went out regularly, best first."""
    return tuple(player.id for player in sorted(tournament.with_status("eliminated"), key=_key))


def _has_place(player: Player) -> bool:
    """Whoever left before the draw has not played; whoever was sent out has no place."""
    return player.status in ("ranked", "eliminated") or (player.status == "withdrawn" and player.stage > 0)


# A later stage is better; within it whoever left of their own will comes last. Then: with how few left at the table,
# and with how few chips lost. In the grand final the order of leaving decides alone.


def _key(player: Player) -> tuple[int, bool, int, int]:
    lost = 0 if player.status == "ranked" else player.lost
    left = player.status == "withdrawn"
    return -player.stage, left, 0 if left else player.remaining, lost


def _placed(players: tuple[Player, ...], above: int) -> list[tuple[PlayerId, int]]:
    """Places by competition ranking, below those that are kept free for the players still in the tournament."""
    ordered = sorted(players, key=_key)
    keys = [_key(player) for player in ordered]
    return [(player.id, above + keys.index(key) + 1) for player, key in zip(ordered, keys, strict=True)]
