"""What a club remembers over the years: everybody's evenings, and records."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Literal

from knobel.club.actions import EveningId, MemberId
from knobel.club.model import Club, Evening, places_by_member
from knobel.club.standings import season_table
from knobel.core.frozen import Frozen

PODIUM = 3
What = Literal["evenings", "wins", "streak", "season-points", "titles", "lanterns", "rounds"]


class Career(Frozen, frozen=True):
    """Somebody's evenings in all seasons. A lantern is a last place among at least three; a title a season won."""

    member: MemberId
    evenings: int
    wins: int
    podium: int
    lanterns: int
    streak: int
    titles: int
    rounds: int
    mean_place: float | None


class ClubRecord(Frozen, frozen=True):
    """The highest number of something, and everybody who reached it."""

    what: What
    amount: int
    members: tuple[MemberId, ...]


def careers(club: Club) -> tuple[Career, ...]:
    """Everybody's, in the order in which they joined."""
    evenings = sorted(club.evenings, key=lambda each: (each.date, each.id))
    champions, placed = _champions(club), places_by_member(evenings)
    last = {each.id: max(each.all_places) for each in evenings if len(each.places) >= PODIUM}
    rounds = Counter[MemberId]()
    for booked in (each for each in club.bookings if each.kind == "round"):
        rounds[booked.member] += booked.count
    return tuple(_career(each.id, placed.get(each.id, []), champions, last, rounds[each.id]) for each in club.members)


def records(club: Club) -> tuple[ClubRecord, ...]:
    """The records of the club, without those that nobody has reached yet."""
    known = careers(club)
    counts: dict[What, Callable[[Career], int]] = {
        "evenings": lambda each: each.evenings,
        "wins": lambda each: each.wins,
        # One evening is no row of them.
        "streak": lambda each: each.streak if each.streak > 1 else 0,
        "titles": lambda each: each.titles,
        "lanterns": lambda each: each.lanterns,
        "rounds": lambda each: each.rounds,
    }
    found = [_highest(what, [(each.member, count(each)) for each in known]) for what, count in counts.items()]
    tables = (season_table(club, season.id) for season in club.seasons)
    found.append(_highest("season-points", [(row.member, row.points) for table in tables for row in table]))
    return tuple(record for record in found if record.amount > 0)


def _highest(what: What, reached: Sequence[tuple[MemberId, int]]) -> ClubRecord:
    most = max((amount for _, amount in reached), default=0)
    return ClubRecord(what, most, tuple(sorted({member for member, amount in reached if amount == most})))


def _career(
    member: MemberId,
    placed: Sequence[tuple[Evening, int]],
    champions: Sequence[MemberId],
    last: dict[EveningId, int],
    rounds: int,
) -> Career:
    places = [place for _, place in placed]
    return Career(
        member,
        evenings=len(places),
        wins=places.count(1),
        podium=sum(place <= PODIUM for place in places),
        lanterns=sum(place == last.get(evening.id) for evening, place in placed),
        streak=_longest(place == 1 for place in places),
        titles=champions.count(member),
        rounds=rounds,
        mean_place=sum(places) / len(places) if places else None,
    )


def _longest(won: Iterable[bool]) -> int:
    """The longest row of evenings that were won, of those at which somebody was there."""
    return max((len(list(run)) for is_win, run in groupby(won) if is_win), default=0)


def _champions(club: Club) -> list[MemberId]:
    """Who has won the seasons that are over: all but the latest."""
    return [row.member for season in club.seasons[:-1] for row in season_table(club, season.id) if row.place == 1]
