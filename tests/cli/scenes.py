"""Small scenes for tests, without a game behind them."""

from knobel.cli.voice import Voice
from knobel.core.moves import AnyMove, Say
from knobel.core.phrases import Phrase, say
from knobel.core.scenes import Offer, Scene
from knobel.core.spaces import Space
from knobel.core.widgets import DieView, Tray, Widget
from knobel.core.wording import label_of


def scene(*choices: AnyMove | Space, widgets: tuple[Widget, ...] = ()) -> Scene:
    """What seat 0 is asked, with these things on the table."""
    offers = tuple(Offer(choice, _label(choice), "tray") for choice in choices)
    return Scene("chicago", 0, (0,), say("your-turn"), widgets, offers)


def tray(*faces: int | None, kind: str = "d6", held: tuple[int, ...] = ()) -> Tray:
    """Dice in front of seat 0."""
    dice = tuple(DieView(index, face, kind, held=index in held) for index, face in enumerate(faces))
    return Tray("tray", 0, dice)


def voice(language: str = "en") -> Voice:
    return Voice(language, "chicago", ("Anna", "Ben", "Cem"))


def _label(choice: AnyMove | Space) -> Phrase:
    # What values are called is for games to say; here they are called by themselves.
    return say("move-say", value=choice.value) if isinstance(choice, Say) else label_of(choice)
