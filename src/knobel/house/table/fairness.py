"""Fair dice: every throw is fixed before the game and can be checked after it. `docs/fairness.md` tells the scheme.

The table draws a secret master and publishes the root of a hash tree over a commitment to the key of every throw. The
players' devices add seeds of their own, promised before any is opened. A throw is then computed from its key and all
seeds: the server could not choose it, and neither could a player.

A second tree commits to a key for the border before every throw. Only the two borders of a finished game are ever
opened: nobody else can pass a part of a game off as the whole.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Literal

# Keys are committed to in blocks; the next block's root is published before the current one is used up.
BLOCK = 1024
HEIGHT = 10

# What is committed to: throws, and the borders before them. The sign keeps a throw from passing for a border.
Kind = Literal["throw", "border"]
SIGN = {"throw": b"/", "border": b"|"}


def throw_key(master: bytes, number: int) -> bytes:
    """The key of a throw, known to nobody but the table until the throw may be checked."""
    return _key(master, "throw", number)


def border_key(master: bytes, number: int) -> bytes:
    """The key of the border before a throw, opened only where a game began or ended there."""
    return _key(master, "border", number)


def commitment(key: bytes, table: str, number: int, kind: Kind = "throw") -> bytes:
    """What the table publishes of a key beforehand."""
    return hashlib.sha256(key + table.encode() + SIGN[kind] + number.to_bytes(8, "big")).digest()


def block_root(master: bytes, table: str, block: int, kind: Kind = "throw") -> bytes:
    """The root over the commitments of a block of throws, or of borders."""
    return tree(leaves(master, table, block, kind))[-1][0]


def leaves(master: bytes, table: str, block: int, kind: Kind = "throw") -> list[bytes]:
    """The commitments of a block of throws, or of borders."""
    return commitments(master, table, block * BLOCK, BLOCK, kind)


def commitments(master: bytes, table: str, first: int, count: int, kind: Kind = "throw") -> list[bytes]:
    """The commitments of so many throws, or borders."""
    return [commitment(_key(master, kind, number), table, number, kind) for number in range(first, first + count)]


def tree(leaves: Sequence[bytes]) -> list[list[bytes]]:
    """The levels of a hash tree, from its leaves to its root."""
    levels = [list(leaves)]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([_joined(below[i], below[i + 1]) for i in range(0, len(below), 2)])
    return levels


def path(levels: Sequence[Sequence[bytes]], index: int) -> tuple[bytes, ...]:
    """The neighbours that lead from a leaf up to the root."""
    return tuple(level[(index >> height) ^ 1] for height, level in enumerate(levels[:-1]))


def root_by_path(leaf: bytes, index: int, neighbours: Sequence[bytes]) -> bytes:
    """The root to which a leaf and its neighbours lead."""
    for height, neighbour in enumerate(neighbours):
        leaf = _joined(neighbour, leaf) if (index >> height) & 1 else _joined(leaf, neighbour)
    return leaf


def agreed(header: str) -> str:
    """What the dice depend on of a game's header: its hash."""
    return hashlib.sha256(header.encode()).hexdigest()


def faces(
    key: bytes, table: str, number: int, seat: int, seeds: Sequence[str], agreed: str, dice: Sequence[Sequence[int]]
) -> tuple[int, ...]:
    """What falls: each die takes the next byte that is not too large to be fair."""
    stream = _bytes(key, _context(table, number, seat, seeds, agreed))
    return tuple(face_from(stream, sides) for sides in dice)


def promise(seed: str) -> str:
    """What a device publishes of its seed before any seed is opened."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _key(master: bytes, kind: Kind, number: int) -> bytes:
    return hmac.digest(master, kind.encode() + number.to_bytes(8, "big"), "sha256")


def _joined(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"node" + left + right).digest()


def _context(table: str, number: int, seat: int, seeds: Sequence[str], agreed: str) -> bytes:
    parts = (table, str(number), str(seat), *seeds, agreed)
    return "/".join(parts).encode()


def _bytes(key: bytes, context: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hmac.digest(key, context + counter.to_bytes(4, "big"), "sha256")
        counter += 1


def face_from(stream: Iterator[int], sides: Sequence[int]) -> int:
    """Rejection sampling: bytes above the last full multiple of the number of sides are passed over."""
    fair = 256 - 256 % len(sides)
    return next(sides[byte % len(sides)] for byte in stream if byte < fair)
