/** The lines of the sheet for two people who have never seen the desk, by what their tournament needs of them. */

import type { DeskBoard } from "../../lib/net/protocol";
import { voice } from "../../texts/voice.svelte";
import { timeOfDay } from "../words";

const SCHOCK = ["open", "guests", "bands", "draw", "chips", "loss", "undo", "gong", "next", "end"];

export const isSchock = ({ format }: DeskBoard): boolean => format.id === "schock_turnier";

/** What is done, one line after the other. */
export function linesOf(board: DeskBoard): string[] {
  if (isSchock(board)) return SCHOCK;
  return ["open", "guests", "here", "draw", "start", board.format.measure, "undo", "on", "end-counted"];
}

/** What to do if something happens; `atHome`: phones find the house only in its own network. */
export function troublesOf(board: DeskBoard, atHome: boolean): string[] {
  const late = board.format.late_entries ? "late-round" : "late";
  const rules = isSchock(board) ? "penalty" : "quarrel";
  // Where everybody meets everybody, a game waits for both.
  const absent = ["round_robin", "league"].includes(board.format.id) ? ["absent"] : [];
  return [...(atHome ? ["network"] : []), "line", late, ...absent, "leaves", "both", rules, "lost"];
}

/** Times, numbers, and every button as it is called on the phone. */
export function factsOf(board: DeskBoard): Record<string, string | number> {
  return {
    game: voice.line("name", {}, board.game),
    open: timeOfDay(board.checkin_open),
    close: timeOfDay(board.registration_close),
    start: timeOfDay(board.start),
    chips: board.options.chips_stage,
    final: board.options.chips_final,
    measure: board.format.measure,
    lowest: Number(board.format.options?.lowest_wins ?? false),
    minutes: board.rules.short.some(({ key }) => key === "desk-sheet-sharp") ? board.options.sharp_after_min : 0,
    ...Object.fromEntries(Object.entries(BUTTONS).map(([fact, key]) => [fact, voice.line(key)])),
  };
}

const BUTTONS = {
  referee: "web-desk-role-referee",
  wall: "web-desk-role-projector",
  show: "web-desk-open",
  players: "web-desk-view-players",
  tables: "web-desk-view-tables",
  add: "web-desk-add-do",
  here: "desk-do-check-in",
  draw: "desk-do-draw",
  begin: "desk-do-start-stage",
  record: "desk-do-record-points",
  undo: "web-desk-undo",
  yes: "web-desk-yes",
  pause: "desk-do-pause-clock",
  rename: "desk-do-rename",
  leaves: "desk-do-withdraw",
  back: "desk-do-undo-withdraw",
  chip: "desk-do-take-chip",
  papers: "web-desk-view-links",
  certificates: "web-desk-paper-certificates",
  tally: "web-desk-paper-tally",
  slips: "web-desk-paper-slips",
  recover: "web-desk-recover",
} as const;
