"""Splitting players into tables that are as full and as equal as can be."""


def even_split(players: int, size: int, least: int = 2) -> tuple[int, ...]:
    """The sizes of the tables, larger ones first: at most `size` and at least `least`, none larger than another by more
    than one. Where not everybody can sit, as many as can do; the others pause."""
    for seated in range(players, least - 1, -1):
        tables = -(-seated // size)
        small, larger = divmod(seated, tables)
        if small >= least:
            return (small + 1,) * larger + (small,) * (tables - larger)
    return ()
