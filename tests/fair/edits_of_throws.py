"""Edits to the dice, faces, seals and order of throws."""

import copy

from tests.fair.edit_kinds import (
    NOTHING,
    PARTLY,
    RULES,
    UNREADABLE,
    WRONG,
    Edit,
    at,
    change,
    cut,
    drop,
    line,
    lines,
    only_sealed,
    reforge,
    sealed,
    swap,
    told,
    turned,
    widest,
    without_lines,
)

EDITS: tuple[Edit, ...] = (
    # From house to house.
    Edit("no word of the moves", "handed-over", drop("handed_over")),
    Edit("no word of the move before the game", "handed-over", lambda f: f["handed_over"].pop(0)),
    Edit("no word of the move in the game", "handed-over", lambda f: f["handed_over"].pop()),
    Edit("a move earlier than it was", "handed-over", lambda f: f["handed_over"][1].__setitem__(0, 1025)),
    Edit("a move that never was", "chicago", lambda f: f.update(handed_over=[[3, 1024]])),
    Edit("a move backwards", "chicago", lambda f: f.update(handed_over=[[1024, 1024]]), UNREADABLE, UNREADABLE),
    Edit("a move into a block", "chicago", lambda f: f.update(handed_over=[[3, 5]]), UNREADABLE, UNREADABLE),
    Edit(
        "moves in a circle", "chicago", lambda f: f.update(handed_over=[[0, 1024], [1, 2048]]), UNREADABLE, UNREADABLE
    ),
    Edit("a throw cut before the move", "handed-over", cut(0)),
    # Dice.
    Edit("permuted sides", "chicago", lambda f: f["throws"][3]["dice"][0].reverse()),
    Edit("permuted sides, and the face that follows", "chicago", reforge(lambda f: at(f, 3)["dice"][0].reverse())),
    Edit("sides of a ten-sided die", "chicago", lambda f: at(f, 3)["dice"].__setitem__(0, list(range(10)))),
    Edit(
        "sides of a ten-sided die where there is one",
        "ten-sided",
        reforge(lambda f: at(f, 0)["dice"].reverse()),
        WRONG,
        RULES,
    ),
    Edit("a loaded die", "chicago", reforge(lambda f: at(f, 3)["dice"].__setitem__(0, [6, 6, 6, 6, 6, 6]))),
    Edit("another letter die", "letters", reforge(lambda f: widest(f)["dice"].reverse()), WRONG, RULES),
    Edit("a letter twice on a die", "letters", reforge(lambda f: widest(f)["dice"][0].__setitem__(0, 69))),
    Edit("a throw without dice", "chicago", lambda f: at(f, 3).update(dice=[], faces=[])),
    Edit("a throw without dice, told so", "chicago", reforge(lambda f: at(f, 3).update(dice=[]))),
    Edit("a die added", "chicago", lambda f: at(f, 0)["dice"].append([1, 2, 3, 4, 5, 6])),
    Edit(
        "a die added, with the face that follows",
        "maexchen",
        reforge(lambda f: at(f, 0)["dice"].append([1, 2, 3, 4, 5, 6])),
        WRONG,
        PARTLY,
    ),
    Edit(
        "more dice than the game has", "chicago", reforge(lambda f: at(f, 0)["dice"].extend([[1, 2, 3, 4, 5, 6]] * 9))
    ),
    Edit("a die removed", "poker", lambda f: at(f, 4)["dice"].pop()),
    Edit("a die removed, with its face", "poker", reforge(lambda f: at(f, 4)["dice"].pop()), WRONG, RULES),
    Edit("a lot among more", "lot", reforge(lambda f: at(f, 0)["dice"][0].append(3)), WRONG, RULES),
    Edit("a lot in place of a die", "lot", reforge(lambda f: at(f, 1)["dice"].__setitem__(0, [0, 1, 2, 3, 4, 5]))),
    # Faces, in the throws, in the record, or in both.
    Edit(
        "a face turned in the throws",
        "chicago",
        lambda f: at(f, 2)["faces"].__setitem__(0, at(f, 2)["faces"][0] % 6 + 1),
    ),
    Edit(
        "a face turned in the record",
        "chicago",
        lambda f: line(f, told(f, 2), turned),
    ),
    Edit(
        "a face turned in both",
        "chicago",
        lambda f: (
            at(f, 2).update(faces=[face % 6 + 1 for face in at(f, 2)["faces"]]),
            line(f, told(f, 2), turned),
        ),
    ),
    Edit("a face that no die has", "poker", lambda f: at(f, 4)["faces"].__setitem__(0, 9)),
    Edit("a letter for another", "letters", lambda f: widest(f)["faces"].__setitem__(0, ord("Q"))),
    # Sealing.
    Edit("an open throw sealed", "chicago", only_sealed(2)),
    Edit("an open throw sealed in a game with hidden dice", "maexchen", only_sealed(0), WRONG, PARTLY),
    Edit(
        "an uncovered throw sealed again",
        "maexchen-watched",
        lambda f: only_sealed(next(n for n, t in enumerate(f["throws"]) if n > 3 and t["key"]))(f),
        WRONG,
        PARTLY,
    ),
    Edit("all throws sealed", "chicago", only_sealed()),
    Edit("all throws sealed in a game with hidden dice", "maexchen", only_sealed(), WRONG, NOTHING),
    Edit(
        "a throw sealed, but not in the record", "maexchen", lambda f: at(f, 0).update(key=None, faces=None, path=None)
    ),
    Edit(
        "a throw sealed with its faces",
        "chicago",
        lambda f: at(f, 2).update(key=None, path=None),
        UNREADABLE,
        UNREADABLE,
    ),
    Edit(
        "a decision hidden",
        "chicago",
        lambda f: line(
            f, next(n for n, text in enumerate(lines(f)) if text[0].isdigit()), lambda text: text.split()[0] + " ?"
        ),
    ),
    Edit("a die taken from a sealed throw", "covered-poker", lambda f: sealed(f)["dice"].pop(), WRONG, PARTLY),
    Edit(
        "a sealed throw by another seat",
        "covered-poker",
        lambda f: sealed(f).update(seat=1 - sealed(f)["seat"]),
        WRONG,
        PARTLY,
    ),
    Edit(
        "a sealed throw of ten-sided dice", "covered-poker", lambda f: sealed(f)["dice"].__setitem__(0, list(range(10)))
    ),
    # Throws missing or misplaced.
    Edit("no throws at all", "chicago", lambda f: f.update(throws=[])),
    Edit("no throws at all, told so", "chicago", lambda f: (f.update(throws=[]), without_lines(f, "~"))),
    Edit(
        "no throws, roots and borders",
        "chicago",
        lambda f: f.update(throws=[], roots={}, borders={}, start=None, end=None),
        NOTHING,
        NOTHING,
    ),
    Edit("a throw cut at the start", "chicago", cut(0)),
    Edit("a throw cut in the middle", "chicago", cut(5)),
    Edit("a throw cut at the end", "chicago", cut(-1)),
    Edit(
        "a throw cut, and the rest moved up",
        "chicago",
        lambda f: (cut(5)(f), [each.update(throw=n) for n, each in enumerate(f["throws"])]),
    ),
    Edit("a throw twice", "chicago", lambda f: f["throws"].insert(4, copy.deepcopy(at(f, 4)))),
    Edit(
        "a throw twice, told so",
        "chicago",
        lambda f: (
            f["throws"].insert(4, copy.deepcopy(at(f, 4))),
            change(f, lambda all_: all_.insert(told(f, 4), all_[told(f, 4)])),
        ),
    ),
    Edit("two throws swapped", "chicago", lambda f: swap(f["throws"], 4, 5)),
    Edit(
        "two throws swapped, with their numbers",
        "chicago",
        lambda f: (swap(f["throws"], 4, 5), [each.update(throw=n) for n, each in enumerate(f["throws"])]),
    ),
    Edit("a throw by another seat", "chicago", lambda f: at(f, 3).update(seat=1 - at(f, 3)["seat"])),
    Edit(
        "a throw by another seat, with the faces that follow",
        "poker",
        reforge(lambda f: at(f, 4).update(seat=1 - at(f, 4)["seat"])),
        WRONG,
        RULES,
    ),
    Edit("a throw by a seat that there is not", "chicago", lambda f: at(f, 3).update(seat=7)),
    Edit("a throw by nobody", "chicago", lambda f: at(f, 3).update(seat=-1)),
)
