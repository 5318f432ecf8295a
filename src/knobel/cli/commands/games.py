"""`knobel games`: what is in the box."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from knobel.cli.language import LANGUAGES
from knobel.cli.names import preset_name
from knobel.cli.screen import Screen
from knobel.cli.voice import Voice
from knobel.core.conditions import Dependency
from knobel.core.frozen import Frozen
from knobel.core.info import Family, Players
from knobel.core.options import OptionField, schema_of
from knobel.games import registry
from knobel.match.options import all_fields
from knobel.texts.catalogue import texts
from knobel.texts.measured_lengths import LENGTHS


class Wish(Frozen, frozen=True):
    """What somebody looks for. None means that it does not matter."""

    players: int | None = None
    dice: int | None = None
    minutes: int | None = None
    decisions: bool | None = None
    hidden: bool | None = None

    def fits(self, id: str) -> bool:
        """Whether a game is what was wished for."""
        info = registry.info_of(id)
        return (
            (self.players is None or info.players.least <= self.players <= info.players.most)
            and (self.dice is None or len(info.dice) == self.dice)
            and (self.minutes is None or length_of(id)[1] <= self.minutes)
            and self.decisions in (None, length_of(id)[2])
            and self.hidden in (None, info.hidden)
        )


def list_games(voice: Voice, *, as_json: bool, wish: Wish | None = None) -> None:
    """The games that somebody wishes for, by family, for people or for programs."""
    wanted = wish or Wish()
    ids = [id for id in registry.ids() if wanted.fits(id)]
    if as_json:
        print(json.dumps([described(id) for id in ids], ensure_ascii=False, indent=2))
        return
    screen = Screen()
    for family, members in by_family(ids):
        screen.show(Rule(voice.line(f"family-{family}"), style="brass", align="left"))
        for id in members:
            screen.show(*_told(id, voice))
    screen.note(voice.line("cli-games-next" if ids else "cli-games-none", count=len(ids)))


def by_family(among: Sequence[str] | None = None) -> Iterator[tuple[Family, list[str]]]:
    """The families that have games, with their ids."""
    every = registry.ids() if among is None else among
    for family in Family:
        ids = [id for id in every if registry.info_of(id).family == family]
        if ids:
            yield family, ids


def length_of(id: str) -> tuple[int, int, bool]:
    """The typical number of events and minutes of a game, and whether anybody has to decide anything."""
    return LENGTHS.get(id, (0, 0, True))


def players_told(players: Players) -> str:
    """How many can play, as briefly as possible."""
    return str(players.least) if players.least == players.most else f"{players.least}–{players.most}"


def dice_told(dice: tuple[str, ...], voice: Voice) -> str:
    """Which dice a game needs, as in `5` or `4 + 1 W10`."""
    counts = {kind: dice.count(kind) for kind in dict.fromkeys(dice)}
    return " + ".join(f"{count} {voice.either(f'cli-dice-{kind}', otherwise=kind)}" for kind, count in counts.items())


def _told(id: str, voice: Voice) -> Iterator[RenderableType]:
    """A game in two lines: its name, who can play and with what; then what it is about. Its presets follow."""
    info = registry.info_of(id)
    dice = dice_told(info.dice, voice)
    yield _head(voice.texts.name(id), info.players, dice, id, voice)
    yield Padding(Text(voice.at(id).line("line"), "italic"), (0, 0, 0, 4))
    for preset in info.presets:
        name = preset_name(voice.texts, id, preset.id)
        yield _head(f"  {name}", preset.players or info.players, dice, preset.id, voice)


def _head(name: str, players: Players, dice: str, id: str, voice: Voice) -> Text:
    facts = voice.line("cli-game-facts", players=players_told(players), most=players.most, dice=dice)
    _, minutes, _ = length_of(id)
    length = f" · {voice.line('cli-game-minutes', minutes=minutes)}" if minutes else ""
    return Text.assemble((name, "own"), f" · {facts}{length} · ", (id, "brass"))


def described(id: str) -> dict[str, Any]:
    """Everything that a program may want to know of a game."""
    game = registry.declared(id)
    info = game.info
    fields = all_fields(game)
    return {
        "id": id,
        "names": {language: texts(language).name(id) for language in LANGUAGES},
        "aliases": {language: list(texts(language).aliases(id)) for language in LANGUAGES},
        "lines": _in_all_languages("line", id),
        "family": str(info.family),
        "players": _players(info.players),
        "dice": list(info.dice),
        "hidden": info.hidden,
        "decisions": length_of(id)[2],
        "typical_events": length_of(id)[0],
        "typical_minutes": length_of(id)[1],
        "version": info.version,
        "options": [_option(field, id) for field in fields],
        "depends": [_dependency(each) for each in game.options_type.depends],
        "schema": schema_of(fields, game.options_type.depends),
        "presets": [
            {
                "id": preset.id,
                "names": {language: preset_name(texts(language), id, preset.id) for language in LANGUAGES},
                "options": preset.options,
                "fixed": list(preset.fixed),
                "players": _players(preset.players or info.players),
            }
            for preset in info.presets
        ],
    }


def _option(field: OptionField, id: str) -> dict[str, Any]:
    return {
        "name": field.name,
        "default": field.default,
        "values": list(field.values),
        "low": field.low,
        "high": field.high,
        "label": _in_all_languages(f"option-{field.name}", id),
        "help": _in_all_languages(f"option-{field.name}-help", id),
    }


def _dependency(each: Dependency) -> dict[str, Any]:
    return {"kind": type(each).__name__.lower(), **msgspec.to_builtins(each)}


def _players(players: Players) -> dict[str, int]:
    return {"least": players.least, "most": players.most}


def _in_all_languages(key: str, id: str) -> dict[str, str]:
    return {language: texts(language).line(key, id) for language in LANGUAGES}
