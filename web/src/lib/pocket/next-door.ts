/**
 * A house that another tab has open, for a page that need not have it to itself: a tournament's wall, its papers, a
 * replay. The tab that has the house passes on what such guests ask and what they are told; to the guest it is a worker
 * like its own. A page that plays a table owns the house instead, or says that another tab does.
 */

import { newKey } from "../net/socket";
import type { FromWorker, ToWorker } from "./messages";
import { isOwned } from "./owner";

const NAME = "knobel-pocket-door";
// So long a tab has to answer that has the house open. One that is just opening it is asked again, until a slow phone
// must have opened it too.
const KNOCK_MS = 400;
const OPENING_MS = 20_000;
// A tab whose house has gone may be about to open it again: whoever was a guest there lets it.
const LEFT_MS = 1500;

/** Part of a worker that a house next door has as well. */
export type HouseWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

type FromGuest = { guest: string; says: ToWorker | { type: "leave" } };
/** To one guest, or to all of them: that there is a house to be had, or none any more. */
type FromOwner = { to: string; tells: FromWorker } | { to: "all"; tells: { type: "open" | "gone" } };

/** Whether tabs can speak to each other, and whether the page that is shown may be a guest. */
export const hasNeighbours = (): boolean => "BroadcastChannel" in globalThis;
export const mayBeGuest = (): boolean =>
  hasNeighbours() && /^#\/(turnier|replay|fair)(\/|$)/.test(globalThis.location?.hash ?? "");

/** The house next door, as a guest uses it. */
export class NextDoor implements HouseWorker {
  onmessage: Worker["onmessage"] = null;
  onerror: Worker["onerror"] = null;

  private constructor(
    private readonly channel: BroadcastChannel,
    private readonly guest: string,
  ) {
    channel.onmessage = ({ data }: MessageEvent<FromOwner | FromGuest>) => {
      if (!("to" in data)) return;
      if (data.to === guest) this.tell(data.tells as FromWorker);
      if (data.to === "all" && data.tells.type === "gone") this.tell({ type: "trouble", code: "left" });
    };
  }

  /** The tab that has the house open, once it has; null where there is none. `left` where one has just gone. */
  static async find(left = false): Promise<NextDoor | null> {
    const channel = new BroadcastChannel(NAME);
    const guest = newKey();
    const knock = () => channel.postMessage({ guest, says: { type: "ping" } } satisfies FromGuest);
    const until = performance.now() + OPENING_MS;
    return new Promise((resolve) => {
      let waiting: ReturnType<typeof setTimeout> | undefined;
      const settle = (found: boolean): void => {
        clearTimeout(waiting);
        if (!found) channel.close();
        resolve(found ? new NextDoor(channel, guest) : null);
      };
      const look = async (isFirst: boolean): Promise<void> => {
        if (performance.now() > until || !(await isOwned(isFirst))) return settle(false);
        knock();
        waiting = setTimeout(() => void look(false), KNOCK_MS);
      };
      channel.onmessage = ({ data }: MessageEvent<FromOwner | FromGuest>) => {
        if (!("to" in data)) return;
        if (data.to === guest) settle(true);
        if (data.to === "all" && data.tells.type === "open") knock();
      };
      if (left) waiting = setTimeout(() => void look(true), LEFT_MS);
      else void look(true);
    });
  }

  postMessage(says: ToWorker): void {
    this.channel.postMessage({ guest: this.guest, says } satisfies FromGuest);
  }

  terminate(): void {
    this.channel.postMessage({ guest: this.guest, says: { type: "leave" } } satisfies FromGuest);
    this.channel.close();
  }

  private tell(message: FromWorker): void {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent<FromWorker>);
  }
}

/** The guests of the house that is open here: what they ask goes the same way as the own questions, under own numbers. */
export class Guests {
  private readonly channel = new BroadcastChannel(NAME);
  private readonly asked = new Map<number, { guest: string; number: number }>();

  constructor(
    private readonly number: () => number,
    private readonly send: (message: ToWorker) => void,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<FromOwner | FromGuest>) => {
      if ("guest" in data) this.hear(data);
    };
    this.tellAll("open");
  }

  /** Pass on what the house tells; says whether it was for a guest. */
  tell(message: FromWorker): boolean {
    const asked = "number" in message ? this.asked.get(message.number) : undefined;
    if (!asked || !("number" in message)) return false;
    if (message.type !== "message") this.asked.delete(message.number);
    this.post(asked.guest, { ...message, number: asked.number });
    return true;
  }

  /** There is no house here any more. */
  close(): void {
    this.tellAll("gone");
    this.channel.close();
  }

  private hear({ guest, says }: FromGuest): void {
    if (says.type === "leave") return this.forget(guest);
    if (says.type === "ping") return this.post(guest, { type: "pong" });
    if (says.type === "start") return this.post(guest, { type: "ready" });
    this.send({ ...says, number: this.ownNumber(guest, says.number) });
  }

  private forget(guest: string): void {
    for (const [number, asked] of this.asked)
      if (asked.guest === guest) {
        this.asked.delete(number);
        this.send({ type: "hang_up", number });
      }
  }

  private ownNumber(guest: string, number: number): number {
    for (const [own, asked] of this.asked) if (asked.guest === guest && asked.number === number) return own;
    const own = this.number();
    this.asked.set(own, { guest, number });
    return own;
  }

  private post(to: string, tells: FromWorker): void {
    this.channel.postMessage({ to, tells } satisfies FromOwner);
  }

  private tellAll(type: "open" | "gone"): void {
    this.channel.postMessage({ to: "all", tells: { type } } satisfies FromOwner);
  }
}
