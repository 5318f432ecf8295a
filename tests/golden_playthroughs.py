"""Golden playthroughs: one recorded game each, in words. `python -m tests.golden_playthroughs` writes them anew."""

import sys
from pathlib import Path

import knobel
from knobel.core.notation import write_event
from knobel.core.reading import read_scene
from knobel.match.match import Match
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import Step, walk

FOLDER = Path(__file__).parent / "golden"
NAMES = tuple("Anna Ben Cem Dora Emil Frida Gero Hilde Ines Jan Kira Lars Mia Nils Olga".split())
# A long game is shown from its beginning and from its end.
FIRST, LAST = 60, 15


def playthrough(id: str) -> str:
    """A game of fixed chance, told event by event, with what one seat sees now and then and how it ended."""
    game = knobel.game(id)
    steps = list(walk(game, id))
    lines = [f"# {id}, rules version {game.info.version}, {game.seats} seats, options {game.options}", ""]
    for number, step in enumerate(steps):
        if FIRST <= number < len(steps) - LAST:
            if number == FIRST:
                lines.append(f"… {len(steps) - FIRST - LAST} events …")
            continue
        lines += _told(game, number, step)
    stage = game.stage(steps[-1].after)
    assert isinstance(stage, knobel.Over)
    lines += [*_scene(game, steps[-1], 0), f"{len(steps)} events; places {stage.result.places}"]
    return "\n".join(lines) + "\n"


def _told(game: Match, number: int, step: Step) -> list[str]:
    language = LANGUAGES[number % len(LANGUAGES)]
    told = game.tell(step.before, step.event, step.after, None)
    lines = [write_event(step.event), *(f"    {texts(language).say(phrase, game.info.id, NAMES)}" for phrase in told)]
    return lines + (_scene(game, step, number % game.seats) if number % 12 == 5 else [])


def _scene(game: Match, step: Step, viewer: int) -> list[str]:
    said = texts(LANGUAGES[viewer % len(LANGUAGES)])
    phrases = read_scene(game.scene(step.after, viewer))
    return [f"  as {NAMES[viewer]} sees it:", *(f"  | {said.say(phrase, game.info.id, NAMES)}" for phrase in phrases)]


def main(ids: list[str]) -> None:
    """Write the playthroughs of these games, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for id in ids or knobel.ids():
        (FOLDER / f"{id}.txt").write_text(playthrough(id), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
