/** The pictures, part by part, in one hand: pencil lines on a field of 120 by 120. */

export type Drawing = Record<string, string>;

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A ray of the sun: a narrow flame with its number beyond the tip, every second one longer. */
function ray(number: number, of: number): string {
  const angle = (number / of) * 2 * Math.PI - Math.PI / 2;
  const at = (r: number, turn: number) =>
    `${(60 + r * Math.cos(angle + turn)).toFixed(1)} ${(60 + r * Math.sin(angle + turn)).toFixed(1)}`;
  const length = number % 2 ? 41 : 45;
  return `M${at(26, -0.2)}Q${at(34, -0.1)} ${at(length, 0)}Q${at(34, 0.1)} ${at(26, 0.2)}`;
}

const RAYS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

export const DRAWINGS: Record<string, Drawing> = {
  louse: {
    body: "M60 36c19 0 27 17 27 33s-11 33-27 33-27-17-27-33 8-33 27-33ZM38 56c14 5 30 5 44 0M34 70c17 6 35 6 52 0M37 85c15 5 31 5 46 0",
    head: "M60 13c9 0 14 5 14 11.500s-6 11.5-14 11.5-14-5-14-11.500S51 13 60 13ZM55 30c3 2.5 7 2.5 10 0",
    tail: "M60 102c-1 5 5 6 4 10-1 3-6 3-6 0",
    "leg-1": "M38 53C30 50 27 42 20 42c-4 0-6-3-8-6",
    "leg-2": "M33 68C25 68 22 62 15 64c-4 1-7 0-9-2",
    "leg-3": "M37 85C30 88 28 95 21 96c-4 1-6 4-7 7",
    "leg-4": "M82 53C90 50 93 42 100 42c4 0 6-3 8-6",
    "leg-5": "M87 68C95 68 98 62 105 64c4 1 7 0 9-2",
    "leg-6": "M83 85C90 88 92 95 99 96c4 1 6 4 7 7",
    "feeler-1": "M53 15C51 8 46 4 39 5M39 5a2 2 0 1 0-.1 0",
    "feeler-2": "M67 15C69 8 74 4 81 5M81 5a2 2 0 1 0 .1 0",
    "eye-1": `${circle(54, 22.5, 3.2)}M54.5 22v1.2`,
    "eye-2": `${circle(66, 22.5, 3.2)}M66.5 22v1.2`,
  },
  // Line by line, as the card has it: the square, the door, the window, the roof.
  house: {
    "square-1": "M22 110C46 111 76 109 98 110",
    "square-2": "M21 52C22 70 21 92 22 110",
    "square-3": "M98 110C97 90 99 72 98 52",
    "square-4": "M98 52C74 53 46 51 21 52",
    "door-1": "M32 110C31 100 32 90 32 80",
    "door-2": "M51 80C51 90 52 100 51 110",
    "door-3": "M32 80C34 70 49 70 51 80M46.5 96v.1",
    "window-1": "M63 91C71 92 80 90 89 91",
    "window-2": "M63 66C62 74 64 83 63 91",
    "window-3": "M89 91C90 83 88 74 89 66",
    "window-4": "M89 66C80 67 71 65 63 66M76 66v25M63 78.5h26",
    "roof-1": "M14 54C30 42 46 28 60 15",
    "roof-2": "M60 15C74 28 90 42 106 54M84 34V20h9v22",
  },
  heart: {
    "chamber-1": "M60 32C54 12 22 8 16 34L40 46Z",
    "chamber-2": "M60 32C66 12 98 8 104 34L80 46Z",
    "chamber-3": "M16 34C12 52 22 70 37 83L40 46Z",
    "chamber-4": "M104 34C108 52 98 70 83 83L80 46Z",
    "chamber-5": "M40 46L60 32V106C52 99 44 91 37 83Z",
    "chamber-6": "M80 46L60 32V106C68 99 76 91 83 83Z",
  },
  sun: {
    "core-7": `${circle(60, 60, 22)}M52 55v3M68 55v3M50 66c6 7 14 7 20 0`,
    ...Object.fromEntries(RAYS.map((number, index) => [`ray-${number}`, ray(index, RAYS.length)])),
  },
};

/** Where a part has a number on it, it stands here: the chambers of the heart and the rays of the sun. */
export function numeralAt(art: string, part: string): { x: number; y: number; text: string } | null {
  const number = Number(part.split("-").at(-1));
  if (art === "heart") {
    const spots: Record<number, [number, number]> = {
      1: [38, 30],
      2: [82, 30],
      3: [29, 55],
      4: [91, 55],
      5: [50, 66],
      6: [70, 66],
    };
    const [x, y] = spots[number] ?? [60, 60];
    return { x, y, text: String(number) };
  }
  if (art === "sun" && number !== 7) {
    const angle = (RAYS.indexOf(number) / RAYS.length) * 2 * Math.PI - Math.PI / 2;
    return { x: 60 + 54.5 * Math.cos(angle), y: 60 + 54.5 * Math.sin(angle), text: String(number) };
  }
  return null;
}

/** A chip board: the figure, drawn whole, and where its fields lie on a sheet of 300 by 260. */
export type BoardDrawing = { lines: string[]; spots: Record<string, [number, number]>; scale?: number };

export const BOARDS: Record<string, BoardDrawing> = {
  zeppelin: {
    lines: [
      "M14 104C40 34 232 24 286 104 232 184 40 174 14 104Z",
      "M14 104c60-16 210-16 272 0M28 84c70-25 176-25 238 0M28 124c70 25 176 25 238 0",
      "M259 77 294 50v108l-35-27M280 104h14",
      "M112 160l8 26M188 160l-8 26M104 186h92l-10 42h-72Z",
      "M104 200h92",
      "M30 232c10-8 22-8 30 0 8-8 22-8 30 0M222 240c8-8 18-8 26 0 8-8 16-6 22 0",
    ],
    spots: { 1: [46, 104], 2: [98, 104], 3: [150, 104], 4: [202, 104], 5: [254, 104], 6: [150, 208] },
  },
  finke: {
    scale: 0.66,
    lines: [
      "M92 168C66 110 104 52 160 60c8-24 46-30 58-4l30 6-26 14c10 60-22 112-76 112-24 0-44-8-54-20Z",
      "M92 168 36 168l4-26 46 12M50 158l32 3",
      "M195 53v.1M195 47a6 6 0 1 0 .1 0",
      "M112 108c20-20 62-16 70 16 4 22-12 40-34 44M118 124c16-12 40-8 46 10M122 142c12-8 28-6 32 6",
      "M138 190v34m0 0-14 8m14-8 2 12m-2-12 14 8M164 186v38m0 0-14 8m14-8 2 12m-2-12 14 8",
      "M70 236c50 8 110 8 160 0",
    ],
    spots: ring([2, 3, 4, 5, 6, 8, 9, 10, 11, 12], 7, [148, 132]),
  },
  hansel: {
    scale: 0.64,
    lines: [
      "M118 58c-4-40 68-40 64 0 2 34-62 34-64 0Z",
      "M116 50c-6-26 14-42 34-42s40 16 34 42c-16-14-50-14-68 0Z",
      "M138 56v.1M162 56v.1M134 70c8 12 24 12 32 0-10 3-22 3-32 0ZM150 58l-3 7h5",
      "M130 84C92 96 86 190 118 212h64c32-22 26-116-12-128",
      "M98 118 64 138l16 14M202 118l30-14M232 88v26h20V88Zm20 4h8v16h-8M230 88c4-8 20-8 24 0",
      "M128 212v22h-16M172 212v22h16M104 150h92",
    ],
    spots: ring([2, 3, 4, 5, 6, 8, 9, 10, 11, 12], 7, [150, 150]),
  },
  glueckspeter: {
    scale: 0.66,
    lines: [
      "M120 78c-2-40 62-40 60 0 2 36-58 36-60 0Z",
      "M114 62 150 14l36 48c-24-8-48-8-72 0ZM150 14l8-8M150 14l-8-8M150 14v-10",
      "M138 74v.1M162 74v.1M136 88c8 10 20 10 28 0M150 78v4",
      "M136 108C104 116 92 158 88 206h124c-4-48-16-90-48-98",
      "M136 108l14 20 14-20M150 128v78M120 160l-24 6M180 160l24 6",
      "M222 140c-10-12 6-22 10-8 4-14 20-4 10 8 12-2 12 14 0 12 2 12-16 12-14 0-12 2-16-10-6-12ZM230 160c2 14-4 26-12 34",
      "M112 206v28H98M188 206v28h14",
    ],
    spots: ring([2, 3, 4, 5, 6, 7, 8, 9, 11, 12], 10, [150, 172]),
  },
};

/** The fields lie in a ring around the figure, as on the old printed boards; the keeper sits on it. */
function ring(numbers: number[], keeper: number, at: [number, number]): Record<string, [number, number]> {
  const spots: Record<string, [number, number]> = { [keeper]: at };
  numbers.forEach((number, index) => {
    const angle = ((index + 0.5) / numbers.length) * 2 * Math.PI - Math.PI / 2;
    spots[number] = [Math.round(150 + 124 * Math.cos(angle)), Math.round(130 + 104 * Math.sin(angle))];
  });
  return spots;
}
