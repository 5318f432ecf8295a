/** What has been said at the table. */

import type { Seat, ServerMessage } from "../net/protocol";

export type Said = { number: number; name: string; text: string; phrase: string | null; seat: Seat | null };
const LONGEST = 50;

export class Talk {
  said: Said[] = $state.raw([]);

  /** The same words may come twice over a new line. */
  hear({ number, name, text, phrase, seat }: Extract<ServerMessage, { type: "talked" }>): void {
    const said = { number: number ?? this.said.length, name, text, phrase: phrase ?? null, seat };
    if (!this.said.some((each) => each.number === said.number)) this.said = [...this.said.slice(-LONGEST), said];
  }
}
