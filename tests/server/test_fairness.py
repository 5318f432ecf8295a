"""Fair dice: fixed beforehand, even, and checkable by anybody who is shown the key."""

import hashlib
import hmac
from collections import Counter

import pytest

from knobel.house.live.views import Trees
from knobel.house.table import fairness
from knobel.house.table.table import Table

MASTER = bytes(range(32))
SEEDS = ("00" * 16, "ff" * 16)
D6 = ((1, 2, 3, 4, 5, 6),)


def test_a_throw_leads_to_the_published_root() -> None:
    levels = fairness.tree(fairness.leaves(MASTER, "t", 0))
    root = fairness.block_root(MASTER, "t", 0)
    for throw in (0, 1, 511, 1023):
        leaf = fairness.commitment(fairness.throw_key(MASTER, throw), "t", throw)
        path = fairness.path(levels, throw)
        assert len(path) == fairness.HEIGHT
        assert fairness.root_by_path(leaf, throw, path) == root


@pytest.mark.parametrize("bit", [0, 7, 100, 255])
def test_a_flipped_bit_in_a_key_does_not_lead_to_the_root(bit: int) -> None:
    key = bytearray(fairness.throw_key(MASTER, 5))
    key[bit // 8] ^= 1 << bit % 8
    levels = fairness.tree(fairness.leaves(MASTER, "t", 0))
    leaf = fairness.commitment(bytes(key), "t", 5)
    assert fairness.root_by_path(leaf, 5, fairness.path(levels, 5)) != levels[-1][0]


def test_a_throw_belongs_to_its_place_in_the_order() -> None:
    levels = fairness.tree(fairness.leaves(MASTER, "t", 0))
    leaf = fairness.commitment(fairness.throw_key(MASTER, 5), "t", 5)
    assert fairness.root_by_path(leaf, 6, fairness.path(levels, 6)) != levels[-1][0]


def test_faces_depend_on_key_table_number_seat_seeds_and_version() -> None:
    key = fairness.throw_key(MASTER, 0)
    dice = D6 * 13
    usual = fairness.faces(key, "t", 0, 1, SEEDS, "1", dice)
    assert usual == fairness.faces(key, "t", 0, 1, SEEDS, "1", dice), "asked twice, the same falls"
    others = [
        fairness.faces(fairness.throw_key(MASTER, 1), "t", 0, 1, SEEDS, "1", dice),
        fairness.faces(key, "u", 0, 1, SEEDS, "1", dice),
        fairness.faces(key, "t", 1, 1, SEEDS, "1", dice),
        fairness.faces(key, "t", 0, 2, SEEDS, "1", dice),
        fairness.faces(key, "t", 0, 1, SEEDS[::-1], "1", dice),
        fairness.faces(key, "t", 0, 1, SEEDS, "2", dice),
    ]
    assert usual not in others


def test_faces_agree_with_a_second_plain_reading_of_the_scheme() -> None:
    """The first die is the first byte below 252 of HMAC(key, context and counter), modulo six."""
    for throw in range(50):
        key = hmac.new(MASTER, b"throw" + throw.to_bytes(8, "big"), hashlib.sha256).digest()
        context = f"t/{throw}/0/{SEEDS[0]}/{SEEDS[1]}/1".encode() + bytes(4)
        stream = [byte for byte in hmac.new(key, context, hashlib.sha256).digest() if byte < 252]
        assert fairness.faces(key, "t", throw, 0, SEEDS, "1", D6) == (stream[0] % 6 + 1,)


def test_faces_fall_evenly() -> None:
    """Sixty thousand dice: every face within four standard deviations of its share."""
    falls = Counter(
        face
        for throw in range(6000)
        for face in fairness.faces(fairness.throw_key(MASTER, throw), "t", throw, 0, SEEDS, "1", D6 * 10)
    )
    assert sum(falls.values()) == 60_000
    assert all(abs(count - 10_000) < 4 * (60_000 * 1 / 6 * 5 / 6) ** 0.5 for count in falls.values())


def test_dice_of_other_kinds_show_their_own_faces() -> None:
    key = fairness.throw_key(MASTER, 3)
    faces = fairness.faces(key, "t", 3, 0, (), "1", (tuple(range(10)), tuple(map(ord, "AEDGSZ")), (7,)))
    assert faces[0] in range(10)
    assert chr(faces[1]) in "AEDGSZ"
    assert faces[2] == 7


@pytest.mark.parametrize("throw", [0, 31, 32, 1023, 1024, 2500])
def test_a_proof_from_a_branch_and_the_trunk_is_that_of_the_whole_tree(throw: int) -> None:
    trees = Trees(lambda: Table("t"), MASTER)
    block, index = divmod(throw, fairness.BLOCK)
    levels = fairness.tree(fairness.leaves(MASTER, "t", block))
    assert trees.root(block) == levels[-1][0].hex()
    assert trees.proof(throw, 0, (1,)).path == tuple(node.hex() for node in fairness.path(levels, index))
