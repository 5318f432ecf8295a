/** The places in the hall at which tables stand, by their numbers. */

import type { DeskBoard } from "../../lib/net/protocol";

/** As many as there are; where that is not said, as many as are in use, or will be in the first round. */
export function placesIn(board: Pick<DeskBoard, "format" | "stage" | "forecast">): number[] {
  const used = Math.max(0, ...(board.stage?.tables ?? []).map((table) => table.place));
  const count = board.format.options?.tables || used || (board.forecast[0]?.expected.tables ?? 0);
  return Array.from({ length: count }, (_, place) => place + 1);
}
