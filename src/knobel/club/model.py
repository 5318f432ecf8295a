"""A club as its log has it. Values only; `folding` says how they change."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from knobel.club.actions import EveningId, Kind, MemberId, Office, PlaceTaken, Prices, SeasonId, SharedRole
from knobel.club.formula import Formula
from knobel.core.frozen import Frozen
from knobel.core.tuples import with_item


class Member(Frozen, frozen=True):
    """Somebody of the club. `since` is the entry with which they joined, `links` how often their link was renewed."""

    id: MemberId
    name: str
    since: int
    office: Office = "member"
    gone: bool = False
    links: int = 0


class Season(Frozen, frozen=True):
    """A season and how it is counted."""

    id: SeasonId
    name: str
    formula: Formula


class Evening(Frozen, frozen=True):
    """An evening that was played; `id` is the number of its entry."""

    id: EveningId
    season: SeasonId
    date: str
    title: str
    game: str
    places: tuple[PlaceTaken, ...]
    source: str

    @property
    def all_places(self) -> tuple[int, ...]:
        """The places of everybody who came."""
        return tuple(each.place for each in self.places)


def places_by_member(evenings: Iterable[Evening]) -> dict[MemberId, list[tuple[Evening, int]]]:
    """At which of these evenings everybody was, and on which place."""
    found: dict[MemberId, list[tuple[Evening, int]]] = {}
    for evening in evenings:
        for each in evening.places:
            found.setdefault(each.member, []).append((evening, each.place))
    return found


class Booking(Frozen, frozen=True):
    """A line of the list of what everybody owes."""

    seq: int
    at: int
    by: str
    member: MemberId
    kind: Kind
    count: int
    cents: int
    note: str


class Club(Frozen, frozen=True):
    """Everything, up to entry `seq`."""

    name: str = ""
    prices: Prices = Prices()
    public: bool = False
    members: tuple[Member, ...] = ()
    seasons: tuple[Season, ...] = ()
    evenings: tuple[Evening, ...] = ()
    bookings: tuple[Booking, ...] = ()
    # One for each time that a shared link was renewed.
    renewed: tuple[SharedRole, ...] = ()
    seq: int = -1
    at: int = 0

    @property
    def season(self) -> Season:
        """The latest season."""
        return self.seasons[-1]

    def balance(self, member: MemberId) -> int:
        """What somebody owes, in cents; negative where the club owes them."""
        return self.balances()[member]

    def balances(self) -> Counter[MemberId]:
        """What everybody owes."""
        owed = Counter[MemberId]()
        for each in self.bookings:
            owed[each.member] += each.cents
        return owed

    def of_season(self, season: SeasonId) -> tuple[Evening, ...]:
        """The evenings of a season by date."""
        evenings = (each for each in self.evenings if each.season == season)
        return tuple(sorted(evenings, key=lambda each: (each.date, each.id)))

    def without(self, entry: int) -> "Club":
        """The same without an evening or a booking, by the number of its entry. Nothing else depends on either."""
        evenings = tuple(each for each in self.evenings if each.id != entry)
        return replace(self, evenings=evenings, bookings=tuple(each for each in self.bookings if each.seq != entry))

    def with_member(self, member: Member) -> "Club":
        """The same with one member changed."""
        return replace(self, members=with_item(self.members, member.id, member))
