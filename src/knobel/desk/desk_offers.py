"""What may be done at the desk: for all tables together, at each table, and about each player."""

from collections.abc import Iterator, Set

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.actions import (
    AcceptRules,
    AnnulGame,
    CheckIn,
    CutBand,
    Disqualify,
    Draw,
    PauseClock,
    PlayerId,
    RecordLoss,
    RecordResult,
    Reinstate,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Request,
    ResumeClock,
    RevokeDeskLink,
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
from knobel.desk.formats.registry import format_of
from knobel.desk.leaving import fate_of
from knobel.desk.link_book import OF_A_PLAYER, player_link_of
from knobel.desk.measures import Measure
from knobel.desk.model import DeskTable, Player, Tournament, Trace
from knobel.desk.offers import DeskOffer
from knobel.desk.refusal import DeskRefused
from knobel.desk.roles import must_be_allowed


class TableOffers(Frozen, frozen=True):
    """What a referee may do at a table: one big button a player, and the smaller ones.

    In formats that count, `results` are those buttons where a game names one (`measure` says whether the winner or the
    loser); where it has points there is one offer, whose `scores` the person fills in: a number for each of `players`.
    """

    table: int
    game: int
    losses: tuple[DeskOffer, ...]
    others: tuple[DeskOffer, ...]
    measure: Measure
    players: tuple[PlayerId, ...]
    results: tuple[DeskOffer, ...]


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
    played_as = format_of(tournament)
    groups = ((kind, players) for kind, players in played_as.due(tournament).groups if len(players) > 1)
    return tuple(
        DueRow(
            kind,
            say(f"desk-round-{kind}"),
            players,
            played_as.sizes(tournament, kind, players),
            played_as.byes(tournament, kind, players),
        )
        for kind, players in groups
    )


def stage_offers(tournament: Tournament, role: Role, now: int) -> tuple[DeskOffer, ...]:
    """What may be done for all tables together."""
    here = len(tournament.with_status("checked_in"))
    few = tournament.stage is None and here < format_of(tournament).enough
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
        if not table.over and game:
            others = offers(
                tournament,
                "referee",
                None,
                now,
                ("start-game", StartGame(table.number, game), False),
                ("annul-game", AnnulGame(table.number, game), True),
            )
            found.append(_at_table(tournament, table, game, others))
    return tuple(found)


def _at_table(tournament: Tournament, table: DeskTable, game: int, others: tuple[DeskOffer, ...]) -> TableOffers:
    kind, number, players = format_of(tournament), table.number, table.players
    measure = kind.measure(tournament)
    if kind.counts:
        return TableOffers(number, game, (), others, measure, players, _results(number, game, len(players), measure))
    losses = tuple(DeskOffer(_lost(tournament, player), RecordLoss(number, game, player)) for player in players)
    return TableOffers(number, game, losses, others, measure, players, ())


def _results(table: int, game: int, players: int, measure: Measure) -> tuple[DeskOffer, ...]:
    if measure == "points":
        return (DeskOffer(say("desk-do-record-points"), RecordResult(table, game, (0,) * players), fill="scores"),)
    named = int(measure == "winner")
    return tuple(
        DeskOffer(
            say(f"desk-do-record-{measure}"),
            RecordResult(table, game, tuple(named if each == seat else 1 - named for each in range(players))),
        )
        for seat in range(players)
    )


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
    accepting = () if player.accepted or tournament.stages else (("accept-rules", AcceptRules(id), False),)
    return _about_the_name(tournament, player) + offers(
        tournament,
        role,
        id,
        now,
        *accepting,
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
    links = _about_the_link(tournament, player)
    return (rename, *links) if player.gone or tournament.over else (rename, replace, *links)


def _about_the_link(tournament: Tournament, player: Player) -> tuple[DeskOffer, ...]:
    id = f"{OF_A_PLAYER}{player.id}"
    renew = DeskOffer(say("desk-do-renew-player-link"), RenewDeskLink(id), grave=True)
    revoke = DeskOffer(say("desk-do-revoke-link"), RevokeDeskLink(id), grave=True)
    return (renew,) if player_link_of(tournament, player.id).revoked else (renew, revoke)
