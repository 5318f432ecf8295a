/** The bodies that dice have: where their faces look, and how far they lie from the middle. The edge of a cube is one. */

import { about, after, cross, dot, taking, turned, UP, type Quaternion, type Vector } from "./poses.ts";

export type Body = "cube" | "ten";

/** Of a cube, by its pips: opposite faces add up to seven, and 1, 2, 3 run round a corner as on dice from Europe. */
const CUBE: Vector[] = [
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 0, -1],
  [0, -1, 0],
];

/** How steep the ten kites are, and the ring of corners between them: chosen so that each kite is flat. */
const TIP = 0.78;
const RING = 0.72;
const STEP = Math.PI / 5;
const LIFT = (TIP * (1 - Math.cos(STEP))) / (1 + Math.cos(STEP));

/** The corners of the ten-sided die: two tips and a zigzag between them. */
export const TEN_CORNERS: Vector[] = [
  [0, TIP, 0],
  ...Array.from({ length: 10 }, (_, index): Vector => {
    const angle = index * STEP;
    return [RING * Math.sin(angle), index % 2 ? -LIFT : LIFT, RING * Math.cos(angle)];
  }),
  [0, -TIP, 0],
];

/** The kites of the ten-sided die, as corners: the tip first, then round; face 0 to 9. Opposite ones add up to nine. */
export const TEN_KITES: number[][] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(kite);

function kite(face: number): number[] {
  const upper = face % 2 === 0;
  // Even faces lie round the upper tip; the one opposite of `face` is `9 - face`.
  const middle = upper ? face + 1 : (15 - face) % 10;
  const ring = [(middle + 9) % 10, middle, (middle + 1) % 10].map((each) => each + 1);
  return upper ? [0, ...ring] : [11, ...ring.reverse()];
}

function outward(corners: number[]): Vector {
  const [tip, left, , right] = corners.map((corner) => TEN_CORNERS[corner]!);
  const [x, y, z] = cross(minus(left!, tip!), minus(right!, tip!));
  const length = Math.hypot(x, y, z) * Math.sign(dot([x, y, z], tip!));
  return [x / length, y / length, z / length];
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const NORMALS: Record<Body, Vector[]> = { cube: CUBE, ten: TEN_KITES.map(outward) };
export const facesOf = (body: Body): number[] => NORMALS[body].map((_, index) => index);

/** How high the middle of a body lies above the felt once it has come to rest. */
export const REST: Record<Body, number> = {
  cube: 0.5,
  ten: dot(NORMALS.ten[0]!, TEN_CORNERS[0]!),
};

/** The turns that take a body into itself. */
export const SYMMETRIES: Record<Body, Quaternion[]> = { cube: symmetries("cube", 4), ten: symmetries("ten", 1) };

function symmetries(body: Body, yaws: number): Quaternion[] {
  const [first] = NORMALS[body];
  return NORMALS[body].flatMap((normal) =>
    Array.from({ length: yaws }, (_, yaw) => {
      const turn = after(about(normal, (yaw * Math.PI * 2) / yaws), taking(first!, normal));
      return body === "ten" ? tipToTip(turn, normal) : turn;
    }),
  );
}

/** Of the turns that bring a kite over another, the one that also brings the tips over one another. */
function tipToTip(turn: Quaternion, normal: Vector): Quaternion {
  const tip = turned(UP, turn);
  const wanted: Vector = normal[1] > 0 ? [0, 1, 0] : [0, -1, 0];
  const flat = (vector: Vector): Vector => {
    const along = dot(vector, normal);
    return [vector[0] - along * normal[0], vector[1] - along * normal[1], vector[2] - along * normal[2]];
  };
  const [a, b] = [flat(tip), flat(wanted)];
  return after(about(normal, Math.atan2(dot(cross(a, b), normal), dot(a, b))), turn);
}

/** The face that looks up, counted from 0, and how far it leans. */
export function upFace(body: Body, turn: Quaternion): { face: number; tilt: number } {
  const heights = NORMALS[body].map((normal) => turned(normal, turn)[1]);
  const face = heights.indexOf(Math.max(...heights));
  return { face, tilt: Math.acos(Math.min(1, heights[face]!)) };
}

/** The turns by which a track that ends with `lying` up ends with `wanted` up instead. */
export function relabellings(body: Body, lying: number, wanted: number): Quaternion[] {
  const [from, to] = [NORMALS[body][wanted]!, NORMALS[body][lying]!];
  return SYMMETRIES[body].filter((turn) => dot(turned(from, turn), to) > 0.999);
}

/** The same turn, but with its upper face exactly level. */
export function levelled(body: Body, turn: Quaternion): Quaternion {
  const { face } = upFace(body, turn);
  return after(taking(turned(NORMALS[body][face]!, turn), UP), turn);
}
