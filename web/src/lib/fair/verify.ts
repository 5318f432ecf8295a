/**
 * Checks the dice of a whole game in the browser, without asking anybody. It has no rules: where only they could tell,
 * the verdict says so. `knobel.fair` has the same verdicts and reasons, and the rules.
 */

import type { CheckedThrow, FairnessFile } from "../net/protocol";
import { FORMAT } from "./files";
import { agreed, fallen, isBorder, isPromised, leadsToRoot } from "./keys";
import { agreementOf, isAsWritten, knowsOptions, knowsWords } from "./agreement";
import { gameOf, isThrowLine, isThrownIn, isUnshown, linesOf, tells } from "./record";

export type VerdictName =
  "without-rules" | "partly-sealed" | "nothing-to-check" | "no-seeds" | "not-complete" | "not-fair" | "unreadable";
/** What was found, by its code, and the seat, the throw, the line or the number of things that it is about. */
export type Reason = { code: string; place: number };
export type CheckedState = "fair" | "sealed" | "failed";
export type Fault = "root" | "faces" | "dice" | "record-faces" | "sealed-but-shown";
export type ThrowVerdict = { throw: CheckedThrow; state: CheckedState; faults: Fault[] };
export type Verdict = { name: VerdictName; reasons: Reason[]; throws: ThrowVerdict[] };

export const UNREADABLE: Verdict = { name: "unreadable", reasons: [], throws: [] };
/** What decides where nothing is wrong, the weightiest first. */
const DECIDING: [VerdictName, string[]][] = [
  ["nothing-to-check", ["no-throws", "all-sealed"]],
  ["not-complete", ["no-borders", "no-record", "unknown-rules", "unknown-words"]],
  ["no-seeds", ["no-seeds"]],
  ["partly-sealed", ["sealed"]],
];
/** What could not be shown, though nothing is wrong with it. */
const GAPS = [...DECIDING.flatMap(([, codes]) => codes), "unopened", "without-rules", "decisions", "handed-over"];
/** Reasons whose place is a number of things, or a line of the record; all others name a seat or a throw, from 0. */
const COUNTED = ["wrong-seats", "record-throws", "hidden-but-open", "all-sealed", "sealed", "handed-over"];

/** So many throws are checked before the page may move again. */
const AT_A_STRETCH = 200;
const pause = () => new Promise((resolve) => setTimeout(resolve));

export const saidPlace = ({ code, place }: Reason): number => (COUNTED.includes(code) ? place : place + 1);

export async function verdictOn(file: FairnessFile): Promise<Verdict> {
  const throws: ThrowVerdict[] = [];
  const agreement = agreed(file);
  const told = linesOf(file).filter(isThrowLine);
  for (const [place, each] of file.throws.entries()) {
    throws.push(checked(file, each, told[place], agreement));
    if (throws.length % AT_A_STRETCH === 0) await pause();
  }
  const found = [
    ...seeds(file),
    ...order(file),
    ...ends(file),
    ...throws.flatMap((each) => each.faults.map((code) => ({ code, place: each.throw.throw }))),
    ...recorded(file, told),
    ...sealed(file),
    ...handedOver(file),
  ];
  return { ...decided(found), throws };
}

function decided(found: Reason[]): Omit<Verdict, "throws"> {
  const faults = found.filter((each) => !GAPS.includes(each.code));
  const gaps = found.filter((each) => GAPS.includes(each.code));
  if (faults.length) return { name: "not-fair", reasons: [...faults, ...gaps] };
  for (const [name, codes] of DECIDING) {
    const first = gaps.filter((each) => codes.includes(each.code));
    if (first.length) return { name, reasons: [...first, ...gaps.filter((each) => !codes.includes(each.code))] };
  }
  return { name: "without-rules", reasons: gaps };
}

const reason = (code: string, place = 0): Reason => ({ code, place });

/** Whether a game of a table begins where the one before it ended: a table that passes over throws chooses its dice. */
export function follows(file: FairnessFile, before: FairnessFile): boolean {
  const next = before.table === file.table && before.number + 1 === file.number;
  const whole = !ends(before).some((each) => !GAPS.includes(each.code));
  const same = before.end?.throw === file.start?.throw && before.end?.key === file.start?.key;
  const moved = before.end && file.start && goesOnWith(file, before.end.throw).indexOf(file.start.throw) > 0;
  return next && whole && (same || !!moved);
}

/**
 * The numbers that the throw after all before this one can have: where the table changed houses then, the first one of
 * the next house, and so on.
 */
function goesOnWith(file: FairnessFile, number: number): number[] {
  const moves = new Map(file.handed_over ?? []);
  const chain = [number];
  for (let to = moves.get(number); to !== undefined; to = moves.get(to)) chain.push(to);
  return chain;
}

/** A seed counts only if it is the one that was promised; whoever promised one and did not open it is named. */
function seeds(file: FairnessFile): Reason[] {
  const found: Reason[] = [];
  for (const [seat, seed] of file.seeds.entries()) {
    const promise = file.promises[seat]!;
    if (seed && !isPromised(seed, promise)) found.push(reason("another-seed", seat));
    else if (promise !== null && !seed) found.push(reason("unopened", seat));
  }
  if (file.throws.length && !file.seeds.some(Boolean)) found.push(reason("no-seeds"));
  return found;
}

function order(file: FairnessFile): Reason[] {
  const { throws } = file;
  const after = (each: CheckedThrow) => goesOnWith(file, each.throw + 1).at(-1);
  const odd = throws.find((each, index) => index > 0 && each.throw !== after(throws[index - 1]!));
  return odd ? [reason("order", odd.throw)] : [];
}

/** A game begins and ends at borders that only the table can open. Its first game begins with its first throw. */
function ends(file: FairnessFile): Reason[] {
  const { start, end, throws } = file;
  if (!throws.length && !start && !end) return [reason("no-throws")];
  if (!start || !end) return [reason("no-borders")];
  const found = throws.length ? [] : [reason("no-throws")];
  if (!isBorder(file, start)) found.push(reason("border-start", start.throw));
  if (!isBorder(file, end)) found.push(reason("border-end", end.throw));
  const begins = goesOnWith(file, start.throw).at(-1)!;
  const first = throws[0]?.throw ?? begins;
  const last = throws.at(-1)?.throw;
  const fromFirst = file.number > 0 || goesOnWith(file, 0).includes(start.throw);
  if (begins !== first || !fromFirst) found.push(reason("cut-start"));
  if (end.throw !== (last === undefined ? start.throw : last + 1)) found.push(reason("cut-end"));
  return found;
}

/** Where the dice of this game went from one house to another: up to there, somebody else has thrown. */
function handedOver({ throws, handed_over = [] }: FairnessFile): Reason[] {
  const [first, last] = [throws[0]?.throw ?? 0, throws.at(-1)?.throw ?? -1];
  return handed_over.filter(([, to]) => first < to && to <= last).map(([from]) => reason("handed-over", from));
}

function sealed({ throws }: FairnessFile): Reason[] {
  const count = throws.filter((each) => each.key === null).length;
  return count ? [reason(count === throws.length ? "all-sealed" : "sealed", count)] : [];
}

function checked(file: FairnessFile, each: CheckedThrow, told: string | undefined, agreement: string): ThrowVerdict {
  const game = gameOf(file.game, file.version);
  const faults: Fault[] = [];
  if (each.key !== null) {
    if (!leadsToRoot(file, each)) faults.push("root");
    if (String(fallen(file, each, agreement)) !== String(each.faces)) faults.push("faces");
  } else if (game && !game.hidden) faults.push("sealed-but-shown");
  if (game && !isThrownIn(game, each)) faults.push("dice");
  if (told !== undefined && !tells(told, each)) faults.push("record-faces");
  return { throw: each, state: faults.length ? "failed" : each.key === null ? "sealed" : "fair", faults };
}

/** What the record says, against the rest of the file and the catalogue. */
function recorded(file: FairnessFile, told: string[]): Reason[] {
  const game = gameOf(file.game, file.version);
  const unknown = game || !file.throws.length ? [] : [reason("unknown-rules")];
  if (file.format !== FORMAT) return [reason("no-record"), ...unknown];
  const header = agreementOf(file);
  if (!header || header.game !== file.game || header.version !== file.version) return [reason("another-game")];
  const found = [...unknown, reason("without-rules"), reason("decisions")];
  const [least, most] = game?.players ?? [0, Infinity];
  if (header.seats !== file.seeds.length || header.seats < least! || header.seats > most!)
    found.push(reason("wrong-seats", header.seats));
  if (header.first !== null && file.number === 0) found.push(reason("another-first", header.first));
  if (game && !isAsWritten(file, header, game)) found.push(reason("odd-header"));
  if (game && !knowsOptions(header, game)) found.push(reason("unknown-rules"));
  if (!knowsWords(header)) found.push(reason("unknown-words"));
  const real = !file.throws.length && !file.start && !file.end && !Object.keys(file.roots).length;
  if (!real && told.length !== file.throws.length) found.push(reason("record-throws", told.length));
  const hidden = linesOf(file).findIndex((line) => isUnshown(line) && !isThrowLine(line));
  if (game && !game.hidden && hidden >= 0) found.push(reason("hidden-but-open", hidden + 1));
  return found;
}
