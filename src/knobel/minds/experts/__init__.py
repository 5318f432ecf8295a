"""Experts: what is known of particular games, in one place for each of them, found by its id.

expert = expert_for(knobel.game("kniffel"))     # None where rules and advice of a game say all that is known of it

Nothing else among minds and solvers knows any particular game. The place of a game is opened when it is asked for.
"""

from importlib import import_module

from knobel.match.match import Match
from knobel.minds.experts.expert import Expert

# Where the expert of a game stands; games of a family share one.
PLACES = {
    "dreispalten-kniffel": "dreispalten.expert",
    "eins-bis-sechzehn": "eins_bis_sechzehn",
    "kniffel": "kniffel.expert",
    "kniffel-extreme": "kniffel_extreme.expert",
    "letra-mix": "letra_mix.turns",
    "maexchen": "maexchen.expert",
    "schocken": "schocken.expert",
    "verdecktes-wuerfelpoker": "verdecktes_wuerfelpoker.expert",
    **dict.fromkeys(("al-capone", "joker-poker", "offenes-wuerfelpoker", "wuerfelpoker"), "poker"),
    **dict.fromkeys(("escalero", "ohio"), "score_sheets"),
    **dict.fromkeys(("rentmeister", "sechserspiel"), "factor_sheets"),
    **dict.fromkeys(("stadt-land-fluss-schnapp", "stadt-land-fluss-zeit"), "stadt_land_fluss.words"),
}
# The games with a solution that was written by hand and plays by files of values.
HANDWRITTEN = ("kniffel", "maexchen", "verdecktes-wuerfelpoker")


def expert_for(game: Match) -> Expert | None:
    """A new expert for a game, with tables of its own; None for a game of which no more is known."""
    place = PLACES.get(game.info.id)
    if place is None:
        return None
    kind: type[Expert] = import_module(f"{__name__}.{place}").EXPERT
    return kind(game)
