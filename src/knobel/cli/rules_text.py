"""The rules of a table, for reading: the text of exactly its options, and the options themselves."""

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from knobel.cli.voice import Voice
from knobel.core.options import OptionField, Value
from knobel.games.registry import declared
from knobel.house.cards import TableText, rule_card
from knobel.match.match import Match
from knobel.match.options import all_fields

# Longer lines are hard to read, however wide the screen is.
READING_WIDTH = 88


def rules_page(game: Match, voice: Voice, width: int) -> Iterator[RenderableType]:
    """Players, dice and minutes, the rules in paragraphs, the card's tables, then the table of options."""
    card = rule_card(game, voice.language)
    yield Padding(Text(card.head, "pencil"), (0, 0, 1, 0))
    for paragraph in card.text.split("\n\n"):
        yield Padding(Text(paragraph), (0, max(0, width - READING_WIDTH), 1, 0))
    yield from map(_card_table, card.tables)
    yield options_table(game, voice)


def _card_table(table: TableText) -> RenderableType:
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass", title=table.title, title_justify="left")
    for number, head in enumerate(table.heads):
        figures = all(row[number].text.strip("−+ ").isdecimal() for row in table.rows)
        drawn.add_column(head, justify="right" if figures else "left")
    for row in table.rows:
        drawn.add_row(*(cell.text for cell in row))
    return drawn


def options_table(game: Match, voice: Voice) -> RenderableType:
    """Every option with its label, what it is set to, and what is allowed."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="brass")
    table.add_column(voice.line("cli-column-option"), ratio=3)
    table.add_column(voice.line("cli-column-set"), no_wrap=True)
    table.add_column(voice.line("cli-column-allowed"), ratio=2)
    for field in all_fields(declared(game.info.id)):
        if field.name not in game.options:
            continue
        label = Text(voice.line(f"option-{field.name}"), "own")
        label.append(f"\n{voice.line(f'option-{field.name}-help')}", "pencil")
        setting = Text(f"{field.name}=").append(_plain(game.options[field.name]), "kept")
        table.add_row(label, setting, Text(_allowed(field, voice)))
    return table


def value_label(option: str, value: Value, voice: Voice) -> str:
    """A value of an option as it is typed, and what it is called, where that says more."""
    plain = _plain(value)
    called = voice.either(f"value-{option}-{plain}", f"value-{plain}", otherwise=plain)
    more = _without(plain, called)
    return f"{plain} ({more})" if more else plain


def _without(value: str, called: str) -> str:
    """What a value is called, without the value itself where it begins with it: it has just been said."""
    rest = called.removeprefix(value)
    return called if rest == called or rest[:1].isalnum() else rest.strip(" ,;:")


def _allowed(field: OptionField, voice: Voice) -> str:
    told = [value_label(field.name, value, voice) for value in field.values]
    if field.low is not None:
        told.append(f"{field.low}–{field.high}")
    return ", ".join(told)


def _plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
