"""One's own finished games: how each ended, with whom, what was luck in it and what was done there."""

import msgspec

from knobel.games import registry
from knobel.house.house import House
from knobel.house.live.feat_reader import EDITION
from knobel.house.store.feats import own_results
from knobel.house.store.store import Store

# So many games are told of, the latest ones.
MOST_GAMES = 2000


class SeatLuck(msgspec.Struct, frozen=True):
    """What the dice brought and what decisions gave away, in points, chips or chances."""

    unit: str
    exact: bool
    luck: float
    losses: float
    decisions: int


class MyGame(msgspec.Struct, frozen=True):
    """A finished game of one's own. `people` are those at the table beside oneself; the rest were bots.

    `lead` is by how many points those on the first place were ahead of the others, on average: negative where the
    fewest points win. `luck` is there where the game has been analysed. `feats` count what the game itself celebrated,
    by its keys; None where the game has not been read yet. What was played `elsewhere` was handed over to this house,
    which cannot vouch for it.
    """

    table: str
    number: int
    seat: int
    game: str
    ended: int
    seats: int
    people: int
    lead: float | None
    place: int
    won: bool
    lost: bool
    points: int | None
    chips: int | None
    advised: int
    luck: SeatLuck | None = None
    feats: dict[str, int] | None = None
    preset: str | None = None
    elsewhere: bool = False


class MyGames(msgspec.Struct, frozen=True):
    """All of them, latest first; so many are still being read."""

    games: tuple[MyGame, ...]
    unread: int


async def kept_games(store: Store, devices: tuple[str, ...]) -> tuple[MyGame, ...]:
    """The finished games of this person, as far as they are known."""
    rows = await store.read(own_results(devices, EDITION, MOST_GAMES))
    return tuple(_game(*row) for row in rows)


async def own_games(house: House, devices: tuple[str, ...]) -> MyGames:
    """The finished games of this person. Those that nobody has read for feats yet are read from now on."""
    games = await kept_games(house.resources.store, devices)
    unread = [((each.table, each.number), each.seats) for each in games if each.feats is None]
    house.feats.read_soon(unread)
    return MyGames(games, len(unread))


def _game(*row: object) -> MyGame:
    table, number, seat, game, ended, seats, people, lead, place, won, lost, points, chips, advised, *more = row
    unit, exact, luck, losses, decisions, feats, preset, elsewhere = more
    ahead = None if lead is None else float(str(lead))
    told = (
        table,
        number,
        seat,
        game,
        ended,
        seats,
        people,
        ahead,
        place,
        bool(won),
        bool(lost),
        points,
        chips,
        advised,
    )
    account = None if unit is None or _is_hidden(str(game)) else (unit, bool(exact), luck, losses, decisions)
    return MyGame(
        *told,  # type: ignore[arg-type]
        luck=None if account is None else SeatLuck(*account),  # type: ignore[arg-type]
        feats=None if feats is None else msgspec.json.decode(str(feats), type=dict[str, int]),
        preset=None if preset is None else str(preset),
        elsewhere=bool(elsewhere),
    )


def _is_hidden(game: str) -> bool:
    """Whether something can stay under a cup in a game: then even one's own luck might tell what."""
    return game not in registry.ids() or registry.declared(game).info.hidden
