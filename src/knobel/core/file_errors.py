"""Files that cannot be read or written: what stands against it, in a word that texts know."""

import errno
from collections.abc import Mapping

from knobel.core.errors import KnobelError

MISSING, FOLDER, NO_TEXT, UNKNOWN = "missing", "folder", "no-text", "unknown"
# What the system says, by its numbers; whatever else it says is rare and nobody can do anything about it.
REASONS: Mapping[int | None, str] = {
    errno.ENOENT: MISSING,
    errno.ENOTDIR: MISSING,
    errno.EISDIR: FOLDER,
    errno.EEXIST: "in-the-way",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "name-too-long",
}


def cannot_read(file: object, trouble: Exception) -> KnobelError:
    """A file that cannot be read, and why."""
    return KnobelError("cannot-read", file=str(file), reason=_reason(trouble))


def cannot_write(file: object, trouble: Exception) -> KnobelError:
    """A file or folder that cannot be written, and why."""
    return KnobelError("cannot-write", file=str(file), reason=_reason(trouble))


def _reason(trouble: Exception) -> str:
    if isinstance(trouble, UnicodeDecodeError):
        return NO_TEXT
    return REASONS.get(trouble.errno, UNKNOWN) if isinstance(trouble, OSError) else UNKNOWN
