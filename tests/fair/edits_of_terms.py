"""Edits to seeds, keys, borders, to what was agreed on, and to the record; and what no server writes."""

import re

from tests.fair.edit_kinds import (
    PART,
    PARTLY,
    RULES,
    SEEDLESS,
    UNREADABLE,
    WRONG,
    Edit,
    File,
    another_as_good,
    another_header,
    at,
    change,
    cut,
    drop,
    kept,
    line,
    lines,
    reforge,
    swap_keys,
)


def capitals(file: File) -> None:
    """The same seed, written otherwise."""
    file["seeds"][0] = file["seeds"][0].upper()


EDITS: tuple[Edit, ...] = (
    # Seeds and promises.
    Edit("seeds removed", "chicago", lambda f: f.update(seeds=[], promises=[])),
    Edit("one seed emptied", "chicago", lambda f: f["seeds"].__setitem__(0, "")),
    Edit("seeds swapped", "chicago", lambda f: f["seeds"].reverse()),
    Edit("seeds swapped with their promises", "chicago", lambda f: (f["seeds"].reverse(), f["promises"].reverse())),
    Edit("all seeds empty", "chicago", lambda f: f.update(seeds=["", ""])),
    Edit(
        "all seeds empty, with the faces that follow",
        "lot",
        reforge(lambda f: f.update(seeds=["", "", ""], promises=[None] * 3)),
        WRONG,
        SEEDLESS,
    ),
    Edit("another seed", "chicago", lambda f: f["seeds"].__setitem__(1, "11" * 16)),
    Edit("a promise changed", "chicago", lambda f: f["promises"].__setitem__(0, "22" * 32)),
    Edit("a promise removed", "chicago", lambda f: f["promises"].__setitem__(0, None)),
    Edit("a seed more", "chicago", lambda f: (f["seeds"].append(""), f["promises"].append(None))),
    Edit("a seed for whoever did not open it", "unopened", lambda f: f["seeds"].__setitem__(1, "33" * 16)),
    # Keys, roots and borders.
    Edit(
        "a bit of a key",
        "chicago",
        lambda f: at(f, 3).update(key=at(f, 3)["key"][:-1] + ("0" if at(f, 3)["key"][-1] != "0" else "1")),
    ),
    Edit("keys swapped", "chicago", lambda f: swap_keys(f, 3, 4)),
    Edit("a path swapped", "chicago", lambda f: at(f, 3).update(path=at(f, 4)["path"])),
    Edit("a path cut short", "chicago", lambda f: at(f, 3)["path"].pop(), UNREADABLE, UNREADABLE),
    Edit("another root", "chicago", lambda f: f["roots"].update({"0": "44" * 32})),
    Edit("roots and borders swapped", "chicago", lambda f: f.update(roots=f["borders"], borders=f["roots"])),
    Edit("no roots", "chicago", lambda f: f.update(roots={})),
    Edit("no border at the start", "chicago", lambda f: f.update(start=None), PART, PART),
    Edit("no border at the end", "chicago", drop("end"), PART, PART),
    Edit("no borders at all", "maexchen", drop("start", "end", "borders"), PART, PART),
    Edit(
        "the border at the end moved", "chicago", lambda f: (cut(-1)(f), f["end"].update(throw=f["end"]["throw"] - 1))
    ),
    Edit("the borders swapped", "chicago", lambda f: f.update(start=f["end"], end=f["start"])),
    Edit(
        "a throw's key for a border",
        "chicago",
        lambda f: f.update(
            end={name: at(f, -1)[name] for name in ("throw", "key", "path")},
            borders=f["roots"],
            throws=f["throws"][:-1],
        ),
    ),
    Edit("another table", "chicago", lambda f: f.update(table="t2")),
    Edit("another number", "second-game", lambda f: f.update(number=0)),
    # What was agreed on.
    Edit("another game's name", "chicago", lambda f: f.update(game="kniffel")),
    Edit(
        "another game's name in the record too",
        "chicago",
        another_header('[Game "chicago"]', '[Game "kniffel"]', game="kniffel"),
    ),
    Edit(
        "another game, with the faces that follow",
        "poker",
        reforge(another_header('[Game "offenes-wuerfelpoker"]', '[Game "al-capone"]', game="al-capone")),
        PART,
        WRONG,
    ),
    Edit("a game that there is not", "chicago", another_header('[Game "chicago"]', '[Game "nothing"]', game="nothing")),
    Edit("another option", "chicago", another_header('[Option lives "3"]', '[Option lives "4"]')),
    Edit(
        "an option without meaning for the dice",
        "chicago",
        another_header('[Option decision_seconds "0"]', '[Option decision_seconds "30"]'),
    ),
    Edit(
        "an option that there is not", "chicago", another_header('[Option decision_seconds "0"]', '[Option luck "30"]')
    ),
    Edit("a seat more", "chicago", another_header('[Seat 1 "2"]', '[Seat 1 "2"]\n[Seat 2 "3"]')),
    Edit("another version", "chicago", lambda f: f.update(version=2)),
    Edit("another version in the record too", "chicago", another_header('[Rules "1"]', '[Rules "2"]', version=2)),
    Edit(
        "another version, with the faces that follow",
        "chicago",
        reforge(another_header('[Rules "1"]', '[Rules "99"]', version=99)),
        PART,
        PART,
    ),
    Edit("somebody else begins", "second-game", another_header('[First "0"]', '[First "1"]')),
    Edit("somebody begins the first game", "lot", reforge(another_header('[Seat 2 "3"]', '[Seat 2 "3"]\n[First "1"]'))),
    Edit("a remark in the header", "chicago", another_header('[Rules "1"]', '[Rules "1"]\n[Remark note "honest"]')),
    # A table that has heard the seeds could write its header in many ways, and begin with the one whose dice it likes.
    Edit(
        "a remark in the header, with the faces that follow",
        "luck",
        reforge(another_header('[Seat 1 "2"]', '[Seat 1 "2"]\n[Remark note "honest"]')),
    ),
    Edit(
        "an unknown line in the header, with the faces that follow",
        "luck",
        reforge(another_header('[Rules "1"]', '[Rules "1"]\n[Luck "7"]')),
    ),
    Edit(
        "another order of options, with the faces that follow",
        "luck",
        reforge(
            another_header(
                '[Option throws "3"]\n[Option starter "\\"first_seat\\""]',
                '[Option starter "\\"first_seat\\""]\n[Option throws "3"]',
            )
        ),
    ),
    Edit(
        "an option twice, with the faces that follow",
        "luck",
        reforge(another_header('[Option throws "3"]', '[Option throws "4"]\n[Option throws "3"]')),
    ),
    Edit(
        "a value in other signs, with the faces that follow",
        "luck",
        reforge(another_header('[Option throws "3"]', '[Option throws "\\u0033"]')),
    ),
    Edit(
        "a value with a blank, with the faces that follow",
        "luck",
        reforge(another_header('[Option throws "3"]', '[Option throws " 3"]')),
        WRONG,
        PART,
    ),
    Edit(
        "an empty line before the header, with the faces that follow",
        "luck",
        reforge(another_header('[Knobel "1"]', '\n[Knobel "1"]')),
    ),
    Edit("names in the header, with the faces that follow", "luck", reforge(another_header('"2"]', '"Ben"]'))),
    Edit(
        "a list of words in a game without, with the faces that follow",
        "luck",
        reforge(another_header('[Rules "1"]', '[Rules "1"]\n[Words "knobel-de 1"]')),
        WRONG,
        WRONG,
    ),
    Edit(
        "an option left out, with the faces that follow",
        "luck",
        reforge(another_header('[Option throws "3"]\n', "")),
        PART,
        PART,
    ),
    Edit(
        "an option that there is not, with the faces that follow",
        "luck",
        reforge(another_header('[Option throws "3"]', '[Option throws "3"]\n[Option luck "30"]')),
        PART,
        WRONG,
    ),
    Edit(
        "an unknown value, with the faces that follow",
        "luck",
        reforge(another_header('\\"shared\\"', '\\"by_lot\\"')),
        PART,
        PART,
    ),
    Edit(
        "another list of words",
        "letters",
        lambda f: f.update(record=re.sub(r'\[Words "knobel-de \w+', '[Words "knobel-de 0', f["record"])),
    ),
    Edit("a seed in capitals", "chicago", lambda f: capitals(f), UNREADABLE, UNREADABLE),
    Edit("a seed in capitals, with the faces that follow", "luck", reforge(capitals), UNREADABLE, UNREADABLE),
    Edit("no header", "chicago", lambda f: f.update(record="\n\n" + "\n".join(lines(f)))),
    # The record.
    Edit("a decision changed", "chicago", lambda f: line(f, kept(f), lambda text: text[:6]), WRONG, RULES),
    # The rules allow another decision, and the dice fall as they did: of that the verdict says that it is not checked.
    Edit("a decision changed for one as good", "maexchen", another_as_good("doubt", "believe"), PARTLY, PARTLY),
    Edit(
        "a decision removed",
        "chicago",
        lambda f: change(f, lambda all_: all_.pop(next(n for n, text in enumerate(all_) if text[0].isdigit()))),
        WRONG,
        RULES,
    ),
    Edit("a decision added", "chicago", lambda f: change(f, lambda all_: all_.insert(4, "0 press stop")), WRONG, RULES),
    Edit("the last line removed", "chicago", lambda f: change(f, lambda all_: all_.pop())),
    Edit(
        "a clock that never ran",
        "chicago",
        lambda f: change(f, lambda all_: all_.insert(3, "! hourglass")),
        WRONG,
        RULES,
    ),
    Edit("a line of nonsense", "chicago", lambda f: change(f, lambda all_: all_.insert(3, "0 dance 1")), WRONG, RULES),
    Edit("a throw added to the record", "chicago", lambda f: change(f, lambda all_: all_.insert(3, "~ 1 1 1"))),
    Edit("no record", "chicago", lambda f: f.update(record=None), UNREADABLE, UNREADABLE),
    Edit("no record, as in the format before", "chicago", lambda f: f.update(record=None, format=1)),
    Edit(
        "the format before, with the faces that follow",
        "lot",
        reforge(lambda f: f.update(record=None, format=1)),
        PART,
        PART,
    ),
    Edit(
        "the format before, with loaded dice",
        "lot",
        reforge(lambda f: (f.update(record=None, format=1), at(f, 2).update(dice=[[6]]))),
    ),
    # What no server writes.
    Edit("another format", "chicago", lambda f: f.update(format=3), UNREADABLE, UNREADABLE),
    Edit("numbers as texts", "chicago", lambda f: f.update(number="0"), UNREADABLE, UNREADABLE),
    Edit("an unknown field", "chicago", lambda f: f.update(fair=True), UNREADABLE, UNREADABLE),
    Edit("an unknown field of a throw", "chicago", lambda f: at(f, 0).update(fair=True), UNREADABLE, UNREADABLE),
    Edit("a negative number", "chicago", lambda f: at(f, 0).update(throw=-1), UNREADABLE, UNREADABLE),
    Edit("a number and a half", "chicago", lambda f: at(f, 0).update(throw=0.5), UNREADABLE, UNREADABLE),
    Edit("a huge number", "chicago", lambda f: at(f, 0).update(throw=2**80), UNREADABLE, UNREADABLE),
    Edit("true for a number", "chicago", lambda f: f.update(version=True), UNREADABLE, UNREADABLE),
    Edit("a list for an object", "chicago", lambda f: f.update(roots=[]), UNREADABLE, UNREADABLE),
    Edit("a field missing", "chicago", drop("seeds"), UNREADABLE, UNREADABLE),
    Edit("an empty die", "chicago", lambda f: at(f, 0).update(dice=[[]]), UNREADABLE, UNREADABLE),
)
