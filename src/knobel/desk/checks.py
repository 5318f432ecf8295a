"""Whether an action stands: the desk's rules about when something may be done, each with the code of its refusal."""

from collections.abc import Callable
from typing import Any

from knobel.desk.actions import (
    AcceptRules,
    AddDeskLink,
    Announce,
    AnnulGame,
    AnyAction,
    Arrive,
    CheckIn,
    Correct,
    CutBand,
    Describe,
    Dispute,
    DisputeResult,
    Disqualify,
    Drawn,
    NameTable,
    PauseClock,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    Reinstate,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Reschedule,
    ResumeClock,
    RevokeDeskLink,
    SetRecovery,
    SignUp,
    StartGame,
    StartStage,
    SwapSeats,
    TakeChip,
    Withdraw,
)
from knobel.desk.format_options import League
from knobel.desk.formats.registry import format_of
from knobel.desk.hall_places import place_called
from knobel.desk.link_book import check_link
from knobel.desk.measures import check_scores
from knobel.desk.model import DeskTable, Player, Stage, Tournament
from knobel.desk.refusal import DeskRefused
from knobel.desk.reports import contradicts, settled_facts, table_reported

MOST_PLAYERS = 256
# Long enough for every name that people write on a list; nobody's is cut.
LONGEST_NAME = 48
LONGEST_ANNOUNCEMENT = 200
LONGEST_TABLE_NAME = 24
MOST_TABLES = 128
MOST_EVENINGS = 256
# Of a club, and of where it plays.
LONGEST_TITLE = 60
# Some time in the year 5138.
LATEST_START = 10**14


def check(tournament: Tournament, action: AnyAction, at: int) -> None:
    """Refuse what cannot be done now."""
    if (rule := _RULES.get(type(action))) is not None:
        rule(tournament, action, at)


# Registration --------------------------------------------------------------------------------------------------------


def _before_the_draw(tournament: Tournament) -> None:
    if tournament.stages:
        raise DeskRefused("desk-registration-over")


def _sign_up(tournament: Tournament, action: SignUp, at: int) -> None:
    if not (action.late and format_of(tournament).may_enter(tournament)):
        _before_the_draw(tournament)
    if not action.late and at > tournament.registration_close:
        raise DeskRefused("desk-too-late")
    _name(tournament, action.name)
    _team(tournament, action.team)
    if len(tournament.players) >= MOST_PLAYERS:
        raise DeskRefused("desk-full", most=MOST_PLAYERS)


def _accept_rules(tournament: Tournament, action: AcceptRules, at: int) -> None:
    """At any time: whoever plays has accepted them, whenever that is written down."""
    _player(tournament, action.player)


def _describe(tournament: Tournament, action: Describe, at: int) -> None:
    if any(len(text) > LONGEST_TITLE or not text.isprintable() for text in (action.club, action.location)):
        raise DeskRefused("desk-text-too-long", longest=LONGEST_TITLE)


def _check_in(tournament: Tournament, action: CheckIn, at: int) -> None:
    _before_the_draw(tournament)
    if _player(tournament, action.player).status != "registered":
        raise DeskRefused("desk-already-here")
    if at < tournament.checkin_open:
        raise DeskRefused("desk-too-early")
    if at > tournament.registration_close:
        raise DeskRefused("desk-too-late")


def _arrive(tournament: Tournament, action: Arrive, at: int) -> None:
    _still_in(tournament, action.player)


def _reinstate(tournament: Tournament, action: Reinstate, at: int) -> None:
    if not format_of(tournament).may_enter(tournament):
        _before_the_draw(tournament)
    if tournament.status(_player(tournament, action.player), at) != "no_show":
        raise DeskRefused("desk-not-a-no-show")


def _reschedule(tournament: Tournament, action: Reschedule, at: int) -> None:
    _before_the_draw(tournament)
    if not 0 <= action.checkin_open <= action.registration_close <= action.start <= LATEST_START:
        raise DeskRefused("desk-bad-times")


def _rename(tournament: Tournament, action: RenamePlayer, at: int) -> None:
    """At any time, also when certificates are already written."""
    _must_be_called(_player(tournament, action.player), action.before)
    _name(tournament, action.name, action.player)


def _replace(tournament: Tournament, action: ReplacePlayer, at: int) -> None:
    """As long as there is anything left to play for."""
    _must_be_called(_still_in(tournament, action.player), action.before)
    _name(tournament, action.name)


def _must_be_called(player: Player, name: str) -> None:
    if player.name != name:
        raise DeskRefused("desk-other-name", name=player.name)


def _name(tournament: Tournament, name: str, own: PlayerId | None = None) -> None:
    """A name can be read and is nobody else's."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise DeskRefused("desk-bad-name", longest=LONGEST_NAME)
    if any(player.name.casefold() == name.casefold() and player.id != own for player in tournament.players):
        raise DeskRefused("desk-name-taken", name=name)


def _team(tournament: Tournament, team: str) -> None:
    """A team is signed up for where there are teams, by at most as many as belong to one."""
    if not team:
        return
    size = 0 if tournament.format is None else tournament.format.team_size
    if not size:
        raise DeskRefused("desk-no-teams")
    if team != team.strip() or len(team) > LONGEST_NAME or not team.isprintable():
        raise DeskRefused("desk-bad-name", longest=LONGEST_NAME)
    if sum(player.team == team for player in tournament.players) >= size:
        raise DeskRefused("desk-team-full", team=team, size=size)


# Stages --------------------------------------------------------------------------------------------------------------


def _drawn(tournament: Tournament, action: Drawn, at: int) -> None:
    format_of(tournament).check_draw(tournament, action)


def _start_stage(tournament: Tournament, action: StartStage, at: int) -> None:
    if tournament.stage is None or tournament.stage.over:
        raise DeskRefused("desk-not-drawn")
    if tournament.stage.clock.started is not None:
        raise DeskRefused("desk-stage-running")


def _pause(tournament: Tournament, action: PauseClock, at: int) -> None:
    if _playing(tournament).clock.paused is not None:
        raise DeskRefused("desk-clock-paused")


def _resume(tournament: Tournament, action: ResumeClock, at: int) -> None:
    if _playing(tournament).clock.paused is None:
        raise DeskRefused("desk-clock-running")


def _swap(tournament: Tournament, action: SwapSeats, at: int) -> None:
    one, other = (_seated(tournament, player) for player in (action.one, action.other))
    if one.round != other.round:
        raise DeskRefused("desk-other-rounds")
    if any(table.counted or table.out for table in (one, other)):
        raise DeskRefused("desk-first-game-played")


# Tables --------------------------------------------------------------------------------------------------------------


def _game(tournament: Tournament, action: StartGame | RecordLoss | RecordResult | AnnulGame, at: int) -> None:
    """A report names the game that it is about: the one that runs now, and no other."""
    stage = _running(tournament)
    if not 1 <= action.table <= len(stage.tables):
        raise DeskRefused("desk-no-such-table", table=action.table)
    table = stage.tables[action.table - 1]
    if table.over:
        raise DeskRefused("desk-table-over", table=place_called(tournament, action.table))
    if table.game is None:
        raise DeskRefused("desk-game-not-begun", table=place_called(tournament, action.table), game=1)
    if action.game < len(table.games):
        raise DeskRefused("desk-game-settled", **settled_facts(tournament, table, action.game))
    if action.game > len(table.games):
        raise DeskRefused("desk-game-not-begun", table=place_called(tournament, action.table), game=action.game)
    if isinstance(action, RecordLoss):
        _counts(tournament, results=False)
        if action.player not in table.players:
            raise DeskRefused("desk-not-seated")
    if isinstance(action, RecordResult):
        _counts(tournament, results=True)
        check_scores(action.scores, len(table.players), format_of(tournament).measure(tournament))


def _counts(tournament: Tournament, *, results: bool) -> None:
    """Losses and chips are of the Schock-Turnier, results of all other formats."""
    if format_of(tournament).counts != results:
        raise DeskRefused("desk-not-in-this-format")


def _dispute(tournament: Tournament, action: Dispute | DisputeResult, at: int) -> None:
    table = table_reported(tournament, action.table)
    if table is None:
        raise DeskRefused("desk-no-such-table", table=action.table)
    if isinstance(action, DisputeResult):
        check_scores(action.scores, len(action.scores), format_of(tournament).measure(tournament))
    if not contradicts(table, action):
        raise DeskRefused("desk-game-settled", **settled_facts(tournament, table, action.game))


def _take_chip(tournament: Tournament, action: TakeChip, at: int) -> None:
    _counts(tournament, results=False)
    _seated(tournament, action.player)


def _cut_band(tournament: Tournament, action: CutBand, at: int) -> None:
    _counts(tournament, results=False)
    player = _still_in(tournament, action.player)
    if player.status not in ("seated", "waiting") or player.round == "final":
        raise DeskRefused("desk-no-band-to-cut")


def _leave(tournament: Tournament, action: Withdraw | Disqualify, at: int) -> None:
    _still_in(tournament, action.player)


# Around it -----------------------------------------------------------------------------------------------------------


def _name_table(tournament: Tournament, action: NameTable, at: int) -> None:
    if not 1 <= action.table <= MOST_TABLES:
        raise DeskRefused("desk-no-such-table", table=action.table)
    if len(action.name) > LONGEST_TABLE_NAME or not action.name.isprintable() or action.name != action.name.strip():
        raise DeskRefused("desk-bad-name", longest=LONGEST_TABLE_NAME)


def _plan_evening(tournament: Tournament, action: PlanEvening, at: int) -> None:
    if not isinstance(tournament.format, League):
        raise DeskRefused("desk-not-in-this-format")
    if not 1 <= action.evening <= MOST_EVENINGS or not 0 < action.start <= LATEST_START:
        raise DeskRefused("desk-bad-times")


def _announce(tournament: Tournament, action: Announce, at: int) -> None:
    if len(action.text) > LONGEST_ANNOUNCEMENT or not action.text.isprintable():
        raise DeskRefused("desk-text-too-long", longest=LONGEST_ANNOUNCEMENT)


def _correct(tournament: Tournament, action: Correct, at: int) -> None:
    _player(tournament, action.player)
    if not tournament.over:
        raise DeskRefused("desk-not-over")
    if action.place is not None and not 1 <= action.place <= len(tournament.players):
        raise DeskRefused("desk-bad-place", most=len(tournament.players))


# What they share -----------------------------------------------------------------------------------------------------


def _player(tournament: Tournament, player: PlayerId) -> Player:
    if not 0 <= player < len(tournament.players):
        raise DeskRefused("desk-no-such-player")
    return tournament.players[player]


def _still_in(tournament: Tournament, player: PlayerId) -> Player:
    someone = _player(tournament, player)
    if someone.gone or tournament.over:
        raise DeskRefused("desk-player-gone")
    return someone


def _seated(tournament: Tournament, player: PlayerId) -> DeskTable:
    _player(tournament, player)
    table = tournament.table_of(player)
    if table is None:
        raise DeskRefused("desk-not-seated")
    return table


def _playing(tournament: Tournament) -> Stage:
    stage = _running(tournament)
    if stage.over:
        raise DeskRefused("desk-not-started")
    return stage


def _running(tournament: Tournament) -> Stage:
    stage = tournament.stage
    if stage is None or stage.clock.started is None:
        raise DeskRefused("desk-not-started")
    return stage


_RULES: dict[type, Callable[[Tournament, Any, int], None]] = {
    Describe: _describe,
    SignUp: _sign_up,
    AcceptRules: _accept_rules,
    CheckIn: _check_in,
    Arrive: _arrive,
    Reinstate: _reinstate,
    RenamePlayer: _rename,
    ReplacePlayer: _replace,
    Reschedule: _reschedule,
    Drawn: _drawn,
    StartStage: _start_stage,
    PauseClock: _pause,
    ResumeClock: _resume,
    SwapSeats: _swap,
    StartGame: _game,
    RecordLoss: _game,
    Dispute: _dispute,
    RecordResult: _game,
    DisputeResult: _dispute,
    AnnulGame: _game,
    TakeChip: _take_chip,
    CutBand: _cut_band,
    Withdraw: _leave,
    Disqualify: _leave,
    AddDeskLink: check_link,
    RenewDeskLink: check_link,
    RevokeDeskLink: check_link,
    SetRecovery: check_link,
    NameTable: _name_table,
    PlanEvening: _plan_evening,
    Announce: _announce,
    Correct: _correct,
}
