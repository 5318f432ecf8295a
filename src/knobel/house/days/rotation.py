"""Which game is played on which day.

All have decisions, nothing hidden, and in the end a number by which people compare themselves. Some are played alone,
the others against as few bots as the game allows.
"""

import datetime as calendar

from knobel.core.results import Result
from knobel.games import registry
from knobel.match import opening
from knobel.match.match import Match

ROTATION = (
    "kniffel",
    "ohio",
    "zehntausend",
    "rentmeister",
    "kniffel-extreme",
    "offenes-wuerfelpoker",
    "sechserspiel",
    "escalero",
    "hohe-hausnummern",
    "dreispalten-kniffel",
    "al-capone",
)
# Whoever plays sits here and begins.
PLAYER = 0
# Who sits opposite, and who shows what could have been made of the same dice.
OPPONENT, BEST = "greedy", "strong"


def game_on(date: str) -> str:
    """What is played on a day, by its id or that of a preset."""
    return ROTATION[calendar.date.fromisoformat(date).toordinal() % len(ROTATION)]


def match_of(id: str) -> Match:
    """A game as it is played on its day: with the usual rules, and the player begins."""
    seats = registry.players_of(id).least
    return opening.game(id, seats, {} if seats == 1 else {"starter": "first_seat"})


def measure(result: Result) -> int | None:
    """The number by which the player's results are compared: points, or else the net of chips."""
    row = result.points if result.points is not None else result.nets or result.chips
    return None if row is None else row[PLAYER]
