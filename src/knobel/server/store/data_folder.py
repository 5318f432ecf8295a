"""The folder in which a house keeps everything: it holds names and the secrets of running tables."""

from pathlib import Path

from knobel.core.file_errors import cannot_write

# Nobody else on the machine has any business in it.
OWN_ACCOUNT_ONLY = 0o700


def make_data_folder(folder: Path) -> None:
    """Make the folder, for its own account alone; one that is there stays as it is."""
    try:
        folder.mkdir(OWN_ACCOUNT_ONLY, parents=True, exist_ok=True)
    except OSError as trouble:
        raise cannot_write(folder, trouble) from trouble
