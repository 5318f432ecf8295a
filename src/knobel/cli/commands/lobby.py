"""`knobel lobby`: come in, find a game, sit down. Plain Enter always leads on."""

from collections.abc import Sequence

from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from knobel.cli.commands.games import Wish, by_family, length_of, players_told
from knobel.cli.commands.play import play
from knobel.cli.drawing.dice import row_of_dice
from knobel.cli.language import LANGUAGES
from knobel.cli.names import name_of, search
from knobel.cli.screen import Screen
from knobel.cli.shelf import Shelf, read_wish
from knobel.cli.table.plan import Plan, plan_table, seats_for
from knobel.cli.voice import Voice
from knobel.core.info import Family
from knobel.core.widgets import DieView
from knobel.games import registry
from knobel.match import opening

# The title, what is explained below the list, and the question.
LINES_BESIDE_A_LIST = 10
LINES_OF_A_LIST = range(8, 200)


class Leave(Exception):
    """Somebody wants to go home."""


def choose_game(voice: Voice, screen: Screen) -> str | None:
    """The game that somebody picks from the list; None for somebody who leaves instead."""
    try:
        return Lobby(voice, screen).choose_game()
    except (Leave, EOFError):
        screen.note(voice.line("cli-bye"))
        return None


class Lobby:
    """The room in front of the tables."""

    def __init__(self, voice: Voice, screen: Screen) -> None:
        self.voice = voice
        self.screen = screen

    def run(self) -> None:
        """Game after game, until somebody has enough."""
        try:
            plan = self._table()
            while True:
                play(plan, self.voice, self.screen)
                plan = self._after(plan)
        except (Leave, EOFError):
            self.screen.note(self.voice.line("cli-bye"))

    def choose_game(self) -> str:
        """The game that is picked: by its number, by part of a name, by what is wished for, or by plain Enter."""
        shelf = self._list_all()
        while True:
            default = _first_choice(shelf.ids)
            typed = self._ask("cli-lobby-game", name=name_of(self.voice.texts, default))
            if typed.lower() in LANGUAGES:
                self.voice = Voice(typed.lower())
                shelf = self._list_all()
                continue
            if not typed:
                return default
            if typed.lower() in self.voice.words("cli-words-more"):
                shelf = self._turned(shelf)
                continue
            wished = read_wish(typed, self.voice)
            found = _wished(wished, shelf.ids) if wished is not None else _numbered(typed, shelf.ids) or search(typed)
            if len(found) == 1 and wished is None:
                return found[0]
            if found:
                shelf = Shelf(found, self._page)
                self._list(shelf)
            else:
                self._complain("cli-lobby-nothing", text=typed)

    @property
    def _page(self) -> int:
        """How many games are listed at once: as many as fit, and on paper all."""
        return self.screen.room_beside(LINES_BESIDE_A_LIST, LINES_OF_A_LIST)

    def _turned(self, shelf: Shelf) -> Shelf:
        """The next page; after the last one the first."""
        self.screen.fresh()
        turned = shelf.turned()
        self._list(turned)
        return turned

    def _table(self) -> Plan:
        id = self.choose_game()
        spoken = self.voice.at(opening.game(id).info.id)
        self.screen.show(Rule(name_of(self.voice.texts, id), style="brass"))
        self.screen.note(spoken.line("line"))
        players = registry.players_of(id)
        people = self._number("cli-lobby-people", 1, players.most, 1)
        least_bots = max(0, players.least - people)
        usual_bots = seats_for(id, people) - people
        most_bots = players.most - people
        bots = self._number("cli-lobby-bots", least_bots, most_bots, usual_bots) if most_bots else 0
        return plan_table(id, self.voice, seats=people + bots, people=people)

    def _after(self, plan: Plan) -> Plan:
        """Again, another one, or home."""
        while True:
            typed = self._ask("cli-lobby-again").lower()
            if not typed:
                return plan
            if typed in self.voice.words("cli-words-another"):
                return self._table()
            self._complain("cli-lobby-again-how")

    def _list_all(self) -> Shelf:
        shelf = Shelf(tuple(id for _, family in by_family() for id in family), self._page, with_families=True)
        title = row_of_dice([DieView(index, index + 1) for index in range(6)], self.voice)
        self.screen.fresh()
        self.screen.show(title)
        self._list(shelf)
        self.screen.note(f"\n{self.voice.line('cli-lobby-welcome')}", "kept")
        self.screen.note(self.voice.line("cli-lobby-keys"))
        self.screen.note(self.voice.line("cli-lobby-wishes"))
        return shelf

    def _list(self, shelf: Shelf) -> None:
        table = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1), expand=True)
        table.add_column(justify="right", style="brass", no_wrap=True)
        table.add_column(style="own", no_wrap=True)
        table.add_column(justify="right", style="pencil", no_wrap=True)
        table.add_column(style="pencil", no_wrap=True, overflow="ellipsis", ratio=1)
        family = None
        for number, id in shelf.page():
            info = opening.game(id).info
            if shelf.with_families and info.family != family:
                family = info.family
                table.add_row("", Text(self.voice.line(f"family-{family}"), "brass"), "", "")
            line = self.voice.at(info.id).line("line")
            name = name_of(self.voice.texts, id)
            table.add_row(*map(Text, (str(number), name, players_told(registry.players_of(id)), line)))
        self.screen.show(table)
        if shelf.pages > 1:
            self.screen.note(self.voice.line("cli-lobby-page", page=shelf.number + 1, pages=shelf.pages), "kept")

    def _number(self, key: str, low: int, high: int, default: int) -> int:
        while True:
            typed = self._ask(key, low=low, high=high, default=default)
            if not typed:
                return default
            if typed.isdecimal() and low <= int(typed) <= high:
                return int(typed)
            self._complain("cli-lobby-number", low=low, high=high)

    def _ask(self, key: str, **facts: str | int) -> str:
        typed = self.screen.ask(self.voice.line(key, **facts))
        if typed.lower() in self.voice.words("cli-words-quit"):
            raise Leave
        return typed

    def _complain(self, key: str, **facts: str | int) -> None:
        self.screen.note(self.voice.line(key, **facts), "signal")


def _wished(wish: Wish, ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(id for id in ids if wish.fits(_game_of(id)))


def _game_of(id: str) -> str:
    """The game of a preset, or the game itself."""
    return id if id in registry.ids() else registry.presets()[id][0]


def _numbered(typed: str, ids: Sequence[str]) -> tuple[str, ...]:
    return (ids[int(typed) - 1],) if typed.isdecimal() and 1 <= int(typed) <= len(ids) else ()


# Where a newcomer finds something familiar.
_FAMILIAR = (Family.SHEET, Family.CUP, Family.LUCK)


def _first_choice(ids: Sequence[str]) -> str:
    """A game for plain Enter: one with something to decide, nothing to hide and room for two; of a familiar kind, and
    rather the plain game than its variants, whose names are longer."""
    return min(ids, key=_strangeness)


def _strangeness(id: str) -> tuple[bool, int, int]:
    info = opening.game(id).info
    is_easy = length_of(id)[2] and not info.hidden and info.players.least <= 2 <= info.players.most
    return not is_easy, _FAMILIAR.index(info.family) if info.family in _FAMILIAR else len(_FAMILIAR), len(id)
