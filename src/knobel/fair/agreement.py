"""What was agreed on, as the header of a record says: it is part of every throw.

A table writes its header when it has heard the seeds. Whoever could write one agreement in several ways could choose
among their dice, so there is one way only.
"""

from knobel.core.records import Record, write_record
from knobel.fair.files import File
from knobel.fair.hashes import header_of
from knobel.fair.verdicts import Reason
from knobel.match.match import Match


def odd_ways(file: File, record: Record, game: Match) -> list[Reason]:
    """Whether the header is the one that a table writes for this game, letter by letter.

    Where it says less than a table would today, or names a list of words that this version has not, that cannot be
    said.
    """
    known = game.advice.words
    words = known if known is None or record.words is None else record.words
    seats = tuple(str(seat + 1) for seat in range(game.seats))
    options = {name: value for name, value in game.options.items() if name in record.options}
    own = Record(game.info.id, game.version, seats, options, (), first=record.first, words=words)
    if header_of(file.record or "") != write_record(own):
        return [Reason("odd-header")]
    silent = [Reason("unknown-rules")] if len(options) < len(game.options) else []
    return [*silent, *([] if words == known else [Reason("unknown-words")])]
