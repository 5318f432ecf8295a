/** Passkeys: what the server asks of the browser's authenticator, and what it answers, both as JSON. */

import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON as Creation,
  type PublicKeyCredentialRequestOptionsJSON as Request,
} from "@simplewebauthn/browser";

/** Whether passkeys can be had here: they are bound to a name that the browser can be sure of. */
export function passkeysWork(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && browserSupportsWebAuthn() && !isAddress;
}

/** Let somebody make a passkey; null if they would rather not. */
export const makePasskey = (options: unknown): Promise<object | null> =>
  answered(startRegistration({ optionsJSON: options as Creation }));

/** Let somebody show a passkey; null if they would rather not. */
export const showPasskey = (options: unknown): Promise<object | null> =>
  answered(startAuthentication({ optionsJSON: options as Request }));

async function answered(asked: Promise<object>): Promise<object | null> {
  try {
    return await asked;
  } catch (why) {
    // The browser does not tell whether nobody answered or there is no fitting passkey.
    if (why instanceof WebAuthnError || why instanceof DOMException) return null;
    throw why;
  }
}
