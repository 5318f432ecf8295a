/** How a cube must be turned to show a face, and which of its sides then catch the light. */

export type Turn = { x: number; y: number };
export type Light = "front" | "low" | "high" | "side" | "back";

// Opposite faces add up to seven: turning the cube so far brings that face to the front.
const TURNS: Record<number, Turn> = {
  1: { x: 0, y: 0 },
  2: { x: -90, y: 0 },
  3: { x: 0, y: -90 },
  4: { x: 0, y: 90 },
  5: { x: 90, y: 0 },
  6: { x: 0, y: 180 },
};

// Where each face looks while the cube is not turned: right, down, towards the viewer.
const NORMALS: Record<number, [number, number, number]> = {
  1: [0, 0, 1],
  2: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
  5: [0, 1, 0],
  6: [0, 0, -1],
};

export function turnTo(face: number): Turn {
  return TURNS[face] ?? TURNS[1]!;
}

/** Of a die that lies straight with this face on top, the face that looks to us, and whether that lies on its side. */
export function frontOf(top: number): { face: number; turned: boolean } {
  return { face: top === 1 || top === 6 ? 2 : 6, turned: top === 3 || top === 4 };
}

/** Where a face looks once the cube has come to rest on `shown`. */
export function lightOn(face: number, shown: number): Light {
  const [x, y, z] = turned(NORMALS[face]!, turnTo(shown));
  if (z > 0.5) return "front";
  if (z < -0.5) return "back";
  if (y > 0.5) return "low";
  return y < -0.5 || x === 0 ? "high" : "side";
}

/** A direction after `rotateX(x) rotateY(y)`, the way style sheets count: y first, then x. */
function turned([x, y, z]: [number, number, number], turn: Turn): [number, number, number] {
  const [sinY, cosY] = sinCos(turn.y);
  const [sinX, cosX] = sinCos(turn.x);
  const [x1, z1] = [x * cosY + z * sinY, -x * sinY + z * cosY];
  return [x1, y * cosX - z1 * sinX, y * sinX + z1 * cosX];
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** The same small chance for the same throw and die: how it flies and how askew it comes to rest, between -1 and 1. */
export function whim(...seeds: number[]): number {
  let hash = 2166136261;
  for (const seed of seeds) hash = Math.imul(hash ^ (seed + 0x9e37), 16777619);
  hash ^= hash >>> 13;
  return ((Math.imul(hash, 0x5bd1e995) >>> 8) % 2001) / 1000 - 1;
}
