"""The page `docs/games.md`, made from the registry: `python -m knobel.cli.games_page` writes it anew."""

from pathlib import Path

from knobel.cli.commands.games import by_family, dice_told, length_of, players_told
from knobel.cli.voice import Voice
from knobel.core.conditions import Dependency, Only
from knobel.core.options import OptionField
from knobel.core.values import plain
from knobel.games import registry
from knobel.match.options import GroundOptions, all_fields, depends_of
from knobel.texts.catalogue import texts

PAGE = Path("docs") / "games.md"
HEAD = """# The games of the box

{count} games. The length is that of a typical game of people with the usual options, measured by simulation. Besides
the options listed here every game has `starter`, `games` unless a match of it is not played, and, where there is
something to decide, `decision_seconds`. "Only with" says on what an option depends.
`knobel rules ID` tells the rules of a game, in German or English.
"""


def page() -> str:
    """The whole page."""
    voice = Voice("en")
    parts = [HEAD.format(count=len(registry.ids()))]
    for family, ids in by_family():
        parts.append(f"## {voice.line(f'family-{family}')}\n")
        parts.append("| id | name | players | dice | minutes | options |\n|---|---|---|---|---|---|")
        parts.extend(_row(id, voice) for id in ids)
        parts.append("")
    return "\n".join(parts)


def _row(id: str, voice: Voice) -> str:
    rules = registry.declared(id)
    info = rules.info
    usual = set(GroundOptions.__struct_fields__)
    options = "; ".join(_option(field, depends_of(rules)) for field in all_fields(rules) if field.name not in usual)
    names = " / ".join(dict.fromkeys(texts(language).name(id) for language in ("de", "en")))
    _, minutes, _ = length_of(id)
    cells = (f"`{id}`", names, players_told(info.players), dice_told(info.dice, voice), str(minutes), options or "–")
    return f"| {' | '.join(cells)} |"


def _option(field: OptionField, depends: tuple[Dependency, ...]) -> str:
    needs = [each.needs for each in depends if isinstance(each, Only) and each.option == field.name]
    only = f", only with `{'` and `'.join(needs)}`" if needs else ""
    return f"`{field.name}` {plain(field.default)} ({field.allowed}){only}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
