"""Real dice: what fell, as people type it."""

from knobel.cli.asking.not_understood import NotUnderstood
from knobel.cli.voice import Voice
from knobel.core.dice import DiceSet, Die


def read_faces(text: str, dice: DiceSet, voice: Voice) -> tuple[int, ...]:
    """The faces typed, in the order of the dice: `4 2 6`, or `426` where one sign is enough for a face."""
    words = text.replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == len(dice) > 1:
        words = list(words[0])
    if len(words) != len(dice):
        raise NotUnderstood(voice.line("cli-faces-count", count=len(dice), typed=len(words)))
    return tuple(_face(word, die, voice) for word, die in zip(words, dice.dice, strict=True))


def faces_told(die: Die, voice: Voice) -> str:
    """The faces of a die, as they can be typed."""
    return " ".join(dict.fromkeys(voice.face(die.kind.name, face) for face in die.kind.faces))


def _face(word: str, die: Die, voice: Voice) -> int:
    for face in die.kind.faces:
        if word.upper() == voice.face(die.kind.name, face).upper():
            return face
    raise NotUnderstood(voice.line("cli-no-such-face", word=word, known=faces_told(die, voice)))
