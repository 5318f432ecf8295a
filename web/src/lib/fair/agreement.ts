/**
 * What was agreed on, as the header of a record says: it is part of every throw. A table writes its header when it has
 * heard the seeds. Whoever could write one agreement in several ways could choose among their dice, so there is one way
 * only. Which options go together, only the rules can say.
 */

import type { FairnessFile } from "../net/protocol";
import box from "./box-dice.json";
import { headerOf } from "./keys";
import type { Game } from "./record";

type Line = { key: string; name: string; value: string };
export type Header = { game: string; version: number; seats: number; first: number | null; lines: Line[] };

const LINE = /^\[(\w+)(?: ([\w-]+))? ("(?:[^"\\]|\\.)*")\]$/;
const END = "\n\n";

/** The header of a file's record; null where it cannot be read. */
export function agreementOf(file: FairnessFile): Header | null {
  const lines = linesOf(headerOf(file.record!));
  if (!lines) return null;
  const single = (key: string) => lines.filter((line) => line.key === key && !line.name).at(-1)?.value;
  const [game, version, first] = [single("Game"), Number(single("Rules")), single("First")];
  if (single("Knobel") !== "1" || game === undefined || !Number.isSafeInteger(version)) return null;
  const seats = new Set(lines.filter((line) => line.key === "Seat").map((line) => line.name)).size;
  return { game, version, seats, first: first === undefined ? null : Number(first), lines };
}

function linesOf(header: string): Line[] | null {
  const found = header.split("\n").filter(Boolean).map(lineOf);
  return found.every((line) => line !== null) ? found : null;
}

function lineOf(text: string): Line | null {
  const found = LINE.exec(text);
  if (!found) return null;
  try {
    return { key: found[1]!, name: found[2] ?? "", value: JSON.parse(found[3]!) };
  } catch {
    return null;
  }
}

/** Whether a header stands as a table writes it, letter by letter. */
export function isAsWritten(file: FairnessFile, header: Header, game: Game): boolean {
  const { lines, first } = header;
  const words = lines.filter((line) => line.key === "Words").slice(0, game.words ? 1 : 0);
  const options = lines.filter((line) => line.key === "Option");
  const own: Line[] = [
    { key: "Knobel", name: "", value: "1" },
    { key: "Game", name: "", value: header.game },
    { key: "Rules", name: "", value: String(header.version) },
    ...words,
    ...inOrder(options, game),
    ...Array.from({ length: header.seats }, (_, seat) => ({ key: "Seat", name: `${seat}`, value: `${seat + 1}` })),
    ...(first === null ? [] : [{ key: "First", name: "", value: String(first) }]),
  ];
  const text = own.map(({ key, name, value }) => `[${key} ${name && `${name} `}${JSON.stringify(value)}]`).join("\n");
  return (
    headerOf(file.record!) === text + END &&
    words.length === Number(game.words) &&
    (first === null || (Number.isInteger(first) && first >= 0 && first < header.seats))
  );
}

/** Options as a table names them: each once, in the order of the catalogue, and behind them what that does not know. */
function inOrder(lines: Line[], game: Game): Line[] {
  const given = new Map(lines.map((line) => [line.name, line]));
  const known = Object.keys(game.options).filter((name) => given.has(name));
  return [...new Set([...known, ...given.keys()])].map((name) => given.get(name)!);
}

/** Whether these are options of the game, with values that they can have; what depends on others may be missing. */
export function knowsOptions({ lines }: Header, game: Game): boolean {
  const given = new Map(lines.filter((line) => line.key === "Option").map(({ name, value }) => [name, value]));
  return (
    [...given].every(([name, value]) => Object.hasOwn(game.options, name) && isAllowed(value, game.options[name]!)) &&
    Object.entries(game.options).every(([name, option]) => given.has(name) || option.depends)
  );
}

function isAllowed(text: string, { values = [], range }: Game["options"][string]): boolean {
  if (values.some((value) => JSON.stringify(value) === text)) return true;
  const [low, high, step] = range ?? [1, 0, 1];
  const number = Number(text);
  return String(number) === text && number >= low! && number <= high! && number % step! === 0;
}

/** Whether the list of words that a header names is one that there is. */
export const knowsWords = ({ lines }: Header): boolean =>
  lines.every((line) => line.key !== "Words" || box.words.includes(line.value));
