"""The log in words: each entry as a phrase."""

from collections.abc import Sequence

from knobel.core.phrases import Fact, Phrase, say
from knobel.desk.actions import (
    AddDeskLink,
    Announce,
    AnnulGame,
    AnyAction,
    Correct,
    Create,
    Describe,
    Dispute,
    DisputeResult,
    Drawn,
    NameTable,
    PauseClock,
    PlanEvening,
    PlayerId,
    RecordLoss,
    RecordResult,
    RenamePlayer,
    RenewDeskLink,
    ReplacePlayer,
    Reschedule,
    ResumeClock,
    RevokeDeskLink,
    Row,
    SetRecovery,
    SignUp,
    StartGame,
    StartStage,
    SwapSeats,
    Undone,
)
from knobel.desk.hall_places import place_of, place_told
from knobel.desk.link_book import whose
from knobel.desk.measures import measure_of
from knobel.desk.model import Tournament
from knobel.desk.reports import entered


def told(tournament: Tournament, rows: Sequence[Row], action: AnyAction) -> Phrase:
    """An entry of the log in words; `rows` are all of them, for one that takes another back says which."""
    key = f"desk-log-{str(action.__struct_config__.tag).replace('_', '-')}"
    match action:
        case Create(name):
            return say(key, name=name)
        case SignUp(name):
            return say(f"{key}-accepted" if action.accepted else key, name=name)
        case Describe(club, location):
            return say(key, club=club, location=location)
        case RenamePlayer(_, name, before) | ReplacePlayer(_, name, before):
            return say(key, name=name, before=before)
        case SetRecovery() | Reschedule() | StartStage() | PauseClock() | ResumeClock():
            return say(key)
        case Drawn():
            return say(key, stage=action.stage, tables=len(action.tables), seed=action.seed)
        case SwapSeats(one, other):
            return say(key, one=_name(tournament, one), other=_name(tournament, other))
        case StartGame(table, game) | AnnulGame(table, game):
            return say(key, **_at(tournament, table), game=game)
        case RecordLoss(table, game, player) | Dispute(table, game, player):
            return say(key, **_at(tournament, table), game=game, name=_name(tournament, player))
        case RecordResult(table, game, scores) | DisputeResult(table, game, scores):
            return say(key, **_at(tournament, table), game=game, scores=_told(scores))
        case NameTable(table, name):
            return say(key, table=table, name=name or "–")
        case PlanEvening(evening):
            return say(key, evening=evening)
        case AddDeskLink(role, name, recovered):
            return say(f"{key}-recovered" if recovered else f"{key}-{role}", name=name)
        case RenewDeskLink(link) | RevokeDeskLink(link):
            return say(key, whose=whose(tournament, link))
        case Announce(text):
            return say(key, text=text)
        case Undone(entry):
            return say(key, what=told(tournament, rows, rows[entry].entry.action))
        case Correct(player, place):
            return say(key, name=_name(tournament, player), place=place or 0)
        case _:
            return say(key, name=_name(tournament, action.player))


def result_told(tournament: Tournament, stage: int, action: RecordResult) -> Phrase:
    """A result with the names of those who played; the first stage has the number 1."""
    table = tournament.stages[stage - 1].tables[action.table - 1]
    told, measure = entered(tournament, table.games[action.game - 1]), measure_of(tournament.game)
    where = _at(tournament, table.number)
    if measure == "points":
        return say("desk-log-record-result", **where, game=action.game, scores=told)
    return say(f"desk-log-record-{measure}", **where, game=action.game, name=told)


def _at(tournament: Tournament, table: int) -> dict[str, Fact]:
    return {"table": place_of(tournament, table), "place": place_told(tournament, table)}


def _told(scores: tuple[int, ...]) -> str:
    return " : ".join(map(str, scores)).replace("-", "−")


def _name(tournament: Tournament, player: PlayerId) -> str:
    """A player's name; one whose sign-up was undone has only the number left."""
    return tournament.players[player].name if player < len(tournament.players) else f"#{player + 1}"
