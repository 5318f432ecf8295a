/** How the felt is looked at: from above and a little from our side. */

import type { Vector } from "./poses.ts";

/** How far from straight down one looks, and from how far away, in edges of a die. */
const LEAN = (22 * Math.PI) / 180;
const FAR = 22;
const [COS, SIN] = [Math.cos(LEAN), Math.sin(LEAN)];

/** A picture of so many pixels, in which the middle of the felt lies at a point and an edge has so many pixels there. */
export type Camera = { wide: number; high: number; x: number; y: number; edge: number };

export type Seen = { camera: Camera; stretch: number };

/** Across the middle of the felt `depth` edges take so many on the picture. */
export const foreshortened = (depth: number): number => depth * COS;

// Around the felt of a throw so many edges are left, that nothing that lies there is cut off: dice at its far end are
// seen above it.
const BESIDE = 0.6;
const ABOVE = 0.45;
const BELOW = 0.15;
// On a felt that is much deeper than that of the throw, dice go so much farther.
const MOST_STRETCH = 1.7;
// And they fly at most so much larger than they will lie.
const LARGER = 1.15;

/** How a throw is looked at on a canvas: all of its felt, as large as it fits, near our side; and how much deeper. */
export function cameraFor(felt: { wide: number; deep: number }, wide: number, high: number, lying: number): Seen {
  const tall = ABOVE + BELOW;
  const fits = Math.min(wide / (felt.wide + BESIDE), high / (foreshortened(felt.deep) + tall));
  const edge = Math.min(fits, LARGER * lying);
  const room = (high / edge - tall) / foreshortened(felt.deep);
  const stretch = Math.max(1, Math.min(MOST_STRETCH, room));
  const y = high - (foreshortened(felt.deep * stretch) / 2 + BELOW) * edge;
  return { camera: { wide, high, x: wide / 2, y, edge }, stretch };
}

/** How large an edge is drawn at a place, against one in the middle of the felt. */
export const nearness = ([, y, z]: Vector): number => FAR / (FAR - (y * COS + z * SIN));

/** Where on the picture a place is. */
export function seenAt(camera: Camera, place: Vector): [number, number] {
  const [x, y, z] = place;
  const size = camera.edge * nearness(place);
  return [camera.x + x * size, camera.y - (y * SIN - z * COS) * size];
}

/** The place at this height that is seen at a point of the picture. */
export function placeSeen(camera: Camera, [px, py]: readonly [number, number], y: number): Vector {
  const up = (camera.y - py) / camera.edge;
  // (y·SIN − z·COS)·FAR = up·(FAR − y·COS − z·SIN), solved for z.
  const z = (y * SIN * FAR - up * (FAR - y * COS)) / (COS * FAR - up * SIN);
  return [(px - camera.x) / (camera.edge * nearness([0, y, z])), y, z];
}

/** Where one looks from. */
export const EYE: Vector = [0, FAR * COS, FAR * SIN];

/** The same as a matrix for a graphics chip, column by column. */
export function matrix({ wide, high, x, y, edge }: Camera): Float32Array {
  const [sx, sy] = [(2 * edge * FAR) / wide, (2 * edge * FAR) / high];
  const [ox, oy] = [(2 * x) / wide - 1, 1 - (2 * y) / high];
  const [near, far] = [0.4 * FAR, 1.6 * FAR];
  const depth = [0, -COS, -SIN, FAR];
  const [slope, shift] = [(far + near) / (far - near), (-2 * far * near) / (far - near)];
  const rows = [
    depth.map((part, column) => ox * part + (column === 0 ? sx : 0)),
    depth.map((part, column) => oy * part + (column === 1 ? sy * SIN : column === 2 ? -sy * COS : 0)),
    depth.map((part, column) => slope * part + (column === 3 ? shift : 0)),
    depth,
  ];
  return Float32Array.from([0, 1, 2, 3].flatMap((column) => rows.map((row) => row[column]!)));
}
