"""Notes: what is told of the table itself, beside the game: who came and went, who asked for advice, what changed."""

import contextlib
from collections.abc import Mapping

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.core.phrases import Name, Phrase, Title, say
from knobel.house.table.entries import (
    Advised,
    Arranged,
    Changed,
    Covered,
    Entry,
    Hurried,
    Left,
    Muted,
    Sat,
    TookBack,
    Uncovered,
)
from knobel.match.opening import stored_game
from knobel.match.presets import preset_of

# So many notes are kept for those who come back.
MOST_NOTES = 60


class Note(Frozen, frozen=True):
    """What was told of an entry, to everybody alike."""

    seq: int
    at: int
    phrases: tuple[Phrase, ...]


def told_of(entry: Entry, names: Mapping[int, str]) -> tuple[Phrase, ...]:
    """What everybody is told of an entry; `names` are those at the seats before it."""
    match entry:
        case Sat(kind="bot"):
            return (say("note-bot-sat", name=entry.name),)
        case Sat():
            return (say("note-sat", name=entry.name),)
        case Left(seat, kicked):
            return (say("note-sent-away" if kicked else "note-left", name=names[seat]),)
        case Covered(seat):
            return (say("note-covered", who=Name(seat)),)
        case Uncovered(seat):
            return (say("note-uncovered", who=Name(seat)),)
        case Muted(seat, muted):
            return (say("note-muted" if muted else "note-unmuted", who=Name(seat)),)
        case Advised(seat):
            return (say("note-advised", who=Name(seat)),)
        case TookBack(seat):
            return (say("note-took-back", who=Name(seat)),)
        case Hurried():
            return (say("note-hurried"),)
        case Changed():
            return (say("note-changed", game=_called(entry)),)
        case Arranged():
            return _arranged(entry)
        case _:
            return ()


def _called(entry: Changed) -> Phrase | Title | str:
    """The name of the game that the table has from now on, or of the preset by which the table is called."""
    if entry.called:
        return entry.called
    preset = None
    with contextlib.suppress(KnobelError):
        preset = preset_of(stored_game(entry.game, entry.seats, entry.options, entry.version))
    return say("name") if preset is None else Title(preset)


def _arranged(entry: Arranged) -> tuple[Phrase, ...]:
    told = []
    if entry.pace is not None:
        told.append(say(f"note-pace-{entry.pace}"))
    if entry.hints is not None:
        told.append(say("note-hints-on" if entry.hints else "note-hints-off"))
    if entry.cover_after is not None:
        told.append(say("note-cover-after", seconds=entry.cover_after))
    if entry.chat is not None:
        told.append(say(f"note-chat-{entry.chat}"))
    if entry.keep_code is not None:
        told.append(say("note-code-stays" if entry.keep_code else "note-code-dies"))
    if entry.nod is not None:
        told.append(say("note-nod-on" if entry.nod else "note-nod-off"))
    if entry.quick is not None:
        told.append(_quick(entry))
    return tuple(told)


def _quick(entry: Arranged) -> Phrase:
    if not entry.quick:
        return say("note-quick-off")
    return say("note-quick-on") if entry.quick_by is None else say("note-quick-by", who=Name(entry.quick_by))
