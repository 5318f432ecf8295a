/** A first game in which somebody explains: against as few bots as the game allows, of middling strength. */

import { storage } from "../device/storage";
import { api } from "../net/api";
import type { GameInfo } from "../net/protocol";
import { route } from "../route/route.svelte";
import { called, minds } from "../setup/sit-down";
import { firstSeats, newSeats } from "../setup/table-setup";
import { lesson } from "./lesson.svelte";

export async function openLesson(game: GameInfo, by: string | null): Promise<void> {
  const drafts = firstSeats(game, "bots", [storage.name], null);
  const seats = newSeats(drafts, await minds(), called());
  const link = await api.openTable({ game: game.id, seats, hints: true, called: by });
  lesson.begin(link.table);
  route.toTable(link.table, null, true);
}
