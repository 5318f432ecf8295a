"""Passkeys: accounts without e-mail and password. A device signs a challenge, and belongs to the account from then on.

A challenge is bound to the device's cookie, good for a few minutes and for one answer. Authenticators must have made
sure of their user, by finger, face or number: whoever finds a phone on a table has no account by it.
"""

import json
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from knobel.core.errors import KnobelError
from knobel.core.frozen import Frozen
from knobel.house.live.time import Source, Timekeeper
from knobel.house.store import accounts
from knobel.house.store.accounts import Passkey
from knobel.house.store.operations import Device
from knobel.house.store.store import Conflict, Store
from knobel.house.table.seats import hashed

HOUSE_NAME = "Knobel"
# How long a challenge can be answered, in milliseconds.
CHALLENGE_TIME = 5 * 60 * 1000
LONGEST_NAME = 40
CODES = ("no-passkeys-here", "bad-passkey", "unknown-passkey", "no-such-passkey", "last-passkey", "not-signed-in")


class Site(Frozen, frozen=True):
    """The place that passkeys are bound to: the origin of our own pages, and the name in it."""

    origin: str
    id: str


def site_of(origin: str | None) -> Site:
    """The site of an origin that has been admitted; browsers know passkeys only where a name is certain."""
    parts = urlsplit(origin or "")
    name = parts.hostname or ""
    if not origin or (parts.scheme != "https" and name != "localhost") or _is_address(name):
        raise KnobelError("no-passkeys-here")
    return Site(origin, name)


class Passkeys:
    """Registering and using passkeys."""

    def __init__(self, store: Store, time: Timekeeper, source: Source) -> None:
        self._store = store
        self._time = time
        self._source = source

    async def begin_registration(self, device: Device, site: Site) -> dict[str, Any]:
        """What a device's authenticator is to be asked for a new passkey: of its account, or of a new one."""
        account = device.account or self._source.token(12).hex()
        known = await self._store.read(accounts.passkeys_of(account))
        options = generate_registration_options(
            rp_id=site.id,
            rp_name=HOUSE_NAME,
            user_id=account.encode(),
            user_name=device.name or HOUSE_NAME,
            challenge=await self._challenge(device, "register", account),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey.id) for passkey in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
        )
        return _plain(options_to_json(options))

    async def finish_registration(
        self, device: Device, site: Site, credential: dict[str, Any], name: str, token: str
    ) -> str:
        """Keep a new passkey; gives the account, to which the device belongs now, under another token."""
        challenge, account = await self._answered(device, "register")
        try:
            verified = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as trouble:
            raise KnobelError("bad-passkey") from trouble
        now = self._time.now()
        passkey = Passkey(
            verified.credential_id, account, verified.credential_public_key, verified.sign_count, now, name, now
        )
        try:
            await self._store.write(accounts.add_passkey(passkey, device.id, hashed(token)))
        except Conflict as taken:
            raise KnobelError("bad-passkey") from taken
        return account

    async def begin_sign_in(self, device: Device, site: Site) -> dict[str, Any]:
        """What a device's authenticator is to be asked; it knows itself whose passkeys it has."""
        options = generate_authentication_options(
            rp_id=site.id,
            challenge=await self._challenge(device, "sign-in", ""),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return _plain(options_to_json(options))

    async def finish_sign_in(self, device: Device, site: Site, credential: dict[str, Any], token: str) -> str:
        """Check a signature; gives the account, to which the device belongs now, under another token."""
        challenge, _ = await self._answered(device, "sign-in")
        passkey = await self._known(credential)
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as trouble:
            raise KnobelError("bad-passkey") from trouble
        used = msgspec.structs.replace(passkey, sign_count=verified.new_sign_count, used=self._time.now())
        await self._store.write(accounts.use_passkey(used, device.id, hashed(token)))
        return passkey.account

    async def _challenge(self, device: Device, purpose: str, account: str) -> bytes:
        challenge = self._source.token(32)
        expires = self._time.now() + CHALLENGE_TIME
        await self._store.write(accounts.put_challenge(device.id, purpose, challenge, account, expires))
        return challenge

    async def _answered(self, device: Device, purpose: str) -> tuple[bytes, str]:
        taken = await self._store.write(accounts.take_challenge(device.id, purpose, self._time.now()))
        if taken is None:
            raise KnobelError("bad-passkey")
        challenge, account = taken
        return challenge, account

    async def _known(self, credential: dict[str, Any]) -> Passkey:
        """The passkey that a credential names, if it says it belongs to the account that we know it by."""
        try:
            id = base64url_to_bytes(str(credential["rawId"]))
            handle = credential.get("response", {}).get("userHandle")
            owner = base64url_to_bytes(handle).decode() if handle else None
        except (KeyError, ValueError, TypeError, AttributeError) as trouble:
            raise KnobelError("bad-passkey") from trouble
        passkey: Passkey | None = await self._store.read(accounts.passkey(id))
        if passkey is None:
            raise KnobelError("unknown-passkey")
        if owner is not None and owner != passkey.account:
            raise KnobelError("bad-passkey")
        return passkey


def _plain(text: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(text)
    return plain


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
