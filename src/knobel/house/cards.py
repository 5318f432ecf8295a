"""Rule cards: a game's own text, what the ground rules add to it, and its tables, in the words of one language."""

from collections import Counter

from knobel.core.cards import CardCell, CardDice, CardTable
from knobel.core.frozen import Frozen
from knobel.core.phrases import Phrase, say
from knobel.games import registry
from knobel.match import opening
from knobel.match.ground_card import ground_phrases
from knobel.match.match import Match, all_values
from knobel.match.presets import preset_of
from knobel.texts import Texts, texts
from knobel.texts.measured_lengths import LENGTHS


class CellText(Frozen, frozen=True):
    """A cell of a table: a text, or dice of these kinds that show these faces, which the text then reads out."""

    text: str
    kinds: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()


class TableText(Frozen, frozen=True):
    """A table of a card: rows of cells under headings."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[CellText, ...], ...]


class RuleCard(Frozen, frozen=True):
    """The rules of a game as a table plays it. `head` is the line under the title: players, dice and minutes."""

    head: str
    text: str
    tables: tuple[TableText, ...] = ()


def rule_card(game: Match, language: str) -> RuleCard:
    """The card of a table in one language."""
    words = texts(language)
    own = _paragraphs(words.rules(game.info.id, all_values(game), game.seats))
    ground = (" ".join(words.say(phrase, game.info.id) for phrase in each) for each in ground_phrases(game))
    tables = tuple(_table(table, words, game.info.id) for table in game.face.card())
    return RuleCard(_head(game, words, preset_of(game) or game.info.id), "\n\n".join((*own, *ground)), tables)


def _paragraphs(text: str) -> list[str]:
    """The paragraphs of a text, each in one line; what an option leaves empty is none."""
    lines = (" ".join(each.split()) for each in text.split("\n\n"))
    return [each for each in lines if each]


# The line under the title ---------------------------------------------------------------------------------------------


def _head(game: Match, words: Texts, name: str) -> str:
    players = registry.players_of(name)
    exact = "-exact" if players.least == players.most else ""
    kinds = Counter(game.info.dice)
    dice = " + ".join(words.line(f"card-dice-{kind}", count=count) for kind, count in kinds.items())
    return words.line(
        "card-head",
        players=words.line(f"card-players{exact}", least=players.least, most=players.most),
        dice=dice,
        minutes=words.say(_minutes(game, name)),
    )


def _minutes(game: Match, name: str) -> Phrase:
    """How long a game takes: as it was measured, times the games of a match. Of other rules only the usual is known."""
    usual = opening.stored_game(name, game.seats, {})
    _, minutes, _ = LENGTHS[name]
    if usual.rules.options != game.rules.options:
        return say("card-minutes-usual", count=minutes)
    return say("card-minutes", count=max(1, round(minutes * game.ground.games / usual.ground.games)))


# Tables ---------------------------------------------------------------------------------------------------------------


def _table(table: CardTable, words: Texts, game: str) -> TableText:
    return TableText(
        words.say(table.title, game),
        tuple(words.say(head, game) for head in table.heads),
        tuple(tuple(_cell(cell, words, game) for cell in row) for row in table.rows),
    )


def _cell(cell: CardCell, words: Texts, game: str) -> CellText:
    match cell:
        case CardDice(kinds, faces):
            return CellText(" ".join(map(words.face, kinds, faces)), kinds, faces)
        case Phrase():
            return CellText(words.say(cell, game))
        case number:
            return CellText(words.line("card-number", number=number))
