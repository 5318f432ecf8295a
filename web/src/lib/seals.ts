/**
 * The seals that a table published, as this device was told them. Whoever was at the table need not take the file's word
 * for what had been promised: a file with other seals is about other dice.
 */

import { keepsake, type Seals } from "./keepsake";
import type { FairnessFile, TableInfo } from "./protocol";

export type Memory = "same" | "other" | "unknown";

/** Keep what the table says; what was told first for a block of throws stays, whatever is said later. */
export function noteSeals(info: TableInfo): void {
  const known = keepsake.seals(info.id);
  const roots = kept(known.roots, info.roots);
  const borders = kept(known.borders, info.borders);
  if (roots.length > known.roots.length || borders.length > known.borders.length) {
    keepsake.keepSeals(info.id, { roots, borders });
  }
}

const kept = (known: string[], told: string[]): string[] => [...known, ...told.slice(known.length)];

/** Whether the seals of a file are those that this device was told at the table. */
export function memoryOf(file: FairnessFile, known: Seals = keepsake.seals(file.table)): Memory {
  const compared = [...against(file.roots, known.roots), ...against(file.borders, known.borders)];
  if (compared.includes("other")) return "other";
  return compared.length && compared.every((each) => each === "same") ? "same" : "unknown";
}

function against(seals: Record<string, string>, known: string[]): Memory[] {
  return Object.entries(seals).map(([block, seal]) => {
    const told = known[Number(block)];
    return told === undefined ? "unknown" : told === seal ? "same" : "other";
  });
}
