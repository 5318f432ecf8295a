/** The bodies of dice as triangles. Each corner has a place, a direction, the way right on its face, a spot, and a face. */

import { NORMALS, TEN_CORNERS, TEN_KITES, type Body } from "./bodies.ts";
import { cross, dot, type Vector } from "./poses.ts";

/** Three numbers each for place, direction and way right, two for the spot on the face, one for the face. */
export const STRIDE = 12;
export type Mesh = { corners: Float32Array; triangles: Uint16Array };

const BEVEL = 0.1;
const FLAT = 0.5 - BEVEL;
/** Where a face of the cube is cut: closely where it is round, and not at all where it is flat. */
const CUTS = [-0.5, -0.47, -0.44, -FLAT, FLAT, 0.44, 0.47, 0.5];

/** Of each face of the cube the way right and the way up, so that it reads well from outside. */
export const WAYS: { right: Vector; up: Vector }[] = NORMALS.cube.map((normal) => {
  const up: Vector = Math.abs(normal[1]) > 0.5 ? [0, 0, -1] : [0, 1, 0];
  return { right: cross(up, normal), up };
});

export function cubeMesh(): Mesh {
  const corners: number[] = [];
  const triangles: number[] = [];
  NORMALS.cube.forEach((normal, face) => {
    const { right, up } = WAYS[face]!;
    const first = corners.length / STRIDE;
    for (const v of CUTS) {
      for (const u of CUTS) {
        const place = sum(scaled(normal, 0.5), scaled(right, u), scaled(up, v));
        const core = place.map((part) => Math.max(-FLAT, Math.min(FLAT, part))) as unknown as Vector;
        const out = normalized(sum(place, scaled(core, -1)));
        corners.push(...sum(core, scaled(out, BEVEL)), ...out, ...right, u, v, face);
      }
    }
    const cut = CUTS.length;
    for (let row = 0; row < cut - 1; row++) {
      for (let column = 0; column < cut - 1; column++) {
        const corner = first + row * cut + column;
        triangles.push(corner, corner + 1, corner + cut, corner + 1, corner + cut + 1, corner + cut);
      }
    }
  });
  return { corners: Float32Array.from(corners), triangles: Uint16Array.from(triangles) };
}

/** The way up on a kite: from its middle to its tip. */
export const kiteUp = (face: number): Vector => {
  const normal = NORMALS.ten[face]!;
  const tip = TEN_CORNERS[TEN_KITES[face]![0]!]!;
  return normalized(sum(tip, scaled(normal, -dot(tip, normal))));
};

export function tenMesh(): Mesh {
  const corners: number[] = [];
  const triangles: number[] = [];
  TEN_KITES.forEach((kite, face) => {
    const normal = NORMALS.ten[face]!;
    const up = kiteUp(face);
    const right = cross(up, normal);
    const middle = scaled(normal, dot(normal, TEN_CORNERS[kite[0]!]!));
    const first = corners.length / STRIDE;
    for (const corner of kite) {
      const place = TEN_CORNERS[corner]!;
      const spot = sum(place, scaled(middle, -1));
      corners.push(...place, ...normal, ...right, dot(spot, right), dot(spot, up), face);
    }
    triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
  });
  return { corners: Float32Array.from(corners), triangles: Uint16Array.from(triangles) };
}

export const meshOf = (body: Body): Mesh => (body === "cube" ? cubeMesh() : tenMesh());

const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const sum = (...vectors: Vector[]): Vector =>
  [0, 1, 2].map((axis) => vectors.reduce((total, each) => total + each[axis]!, 0)) as unknown as Vector;
const normalized = (vector: Vector): Vector => scaled(vector, 1 / Math.hypot(...vector));
