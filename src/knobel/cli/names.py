"""Finding games by what people call them."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from knobel.cli.language import LANGUAGES
from knobel.core.errors import UnknownGame
from knobel.games import registry
from knobel.texts.catalogue import Texts, texts

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def folded(text: str) -> str:
    """A text as it is compared: small letters and digits only, umlauts written out."""
    return "".join(letter for letter in text.lower().translate(_UMLAUTS) if letter.isalnum())


def game_id(text: str) -> str:
    """The id of the game or preset that is meant: its id, its name or one of its aliases."""
    by_id = {folded(id): id for id in registry.ids()}
    if text in registry.presets() or folded(text) in by_id:
        return by_id.get(folded(text), text)
    called = [id for id, names in all_names().items() if folded(text) in map(folded, names)]
    if len(called) == 1:
        return called[0]
    raise UnknownGame("unknown-game", id=text, near=_near(text) or "none")


def search(text: str) -> tuple[str, ...]:
    """The games that have this text in their id, their name or an alias; one that is called exactly so stands alone."""
    wanted = folded(text)
    exact = [id for id, names in all_names().items() if wanted in map(folded, names)]
    part = [id for id, names in all_names().items() if any(wanted in folded(name) for name in names)]
    return tuple(exact if len(exact) == 1 else part) if wanted else ()


@cache
def all_names() -> Mapping[str, tuple[str, ...]]:
    """Every game and preset with its id, names and aliases in all languages."""
    named = {id: [id] for id in (*registry.ids(), *registry.presets())}
    for language in LANGUAGES:
        words = texts(language)
        for id in registry.ids():
            named[id] += [words.name(id), *words.aliases(id)]
        for id, (game, _) in registry.presets().items():
            named[id] += [preset_name(words, game, id), *(words.aliases(id) if words.has("aliases", id) else ())]
    return {id: tuple(dict.fromkeys(names)) for id, names in named.items()}


def preset_name(words: Texts, game: str, preset: str) -> str:
    """What a preset is called: by a text of its own or of its game, else by its id."""
    if words.has("name", preset):
        return words.name(preset)
    return words.line(f"preset-{preset}", game) if words.has(f"preset-{preset}", game) else preset


def name_of(words: Texts, id: str) -> str:
    """What a game or preset is called."""
    if id in registry.ids():
        return words.name(id)
    return preset_name(words, registry.presets()[id][0], id)


def line_of(words: Texts, id: str) -> str:
    """What a game or preset is about, in one line."""
    if id in registry.ids() or words.has("line", id):
        return words.line("line", id)
    return words.line("line", registry.presets()[id][0])


def _near(text: str) -> str | None:
    by_name = {folded(name): id for id, names in all_names().items() for name in names}
    near = get_close_matches(folded(text), list(by_name), n=1, cutoff=0.6)
    return by_name[near[0]] if near else None
