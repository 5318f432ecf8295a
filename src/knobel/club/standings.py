"""The table of a season: points by the club's formula, the best evenings, and who is ahead where they are equal."""

from knobel.club.actions import EveningId, MemberId, SeasonId
from knobel.club.formula import Formula
from knobel.club.model import Club, Evening, places_by_member
from knobel.core.frozen import Frozen


class Counted(Frozen, frozen=True):
    """What an evening has brought somebody, and whether it counts."""

    evening: EveningId
    place: int
    points: int
    counts: bool


class SeasonRow(Frozen, frozen=True):
    """A line of the table. Equal ones share a place."""

    place: int
    member: MemberId
    points: int
    wins: int
    evenings: tuple[Counted, ...]


def season_table(club: Club, season: SeasonId) -> tuple[SeasonRow, ...]:
    """Everybody who was there at least once, best first: by points, then wins, then their places from the best on."""
    evenings = club.of_season(season)
    formula, places = club.seasons[season].formula, {each.id: each.all_places for each in evenings}
    rows = [_unplaced(formula, member, placed, places) for member, placed in places_by_member(evenings).items()]
    came = sorted(rows, key=lambda row: (_key(row), row.member))
    keys = [_key(row) for row in came]
    firsts = {key: number for number, key in reversed(list(enumerate(keys, start=1)))}
    return tuple(row.but(place=firsts[key]) for row, key in zip(came, keys, strict=True))


def _unplaced(
    formula: Formula,
    member: MemberId,
    placed: list[tuple[Evening, int]],
    places: dict[EveningId, tuple[int, ...]],
) -> SeasonRow:
    points = [formula.points(place, places[evening.id]) for evening, place in placed]
    counting = formula.counting(points)
    counted = tuple(
        Counted(evening.id, place, worth, counts)
        for (evening, place), worth, counts in zip(placed, points, counting, strict=True)
    )
    total = sum(each.points for each in counted if each.counts)
    return SeasonRow(0, member, total, sum(place == 1 for _, place in placed), counted)


def _key(row: SeasonRow) -> tuple[int, int, tuple[int, ...]]:
    """Fewer evenings with the same places would be ahead by length; a missing place is the worst of all."""
    places = tuple(sorted(each.place for each in row.evenings))
    return -row.points, -row.wins, (*places, _NO_PLACE)


_NO_PLACE = 10_000
