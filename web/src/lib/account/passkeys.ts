/** Passkeys: what the house asks of the browser's authenticator, and what it answers, both as JSON. */

type Json = object;
type Described = PublicKeyCredentialDescriptorJSON[] | undefined;

/** Whether passkeys can be had here: they are bound to a name that the browser can be sure of. */
export function passkeysWork(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !isAddress;
}

/** Let somebody make a passkey; null if they would rather not. */
export async function makePasskey(options: unknown): Promise<Json | null> {
  const publicKey = readCreation(options as PublicKeyCredentialCreationOptionsJSON);
  return answered(() => navigator.credentials.create({ publicKey }));
}

/** Let somebody show a passkey; null if they would rather not. */
export async function showPasskey(options: unknown): Promise<Json | null> {
  const publicKey = readRequest(options as PublicKeyCredentialRequestOptionsJSON);
  return answered(() => navigator.credentials.get({ publicKey }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    return written((await ask()) as PublicKeyCredential);
  } catch (why) {
    // The browser does not tell whether nobody answered or there is no fitting passkey.
    if (why instanceof DOMException) return null;
    throw why;
  }
}

// Browsers of the last years read and write the JSON themselves; for older ones it is done here. -----------------------

function readCreation(json: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  if ("parseCreationOptionsFromJSON" in PublicKeyCredential)
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const user = { ...json.user, id: bytes(json.user.id) };
  return {
    ...json,
    user,
    challenge: bytes(json.challenge),
    excludeCredentials: described(json.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
}

function readRequest(json: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  if ("parseRequestOptionsFromJSON" in PublicKeyCredential)
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  return {
    ...json,
    challenge: bytes(json.challenge),
    allowCredentials: described(json.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
}

function written(credential: PublicKeyCredential): Json {
  if ("toJSON" in credential) return credential.toJSON();
  const { id, rawId, type, response } = credential as PublicKeyCredential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const said = parts.map((part) => [part, (response as unknown as Record<string, ArrayBuffer | null>)[part]] as const);
  const texts = said.flatMap(([part, value]) => (value ? [[part, text(value)]] : []));
  return { id, rawId: text(rawId), type, response: Object.fromEntries(texts), clientExtensionResults: {} };
}

const described = (list: Described) => (list ?? []).map((each) => ({ ...each, id: bytes(each.id) }));

const bytes = (base64url: string): Uint8Array =>
  Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
