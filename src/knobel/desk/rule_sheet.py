"""The rules of a tournament in words, made from what its organiser has agreed on: in short, and whole."""

from knobel.core.frozen import Frozen
from knobel.core.options import Value
from knobel.core.phrases import Phrase, Title, say
from knobel.desk.formats.registry import format_of
from knobel.desk.model import Tournament
from knobel.desk.options import DeskOptions
from knobel.desk.playable import has_halves, tournament_game


class RuleSection(Frozen, frozen=True):
    """One subject of the whole rules."""

    title: Phrase
    lines: tuple[Phrase, ...]


class RuleSheet(Frozen, frozen=True):
    """The rules in short, whole, and which card has the rules of the game itself. Times of day are not among them:
    only a device knows how its people write them."""

    short: tuple[Phrase, ...]
    whole: tuple[RuleSection, ...]
    card: str
    card_options: dict[str, Value]


def rule_sheet(tournament: Tournament) -> RuleSheet:
    """The rules of this tournament."""
    card, options = tournament_game(tournament.game, seconds=_seconds(tournament.options))
    return RuleSheet(_short(tournament), _whole(tournament), card, options)


def _seconds(options: DeskOptions) -> int:
    return options.decision_seconds if options.venue == "online" else 0


def _short(tournament: Tournament) -> tuple[Phrase, ...]:
    if tournament.format is not None:
        return (*_bring(tournament), *_counted(tournament), say("desk-sheet-referees"))
    return (
        *_bring(tournament),
        say("desk-sheet-game", game=Title(tournament.game)),
        say("desk-sheet-chips", chips=tournament.options.chips_stage),
        say("desk-sheet-bands"),
        *_sharp(tournament),
        say("desk-sheet-final", chips=tournament.options.chips_final),
        say("desk-sheet-referees"),
    )


def _counted(tournament: Tournament) -> tuple[Phrase, ...]:
    """Which game it is, and how it is counted."""
    return (say("desk-sheet-plays", game=Title(tournament.game)), *format_of(tournament).rules(tournament))


# Whoever plays at tables of the house has dice there.


def _bring(tournament: Tournament) -> tuple[Phrase, ...]:
    return (say("desk-sheet-bring"),) if tournament.options.venue == "onsite" else ()


# Without halves a game cannot become shorter.


def _sharp(tournament: Tournament) -> tuple[Phrase, ...]:
    minutes = tournament.options.sharp_after_min
    return (say("desk-sheet-sharp", minutes=minutes),) if minutes and has_halves(tournament.game) else ()


def _whole(tournament: Tournament) -> tuple[RuleSection, ...]:
    taking_part = "taking-part", (*_bring(tournament), say("desk-sheet-consent"), say("desk-sheet-check-in"))
    if tournament.format is not None:
        return _sections(taking_part, ("rounds", _counted(tournament)), ("decisions", (say("desk-sheet-referees"),)))
    return _sections(taking_part, *_of_the_schock_turnier(tournament))


def _of_the_schock_turnier(tournament: Tournament) -> tuple[tuple[str, tuple[Phrase, ...]], ...]:
    options = tournament.options
    return (
        ("table", (say("desk-sheet-chips", chips=options.chips_stage), say("desk-sheet-two-left"))),
        ("rounds", _rounds(options)),
        ("clock", _clock(tournament)),
        (
            "final",
            (
                say("desk-sheet-final", chips=options.chips_final),
                say("desk-sheet-final-places"),
                say("desk-sheet-vacancies-filled" if options.fill_vacancies else "desk-sheet-vacancies"),
            ),
        ),
        ("places", (say("desk-sheet-places"), say("desk-sheet-places-none"))),
        ("leaving", (say("desk-sheet-leaving"),)),
        ("decisions", (say("desk-sheet-referees"), say("desk-sheet-penalties"))),
    )


def _sections(*sections: tuple[str, tuple[Phrase, ...]]) -> tuple[RuleSection, ...]:
    return tuple(RuleSection(say(f"desk-sheet-title-{title}"), lines) for title, lines in sections if lines)


def _rounds(options: DeskOptions) -> tuple[Phrase, ...]:
    draw = f"draw-{options.draw.replace('_', '-')}"
    return tuple(say(f"desk-sheet-{part}") for part in ("first", "main", "consolation", "stages", draw, "sizes"))


def _clock(tournament: Tournament) -> tuple[Phrase, ...]:
    sharp = _sharp(tournament)
    if not sharp:
        return ()
    final = "also" if tournament.options.sharp_in_final else "not"
    return (*sharp, say("desk-sheet-sharp-running"), say(f"desk-sheet-sharp-final-{final}"))
