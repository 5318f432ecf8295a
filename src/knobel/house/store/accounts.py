"""Accounts: passkeys, the challenges that are signed with them, and the devices that belong together."""

from knobel.core.frozen import Frozen
from knobel.house.store.logs import Operation


class Passkey(Frozen, frozen=True):
    """A passkey of an account: what is needed to check a signature, and what its owner calls it."""

    id: bytes
    account: str
    public_key: bytes
    sign_count: int
    created: int
    name: str
    used: int


_COLUMNS = "id, account, public_key, sign_count, created, name, used"


def put_challenge(device: str, purpose: str, challenge: bytes, account: str, expires: int) -> Operation:
    """Remember what a device has been asked to sign; an earlier challenge is void."""
    yield "DELETE FROM challenges WHERE device = ?", (device,)
    yield (
        "INSERT INTO challenges (device, purpose, challenge, account, expires) VALUES (?, ?, ?, ?, ?)",
        (device, purpose, challenge, account, expires),
    )


def take_challenge(device: str, purpose: str, now: int) -> Operation:
    """The challenge of a device with the account it is for, once; nothing if it is over or for something else."""
    rows = yield "DELETE FROM challenges WHERE device = ? RETURNING purpose, challenge, account, expires", (device,)
    for known, challenge, account, expires in rows:
        if known == purpose and now < expires:
            return bytes(challenge), str(account)
    return None


def add_passkey(passkey: Passkey, device: str, token: str) -> Operation:
    """A new passkey of an account, to which the device belongs from now on; an id that is taken is a conflict."""
    yield (
        f"INSERT INTO passkeys ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        tuple(getattr(passkey, name) for name in passkey.__struct_fields__),
    )
    yield from link_device(device, passkey.account, token)


def passkey(id: bytes) -> Operation:
    """A passkey by its id."""
    rows = yield f"SELECT {_COLUMNS} FROM passkeys WHERE id = ?", (id,)
    return _passkey(rows[0]) if rows else None


def passkeys_of(account: str) -> Operation:
    """All passkeys of an account, oldest first."""
    rows = yield f"SELECT {_COLUMNS} FROM passkeys WHERE account = ? ORDER BY created, id", (account,)
    return [_passkey(row) for row in rows]


def use_passkey(passkey: Passkey, device: str, token: str) -> Operation:
    """A passkey has been used: its count and time are these, and the device belongs to its account from now on."""
    yield "UPDATE passkeys SET sign_count = ?, used = ? WHERE id = ?", (passkey.sign_count, passkey.used, passkey.id)
    yield from link_device(device, passkey.account, token)


def remove_passkey(id: bytes, account: str) -> Operation:
    """Remove a passkey of an account, if it is not the last one; gives how many were left before."""
    rows = yield "SELECT id FROM passkeys WHERE account = ?", (account,)
    if len(rows) > 1:
        yield "DELETE FROM passkeys WHERE id = ? AND account = ?", (id, account)
    return len(rows)


def link_device(device: str, account: str | None, token: str) -> Operation:
    """Let a device belong to an account, or to none. It has another token from then on, which comes as a hash:
    whoever knew the one before, because they have planted or stolen it, is left with nothing."""
    yield "UPDATE devices SET account = ?, token = ? WHERE id = ?", (account, token, device)


def unlink_all(account: str, device: str, token: str) -> Operation:
    """Let no device belong to an account any more; its passkeys still open it. One of them has another token."""
    yield "UPDATE devices SET account = NULL WHERE account = ?", (account,)
    yield from link_device(device, None, token)


def _passkey(row: tuple[object, ...]) -> Passkey:
    id, account, public_key, sign_count, created, name, used = row
    return Passkey(bytes(id), account, bytes(public_key), sign_count, created, name, used)  # type: ignore[arg-type, call-overload]
