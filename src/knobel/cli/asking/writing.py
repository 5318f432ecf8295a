"""Writing words: `3 Bremen`, `B Bremen`, or just `Bremen` where the first letter says where it belongs."""

from knobel.cli.asking.picking import first_word
from knobel.core.moves import Write
from knobel.core.scenes import Scene
from knobel.core.spaces import Words
from knobel.core.widgets import WordSheet
from knobel.parts.words import normalised


def read_word(text: str, space: Words, scene: Scene) -> Write | None:
    """The word and its slot, or None where the text names none."""
    if len(space.slots) == 1:
        return Write(space.slots[0], text)
    head, rest = first_word(text)
    if head.isdecimal() and rest:
        return Write(space.slots[int(head) - 1], rest) if 1 <= int(head) <= len(space.slots) else None
    if len(head) == 1 and rest:
        return _at_its_letter(head, rest, space, scene)
    return _at_its_letter(text[:1], text, space, scene) if len(text) > 1 else None


def _at_its_letter(letter: str, text: str, space: Words, scene: Scene) -> Write | None:
    """The word at the first slot of that letter that is still empty, else at the first one."""
    slots = [slot for slot, hint in zip(space.slots, space.hints, strict=False) if hint == normalised(letter)[:1]]
    written = _written(scene)
    return Write(min(slots, key=lambda slot: bool(written.get(slot))), text) if slots else None


def _written(scene: Scene) -> dict[str, str]:
    return {
        slot.id: slot.text
        for widget in scene.widgets
        if isinstance(widget, WordSheet) and widget.owner == scene.viewer
        for slot in widget.slots
    }
