/**
 * The address that goes into links and codes. What a page was opened by is right for everybody, unless it means "this
 * machine": then the server is asked for its addresses in the network. Every link for others is made from here.
 */

import { call } from "../net/api";
import { storage } from "../device/storage";
import type { Addresses } from "../net/protocol";

/** Whether a host name means another machine on every device. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)\.?$/i.test(host);
}

/** Whether a host, with its port or without, is known by its number, or by a name of the network around it. */
export function isOfANetwork(host: string): boolean {
  return /^([\d.]+|\[.*\]|[^.:]+|.+\.(local|lan|home|fritz\.box|test))(:\d+)?$/i.test(host);
}

class Reach {
  /** Whether this page was opened by an address that no other device can use. */
  readonly isLocal = isLoopback(location.hostname);
  /** Where others reach the house, the likeliest first; null until the server has answered. */
  urls: readonly string[] | null = $state.raw(null);
  private chosen: string | null = $state(storage.address);
  private asked = false;

  /** The beginning of every link for others; null while it is not known yet. */
  get origin(): string | null {
    if (!this.isLocal) return location.origin;
    this.ask();
    if (!this.urls) return null;
    return this.urls.find((url) => url === this.chosen) ?? this.urls[0] ?? location.origin;
  }

  /** The host as it is read aloud or typed in. */
  get host(): string {
    return this.origin?.replace(/^https?:\/\//, "") ?? "";
  }

  /** Whether others find the house in its own network only: an address there, and no name in the wide world. */
  get isAtHome(): boolean {
    return isOfANetwork(this.host);
  }

  choose(url: string): void {
    this.chosen = url;
    storage.address = url;
  }

  /** An address of the app for others: the part behind the hash, with everything before it. */
  link(hash: string): string | null {
    return this.origin === null ? null : `${this.origin}${location.pathname}${hash}`;
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    const answered = (urls: readonly string[]) => (this.urls = urls);
    void call<Addresses>("GET", "/api/addresses").then(
      (told) => answered(told.urls),
      () => answered([]),
    );
  }
}

export const reach = new Reach();
