/** The account of this device: asked of the house, proved by passkeys. Each step is false if somebody stopped it. */

import { agree } from "../device/favourites";
import { call, known } from "../net/api";
import { makePasskey, showPasskey } from "./passkeys";
import type { ExportedPasskey, Me } from "../net/protocol";

type Ceremony = { options: unknown };

async function prove(ask: typeof makePasskey, path: string, facts: Record<string, unknown> = {}): Promise<boolean> {
  const { options } = await known<Ceremony>("POST", `/api/account/${path}/begin`);
  const credential = await ask(options);
  if (!credential) return false;
  await known("POST", `/api/account/${path}/finish`, { credential, ...facts });
  await bringFavourites();
  return true;
}

async function leave(everywhere: boolean): Promise<void> {
  await known("POST", "/api/account/sign-out", { everywhere });
  await bringFavourites();
}

/** Another person has other favourites. If that fails, the start page does it. */
const bringFavourites = (): Promise<unknown> => agree().catch(() => undefined);

/** What kind of device this is, so that its passkey is found again in the list. */
const here = (): string => /iPhone|iPad|Android|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent)?.[0] ?? "";

export const account = {
  register: (): Promise<boolean> => prove(makePasskey, "register", { name: here() }),
  signIn: (): Promise<boolean> => prove(showPasskey, "sign-in"),
  signOut: leave,
  remove: (id: string): Promise<unknown> => known("DELETE", `/api/account/passkeys/${id}`),
  /** The passkeys of the account; null without one. */
  passkeys: async (): Promise<ExportedPasskey[] | null> =>
    (await call<Me>("GET", "/api/me")).account ? known<ExportedPasskey[]>("GET", "/api/account/passkeys") : null,
};
