/**
 * The seals that a table published, and the seeds that its players promised, as this device was told them. Whoever was
 * at the table need not take the file's word for either: a file with others is about other dice.
 */

import { storage, type Seals } from "../device/storage";
import type { FairnessFile, TableInfo } from "../net/protocol";

export type Memory = "same" | "other" | "unknown";

/** The name under which the dice of a table are thrown, also after it has gone to another house. */
export const diceName = (info: TableInfo): string => info.origin ?? info.id;

/** Keep what the table says; what was told first for a block of throws stays, whatever is said later. */
export function noteSeals(info: TableInfo): void {
  const known = storage.seals(diceName(info));
  const roots = kept(known.roots, info.roots);
  const borders = kept(known.borders, info.borders);
  if (roots.length > known.roots.length || borders.length > known.borders.length) {
    storage.keepSeals(diceName(info), { roots, borders });
  }
}

const kept = (known: string[], told: string[]): string[] => [...known, ...told.slice(known.length)];

/** Whether the seals of a file are those that this device was told at the table. */
export function memoryOf(file: FairnessFile, known: Seals = storage.seals(file.table)): Memory {
  const compared = [...against(file.roots, known.roots), ...against(file.borders, known.borders)];
  compared.push(...broken(file, storage.promises(file.table, file.number)));
  if (compared.includes("other")) return "other";
  return compared.length && compared.every((each) => each === "same") ? "same" : "unknown";
}

/** Seeds that were opened without the promise that this device had been told before it opened its own. */
function broken({ seeds, promises }: FairnessFile, told: (string | null)[]): Memory[] {
  const others = told.length && seeds.some((seed, seat) => seed && told[seat] !== promises[seat]);
  return others ? ["other"] : [];
}

function against(seals: Record<string, string>, known: string[]): Memory[] {
  return Object.entries(seals).map(([block, seal]) => {
    const told = known[Number(block)];
    return told === undefined ? "unknown" : told === seal ? "same" : "other";
  });
}
