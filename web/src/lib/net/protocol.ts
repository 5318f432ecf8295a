/** The words between client and server. The types are made from the server's own; here are a few names beside them. */

import type { NewTableRequest, Wording } from "./protocol.gen";

export * from "./protocol.gen";

export type Seat = number;
export type Language = keyof Wording;
export type NewTable = NewTableRequest;
