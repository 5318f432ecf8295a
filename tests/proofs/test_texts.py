"""The proofs speak both languages, in words of their own."""

from knobel.texts import LANGUAGES, texts
from proofs.app import build_app
from proofs.voice import FOLDER, ProofVoice
from tests.test_texts import messages_in


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    german, english = (messages_in(FOLDER / f"{language}.ftl") for language in LANGUAGES)
    assert german == english


def test_no_message_hides_behind_one_of_the_package() -> None:
    # The first of two messages with one key counts.
    assert not [key for key in messages_in(FOLDER / "de.ftl") if texts("de").has(key)]


def test_every_command_is_explained_in_both_languages() -> None:
    german, english = (build_app(ProofVoice(language)) for language in LANGUAGES)
    assert all(german[name].help != english[name].help for name in english)
