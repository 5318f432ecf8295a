"""Places of a knock-out: the final first, then by the stage in which somebody went out, and the place in the group."""

from collections.abc import Sequence

from knobel.core.phrases import Phrase, say
from knobel.desk.actions import PlayerId
from knobel.desk.formats.reasons import absent_reason
from knobel.desk.model import Player, Stage, Tournament
from knobel.desk.standing_rows import DeskTeam, RoundResult

PLACED = ("ranked", "eliminated", "withdrawn")


def placed(tournament: Tournament) -> dict[PlayerId, int | None]:
    """The places of all who are out, below those that are kept free for the players who are still in."""
    still_in = [player for player in tournament.players if not player.gone]
    out = [player for player in tournament.players if player.status in PLACED and player.entered]
    ordered = sorted(out, key=_key)
    keys = [_key(player) for player in ordered]
    return {
        player.id: _above(player, still_in) + keys.index(key) + 1 for player, key in zip(ordered, keys, strict=True)
    }


def _above(player: Player, still_in: Sequence[Player]) -> int:
    """How many of those who are still in come before somebody who is out: all of them; only where the final is over
    first, those who play for place 3 do not."""
    in_the_final = player.status == "ranked" and player.round == "final"
    return sum(not (in_the_final and each.round == "third") for each in still_in)


def _key(player: Player) -> tuple[int, bool, bool, int]:
    """A later stage is better, in the last one the final; whoever left of their own will comes last in it."""
    left = player.status == "withdrawn"
    return -player.stage, left, player.round == "third", 0 if left else player.remaining


def knock_out_reasons(tournament: Tournament) -> dict[PlayerId, Phrase]:
    """How everybody came to the place."""
    return {player.id: _reason(player) for player in tournament.players if player.gone}


def _reason(player: Player) -> Phrase:
    if player.status in ("no_show", "disqualified") or not player.entered:
        return absent_reason(player)
    if player.status == "withdrawn":
        return say("desk-out-withdrawn", stage=player.stage)
    if player.status == "eliminated":
        return say("desk-out-knockout", stage=player.stage, place=player.remaining + 1)
    return say("desk-out-third" if player.round == "third" else "desk-out-final", place=player.remaining + 1)


def knock_out_rounds(tournament: Tournament) -> dict[PlayerId, tuple[RoundResult, ...]]:
    """Whether everybody went on, round by round; at the last tables one wins."""
    players = (player.id for player in tournament.players if player.entered)
    return {player: tuple(_came_of(stage, player) for stage in tournament.stages) for player in players}


def _came_of(stage: Stage, player: PlayerId) -> RoundResult:
    if player in stage.byes:
        return "bye"
    for table in stage.tables:
        last = table.round != "knockout"
        if player in table.through:
            return "won" if last else "on"
        if player in table.out:
            return "lost" if last else "out"
    return None


def knock_out_teams(tournament: Tournament) -> tuple[DeskTeam, ...]:
    """The teams by how often their members have gone on, best first."""
    members: dict[str, list[PlayerId]] = {}
    for player in tournament.players:
        if player.team and player.entered and player.status != "disqualified":
            members.setdefault(player.team, []).append(player.id)
    values = {team: sum(_went_on(tournament, player) for player in those) for team, those in members.items()}
    order = sorted(values.values(), reverse=True)
    return tuple(
        DeskTeam(
            order.index(values[team]) + 1,
            team,
            tuple(sorted(members[team], key=lambda player: -_went_on(tournament, player))),
            values[team],
            say("desk-reason-went-on", value=values[team]),
        )
        for team in sorted(members, key=lambda team: (order.index(values[team]), team))
    )


def _went_on(tournament: Tournament, player: PlayerId) -> int:
    tables = (table for stage in tournament.stages for table in stage.tables)
    return sum(player in table.through for table in tables)
