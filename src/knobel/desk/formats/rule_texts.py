"""The paragraphs of the rules that several formats share."""

from knobel.core.phrases import Phrase, say
from knobel.desk.format_options import PointsRounds, RoundRobin
from knobel.desk.formats.standings import tie_breaks
from knobel.desk.model import Tournament


def shared_rules(tournament: Tournament) -> tuple[Phrase, ...]:
    """Tie-breaks, teams, and what happens with too few tables."""
    options = tournament.format
    assert options is not None
    ties = tie_breaks(tournament) if isinstance(options, PointsRounds | RoundRobin) else ()
    return (
        *(say(f"desk-rules-tie-{each.replace('_', '-')}", number=number) for number, each in enumerate(ties, start=1)),
        *((say("desk-rules-teams", size=options.team_size),) if options.team_size else ()),
        *((say("desk-rules-waves", tables=options.tables),) if options.tables else ()),
    )
