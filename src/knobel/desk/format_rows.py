"""The format of a tournament as a page shows it: what it is, what is entered for a game, its rules, its evenings."""

from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.desk.format_options import AnyFormat, League
from knobel.desk.formats.league import evening_start
from knobel.desk.formats.registry import format_of
from knobel.desk.measures import Measure
from knobel.desk.model import Tournament


class DeskEvening(Frozen, frozen=True):
    """An evening of a league."""

    evening: int
    start: int


class DeskFormat(Frozen, frozen=True):
    """What kind of tournament it is. `options` is None for the Schock-Turnier; with `late_entries` somebody can still
    come; `rules` are paragraphs for everybody to read."""

    id: str
    title: Phrase
    options: AnyFormat | None
    measure: Measure
    late_entries: bool
    rules: tuple[Phrase, ...]
    evenings: tuple[DeskEvening, ...]


def format_row(tournament: Tournament) -> DeskFormat:
    """The format of a tournament."""
    kind = format_of(tournament)
    return DeskFormat(
        kind.id,
        say(f"desk-format-{kind.id.replace('_', '-')}"),
        tournament.format,
        kind.measure(tournament),
        kind.may_enter(tournament),
        kind.rules(tournament),
        _evenings(tournament),
    )


def _evenings(tournament: Tournament) -> tuple[DeskEvening, ...]:
    if not isinstance(tournament.format, League):
        return ()
    kind = format_of(tournament)
    rounds = len(tournament.stages) + kind.rounds_expected(tournament, tournament.at)
    last = kind.evening(tournament, max(1, rounds))
    return tuple(DeskEvening(each, evening_start(tournament, each)) for each in range(1, last + 1))
