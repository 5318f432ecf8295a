"""`python -m proofs …`: the commands and their parameters, one for each proof, one for all, and a measurement."""

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, Parameter

from knobel.cli.commanding import explained, new_app
from knobel.cli.language import language_of
from knobel.cli.run import answer
from knobel.cli.settings import checked_language
from knobel.cli.voice import Voice
from proofs.catalogue import PROOFS, Proof
from proofs.voice import ProofVoice

NAME = "python -m proofs"


def run(words: Sequence[str]) -> int:
    """Run a command line and give its exit code."""
    voice = ProofVoice(language_of(words, os.environ))
    return answer(build_app(voice), voice, words)


def build_app(voice: Voice) -> App:
    """The command line, explained in the voice's language."""
    about = "\n\n".join((voice.line("cli-about-prove"), voice.line("cli-prove-faults"), _faults()))
    app = new_app(voice, NAME, about)
    for proof in PROOFS.values():
        _add_proof(app, voice, proof)
    _add_all(app, voice)
    _add_bench(app, voice)
    return app


def _speaker(voice: Voice, language: str | None) -> Voice:
    return voice if language is None else ProofVoice(checked_language(language))


def _faults() -> str:
    return "\n\n".join(f"{proof.name}: {', '.join(proof.faults)}" for proof in PROOFS.values())


def _add_proof(app: App, voice: Voice, proof: Proof) -> None:
    @app.command(name=proof.name, help=voice.line(f"cli-about-prove-{proof.name}"))
    def prove_one(
        *,
        size: Annotated[int, _sized(voice, proof)] = proof.size,
        fault: Annotated[str | None, explained(voice, "fault", known=", ".join(proof.faults))] = None,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from proofs.telling import prove_and_tell

        prove_and_tell(_speaker(voice, lang), proof, size, fault, as_json=json)


def _sized(voice: Voice, proof: Proof) -> Parameter:
    if proof.unit is None:
        return Parameter(parse=False)
    about = voice.line(f"cli-param-proof-{proof.unit}", default=proof.size)
    return Parameter(name=f"--{proof.unit}", help=about)


def _add_all(app: App, voice: Voice) -> None:
    @app.command(name="all", help=voice.line("cli-about-prove-all"))
    def prove_all(
        *,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from proofs.telling import prove_all_and_tell

        prove_all_and_tell(_speaker(voice, lang), as_json=json)


def _add_bench(app: App, voice: Voice) -> None:
    @app.command(name="bench", help=voice.line("cli-about-bench-tables"))
    def bench(
        *,
        idle: Annotated[int, explained(voice, "idle")] = 5000,
        playing: Annotated[int, explained(voice, "playing")] = 500,
        seconds: Annotated[float, explained(voice, "load-seconds")] = 20.0,
        commit_ms: Annotated[float, explained(voice, "commit-ms")] = 0.0,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from proofs.bench_telling import bench_and_tell

        bench_and_tell(_speaker(voice, lang), idle, playing, seconds, commit_ms, as_json=json)
