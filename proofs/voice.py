"""What the proofs say: the words of the command line, and their own beside them."""

from pathlib import Path

from fluent.runtime import FluentResource

from knobel.cli.voice import Voice
from knobel.texts.catalogue import COMMON, Texts

FOLDER = Path(__file__).parent / "texts"


class ProofTexts(Texts):
    """The texts of one language, those of the proofs included."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        own = (FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
        self._bundles[COMMON].add_resource(FluentResource(own))


class ProofVoice(Voice):
    """A voice that can speak of proofs."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.texts = ProofTexts(language)
