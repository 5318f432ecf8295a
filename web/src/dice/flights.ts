/**
 * Which throw is shown for dice that have fallen, and where each die is at every moment of it: first as it was
 * simulated, then, after a moment to read it, on its way to where it will lie.
 */

import { relabellings, REST, type Body } from "./bodies.ts";
import { kiteUp, WAYS } from "./meshes.ts";
import { about, after, onTheWay, turned, UP, type Pose, type Quaternion, type Vector } from "./poses.ts";
import {
  feltFor,
  lastOf,
  lyingFace,
  mirrored,
  poseAt,
  relabelled,
  type Felt,
  type Throw,
  type Track,
} from "./tracks.ts";

/** A die that has fallen: its body, and the face that shall lie on top, counted from 0. */
export type Fallen = { body: Body; face: number };
/** `from` is where each lay before, if it is sent off from there. */
export type Flight = {
  tracks: Track[];
  contacts: Throw["contacts"];
  seconds: number;
  felt: Felt;
  from?: Place[];
};
/** Where a die lies in the end, in edges on the felt, and how large it is there against one that flies. */
export type Place = { at: Vector; size: number };
export type Shown = Pose & { size: number };

// So long dice lie where they fell, and so long they take to where they belong, in seconds.
export const READ = 0.22;
export const GLIDE = 0.24;
// Of that time they move sideways in the first part, and towards us or away in as much at the end.
const SIDEWAYS = 0.65;
// So long a flicked die takes to be on its way.
const FLICK = 0.26;
// Of the throws that go in the wanted direction one is taken out of so many.
const NEAREST = 5;

/** What is wished of a throw: a number by which it is chosen, how it comes, how far to the right (−1 to 1), from where. */
export type Wish = { whim: number; style: Throw["style"]; aim: number | null; flicked?: boolean };

/** A throw for these dice, or null where none was simulated for so many of them. */
export function flightFor(throws: Throw[], dice: Fallen[], { whim, style, aim }: Wish): Flight | null {
  const fitting = throwsFor(throws, dice);
  const styled = fitting.filter((each) => each.style === style);
  const both = (styled.length ? styled : fitting).flatMap((each) => [each, mirrored(each)]);
  if (!both.length) return null;
  const ordered = aim === null ? both : nearestTo(both, aim).slice(0, NEAREST);
  const chosen = ordered[whim % ordered.length]!;
  // What fell on the left goes to a place on the left, so that no two cross on their way.
  const left = { cube: fromTheLeft(tracksOf(chosen, "cube")), ten: tracksOf(chosen, "ten") };
  const tracks = dice.map((die) => labelled(left[die.body].shift()!, die));
  return { tracks, contacts: chosen.contacts, seconds: chosen.seconds, felt: feltFor(chosen.dice.length) };
}

const tracksOf = (thrown: Throw, body: Body): Track[] => thrown.dice.filter((track) => track.body === body);

const fromTheLeft = (tracks: Track[]): Track[] =>
  [...tracks].sort((one, other) => lastOf(one).at[0] - lastOf(other).at[0]);

/** Those with as many dice of each body; where there are none, those with the fewest too many cubes. */
function throwsFor(throws: Throw[], dice: Fallen[]): Throw[] {
  const count = (body: Body) => dice.filter((die) => die.body === body).length;
  const enough = throws.filter(
    (each) => tracksOf(each, "ten").length === count("ten") && tracksOf(each, "cube").length >= count("cube"),
  );
  const fewest = Math.min(...enough.map((each) => each.dice.length));
  return enough.filter((each) => each.dice.length === fewest);
}

function nearestTo(throws: Throw[], aim: number): Throw[] {
  const away = (thrown: Throw) => Math.abs(direction(thrown) - aim);
  return [...throws].sort((one, other) => away(one) - away(other));
}

/** How far to the right a throw goes on its first way, against how far it goes forward. */
function direction({ dice }: Throw): number {
  const [sides, forward] = dice.reduce(
    ([x, z], { knots: [first, second] }) => [x + second!.at[0] - first!.at[0], z + first!.at[2] - second!.at[2]],
    [0, 1e-6],
  );
  return (2.5 * sides) / forward;
}

/** The track with its faces turned so that the right one lies on top, and as upright as it can. */
function labelled(track: Track, { body, face }: Fallen): Track {
  const turns = relabellings(body, lyingFace(track), face);
  const rest = lastOf(track).turn;
  const upright = (turn: Quaternion) => -turned(wayUp(body, face), after(rest, turn))[2];
  const best = turns.reduce((one, other) => (upright(other) > upright(one) ? other : one));
  return relabelled(track, best);
}

const wayUp = (body: Body, face: number): Vector => (body === "cube" ? WAYS[face]!.up : kiteUp(face));

/** The turn that a die has where it lies in the end: straight and upright, as dice that lie still are drawn. */
export function straightened(track: Track, { body, face }: Fallen): Quaternion {
  const { turn } = lastOf(track);
  const [x, , z] = turned(wayUp(body, face), turn);
  return after(about(UP, Math.atan2(x, -z)), turn);
}

const smooth = (share: number): number => share * share * (3 - 2 * share);

/** When the dice leave where they fell, and when all lie where they belong, in seconds. */
export const glides = (flight: Flight): number => flight.seconds + READ;
export const lasts = (flight: Flight): number => glides(flight) + GLIDE;

/** A die that is flicked leaves where it lay, and soon is on the way that was simulated. */
function sentOff({ tracks, from }: Flight, index: number, seconds: number): Shown {
  const pose = poseAt(tracks[index]!, seconds);
  const start = from?.[index];
  if (!start || seconds >= FLICK) return { ...pose, size: 1 };
  const left = 1 - smooth(seconds / FLICK);
  const { at } = poseAt(tracks[index]!, 0);
  const [x, y, z] = pose.at.map((part, axis) => part + (start.at[axis]! - at[axis]!) * left) as [
    number,
    number,
    number,
  ];
  return { at: [x, Math.max(REST[tracks[index]!.body], y), z], turn: pose.turn, size: 1 + (start.size - 1) * left };
}

/** A die at a time of its flight. */
export function shownAt(flight: Flight, index: number, end: Place & { turn: Quaternion }, seconds: number): Shown {
  const track = flight.tracks[index]!;
  const share = Math.max(0, Math.min(1, (seconds - glides(flight)) / GLIDE));
  if (share === 0) return sentOff(flight, index, seconds);
  const eased = smooth(share);
  const from = lastOf(track);
  const size = 1 + (end.size - 1) * eased;
  // First beside each other, then into a row.
  const mix = (axis: number, part: number) => from.at[axis]! + (end.at[axis]! - from.at[axis]!) * smooth(part);
  const [x, z] = [mix(0, Math.min(1, share / SIDEWAYS)), mix(2, Math.max(0, 1 - (1 - share) / SIDEWAYS))];
  return { at: [x, REST[track.body] * size, z], turn: onTheWay(from.turn, end.turn, eased), size };
}
