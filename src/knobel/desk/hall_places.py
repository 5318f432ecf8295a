"""Where in the hall a table stands, and what that is called: its number in the stage is nothing that anybody sees."""

from knobel.core.phrases import Phrase, say
from knobel.desk.model import Tournament


def place_of(tournament: Tournament, number: int) -> int:
    """The place of a stage's table. With fewer in the hall than the stage has, several are played at one."""
    places = 0 if tournament.format is None else tournament.format.tables
    return (number - 1) % places + 1 if places else number


def place_name(tournament: Tournament, number: int) -> str:
    """What the place of a stage's table is called, if it has a name."""
    return dict(tournament.table_names).get(place_of(tournament, number), "")


def place_told(tournament: Tournament, number: int) -> Phrase:
    """The place of a stage's table in words."""
    if name := place_name(tournament, number):
        return say("desk-title-table-named", name=name)
    return say("desk-title-table-plain", number=place_of(tournament, number))


def place_called(tournament: Tournament, number: int) -> int | str:
    """The name of a table's place, or its number: for a refusal, which has no words within its words."""
    return place_name(tournament, number) or place_of(tournament, number)
