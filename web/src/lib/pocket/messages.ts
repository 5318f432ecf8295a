/** What a page and the worker with its house say to each other. Requests and lines have numbers that the page gives them. */

export type ToWorker =
  /** Open the house: `base` is the folder of its files; `takes` says whether it is taken from another tab that has it. */
  | { type: "start"; base: string; takes: boolean }
  | { type: "ask"; number: number; method: string; path: string; body: string; token: string }
  | { type: "connect"; number: number; path: string }
  | { type: "say"; number: number; text: string }
  | { type: "hang_up"; number: number }
  | { type: "ping" };

/**
 * Why there is no house: another tab has it, has taken it, or had it for this one and is closed; its files cannot be had; nothing can be kept here; what was
 * kept cannot be read and lies aside now; the storage has failed or is full; a newer program has written it; or it broke.
 */
export type Trouble =
  "elsewhere" | "taken" | "left" | "files" | "nowhere" | "set-aside" | "disk" | "full" | "newer" | "stopped";

/** Values that minds would play by could not be fetched: the house goes on, and they play less well. */
export type Lack = "values";

export type FromWorker =
  | { type: "ready" }
  | { type: "answer" | "message" | "closed"; number: number; code: number; text: string }
  /** There is no house any more. */
  | { type: "trouble"; code: Trouble }
  /** It goes on, and cannot write or lacks something. */
  | { type: "note"; code: Trouble | Lack }
  | { type: "pong" };
