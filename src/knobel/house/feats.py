"""Feats: what a seat did in a finished game that the game itself celebrates, counted from its record."""

from collections import Counter

from knobel.core.phrases import Name, Phrase
from knobel.core.records import read_record
from knobel.match.opening import game_of, start_of
from knobel.match.replaying import replay
from knobel.texts import texts


def feats_of(text: str) -> tuple[dict[str, int], ...]:
    """How often each seat did what, by the keys of the lines that were told of it.

    A line that names a seat as `who` and has a moment of its own is that seat's feat. What everybody was told counts:
    nothing that stayed under a cup is found here.
    """
    record = read_record(text)
    game = game_of(record)
    words = texts("de")
    found: list[Counter[str]] = [Counter() for _ in range(game.seats)]
    for before, event, after in replay(game, record.events, start_of(record)):
        for phrase in game.tell(before, event, after, None):
            seat = _whose(phrase)
            if seat is not None and words.moment(phrase, record.game):
                found[seat][phrase.key] += 1
    return tuple(map(dict, found))


def _whose(phrase: Phrase) -> int | None:
    who = phrase.facts.get("who")
    return who.seat if isinstance(who, Name) else None
