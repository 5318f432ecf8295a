"""What may be done at the desk: for all tables together, at each table, and about each player."""

from collections.abc import Iterator, Set

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import (
    AnnulGame,
    CheckIn,
    CutBand,
    Disqualify,
    Draw,
    PauseClock,
    PlayerId,
    RecordLoss,
    Reinstate,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Request,
    ResumeClock,
    Role,
    Round,
    StartGame,
    StartStage,
    TakeChip,
    Undo,
    Withdraw,
)
from knobel.desk.checks import check
from knobel.desk.desk import Desk
from knobel.desk.drawing import ENOUGH, byes_for, due, sizes_for
from knobel.desk.leaving import fate_of
from knobel.desk.link_book import OF_A_PLAYER
from knobel.desk.model import Player, Tournament, Trace
from knobel.desk.offers import DeskOffer
from knobel.desk.refusal import DeskRefused
from knobel.desk.roles import must_be_allowed


class TableOffers(Frozen, frozen=True):
    """What a referee may do at a table: one big button a player, and the smaller ones."""

    table: int
    game: int
    losses: tuple[DeskOffer, ...]
    others: tuple[DeskOffer, ...]


class PlayerOffers(Frozen, frozen=True):
    """What may be done about a player."""

    player: PlayerId
    offers: tuple[DeskOffer, ...]


class DueRow(Frozen, frozen=True):
    """A round that is to be drawn: its players, the sizes of its tables, and how many pause."""

    round: Round
    title: Phrase
    players: tuple[PlayerId, ...]
    sizes: tuple[int, ...]
    byes: int


def _is_possible(tournament: Tournament, role: Role, own: PlayerId | None, request: Request, now: int) -> bool:
    try:
        must_be_allowed(role, own, request)
        if isinstance(request, Draw):
            return bool(due_rows(tournament, now)) and tournament.options.draw != "manual"
        check(tournament, request, now)  # type: ignore[arg-type]
    except DeskRefused:
        return False
    return True


def offers(
    tournament: Tournament, role: Role, own: PlayerId | None, now: int, *offered: tuple[str, Request, bool]
) -> tuple[DeskOffer, ...]:
    """Of these requests, each with the key of its words and whether it is grave, those that would be granted."""
    return tuple(
        DeskOffer(say(f"desk-do-{key}"), request, grave)
        for key, request, grave in offered
        if _is_possible(tournament, role, own, request, now)
    )


def due_rows(tournament: Tournament, now: int) -> tuple[DueRow, ...]:
    """What can be drawn now, if anything."""
    if tournament.phase not in ("registration", "between"):
        return ()
    if tournament.stage is None and now < tournament.registration_close:
        return ()
    return tuple(
        DueRow(kind, say(f"desk-round-{kind}"), players, sizes_for(kind, players), byes_for(kind, players))
        for kind, players in due(tournament).groups
        if len(players) > 1
    )


def stage_offers(tournament: Tournament, role: Role, now: int) -> tuple[DeskOffer, ...]:
    """What may be done for all tables together."""
    here = len(tournament.with_status("checked_in"))
    few = tournament.stage is None and here < ENOUGH
    return offers(
        tournament,
        role,
        None,
        now,
        ("draw-few" if few else "draw", Draw(confirmed=few), few),
        ("start-stage", StartStage(), False),
        ("pause-clock", PauseClock(), False),
        ("resume-clock", ResumeClock(), False),
    )


def table_offers(tournament: Tournament, now: int) -> tuple[TableOffers, ...]:
    """What may be done at each table that is still played at."""
    stage = tournament.stage
    if stage is None or tournament.phase != "playing":
        return ()
    found = []
    for table in stage.tables:
        game = len(table.games)
        if not table.over:
            losses = (DeskOffer(_lost(tournament, p), RecordLoss(table.number, game, p)) for p in table.players)
            others = offers(
                tournament,
                "referee",
                None,
                now,
                ("start-game", StartGame(table.number, game), False),
                ("annul-game", AnnulGame(table.number, game), True),
            )
            found.append(TableOffers(table.number, game, tuple(losses), others))
    return tuple(found)


def _lost(tournament: Tournament, player: PlayerId) -> Phrase:
    someone = tournament.players[player]
    return say("desk-do-record-loss", then=fate_of(someone) if someone.chips == 1 else "chip")


def player_offers(desk: Desk, role: Role, now: int, may_be_undone: Set[int]) -> tuple[PlayerOffers, ...]:
    """What may be done about each player. Whoever has left can be brought back as long as that can be undone."""
    tournament = desk.tournament
    back = {player: trace for player, trace in _leavings(desk) if trace.seq in may_be_undone}
    found = (
        PlayerOffers(player.id, _about(tournament, role, player, now) + _way_back(back.get(player.id)))
        for player in tournament.players
    )
    return tuple(each for each in found if each.offers)


def _leavings(desk: Desk) -> Iterator[tuple[PlayerId, Trace]]:
    """Who has left or was sent out, and with which entry."""
    for trace in desk.tournament.traces:
        action = desk.rows[trace.seq].entry.action
        if isinstance(action, Withdraw | Disqualify):
            yield action.player, trace


def _way_back(trace: Trace | None) -> tuple[DeskOffer, ...]:
    return () if trace is None else (DeskOffer(say(f"desk-do-undo-{trace.kind}"), Undo(trace.seq), grave=True),)


def _about(tournament: Tournament, role: Role, player: Player, now: int) -> tuple[DeskOffer, ...]:
    id = player.id
    return _about_the_name(tournament, player) + offers(
        tournament,
        role,
        id,
        now,
        ("check-in", CheckIn(id), False),
        ("reinstate", Reinstate(id), False),
        ("take-chip", TakeChip(id), True),
        ("cut-band", CutBand(id), True),
        ("withdraw", Withdraw(id), True),
        ("disqualify", Disqualify(id), True),
    )


def _about_the_name(tournament: Tournament, player: Player) -> tuple[DeskOffer, ...]:
    """A name can always be written otherwise; another person can come as long as there is something left to play."""
    rename = DeskOffer(say("desk-do-rename"), RenamePlayer(player.id, player.name), fill="name")
    replace = DeskOffer(say("desk-do-replace"), ReplacePlayer(player.id, ""), grave=True, fill="name")
    link = DeskOffer(say("desk-do-renew-player-link"), RenewDeskLink(f"{OF_A_PLAYER}{player.id}"), grave=True)
    return (rename, link) if player.gone or tournament.over else (rename, replace, link)
