"""Wrong words to the proofs get one clear line, in the language asked for, and exit code 2."""

import pytest

from tests.cli.conftest import Run

WRONG = {
    "no such proof": (("crsh",), "Did you mean crash?"),
    "no such fault": (("crash", "--fault", "no-credt"), "Did you mean no-credit?"),
    "no such parameter": (("crash", "--kill", "1"), "Did you mean --kills?"),
    "a proof of nothing": (("crash", "--kills", "0"), "--kills cannot be 0"),
    "unknown language": (("all", "--lang", "fr"), "de, en"),
    "nobody to play": (("bench", "--playing", "1"), "at least 2"),
    "endless load": (("bench", "--seconds", "0"), "--seconds cannot be 0"),
}


@pytest.mark.parametrize(("words", "told"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gives_one_line_and_exit_code_two(run: Run, words: tuple[str, ...], told: str) -> None:
    outcome = run(*words)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert told in outcome.err


@pytest.mark.parametrize("words", [words for words, _ in WRONG.values()], ids=WRONG.keys())
def test_every_refusal_is_worded_in_german_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    english = run(*words).err
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = run(*words)
    assert german.code == 2
    assert german.err.count("\n") == 1
    assert german.err != english
