"""Which games a tournament can play: those that name exactly one loser, at tables of two, three and four."""

from functools import cache

from knobel.core.options import Value
from knobel.desk.refusal import DeskRefused
from knobel.games import registry
from knobel.games.registry import Rules
from knobel.parts.ground import all_fields

SCHOCKEN = "schocken"
TOURNAMENT_RULES = "schocken-turnier-regeln"
SIZES = (2, 3, 4)


@cache
def games_with_one_loser() -> tuple[str, ...]:
    """The ids of all games that a tournament can play."""
    return tuple(id for id in registry.ids() if _names_one_loser(registry.rules(id)))


def must_name_a_loser(game: str) -> None:
    """Refuse a game that a tournament cannot play."""
    registry.players_of(game)
    if game not in games_with_one_loser():
        raise DeskRefused("desk-game-names-no-loser", game=game)


def table_game(game: str, *, sharp: bool, seconds: int) -> tuple[str, dict[str, Value]]:
    """The game or preset for a table, and what it changes: a single game, one half if it is scharf, nobody shares the
    last place."""
    rules = registry.rules(game)
    known = {field.name for field in all_fields(rules)}
    wanted: dict[str, Value] = {
        "games": 1,
        "starter": "first_seat",
        "tie_break": "throw_off",
        "decision_seconds": seconds,
    }
    if sharp:
        wanted["halves"] = 1
    chosen = {name: value for name, value in wanted.items() if name in known}
    return (TOURNAMENT_RULES if game == SCHOCKEN else game), chosen


def _names_one_loser(rules: Rules) -> bool:
    players = rules.info.players
    return rules.info.ranks == "loser" and players.least <= SIZES[0] and players.most >= SIZES[-1]
