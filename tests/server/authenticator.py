"""An authenticator in software: makes passkeys and signs with them, as a phone does."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

USER_PRESENT, USER_VERIFIED, KEY_INCLUDED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey at most, for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.owner = b""
        self.count = 0
        # Whether it makes sure of its user: by finger, face or number.
        self.verifies = True

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options of a registration."""
        self.owner = decoded(options["user"]["id"])
        client = self._client("webauthn.create", options["challenge"])
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], KEY_INCLUDED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential({"clientDataJSON": encoded(client), "attestationObject": encoded(attestation)})

    def sign_in(self, options: dict[str, Any], **other: Any) -> dict[str, Any]:
        """The answer to the options of a sign-in; `other` replaces parts of the answer."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], 0)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": encoded(client),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
            "userHandle": encoded(self.owner),
        }
        return self._credential({**answer, **other})

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.count += 1
        marks = bytes([USER_PRESENT | (USER_VERIFIED if self.verifies else 0) | flags])
        return hashlib.sha256(site.encode()).digest() + marks + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
