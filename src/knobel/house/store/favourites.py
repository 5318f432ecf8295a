"""The games that people want at hand: kept by device, so that an account has those of all its devices together."""

from knobel.house.store.logs import Operation


def change_favourites(
    device: str, devices: tuple[str, ...], liked: tuple[str, ...], unliked: tuple[str, ...], at: int
) -> Operation:
    """Keep games with a device, the first of them foremost, and take others from all devices of the same person."""
    marks = ", ".join("?" * len(devices))
    for game in unliked:
        yield f"DELETE FROM favourites WHERE game = ? AND device IN ({marks})", (game, *devices)
    for place, game in enumerate(liked):
        yield (
            "INSERT INTO favourites (device, game, at) VALUES (?, ?, ?) ON CONFLICT (device, game) DO NOTHING",
            (device, game, at - place),
        )


def favourites_of(devices: tuple[str, ...]) -> Operation:
    """The favourites of whoever has these devices, each once, the latest first."""
    marks = ", ".join("?" * len(devices))
    rows = yield (
        f"SELECT game, max(at) FROM favourites WHERE device IN ({marks}) GROUP BY game ORDER BY max(at) DESC, game",
        devices,
    )
    return tuple(row[0] for row in rows)
