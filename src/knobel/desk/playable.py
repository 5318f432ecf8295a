"""Games that name exactly one loser, as a tournament plays them: one game at a time, at tables of two to four."""

from functools import cache

from knobel.core.errors import BadOption
from knobel.core.game import Game
from knobel.core.options import Value
from knobel.games import registry
from knobel.match import opening
from knobel.match.options import all_fields

SCHOCKEN = "schocken"
TOURNAMENT_RULES = "schocken-turnier-regeln"
SIZES = (2, 3, 4)


@cache
def games_with_one_loser() -> tuple[str, ...]:
    """The ids of all games that a tournament can play."""
    return tuple(id for id in registry.ids() if names_one_loser(registry.declared(id)))


def tournament_game(game: str, *, sharp: bool = False, seconds: int = 0) -> tuple[str, dict[str, Value]]:
    """The game or preset for a table with the options that it changes.

    A single game, one half of it if it is scharf; the last place is never shared; `seconds` is the decision clock.
    """
    known = {field.name for field in all_fields(registry.declared(game))}
    wanted: dict[str, Value] = {"games": 1, "starter": "first_seat", "tie_break": "throw_off"}
    wanted |= {"decision_seconds": seconds} | ({"halves": 1} if sharp else {})
    chosen = {name: value for name, value in wanted.items() if name in known}
    return (TOURNAMENT_RULES if game == SCHOCKEN else game), chosen


@cache
def has_halves(game: str) -> bool:
    """Whether a game is played in halves, one of which is enough for a scharfes Spiel."""
    return any(field.name == "halves" for field in all_fields(registry.declared(game)))


def game_at_table(game: str, seats: int, *, seconds: int = 0) -> tuple[str, dict[str, Value]]:
    """The game for a table of a format that counts, with the options that it changes: as in `tournament_game`, but for
    what does not go with the game's other options."""
    name, chosen = tournament_game(game, seconds=seconds)
    for left_out in ((), ("tie_break",), ("tie_break", "starter")):
        options = {option: value for option, value in chosen.items() if option not in left_out}
        try:
            opening.game(name, seats, options)
        except BadOption:
            continue
        return name, options
    return name, {}


def names_one_loser(game: Game) -> bool:
    """Whether a game names exactly one loser, at tables of all sizes."""
    players = game.info.players
    return game.rules.ranks == "loser" and players.least <= SIZES[0] and players.most >= SIZES[-1]
