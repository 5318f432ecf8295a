/** The pictures, part by part, in one hand: pencil lines on a field of 120 by 120. */

export type Drawing = Record<string, string>;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

function ray(number: number, of: number): string {
  const angle = (number / of) * 2 * Math.PI - Math.PI / 2;
  const at = (r: number) => `${(60 + r * Math.cos(angle)).toFixed(1)} ${(60 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(27)}L${at(50)}`;
}

const RAYS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

export const DRAWINGS: Record<string, Drawing> = {
  louse: {
    body: "M34 66a26 32 0 1 0 52 0a26 32 0 1 0 -52 0",
    head: circle(60, 24, 12),
    tail: "M60 98c0 8 8 6 6 16",
    "leg-1": "M38 52L16 40",
    "leg-2": "M34 66L10 66",
    "leg-3": "M38 82L16 96",
    "leg-4": "M82 52L104 40",
    "leg-5": "M86 66L110 66",
    "leg-6": "M82 82L104 96",
    "feeler-1": "M54 13C50 6 44 4 40 6",
    "feeler-2": "M66 13C70 6 76 4 80 6",
    "eye-1": circle(55, 23, 2),
    "eye-2": circle(65, 23, 2),
  },
  house: {
    "square-1": "M22 52V110",
    "square-2": "M22 110H98",
    "square-3": "M98 110V52",
    "square-4": "M98 52H22",
    "door-1": "M52 110V82",
    "door-2": "M52 82H68",
    "door-3": "M68 82V110",
    "window-1": box(28, 60, 12, 14),
    "window-2": box(80, 60, 12, 14),
    "window-3": box(28, 84, 12, 14),
    "window-4": box(80, 84, 12, 14),
    "roof-1": "M16 52L60 16",
    "roof-2": "M60 16L104 52",
  },
  heart: {
    "chamber-1": "M60 34C52 12 18 12 16 40L38 46L60 34",
    "chamber-2": "M60 34C68 12 102 12 104 40L82 46L60 34",
    "chamber-3": "M16 40C14 58 24 72 36 82L38 46Z",
    "chamber-4": "M104 40C106 58 96 72 84 82L82 46Z",
    "chamber-5": "M38 46L60 34V104C52 98 44 90 36 82Z",
    "chamber-6": "M82 46L60 34V104C68 98 76 90 84 82Z",
  },
  sun: {
    "core-7": circle(60, 60, 21),
    ...Object.fromEntries(RAYS.map((number, index) => [`ray-${number}`, ray(index, RAYS.length)])),
  },
};
