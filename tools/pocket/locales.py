"""What a language's numbers and plurals need of the data of all languages, dates, places and currencies."""

import pickle
from pathlib import Path

# Of everything that is told of a language: how numbers are written, and which form a number asks for.
OF_A_LANGUAGE = (
    *("number_symbols", "decimal_formats", "percent_formats", "currency_formats", "scientific_formats"),
    *("default_numbering_system", "numbering_systems", "minimum_grouping_digits", "plural_form", "ordinal_form"),
    *("list_patterns", "character_order", "text_direction"),
)
# Of everything that is told of all of them: how one is found by its name.
OF_ALL = (
    *("language_aliases", "parent_exceptions", "script_aliases", "territory_aliases"),
    *("variant_aliases", "currency_fractions"),
)


def trim(libraries: Path) -> None:
    """Leave out what nobody asks for."""
    folder = libraries / "babel"
    _keep(folder / "global.dat", OF_ALL, likely_subtags={})
    for path in (folder / "locale-data").glob("*.dat"):
        _keep(path, OF_A_LANGUAGE)


def _keep(path: Path, names: tuple[str, ...], **instead: object) -> None:
    told = pickle.loads(path.read_bytes())
    path.write_bytes(pickle.dumps({name: told[name] for name in names if name in told} | instead, 2))
