"""What keys, seeds and paths say. Written from `docs/fairness.md`; it shares no line with the server."""

import hashlib
import hmac

from knobel.fair.files import BLOCK, FORMAT, Border, File, Throw


def is_promised(seed: str, promise: str | None) -> bool:
    """Whether a seed is the promised one."""
    return promise is not None and hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promise


def leads_to_root(file: File, throw: Throw) -> bool:
    """Whether an open throw's key is the one to which the table had committed."""
    return _root(throw.throw, throw.key or "", throw.path or (), f"{file.table}/") == _at(file.roots, throw.throw)


def is_border(file: File, border: Border) -> bool:
    """Whether a border's key is the one to which the table had committed."""
    return _root(border.throw, border.key, border.path, f"{file.table}|") == _at(file.borders, border.throw)


def fallen(file: File, throw: Throw) -> tuple[int, ...]:
    """What an open throw's key and the seeds let fall on these dice."""
    parts = [file.table, throw.throw, throw.seat, *file.seeds, agreed(file)]
    context = "/".join(map(str, parts)).encode()
    key = bytes.fromhex(throw.key or "")
    stream, counter, faces = b"", 0, []
    for sides in throw.dice:
        fair = 256 // len(sides) * len(sides)
        while True:
            if not stream:
                stream = hmac.new(key, context + counter.to_bytes(4, "big"), hashlib.sha256).digest()
                counter += 1
            byte, stream = stream[0], stream[1:]
            if byte < fair:
                break
        faces.append(sides[byte % len(sides)])
    return tuple(faces)


def agreed(file: File) -> str:
    """What the dice depend on of the agreement: the hash of the record's header, in the first format the version."""
    if file.format != FORMAT:
        return str(file.version)
    return hashlib.sha256(header_of(file.record or "").encode()).hexdigest()


def header_of(record: str) -> str:
    """A record up to its first empty line, which belongs to it."""
    head, line, _ = record.partition("\n\n")
    return head + line


def _at(roots: dict[str, str], number: int) -> str | None:
    return roots.get(str(number // BLOCK))


def _root(number: int, key: str, path: tuple[str, ...], signed: str) -> str:
    node = hashlib.sha256(bytes.fromhex(key) + signed.encode() + number.to_bytes(8, "big")).digest()
    index = number % BLOCK
    for neighbour in map(bytes.fromhex, path):
        pair = neighbour + node if index % 2 else node + neighbour
        node = hashlib.sha256(b"node" + pair).digest()
        index //= 2
    return node.hex()
