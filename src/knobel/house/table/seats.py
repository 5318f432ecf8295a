"""Seats are capabilities: whoever shows the token of a seat, from the device that took it, may play it."""

import hashlib
import hmac

TOKEN_BYTES = 16


def seat_token(master: bytes, seat: int, nonce: str) -> str:
    """The token of a sitting. It can be made again for the one who lost the answer, and by nobody else."""
    return hmac.digest(master, f"seat/{seat}/{nonce}".encode(), "sha256")[:TOKEN_BYTES].hex()


def invitation_of(master: bytes) -> str:
    """What a link or QR code carries: whoever shows it may sit down."""
    return hmac.digest(master, b"invitation", "sha256")[:TOKEN_BYTES].hex()


def same(one: str, other: str) -> bool:
    """Whether two tokens are equal, in the same time whether they are or not."""
    return hmac.compare_digest(one.encode(), other.encode())


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
