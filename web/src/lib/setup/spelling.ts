/** Words as people type them in a hurry: with a letter too many, too few, wrong, or in the wrong order. */

const SHORTEST = 4;
const LONG = 7;

/** Whether a text, with a mistake or two in it, begins one of the words of a name, or the whole name. */
export function isNear(text: string, name: string): boolean {
  if (text.length < SHORTEST) return false;
  const most = text.length < LONG ? 1 : 2;
  return [name, ...name.split(/[\s-]+/)].some((word) => mistakes(text, word) <= most);
}

/** How many mistakes lie between a text and the best-fitting beginning of a word. */
export function mistakes(text: string, word: string): number {
  let [before, row] = [[] as number[], Array.from({ length: word.length + 1 }, (_, column) => column)];
  for (let at = 1; at <= text.length; at++) {
    const next = [at];
    for (let column = 1; column <= word.length; column++) {
      const same = text[at - 1] === word[column - 1] ? 0 : 1;
      next[column] = Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + same);
      const swapped = at > 1 && text[at - 1] === word[column - 2] && text[at - 2] === word[column - 1];
      if (swapped) next[column] = Math.min(next[column]!, before[column - 2]! + 1);
    }
    [before, row] = [row, next];
  }
  return Math.min(...row);
}
