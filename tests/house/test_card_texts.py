"""Every card with every value of every option: what no card may say, in either language.

A card is made of facts, so a fault of one kind is looked for on all of them at once.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import knobel
from knobel.core.options import Value
from knobel.house.cards import rule_card
from knobel.match.match import Match, all_values
from knobel.match.options import all_fields
from knobel.texts import LANGUAGES, texts
from tests.conformance.walks import settings, values_of

# What nobody says at a table, each with what is said instead.
FORBIDDEN = {
    "de": {
        r"am meisten Chips": "die meisten Chips",
        r"meisten (Punkte|Chips|Augen) gewinnen|gewinnen die meisten": "wer die meisten … hat, gewinnt",
        r"[Aa]us(zu)?stechen|ausgestochen": "darum stechen",
        r"[Ww]ink\b": "Tipp",
        r"\bAs\b": "Ass",
        r"gebechert": "nicht mit dem Becher geworfen",
        r"\d-mal\b(?<!\d\d-mal)|\b\d Mal\b": "small numbers as words: fünfmal",
        r"Ließet|hätte gegolten|wäre[ns]? es\b": "an aside about what is not played",
        r"immer wieder zurück|bekommst du immer wieder\b": "immer zurück",
        r"Sechsen bleiben Sechsen": "an aside about what is not played",
        r"(?<!dein |sein )(?<!dessen )[Dd]er linke Nachbar(?! (des|der|von|dessen|davon)\b)": "say whose neighbour",
    },
    "en": {
        r"\b[Tt]he most (points|chips|pips) win\b": "whoever has the most … wins",
        r"\bthrow(s|n)? anew\b": "throw again",
        r"\b1 (points|chips|players|throws|rounds)\b": "a single one",
    },
}
# Clauses about nothing: bounds that bind nobody.
NOTHING = {
    "de": r"\b(ab|mindestens|von|bei|nach|höchstens|kostet|bringt) 0\b|\b0 (Punkt|Chip|Sek|Runde|Würf|Joker|Deckel)",
    "en": r"\b(from|least|of|after|most|costs|brings) 0\b|\b0 (point|chip|second|round|throw|joker|disc)",
}
# What a game's own text leaves to the ground rules.
TIES = {
    "de": r"gewinn(t ihr|en sie|t man) gemeinsam|[Gg]leichstand (gewinnt ihr|vorn)|teilt ihr euch den|gewinnt mit\b",
    "en": r"(win|lose) together|shares? the win|[Aa] tie for first|tied for first|share the place",
}
# A card that splits the pot says who gets the chips left over.
LEFT_OVER = {
    "de": r"Pot geteilt\b(?!; was)|teilen (sie )?(sich )?den Pot(?!; was)",
    "en": r"(split|share)s? the pot\b(?!; )|pot is split(?!; )",
}
# Where nobody can win, nobody can be level at the front.
NO_WINNER = {"de": r"gewinnen kann hier keiner", "en": r"there is nothing to win"}
TIE_SENTENCES = {"de": r"mehrere gleichauf \w+", "en": r"several are level \w+"}
# What is said for nothing where an option is one: a single throw is not put together, a single round has no next one.
DEAD = {
    "de": {
        "max_throws throws": (
            r"zusammengelegt|weiterw[ei]rf|nicht weiter|weniger Würfe|wie vielen Würfen|[Nn]achw[eu]rf"
            r"|zusammengezählt|hintereinander|herausgelegt|zur Seite|in einem( einzigen)? Wurf|gibt sie dann weiter"
        ),
        "rounds max_rounds": r"[Dd]ie nächste Runde|Wurf um Wurf|Runde um Runde",
        "max_stake": r"erhöhen|Erhöhung|wie viele Chips",
        "games": r"mehrmals|nächste Grenze",
    },
    "en": {
        "max_throws throws": (
            r"put together|throw(s|ing)? again|however many throws|fewer throws|in a row and|added up|add(s)? up your"
            r"|in a single throw,|set aside|passes them on"
        ),
        "rounds max_rounds": r"[Tt]he next round|round after round",
        "max_stake": r"(may|can) raise|[Aa] raise|how many chips",
        "games": r"several games|next limit",
    },
}
# Where the round is played to its end, whoever is there first has won nothing yet.
FIRST_WINS = {"de": r"zuerst[^.;]*?,? gewinnt|als Erster[^.;]*? gewinnt", "en": r"first[^.;]*? wins"}
BROKEN = r"  |\(\s*\)| [.,;:!?](?!\.)|[,;:]\.|(?<!\.)\.\.(?!\.)|\{|\}|\?\?\?|^\s|\s$|„\s"


def tables(id: str) -> Iterator[Match]:
    """Tables of a game in which every value of every option occurs, and pairs of those about ties and matches."""
    usual = knobel.game(id)
    yield usual
    for field in all_fields(knobel.declared(id)):
        for value in values_of(field):
            yield from _agreed(id, {field.name: value})
            if field.name == "finish":
                for way in ("shared", "throw_off"):
                    yield from _agreed(id, {field.name: value, "tie_break": way})
    for seats, options in settings(id)[:12]:
        yield knobel.game(id, seats, options)


def _agreed(id: str, options: dict[str, Value]) -> Iterator[Match]:
    try:
        yield knobel.game(id, None, options)
    except knobel.BadOption:
        return


def raw_values(game: Match) -> set[str]:
    """The values of a table's options that are no words: people would read them as an option's inner name."""
    return {value for value in game.options.values() if isinstance(value, str) and re.search(r"[_-]", value)}


def trouble(game: Match, language: str) -> list[str]:
    """What is wrong with the card of a table."""
    text = rule_card(game, language).text
    values = [value for value in raw_values(game) if re.search(rf"(?<![\w-]){value}(?![\w-])", text)]
    own = [*_own_ties(game, language), *_dead_clauses(game, language), *_chips_left_over(text, language)]
    first = first_wins(game, f"{goal(game, language)} {_own_text(game, language)}", language)
    return [*trouble_in(text, language), *values, *own, *first, *_ties_of_nobody(game, language)]


def _chips_left_over(text: str, language: str) -> list[str]:
    return [f"{match[0]!r}: say who gets what is left over" for match in re.finditer(LEFT_OVER[language], text)]


def _dead_clauses(game: Match, language: str) -> list[str]:
    """What a game's own text says of a further throw, round or raise, where there is none."""
    own = _own_text(game, language)
    once = {option for option, value in game.options.items() if value == 1}
    return [
        f"dead: {match[0]!r}"
        for options, words in DEAD[language].items()
        if once & set(options.split())
        for match in re.finditer(words, own)
    ]


def first_wins(game: Match, text: str, language: str) -> list[str]:
    """What a text says of winning by being first, where others may still get level."""
    found = re.findall(FIRST_WINS[language], text) if game.options.get("finish") == "full_circuit" else []
    return [f"not yet won: {each!r}" for each in found]


def _ties_of_nobody(game: Match, language: str) -> list[str]:
    """What is said of ties on a card that says that nobody wins."""
    text = rule_card(game, language).text
    return re.findall(TIE_SENTENCES[language], text) if re.search(NO_WINNER[language], text) else []


def _own_ties(game: Match, language: str) -> list[str]:
    """What a game's own text says of ties, where that is for the ground rules to say: it could contradict them."""
    if not game.rules.ties or hasattr(game.rules.options, "tie_break"):
        return []
    return [match[0] for match in re.finditer(TIES[language], _own_text(game, language))]


def goal(game: Match, language: str) -> str:
    """What the table opens with: the goal in one sentence."""
    return texts(language).line("goal", game.info.id, **facts(game))


def facts(game: Match) -> dict[str, Any]:
    """The values of a table's options as texts name them."""
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in all_values(game).items()}


def _own_text(game: Match, language: str) -> str:
    """What the game itself says, without the ground rules, in one line."""
    return " ".join(texts(language).rules(game.info.id, all_values(game), game.seats).split())


def trouble_in(text: str, language: str) -> list[str]:
    """What is wrong with a text, whatever the game."""
    wrong = ((re.search(words, text), better) for words, better in FORBIDDEN[language].items())
    found = [f"{match[0]!r}: {better}" for match, better in wrong if match]
    found += [f"about nothing: {match[0]!r}" for match in re.finditer(NOTHING[language], text)]
    found += [f"inner name: {match[0]}" for match in re.finditer(r"\w+_\w+", text)]
    return found + [f"broken: {each!r}" for each in text.split("\n\n") if not each or re.search(BROKEN, each)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", knobel.ids())
def test_no_card_says_what_no_card_may_say(id: str, language: str) -> None:
    for game in tables(id):
        assert not trouble(game, language), repr(game)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Es gewinnt, wer am meisten Chips hat."),
        ("de", "Die meisten Punkte gewinnen."),
        ("de", "Wirf höchstens 3 Mal."),
        ("de", "Wirf höchstens 5-mal."),
        ("de", "Ein As zählt elf."),
        ("de", "Die nächste Runde fängt der linke Nachbar an."),
        ("de", "Aufhören darfst du ab 0 Punkten."),
        ("de", "Gespielt wird full_circuit."),
        ("de", "Das kostet  einen Chip."),
        ("de", "Das kostet einen Chip ."),
        ("de", "Eins.\n\n\n\nZwei."),
        ("de", "Es gilt { $rounds }."),
        ("en", "The most points win."),
        ("en", "Each of them has 1 chips."),
        ("en", "You may stop with 0 points."),
    ],
)
def test_what_is_looked_for_is_found(language: str, text: str) -> None:
    assert trouble_in(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Nach zehn Stechen ohne Entscheidung wird der Pot geteilt."),
        ("en", "If several have the same, they share the pot."),
    ],
)
def test_a_pot_that_is_split_needs_a_word_about_odd_chips(language: str, text: str) -> None:
    assert _chips_left_over(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Wer zuerst 50 Augen oder mehr hat, gewinnt; genau treffen muss man nicht."),
        ("de", "Wer als Erster fertig ist, gewinnt."),
        ("en", "Whoever has 50 pips or more first wins."),
    ],
)
def test_whoever_is_first_wins_nothing_where_the_round_is_played_on(language: str, text: str) -> None:
    assert first_wins(knobel.game("knipsen", options={"finish": "full_circuit"}), text, language)
    assert not first_wins(knobel.game("knipsen"), text, language)


@pytest.mark.parametrize("text", ["Danach ist dein linker Nachbar dran. Es wird 16-mal geworfen, ab 10 zählt es."])
def test_what_is_fine_is_left_alone(text: str) -> None:
    assert not trouble_in(text, "de")
