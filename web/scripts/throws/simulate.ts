/** One throw of some dice onto the felt, by a rigid-body engine. The edge of a cube is one. */

import RAPIER from "@dimforge/rapier3d-compat";
import { REST, TEN_CORNERS, upFace, type Body } from "../../src/dice/bodies.ts";
import { feltFor, GRAVITY, RATE, type Contact, type Felt } from "../../src/dice/tracks.ts";
import { unit, type Pose } from "../../src/dice/poses.ts";

/** How dice come onto the felt: flung from a hand, or poured from a cup. */
export type Style = "hand" | "cup";
export type Simulated = { poses: Pose[][]; contacts: Contact[] };
type Chance = () => number;

const STEPS_A_SECOND = 480;
const LONGEST = 1.5;
const SHORTEST = 0.5;
const HIGHEST = 3.6;
const BEVEL = 0.09;
const WALL = 0.4;
// What comes to rest nearer to each other than this looks like one die.
const APART = 1.06;
const LEVEL = (3 * Math.PI) / 180;
// A touch weaker than this is not heard, and one so soon after another between the same two is the same one.
const AUDIBLE = 0.9;
const SAME_TOUCH = 0.045;

/** The throw with this chance, or why it does not look like one. */
export function simulated(bodies: Body[], style: Style, chance: Chance): Simulated | string {
  const world = new RAPIER.World({ x: 0, y: -GRAVITY, z: 0 });
  world.timestep = 1 / STEPS_A_SECOND;
  world.numSolverIterations = 8;
  const touched = new Map<number, Contact["on"]>();
  const felt = feltFor(bodies.length);
  const near = surroundings(world, felt, touched);
  const dice = bodies.map((body, index) => die(world, body, start(index, bodies.length, felt, style, chance)));
  const sides = chance() * 2 - 1;
  dice.forEach((each) => push(each, style, sides, chance));
  const events = new RAPIER.EventQueue(true);
  const poses: Pose[][] = dice.map((each) => [poseOf(each)]);
  const contacts: (Contact & { pair: string })[] = [];
  let still = 0;
  for (let step = 1; step <= LONGEST * STEPS_A_SECOND; step++) {
    if (dice.every((each) => each.translation().z < felt.deep / 2 - 0.8)) near.setEnabled(true);
    world.step(events);
    const time = step / STEPS_A_SECOND;
    events.drainContactForceEvents((event) => {
      const kinds = [touched.get(event.collider1()), touched.get(event.collider2())];
      const on = kinds.includes("felt") ? "felt" : kinds.includes("wall") ? "wall" : "die";
      const strength = event.totalForceMagnitude() / STEPS_A_SECOND;
      note(contacts, { time, strength, on, pair: `${event.collider1()} ${event.collider2()}` });
    });
    if (step % (STEPS_A_SECOND / RATE) === 0) dice.forEach((each, index) => poses[index]!.push(poseOf(each)));
    still = dice.every(rests) ? still + 1 : 0;
    if (still > STEPS_A_SECOND / 20) break;
  }
  world.free();
  const trouble = unsightly(bodies, poses, felt, still > 0);
  return trouble ?? { poses, contacts: contacts.map(({ time, strength, on }) => ({ time, strength, on })) };
}

function surroundings(world: RAPIER.World, felt: Felt, touched: Map<number, Contact["on"]>): RAPIER.Collider {
  const fixed = world.createRigidBody(RAPIER.RigidBodyDesc.fixed());
  const slab = (on: Contact["on"], half: number[], at: number[], restitution: number) => {
    const shape = RAPIER.ColliderDesc.cuboid(half[0]!, half[1]!, half[2]!).setTranslation(at[0]!, at[1]!, at[2]!);
    const collider = world.createCollider(shape.setRestitution(restitution).setFriction(0.3), fixed);
    touched.set(collider.handle, on);
    return collider;
  };
  const [wide, deep] = [felt.wide / 2, felt.deep / 2];
  slab("felt", [20, 1, 20], [0, -1, 0], 0.55);
  slab("wall", [WALL, 10, 20], [wide + WALL, 10, 0], 0.6);
  slab("wall", [WALL, 10, 20], [-wide - WALL, 10, 0], 0.6);
  slab("wall", [20, 10, WALL], [0, 10, -deep - WALL], 0.6);
  const near = slab("wall", [20, 10, WALL], [0, 10, deep + WALL], 0.6);
  near.setEnabled(false);
  return near;
}

type Start = { at: [number, number, number]; turn: RAPIER.Rotation };

/** In two rows behind each other, and from a cup closer together and one above the other. */
function start(index: number, count: number, felt: Felt, style: Style, chance: Chance): Start {
  const across = Math.ceil(count / 2);
  const [column, row] = count < 4 ? [index, 0] : [index % across, Math.floor(index / across)];
  const inRow = count < 4 ? count : Math.min(across, count - row * across);
  const gap = style === "hand" ? 1.5 : 1.12;
  const middle = ((inRow - 1) / 2) * gap;
  const jitter = () => (chance() - 0.5) * (style === "hand" ? 0.3 : 0.08);
  const z = felt.deep / 2 + 1 + row * (style === "hand" ? 1.5 : 1.15);
  const y = style === "hand" ? 1.1 + 0.5 * chance() : 1.3 + 0.35 * chance();
  return { at: [column * gap - middle + jitter(), y + jitter(), z + jitter()], turn: anyTurn(chance) };
}

function anyTurn(chance: Chance): RAPIER.Rotation {
  const [a, b, c] = [chance(), 2 * Math.PI * chance(), 2 * Math.PI * chance()];
  const [p, q] = [Math.sqrt(1 - a), Math.sqrt(a)];
  return { x: p * Math.sin(b), y: p * Math.cos(b), z: q * Math.sin(c), w: q * Math.cos(c) };
}

function die(world: RAPIER.World, body: Body, { at, turn }: Start): RAPIER.RigidBody {
  const desc = RAPIER.RigidBodyDesc.dynamic()
    .setTranslation(...at)
    .setRotation(turn)
    .setCcdEnabled(true);
  const rigid = world.createRigidBody(desc.setLinearDamping(0.02).setAngularDamping(0.1));
  const half = 0.5 - BEVEL;
  const shrink = (REST.ten - 0.03) / REST.ten;
  const shape =
    body === "cube"
      ? RAPIER.ColliderDesc.roundCuboid(half, half, half, BEVEL)
      : RAPIER.ColliderDesc.roundConvexHull(new Float32Array(TEN_CORNERS.flat().map((each) => each * shrink)), 0.03)!;
  shape.setRestitution(0.5).setFriction(0.3).setActiveEvents(RAPIER.ActiveEvents.CONTACT_FORCE_EVENTS);
  world.createCollider(shape.setContactForceEventThreshold(0), rigid);
  return rigid;
}

function push(die: RAPIER.RigidBody, style: Style, sides: number, chance: Chance): void {
  const spread = (most: number) => (2 * chance() - 1) * most;
  const [forward, spin] = style === "hand" ? [15 + 4 * chance(), 22] : [10 + 3 * chance(), 14];
  die.setLinvel({ x: sides * 5 + spread(1.6), y: 2 + 2 * chance(), z: -forward }, true);
  die.setAngvel({ x: -8 + spread(spin), y: spread(spin), z: spread(spin) }, true);
}

function poseOf(die: RAPIER.RigidBody): Pose {
  const { x, y, z } = die.translation();
  const turn = die.rotation();
  return { at: [x, y, z], turn: unit([turn.x, turn.y, turn.z, turn.w]) };
}

function rests(die: RAPIER.RigidBody): boolean {
  const [moves, spins] = [die.linvel(), die.angvel()];
  return Math.hypot(moves.x, moves.y, moves.z) < 0.12 && Math.hypot(spins.x, spins.y, spins.z) < 0.25;
}

function note(contacts: (Contact & { pair: string })[], contact: Contact & { pair: string }): void {
  if (contact.strength < AUDIBLE) return;
  const same = contacts.findLast((each) => each.pair === contact.pair);
  if (same && contact.time - same.time < SAME_TOUCH) same.strength = Math.max(same.strength, contact.strength);
  else contacts.push(contact);
}

function unsightly(bodies: Body[], poses: Pose[][], felt: Felt, rested: boolean): string | null {
  if (!rested) return "does not rest";
  const last = poses.map((track) => track.at(-1)!);
  if (poses[0]!.length < SHORTEST * RATE) return "is too short";
  if (last.some(({ at }, index) => Math.abs(at[1] - REST[bodies[index]!]) > 0.06)) return "is stacked";
  if (last.some(({ turn }, index) => upFace(bodies[index]!, turn).tilt > LEVEL)) return "is tilted";
  if (poses.some((track) => track.some(({ at }) => at[1] > HIGHEST))) return "flies out of the picture";
  if (last.some(({ at }) => Math.abs(at[0]) > felt.wide / 2 - 0.45 || Math.abs(at[2]) > felt.deep / 2 - 0.45)) {
    return "stays outside";
  }
  const apart = last.flatMap(({ at }, one) => last.slice(one + 1).map((other) => distance(at, other.at)));
  return apart.some((each) => each < APART) ? "lies too close" : null;
}

const distance = (a: Pose["at"], b: Pose["at"]): number => Math.hypot(a[0] - b[0], a[2] - b[2]);
