"""`knobel prove …`: the commands and their parameters, one for each proof and one for all."""

from typing import Annotated

from cyclopts import App, Parameter

from knobel.cli.commanding import explained, new_group, speaker
from knobel.cli.voice import Voice
from knobel.proofs.catalogue import PROOFS, Proof


def add_prove(app: App, voice: Voice) -> None:
    """The command and those below it."""
    prove = new_group(app, voice, "prove", " | ".join((*PROOFS, "all")))
    prove.help = "\n\n".join((voice.line("cli-about-prove"), voice.line("cli-prove-faults"), _faults()))
    for proof in PROOFS.values():
        _add_proof(prove, voice, proof)

    @prove.command(name="all", help=voice.line("cli-about-prove-all"))
    def prove_all(
        *,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.prove import prove_all_and_tell

        prove_all_and_tell(speaker(voice, lang), as_json=json)


def _faults() -> str:
    return "\n\n".join(f"{proof.name}: {', '.join(proof.faults)}" for proof in PROOFS.values())


def _add_proof(prove: App, voice: Voice, proof: Proof) -> None:
    @prove.command(name=proof.name, help=voice.line(f"cli-about-prove-{proof.name}"))
    def prove_one(
        *,
        size: Annotated[int, _sized(voice, proof)] = proof.size,
        fault: Annotated[str | None, explained(voice, "fault", known=", ".join(proof.faults))] = None,
        json: Annotated[bool, explained(voice, "json")] = False,
        lang: Annotated[str | None, explained(voice, "lang")] = None,
    ) -> None:
        from knobel.cli.commands.prove import prove_and_tell

        prove_and_tell(speaker(voice, lang), proof, size, fault, as_json=json)


def _sized(voice: Voice, proof: Proof) -> Parameter:
    if proof.unit is None:
        return Parameter(parse=False)
    about = voice.line(f"cli-param-proof-{proof.unit}", default=proof.size)
    return Parameter(name=f"--{proof.unit}", help=about)
