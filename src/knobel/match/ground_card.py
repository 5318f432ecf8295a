"""What a rule card says of the ground rules, for any game: who starts, ties, matches, the clock.

A game's own text is silent about these; so nothing that a table agrees on can contradict it.
"""

from collections.abc import Iterator

from knobel.core.phrases import Phrase, say
from knobel.core.rules import Rules
from knobel.match.match import Match
from knobel.match.scoring import match_ranks
from knobel.match.steps import playoff_dice


def ground_phrases(game: Match) -> tuple[tuple[Phrase, ...], ...]:
    """The sentences about the ground rules of a table, in paragraphs."""
    paragraphs = (_ties(game), _matches(game), (*_start(game), *_clock(game)))
    return tuple(told for paragraph in paragraphs if (told := tuple(paragraph)))


def _start(game: Match) -> Iterator[Phrase]:
    if game.seats > 1:
        yield say(f"card-starter-{game.ground.starter}")


def _clock(game: Match) -> Iterator[Phrase]:
    if game.ground.decision_seconds:
        yield say("card-clock", seconds=game.ground.decision_seconds)


def _ties(game: Match) -> Iterator[Phrase]:
    # A game that has a way of its own to break ties says so itself.
    if game.seats == 1 or not game.rules.ties or hasattr(game.rules.options, "tie_break"):
        return
    place = "last" if game.rules.ranks == "loser" else "first"
    if game.ground.tie_break == "shared":
        yield say(f"card-tie-shared-{place}")
        return
    value = "sum" if type(game.rules).playoff_value is Rules.playoff_value else "game"
    yield say(f"card-tie-off-{place}", dice=len(playoff_dice(game.info, game.rules)), value=value)
    if game.rules.playoff_repeats is not None:
        yield say("card-tie-repeats", repeats=game.rules.playoff_repeats, place=place)


def _matches(game: Match) -> Iterator[Phrase]:
    if game.ground.games == 1:
        return
    yield say("card-games", games=game.ground.games)
    ranks = match_ranks(game.rules)
    yield say(f"card-match-{ranks if ranks != 'winner' else game.ground.match_scoring}")
    yield say(f"card-next-{game.rules.next_begins()}")
