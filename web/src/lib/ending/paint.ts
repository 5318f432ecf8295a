/** Draws the picture of an ending on a canvas of this device. Nothing is sent anywhere. */

import { HEIGHT, WIDTH, type Box, type Die, type Face, type Measure, type Text, type Thing } from "./card";

const FACES: Record<Face, string> = {
  serif: '"Bitter Variable", Georgia, serif',
  sans: '"Source Sans 3 Variable", system-ui, sans-serif',
};
// The same by day and by night: somebody else will look at it.
const INKS = { ink: "#2b2118", soft: "#5e4d3c", brass: "#7a5407", cream: "#fff6e4", pip: "#2a1d14" };
const FILLS = { paper: "#fffaf0", shade: "#f3e8d0", line: "#d8c7a6" };
const [WOOD, GRAIN, IVORY, SHADE] = ["#5b3a21", "#4f311b", "#f9f2e0", "#d9caa6"];
const ROUND = 14;
/** Where pips lie, as steps from the middle. */
const CORNERS = [
  [-1, -1],
  [1, 1],
];
const OTHERS = [
  [1, -1],
  [-1, 1],
];
const SIDES = [
  [-1, 0],
  [1, 0],
];
const PIPS: number[][][] = [
  [],
  [[0, 0]],
  CORNERS,
  [...CORNERS, [0, 0]],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, [0, 0]],
  [...CORNERS, ...OTHERS, ...SIDES],
];

type Pen = CanvasRenderingContext2D;
const font = (size: number, weight: number, face: Face) => `${weight} ${size}px ${FACES[face]}`;

/** A blank picture, and how wide texts are on it; the letters of the house are fetched first. */
export async function blank(): Promise<{ canvas: HTMLCanvasElement; measure: Measure }> {
  await Promise.all(
    [700, 450].flatMap((weight) => [
      document.fonts.load(font(40, weight, "serif")),
      document.fonts.load(font(40, weight, "sans")),
    ]),
  );
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const measure: Measure = (text, size, weight, face) => {
    pen.font = font(size, weight, face);
    return pen.measureText(text).width;
  };
  return { canvas, measure };
}

/** The finished picture as a file. */
export function painted(canvas: HTMLCanvasElement, things: Thing[]): Promise<Blob> {
  const pen = canvas.getContext("2d")!;
  wood(pen);
  for (const thing of things) {
    if (thing.type === "text") write(pen, thing);
    else if (thing.type === "box") lay(pen, thing);
    else drop(pen, thing);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

function wood(pen: Pen): void {
  pen.fillStyle = WOOD;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GRAIN;
  for (let x = 0, step = 0; x < WIDTH; x += 46 + ((step++ * 31) % 40)) pen.fillRect(x, 0, 3, HEIGHT);
}

function write(pen: Pen, { text, x, y, size, weight, face, ink, align }: Text): void {
  pen.font = font(size, weight, face);
  pen.fillStyle = INKS[ink];
  pen.textAlign = align;
  pen.textBaseline = "alphabetic";
  pen.fillText(text, x, y);
}

function lay(pen: Pen, { x, y, width, height, fill }: Box): void {
  pen.fillStyle = FILLS[fill];
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.min(ROUND, height / 2));
  pen.fill();
}

function drop(pen: Pen, { x, y, size, turn, pips, sign }: Die): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  for (const [fill, down] of [
    [SHADE, size * 0.06],
    [IVORY, 0],
  ] as const) {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.roundRect(-size / 2, -size / 2 + down, size, size, size * 0.16);
    pen.fill();
  }
  pen.fillStyle = INKS.pip;
  if (pips)
    for (const [across, along] of PIPS[pips] ?? []) {
      pen.beginPath();
      pen.arc(across! * size * 0.27, along! * size * 0.27, size * 0.095, 0, 2 * Math.PI);
      pen.fill();
    }
  else {
    pen.font = font(size * 0.5, 700, "serif");
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(sign, 0, size * 0.03);
  }
  pen.restore();
}
