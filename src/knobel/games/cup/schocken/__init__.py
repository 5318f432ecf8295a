"""Schocken: three dice under the cup, the lowest takes what the highest is worth; whoever ends up with all discs loses.

Rulings followed: simple throws compare as three-digit numbers, not by their sum; the order of the figures counts, not
their price; Jule and Pippi must fall in a single throw, whichever it is; dice laid out may be taken back unless the
table says otherwise; equal results rank in the order of play, at the top and at the bottom; what the supply lacks
lapses; Schock out does not cut a round short; the final is a full half. A throw that ends the round is thrown for all
to see, because the cups are lifted at once. Turning a six under the cup tells that it was done and no more; turning in
the tournament way gives the throw up, which therefore lies open at once. Where dice laid out may not be taken back,
they also stay out of the throw that follows such turning. A game that is stopped ranks by halves lost, then by discs.
"""

from knobel.games.cup.schocken.advice import SchockenAdvice
from knobel.games.cup.schocken.face import SchockenFace
from knobel.games.cup.schocken.rules import Schocken
from knobel.writing.facts import Family, Game, Info, Players, Preset

TOURNAMENT = Preset(
    id="schocken-turnier-regeln",
    options={
        "starter": "first_seat",
        "discs": 13,
        "max_throws": 3,
        "lay_out": "ones_only",
        "take_back": True,
        "jule": False,
        "pippi": False,
        "street_single_throw": True,
        "general_single_throw": True,
        "throw_count_tiebreak": "all",
        "six_turn": "tournament",
        "six_turn_keeps_ones": True,
        "loading_round": "each_half",
        "halves": 2,
        "final_mode": "half",
        "final_starter": "loser_half_1",
        "schock_out_scope": "half",
        "supply_shortfall": "lapse",
    },
    # What the sheet lays down and gives no other reading of.
    fixed=(
        "starter",
        "discs",
        "max_throws",
        "lay_out",
        "jule",
        "pippi",
        "street_single_throw",
        "general_single_throw",
        "six_turn",
        "loading_round",
        "final_starter",
    ),
    players=Players(2, 4),
)


INFO = Info(
    id="schocken",
    family=Family.CUP,
    players=Players(2, 8),
    dice=("d6",) * 3,
    hidden=True,
    codes=("ones-only", "throw-one", "laid-out-stays", "turned-stays", "must-throw", "no-sixes", "no-turning"),
    presets=(TOURNAMENT,),
)

GAME = Game(INFO, Schocken, SchockenFace, SchockenAdvice)
