"""What the lobby and the archive know of a table, as of what is about to be written."""

from knobel.core.events import Event
from knobel.core.results import Result
from knobel.core.stages import Over
from knobel.house.days.rotation import PLAYER, measure
from knobel.house.live.outcome import outcome
from knobel.house.store.operations import MOVED, ResultRow, Summary
from knobel.house.table.entries import Began, Changed, Closed, Entry, Happened, Left, Sat
from knobel.house.table.record_text import record_text
from knobel.house.table.rulings import Ruling
from knobel.house.table.table import Table
from knobel.match.opening import stored_game
from knobel.match.presets import preset_of


def first_summary(table: Table, entries: tuple[Entry, ...]) -> Summary:
    """What the lobby knows of a new table."""
    return Summary("lobby", len(table.places), _sitters(entries))


def summary_after(table: Table, ruling: Ruling, at: int) -> Summary:
    """What is known of a table after these entries."""
    seated = set(table.places)
    phase, game, record = str(table.phase), None, None
    results: tuple[ResultRow, ...] = ()
    day: tuple[str, int] | None = None
    for entry in ruling.entries:
        match entry:
            case Sat():
                seated.add(entry.seat)
            case Left():
                seated.discard(entry.seat)
            case Began():
                phase = "playing"
            case Changed():
                phase, game = "lobby", (entry.game, entry.seats, _preset(entry))
            case Closed(to):
                phase = "closed" if to is None else MOVED
            case Happened(event) if (result := _result(table, ruling)) is not None:
                phase, record, results, day = (
                    "over",
                    _record(table, event),
                    outcome(table, result, at),
                    _day(table, result),
                )
            case _:
                pass
    return Summary(phase, len(seated), _sitters(ruling.entries), record, game, results, day)


def _preset(entry: Changed) -> str | None:
    return preset_of(stored_game(entry.game, entry.seats, entry.options, entry.version))


def _result(table: Table, ruling: Ruling) -> Result | None:
    """How the game ends with the event, if it does."""
    stage = table.game.stage(ruling.after)
    return stage.result if isinstance(stage, Over) else None


def _record(table: Table, last: Event) -> tuple[int, str]:
    """The finished game in the text notation, with its number."""
    events = (*(step.event for step in table.steps), last)
    return table.games - 1, record_text(table, table.first, events)


def _day(table: Table, result: Result) -> tuple[str, int] | None:
    """What a game with the dice of a day counts for whoever has played it to its end."""
    made = measure(result)
    own = table.places[PLAYER].kind == "person"
    return (table.setup.day, made) if table.setup.day and own and made is not None else None


def _sitters(entries: tuple[Entry, ...]) -> tuple[tuple[int, str, str], ...]:
    return tuple((e.seat, e.device, e.name) for e in entries if isinstance(e, Sat) and e.device is not None)
