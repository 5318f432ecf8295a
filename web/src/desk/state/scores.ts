/** Points as somebody types them from a paper sheet, one number a seat. */

const MOST_DIGITS = 6;
const MINUS = /^[-\u2212\u2013]/;

/** What a field says: nothing yet, a whole number, or something that is none. */
export type Typed = number | null | "bad";

/** A number as people write it: with a minus of any kind, and with spaces or points between thousands. */
export function typed(text: string): Typed {
  const plain = text.trim();
  if (!plain) return null;
  const minus = MINUS.test(plain);
  const digits = plain.replace(MINUS, "").replace(/[\s.\u2019\u202f]/g, "");
  if (!/^\d+$/.test(digits) || digits.length > MOST_DIGITS) return "bad";
  const number = Number(digits);
  return minus && number ? -number : number;
}

/** The same text with the other sign: the number pads of phones have no minus. */
export function turned(text: string): string {
  const plain = text.trim();
  return MINUS.test(plain) ? plain.replace(MINUS, "") : `\u2212${plain}`;
}

export type Tally = {
  /** All numbers, once every seat has one. */
  scores: number[] | null;
  sum: number;
  missing: number;
  bad: boolean;
};

/** What stands in all fields together. */
export function tally(texts: readonly string[]): Tally {
  const all = texts.map(typed);
  const scores = all.filter((each): each is number => typeof each === "number");
  return {
    scores: scores.length === texts.length ? scores : null,
    sum: scores.reduce((sum, each) => sum + each, 0),
    missing: all.filter((each) => each === null).length,
    bad: all.includes("bad"),
  };
}
