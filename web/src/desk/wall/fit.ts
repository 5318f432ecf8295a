/** Type as large as its box allows: nobody stands in front of a wall to scroll it. */

const STEP = 0.1;

// Where a screen is so small that hundredths of it cannot be read, this can.
const READABLE = "14px";

/** `yields` are classes that the box gives way by, one after the other, before it says that it does not hold. */
export type Fit = { columns: readonly number[]; least: number; most: number; yields?: readonly string[] };

/**
 * Set the box in as many columns as make its type largest, between `least` and `most` hundredths of the screen's
 * shorter side. The box lays its children out with `--columns` and `--rows`. Says whether it holds them all.
 */
export function fit(box: HTMLElement, wanted: Fit): boolean {
  const { yields = [] } = wanted;
  box.classList.remove("tight", ...yields);
  let held = sized(box, wanted);
  for (const each of yields) {
    if (held) break;
    box.classList.add(each);
    held = sized(box, wanted);
  }
  // Where even the smallest type does not hold, a long word is broken rather than cut.
  if (!held) box.classList.add("tight");
  return held;
}

/** The box in its best size; whether it holds. */
function sized(box: HTMLElement, { columns, least, most }: Fit): boolean {
  let best = { columns: columns[0] ?? 1, size: least };
  for (const each of columns) {
    const size = largest(least, most, (size) => holds(box, each, size));
    if (size > best.size || !holds(box, best.columns, best.size)) best = { columns: each, size };
  }
  return holds(box, best.columns, best.size);
}

/** The largest size that still holds; `least` where none does. */
export function largest(least: number, most: number, holds: (size: number) => boolean): number {
  let [low, high] = [0, Math.round((most - least) / STEP)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(least + middle * STEP)) low = middle;
    else high = middle - 1;
  }
  return least + low * STEP;
}

/** A list in this many sheets, all about equally long. */
export function sheetsOf<T>(list: readonly T[], sheets: number): T[][] {
  const length = Math.max(1, Math.ceil(list.length / Math.max(1, sheets)));
  const needed = Math.max(1, Math.ceil(list.length / length));
  return Array.from({ length: needed }, (_, sheet) => list.slice(sheet * length, (sheet + 1) * length));
}

function sets(box: HTMLElement, columns: number, size: number): void {
  box.style.setProperty("--columns", String(columns));
  box.style.setProperty("--rows", String(Math.ceil(box.children.length / columns)));
  box.style.fontSize = `max(${READABLE}, ${size.toFixed(1)}vmin)`;
}

function holds(box: HTMLElement, columns: number, size: number): boolean {
  sets(box, columns, size);
  const wide = (part: Element) => part.scrollWidth > part.clientWidth + 1;
  return box.scrollHeight <= box.clientHeight + 1 && !wide(box) && ![...box.querySelectorAll("section, li")].some(wide);
}
