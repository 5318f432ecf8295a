"""Spaces whose moves have several parts: each part is read from the line typed, or asked for."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from knobel.cli.asking.labels import mark_name, thing_name
from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.asking.picking import NamedThing, first_word, pick
from knobel.cli.voice import Voice
from knobel.core.moves import AnyMove, Link, Mark, Place, Stake, Write
from knobel.core.scenes import Scene
from knobel.core.spaces import Links, Marks, Places, Stakes, Words

InParts = Stakes | Places | Marks | Links | Words
IN_PARTS = (Stakes, Places, Marks, Links, Words)


class Part(NamedTuple):
    """One part of a move: one of several things, or free text where none are named."""

    question: str
    things: tuple[NamedThing, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """What there is to pick from; of many numbers only the first and the last."""
        names = tuple(thing.name for thing in self.things)
        return (f"{names[0]}–{names[-1]}",) if len(names) > 2 and all(map(str.isdecimal, names)) else names


AskPart = Callable[[Part], str]


def read_parts(text: str, space: InParts, scene: Scene, voice: Voice, ask: AskPart) -> AnyMove | None:
    """The move meant; parts that the text lacks are asked for. None where the text does not speak of this space."""
    chosen: list[str] = []
    rest = text
    for part in parts_of(space, scene, voice):
        if len(part.things) == 1:
            chosen.append(part.things[0].id)
            continue
        word, rest = first_word(rest) if part.things else (rest, "")
        value = _value(word or ask(part), part)
        if value is None and not chosen and word:
            return None
        if value is None:
            raise NotUnderstood(voice.line("cli-not-among", known=", ".join(part.names)))
        chosen.append(value)
    return _move(space, chosen)


def parts_of(space: InParts, scene: Scene, voice: Voice) -> tuple[Part, ...]:
    """What has to be said for a move of this space."""
    match space:
        case Stakes(fields, low, high):
            amounts = tuple(NamedThing(str(chips), str(chips)) for chips in range(low, high + 1))
            return (
                Part(voice.line("cli-ask-field"), _named(fields, scene, voice)),
                Part(voice.line("cli-ask-chips", low=low, high=high), amounts),
            )
        case Places(groups):
            return tuple(
                Part(_ask_place(number, len(groups), voice), _named(group, scene, voice))
                for number, group in enumerate(groups, start=1)
            )
        case Marks(things, marks):
            known = tuple(NamedThing(mark, mark_name(mark, voice)) for mark in marks)
            return (
                Part(voice.line("cli-ask-word"), _named(things, scene, voice)),
                Part(voice.line("cli-ask-mark", known=", ".join(mark.name for mark in known)), known),
            )
        case Links(things):
            named = _named(things, scene, voice)
            return (Part(voice.line("cli-ask-word"), named), Part(voice.line("cli-ask-same"), named))
        case Words(slots, longest):
            return (
                Part(voice.line("cli-ask-slot"), _named(slots, scene, voice)),
                Part(voice.line("cli-ask-text", longest=longest)),
            )


def _ask_place(number: int, count: int, voice: Voice) -> str:
    return voice.either(f"place-{number}", otherwise=voice.line("cli-ask-place", number=number, count=count))


def _named(ids: Sequence[str], scene: Scene, voice: Voice) -> tuple[NamedThing, ...]:
    return tuple(NamedThing(id, thing_name(id, scene, voice)) for id in ids)


def _value(typed: str, part: Part) -> str | None:
    return pick(typed, part.things) if part.things else typed


def _move(space: InParts, chosen: Sequence[str]) -> AnyMove:
    match space:
        case Stakes():
            return Stake(chosen[0], int(chosen[1]))
        case Places():
            return Place(tuple(chosen))
        case Marks():
            return Mark(chosen[0], chosen[1])
        case Links(things):
            one, other = sorted(chosen, key=things.index)
            return Link(one, other)
        case Words():
            return Write(chosen[0], chosen[1])
