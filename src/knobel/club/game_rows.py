"""What a club has played over the years, game by game. Its log holds places, no points: so averages are of places."""

from collections import Counter
from collections.abc import Sequence

from knobel.club.actions import MemberId
from knobel.club.model import Club, Evening
from knobel.core.frozen import Frozen

# An average of fewer evenings says little.
ENOUGH = 3


class GameWinner(Frozen, frozen=True):
    """Somebody who has won a game, and at how many evenings."""

    member: MemberId
    wins: int


class GameRow(Frozen, frozen=True):
    """A game: how many evenings it was played at and when last, how many came on average, who has won it, most first,
    and the best average place of whoever was there often enough."""

    game: str
    evenings: int
    last: str
    mean_players: float
    winners: tuple[GameWinner, ...]
    best: tuple[MemberId, ...]
    best_mean: float | None


def game_rows(club: Club) -> tuple[GameRow, ...]:
    """Every game that stands in the book, most played first. Evenings without a game are of many games."""
    evenings: dict[str, list[Evening]] = {}
    for each in club.evenings:
        if each.game:
            evenings.setdefault(each.game, []).append(each)
    rows = (_row(game, played) for game, played in evenings.items())
    return tuple(sorted(rows, key=lambda row: (-row.evenings, row.game)))


def _row(game: str, played: Sequence[Evening]) -> GameRow:
    places: dict[MemberId, list[int]] = {}
    for evening in played:
        for each in evening.places:
            places.setdefault(each.member, []).append(each.place)
    wins = Counter({member: those.count(1) for member, those in places.items() if 1 in those})
    means = {member: sum(those) / len(those) for member, those in places.items() if len(those) >= ENOUGH}
    best = min(means.values(), default=None)
    return GameRow(
        game,
        len(played),
        max(each.date for each in played),
        sum(len(each.places) for each in played) / len(played),
        tuple(GameWinner(member, wins[member]) for member in sorted(wins, key=lambda each: (-wins[each], each))),
        tuple(sorted(member for member, mean in means.items() if mean == best)),
        best,
    )
