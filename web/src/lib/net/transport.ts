/**
 * Where requests and lines go: to the house that this page came from, or to the one in this device's pocket.
 *
 * A pocket's tables and tournaments have ids that say so. Everything else goes to the server, unless there is none: then
 * the page itself says that its house is the pocket. Nobody else in the app knows which of the two answers.
 */

/** The status of an answer as HTTP has them, what was told, in JSON, and whether this device did instead of the server. */
export interface Answer {
  status: number;
  told: string;
  instead?: boolean;
}

/** What a line is used for: the part of a WebSocket that a pocket can give as well. */
export interface LineEnd {
  readyState: number;
  onopen?: (() => void) | null;
  onmessage?: ((event: { data: string }) => void) | null;
  onclose?: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** A house as a page speaks to it. */
export interface Transport {
  ask(method: string, path: string, body?: BodyInit, token?: string | null): Promise<Answer>;
  line(path: string): LineEnd;
}

/** The states of a line: something can be said on it, or nothing any more. */
export const OPEN = 1;
export const CLOSED = 3;

/** Whether there is no server: static files have brought this page. */
const alone = !!globalThis.document?.querySelector("meta[name=knobel-house][content=pocket]");

/** Whether a table, a tournament or a path of one is in this device's pocket. */
export const isHere = (name: string): boolean => alone || /(^|\/)hier-/.test(name);

const server: Transport = {
  async ask(method, path, body, token) {
    const headers: Record<string, string> = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (token) headers["authorization"] = `Bearer ${token}`;
    const answer = await fetch(path, { method, headers, body });
    // A file for a spreadsheet begins with a mark that reading it as a text would take away.
    const told = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    return { status: answer.status, told };
  },
  line(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as LineEnd;
  },
};

/** The house in the pocket, with all that it needs, comes when it is first wanted. */
export const fetchPocket = () => import("../pocket");

export const pocket: Transport = {
  ask: async (...asked) => (await fetchPocket()).ask(...asked),
  line(path) {
    const end = { readyState: 0, close: () => (end.readyState = CLOSED) } as unknown as LineEnd;
    fetchPocket().then(
      ({ connect }) => connect(path, end),
      () => end.onclose?.(),
    );
    return end;
  },
};

/** The house that a path, a table or a tournament belongs to. */
export const houseOf = (name: string): Transport => (isHere(name) ? pocket : server);
