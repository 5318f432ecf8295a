"""Taking over an evening from the list of a tournament: which of its names are members, and their places among them."""

from collections.abc import Iterable

from knobel.club.actions import MemberId, PlaceTaken
from knobel.club.model import Club
from knobel.core.frozen import Frozen


class TakenOver(Frozen, frozen=True):
    """The members in the order of the list, with their places among each other; and the names that nobody has. What
    was played, and when, in milliseconds, where that is known."""

    places: tuple[PlaceTaken, ...]
    unknown: tuple[str, ...]
    game: str = ""
    at: int = 0


def taken_over(club: Club, names: Iterable[tuple[str, int | None]]) -> TakenOver:
    """What a list of names and places says of the club. Whoever has no place was not ranked."""
    by_name: dict[str, MemberId] = {member.name.casefold(): member.id for member in club.members}
    ranked = [(name, place) for name, place in names if place is not None]
    known = [(by_name[name.casefold()], place) for name, place in ranked if name.casefold() in by_name]
    places = tuple(PlaceTaken(member, 1 + sum(other < place for _, other in known)) for member, place in known)
    unknown = tuple(name for name, _ in ranked if name.casefold() not in by_name)
    return TakenOver(tuple(sorted(places, key=lambda each: each.place)), unknown)
