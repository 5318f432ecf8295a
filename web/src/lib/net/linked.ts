/** What is asked by whoever holds a link. It goes along as a header, so that it stays out of logs. */

import { asked, heard, unreachable } from "./api";
import { isHere } from "./transport";

export async function ask(method: string, path: string, token: string | null, body?: BodyInit): Promise<string> {
  return heard(await asked(method, path, body, token));
}

export async function told<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
  return JSON.parse(await ask(method, path, token, body === undefined ? undefined : JSON.stringify(body))) as T;
}

/** Something to be kept as a file. */
export const fileAt = async (path: string, token: string): Promise<Blob> => new Blob([await ask("GET", path, token)]);

/** A file that is no text. A house in the pocket speaks in texts, and writes it as a data URL. */
export async function bytesAt(path: string, token: string): Promise<Blob> {
  if (isHere(path)) return unpacked(await ask("GET", path, token));
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } }).catch(unreachable);
  if (!answer.ok) heard({ status: answer.status, told: await answer.text() });
  return answer.blob();
}

function unpacked(url: string): Blob {
  const text = atob(url.slice(url.indexOf(",") + 1));
  return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
}
