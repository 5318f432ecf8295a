/** Places and turns of a die in space, as few lines of algebra as throws need. x goes right, y up, z towards us. */

export type Vector = readonly [number, number, number];
/** A turn: three parts of an axis and one of an angle, of length one. */
export type Quaternion = readonly [number, number, number, number];
export type Pose = { at: Vector; turn: Quaternion };

export const UP: Vector = [0, 1, 0];
export const UNTURNED: Quaternion = [0, 0, 0, 1];

/** First `b`, then `a`. */
export function after(a: Quaternion, b: Quaternion): Quaternion {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export const inverse = ([x, y, z, w]: Quaternion): Quaternion => [-x, -y, -z, w];

export function turned([x, y, z]: Vector, turn: Quaternion): Vector {
  const [rx, ry, rz] = after(after(turn, [x, y, z, 0]), inverse(turn));
  return [rx, ry, rz];
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, part, index) => sum + part * b[index]!, 0);

export function cross([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

export function unit(turn: Quaternion): Quaternion {
  const length = Math.hypot(...turn);
  const [x, y, z, w] = turn;
  return [x / length, y / length, z / length, w / length];
}

/** The angle between two turns. */
export const between = (a: Quaternion, b: Quaternion): number => 2 * Math.acos(Math.min(1, Math.abs(dot(a, b))));

/** Part of the way from one turn to another, at an even speed. */
export function onTheWay(a: Quaternion, b: Quaternion, share: number): Quaternion {
  const cosine = dot(a, b);
  const sign = cosine < 0 ? -1 : 1;
  const angle = Math.acos(Math.min(1, Math.abs(cosine)));
  if (angle < 1e-4) return b;
  const from = Math.sin((1 - share) * angle) / Math.sin(angle);
  const to = (sign * Math.sin(share * angle)) / Math.sin(angle);
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [ax * from + bx * to, ay * from + by * to, az * from + bz * to, aw * from + bw * to];
}

/** The turn about an axis of length one. */
export function about([x, y, z]: Vector, angle: number): Quaternion {
  const sine = Math.sin(angle / 2);
  return [x * sine, y * sine, z * sine, Math.cos(angle / 2)];
}

/** The smallest turn that takes one direction into another. */
export function taking(from: Vector, to: Vector): Quaternion {
  const cosine = dot(from, to);
  // Into the opposite direction it goes about any axis that is square to it.
  if (cosine < -0.9999) return unit([...cross(from, Math.abs(from[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]), 0]);
  return unit([...cross(from, to), 1 + cosine]);
}
