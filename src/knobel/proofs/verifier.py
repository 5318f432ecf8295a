"""Checks the dice of a whole game, offline. It shares no line with the server: it follows `docs/fairness.md` alone.

python verifier.py fairness.json [file-of-the-game-before.json]
"""

import hashlib
import hmac
import itertools
import json
import sys
from typing import Any

BLOCK = 1024


def problems(file: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a fairness file; nothing, if its dice were fair."""
    found = []
    if file.get("format") != 1:
        return ["this is not a fairness file that I can read"]
    for seat, (promised, seed) in enumerate(zip(file["promises"], file["seeds"], strict=True)):
        if seed and (promised is None or hashlib.sha256(bytes.fromhex(seed)).hexdigest() != promised):
            found.append(f"seat {seat} opened another seed than it had promised")
    numbers = [throw["throw"] for throw in file["throws"]]
    if any(later != number + 1 for number, later in itertools.pairwise(numbers)):
        found.append("the throws are not in one unbroken order")
    found += _problems_of_the_ends(file, numbers)
    for throw in file["throws"]:
        if throw["key"] is not None:
            found += _problems_of(throw, file)
    return found


def problems_between(before: dict[str, Any], file: dict[str, Any]) -> list[str]:
    """What is wrong where a game ends and the next one begins: a table that passes over throws chooses its dice."""
    if (before["table"], before["number"] + 1) != (file["table"], file["number"]):
        return ["these are not two games of one table, one after the other"]
    return [] if before["end"] == file["start"] else ["throws are missing between the two games"]


def sealed(file: dict[str, Any]) -> int:
    """How many throws the rules never showed."""
    return sum(throw["key"] is None for throw in file["throws"])


def _problems_of_the_ends(file: dict[str, Any], numbers: list[int]) -> list[str]:
    start, end = file.get("start"), file.get("end")
    if not numbers and start is None:
        return ["there is no throw in this file, and nothing to check"]
    if start is None or end is None:
        return ["nothing shows that these are all throws of the game"]
    found = []
    for name, border in (("start", start), ("end", end)):
        if not _leads_to(file["borders"], border, file["table"] + "|"):
            found.append(f"the border at the {name} does not lead to the published root")
    # The first game of a table begins with its first throw.
    if start["throw"] != (numbers[0] if numbers else end["throw"]) or (file["number"] == 0 and start["throw"] != 0):
        found.append("throws are missing at the start")
    if end["throw"] != (numbers[-1] + 1 if numbers else start["throw"]):
        found.append("throws are missing at the end")
    return found


def _leads_to(roots: dict[str, str], opened: dict[str, Any], signed: str) -> bool:
    number, key = opened["throw"], bytes.fromhex(opened["key"])
    node = hashlib.sha256(key + signed.encode() + number.to_bytes(8, "big")).digest()
    index = number % BLOCK
    for neighbour in map(bytes.fromhex, opened["path"]):
        pair = neighbour + node if index % 2 else node + neighbour
        node = hashlib.sha256(b"node" + pair).digest()
        index //= 2
    return node.hex() == roots.get(str(number // BLOCK))


def _problems_of(throw: dict[str, Any], file: dict[str, Any]) -> list[str]:
    number, key = throw["throw"], bytes.fromhex(throw["key"])
    found = []
    if not _leads_to(file["roots"], throw, file["table"] + "/"):
        found.append(f"throw {number} does not lead to the published root")
    if _fallen(key, throw, file) != throw["faces"]:
        found.append(f"throw {number} should have shown other faces")
    return found


def _fallen(key: bytes, throw: dict[str, Any], file: dict[str, Any]) -> list[int]:
    parts = [file["table"], throw["throw"], throw["seat"], *file["seeds"], file["version"]]
    context = "/".join(map(str, parts)).encode()
    stream, counter, faces = b"", 0, []
    for sides in throw["dice"]:
        fair = 256 // len(sides) * len(sides)
        while True:
            if not stream:
                stream = hmac.new(key, context + counter.to_bytes(4, "big"), hashlib.sha256).digest()
                counter += 1
            byte, stream = stream[0], stream[1:]
            if byte < fair:
                break
        faces.append(sides[byte % len(sides)])
    return faces


def _read(name: str) -> Any:
    with open(name, encoding="utf-8") as source:  # noqa: PTH123  (this script stands alone)
        return json.load(source)


def main() -> int:
    """Check the file that was named, and where its game begins if that of the game before is there."""
    files = [_read(name) for name in sys.argv[1:]]
    file = files[0]
    found = problems(file)
    for before in files[1:]:
        found += problems(before) + problems_between(before, file)
    for line in found or [f"{len(file['throws'])} throws checked, {sealed(file)} sealed: all fair"]:
        sys.stdout.write(line + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
