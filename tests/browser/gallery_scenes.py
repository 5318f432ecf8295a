"""What the gallery shows of one device: how to get to every page and every state of a table."""

from collections.abc import Callable

from tests.browser.kinds import games_by_kind, seats_for, telling_games
from tests.browser.people import Person
from tests.browser.tables import begin, play_against_bots, set_up, settle, sit_down

MOVES = 7
HALF_DRAWN = 40
PATIENCE_MS = 60_000
AT_ONE_DEVICE = [{"kind": "me", "name": "Anna"}, {"kind": "local", "name": "Ben"}, {"kind": "local", "name": "Cem"}]
Show = Callable[[Person], None]
# What is looked at in English as well.
IN_ENGLISH = ("start", "set-up", "table-kniffel", "table-schocken", "end", "me")


def scenes() -> dict[str, Show]:
    """Every picture's name, and how to get there."""
    return {
        "start": _page("/", "[data-game=kniffel]"),
        "start-box": _box,
        "set-up": _page("/#/set/schocken/friends", "[data-option]"),
        "set-up-bots": _page("/#/set/kniffel/bots", "[data-seat]"),
        "set-up-device": _page("/#/set/maexchen/local", "[data-seat]"),
        "settings": _page("/#/settings", "main .field"),
        "today": _page("/#/heute", "[data-today]:not([data-today=loading])"),
        "me": _page("/#/ich", "[data-me=ready], [data-me=empty]"),
        "about": _page("/#/about", "h1"),
        "lobby": _lobby,
        **{f"table-{game}": _table(game) for game in telling_games()},
        **{f"drawn-{game}": _drawn(game) for game in drawn_games()},
        "menu": _with(_table("kniffel"), "[data-action=more]"),
        "rules": _with(_table("kniffel"), "[data-action=rules]"),
        "chat": _chat,
        "log": _with(_table("schocken"), ".log > button"),
        "pad": _with(_table("kniffel"), "[data-action=pad]"),
        "hint": _hint,
        "large-type": _large_type,
        "cover": _cover,
        "real-dice": _real_dice,
        "lost": _lost,
        "end": _end("chicago", 3),
        "end-kniffel": _end("kniffel", 1),
        **{f"end-{game}": _end(game, seats_for(game) - 1) for game in drawn_games()},
        "replay": _replay,
        "analysis": _analysis,
        "fair": _fair,
    }


def drawn_games() -> list[str]:
    """One game for each thing that is drawn."""
    return sorted({game for kind, game in games_by_kind().items() if kind.startswith(("board-", "picture-"))})


def _page(path: str, selector: str) -> Show:
    def show(person: Person) -> None:
        person.open(path).page.wait_for_selector(selector)

    return show


def _with(show: Show, selector: str) -> Show:
    """A page, once something on it has been pressed; where it is not to be seen, it needs no pressing."""

    def press(person: Person) -> None:
        show(person)
        if person.page.locator(selector).first.is_visible():
            person.page.locator(selector).first.click()

    return press


def _box(person: Person) -> None:
    person.open("/").page.wait_for_selector("[data-game=kniffel]")
    person.page.locator("[data-field=search]").scroll_into_view_if_needed()
    person.page.locator("[data-field=search]").fill("sch")


def _play(person: Person, moves: int) -> None:
    person.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": moves, "seed": 7})
    settle(person)


def _table(game: str) -> Show:
    def show(person: Person) -> None:
        person.open("/")
        play_against_bots(person, game, seats_for(game) - 1, "greedy")
        _play(person, MOVES)

    return show


def _drawn(game: str) -> Show:
    """Four at a table, where the game is played by so many, and everybody's picture half done."""

    def show(person: Person) -> None:
        person.open("/")
        play_against_bots(person, game, max(3, seats_for(game) - 1), "greedy")
        _play(person, HALF_DRAWN)

    return show


def _lobby(person: Person) -> None:
    person.open("/#/set/schocken/friends")
    person.page.locator("[data-heads='4']").click()
    person.page.locator("[data-seat='0'] [data-field=name]").fill("Anna")
    person.page.locator("[data-action=start]").click()
    person.page.wait_for_selector("[data-code]")


def _chat(person: Person) -> None:
    _table("schocken")(person)
    person.page.locator("[data-action=chat]").click()
    for words in ("Guten Abend.", "Wer hat die besseren Deckel, du oder ich? Ich sage nichts mehr."):
        person.page.locator("[role=dialog] input").fill(words)
        person.page.keyboard.press("Enter")
        person.page.get_by_text(words).wait_for()


def _hint(person: Person) -> None:
    person.open("/")
    play_against_bots(person, "kniffel", 1, "greedy", hints=True, options={"starter": "first_seat"})
    _play(person, 1)
    person.page.locator("[data-advise]").click()
    person.page.wait_for_selector(".hand ol", timeout=PATIENCE_MS)


def _large_type(person: Person) -> None:
    _table("kniffel")(person)
    person.page.locator("[data-action=more]").click()
    person.page.locator("[data-action=large-type]").click()
    person.page.keyboard.press("Escape")


def _cover(person: Person) -> None:
    person.open("/")
    sit_down(person, set_up(person, "maexchen", AT_ONE_DEVICE))
    begin(person)
    person.page.evaluate("(wish) => knobelPlayer.play(wish)", {"moves": 1, "seed": 1})
    person.page.wait_for_selector("[data-action=handed-over]")


def _real_dice(person: Person) -> None:
    person.open("/")
    sit_down(person, set_up(person, "kniffel", AT_ONE_DEVICE[:2], dice="real", options={"starter": "first_seat"}))
    begin(person)
    for face in (6, 6, 2):
        person.page.locator(f"[data-real] [data-face='{face}']").click()


def _lost(person: Person) -> None:
    _table("schocken")(person)
    person.context.set_offline(True)
    person.page.evaluate("cutTheLine()")
    person.page.wait_for_selector("[data-lost]")
    # What cannot be reached now is part of the picture.
    person.complaints.clear()


def _end(game: str, bots: int) -> Show:
    def show(person: Person) -> None:
        person.open("/")
        play_against_bots(person, game, bots, "greedy")
        person.page.evaluate("(ms) => knobelPlayer.finish(ms)", PATIENCE_MS)

    return show


def _replay(person: Person) -> None:
    _end("chicago", 2)(person)
    person.page.locator("[data-action=replay]").click()
    person.page.wait_for_selector("[data-replay=ready]")
    for _ in range(9):
        person.page.locator("[data-action=next]").click()


def _analysis(person: Person) -> None:
    _end("die-boese-drei", 1)(person)
    person.page.locator("[data-action=replay]").click()
    person.page.locator("[data-action=analyse]").click()
    person.page.wait_for_selector("[data-analysis=ready]", timeout=PATIENCE_MS)
    person.page.locator("[data-analysis]").scroll_into_view_if_needed()


def _fair(person: Person) -> None:
    _end("chicago", 2)(person)
    person.page.locator("[data-action=fair]").click()
    person.page.wait_for_selector("[data-fair=true]")
