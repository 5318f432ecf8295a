"""Speech: what a script can print of a game, in the words that people at a table read."""

from collections.abc import Sequence
from typing import Any

from knobel.core.errors import KnobelError
from knobel.core.events import Event
from knobel.core.phrases import Phrase
from knobel.core.reading import read_scene
from knobel.core.secrets import Viewer
from knobel.match.match import Match, all_values
from knobel.texts import LANGUAGES, texts


class Speech:
    """Speaks of one game in one language; of its seats by their names, or by their numbers where they have none."""

    def __init__(self, game: Match, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise KnobelError("unknown-language", word=language, known=", ".join(LANGUAGES))
        self.game = game
        self.language = language
        self.names = tuple(names)

    def scene(self, state: Any, viewer: Viewer = None) -> tuple[str, ...]:
        """Everything that a seat sees and may do, or what everybody sees."""
        return self._said(read_scene(self.game.scene(state, viewer)), viewer)

    def told(self, before: Any, event: Event, after: Any, viewer: Viewer = None) -> tuple[str, ...]:
        """What a seat is told of an event, or what everybody is."""
        return self._said(self.game.tell(before, event, after, viewer), viewer)

    def rules(self) -> str:
        """The rules, as exactly these options have them."""
        return texts(self.language).rules(self.game.info.id, all_values(self.game), self.game.seats)

    def say(self, phrase: Phrase, viewer: Viewer = None) -> str:
        """Any phrase as a sentence, such as the reason of a hint."""
        return texts(self.language).say(phrase, self.game.info.id, self.names, viewer)

    def _said(self, phrases: Sequence[Phrase], viewer: Viewer) -> tuple[str, ...]:
        return tuple(self.say(phrase, viewer) for phrase in phrases)
