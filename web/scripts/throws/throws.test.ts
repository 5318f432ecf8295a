// @vitest-environment node
import { readFileSync } from "node:fs";
import RAPIER from "@dimforge/rapier3d-compat";
import { describe, expect, it } from "vitest";
import {
  facesOf,
  NORMALS,
  relabellings,
  REST,
  SYMMETRIES,
  TEN_CORNERS,
  TEN_KITES,
  upFace,
  type Body,
} from "../../src/dice/bodies.ts";
import { cameraFor, placeSeen, seenAt, type Camera } from "../../src/dice/camera.ts";
import { flightFor, lasts, shownAt, straightened, type Fallen } from "../../src/dice/flights.ts";
import { cubeMesh, kiteUp, STRIDE, tenMesh, WAYS } from "../../src/dice/meshes.ts";
import { frontOf } from "../../src/lib/dice/cube.ts";
import { after, cross, dot, turned, type Vector } from "../../src/dice/poses.ts";
import { deepened, feltFor, lastOf, mirrored, poseAt, readThrows, RATE } from "../../src/dice/tracks.ts";

import { bakedFor, WISHES } from "./bake.ts";
import { encoded } from "./encode.ts";

const THROWS = readThrows(new Uint8Array(readFileSync(new URL("../../src/dice/throws.bin", import.meta.url))));
const BODIES: Body[] = ["cube", "ten"];
const isOne = (vectors: Vector[], vector: Vector) => vectors.some((each) => dot(each, vector) > 0.9999);
const length = (vector: readonly number[]) => Math.hypot(...vector);

describe("bodies", () => {
  it("turn into themselves by every symmetry, and no two of these are the same", () => {
    for (const body of BODIES) {
      for (const turn of SYMMETRIES[body]) {
        for (const normal of NORMALS[body]) expect(isOne(NORMALS[body], turned(normal, turn))).toBe(true);
      }
      const shown = SYMMETRIES[body].map((turn) =>
        NORMALS[body].map((normal) => turned(normal, turn).map(Math.fround)),
      );
      expect(SYMMETRIES[body]).toHaveLength(body === "cube" ? 24 : 10);
      expect(new Set(shown.map((each) => JSON.stringify(each.map((v) => v.map((x) => x.toFixed(2)))))).size).toBe(
        SYMMETRIES[body].length,
      );
    }
  });

  it("have opposite faces that add up to seven, or to nine", () => {
    for (const body of BODIES) {
      const last = facesOf(body).length - 1;
      for (const face of facesOf(body)) expect(dot(NORMALS[body][face]!, NORMALS[body][last - face]!)).toBeCloseTo(-1);
    }
  });

  it("have one, two and three round a corner as on dice from Europe: against the clock", () => {
    const [one, two, three] = NORMALS.cube as [Vector, Vector, Vector];
    const corner: Vector = [0, 1, 2].map((axis) => one[axis]! + two[axis]! + three[axis]!) as unknown as Vector;
    expect(dot(cross(one, two), corner)).toBeGreaterThan(0);
  });

  it("have flat kites", () => {
    TEN_KITES.forEach((kite, face) => {
      for (const corner of kite) expect(dot(TEN_CORNERS[corner]!, NORMALS.ten[face]!)).toBeCloseTo(REST.ten);
    });
  });

  it("are drawn with outward directions, and with ways right and up that read from outside", () => {
    for (const { corners, triangles } of [cubeMesh(), tenMesh()]) {
      for (let at = 0; at < triangles.length; at += 3) {
        const [a, b, c] = [0, 1, 2].map((each) => {
          const from = triangles[at + each]! * STRIDE;
          return [...corners.slice(from, from + 3)] as unknown as Vector;
        }) as [Vector, Vector, Vector];
        const side = (to: Vector) => to.map((part, axis) => part - a[axis]!) as unknown as Vector;
        expect(dot(cross(side(b), side(c)), a)).toBeGreaterThanOrEqual(-1e-9);
      }
    }
    WAYS.forEach(({ right, up }, face) => {
      expect(Math.abs(dot(right, up)) + Math.abs(dot(right, NORMALS.cube[face]!))).toBeCloseTo(0);
    });
  });
});

describe("throws that were simulated", () => {
  it("are several hundred with their mirror images, for one to six dice, by hand and by cup, and for ten-sided ones", () => {
    expect(2 * THROWS.length).toBeGreaterThanOrEqual(300);
    for (const style of ["hand", "cup"]) {
      for (const count of [1, 2, 3, 4, 5, 6]) {
        const fitting = THROWS.filter(
          (each) => each.style === style && each.dice.length === count && each.dice.every((die) => die.body === "cube"),
        );
        expect(fitting.length).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it("end flat on the felt, within it, apart from each other, and in good time", () => {
    for (const thrown of THROWS) {
      const felt = feltFor(thrown.dice.length);
      const ends = thrown.dice.map(lastOf);
      expect(thrown.seconds).toBeGreaterThan(0.5);
      expect(thrown.seconds).toBeLessThan(1.5);
      ends.forEach(({ at, turn }, index) => {
        const { body } = thrown.dice[index]!;
        expect(upFace(body, turn).tilt).toBeLessThan(0.006);
        expect(at[1]).toBeCloseTo(REST[body], 1);
        expect(Math.abs(at[0])).toBeLessThan(felt.wide / 2 - 0.4);
        expect(Math.abs(at[2])).toBeLessThan(felt.deep / 2 - 0.4);
      });
      ends.forEach(({ at }, one) =>
        ends
          .slice(one + 1)
          .forEach((other) => expect(length([at[0] - other.at[0], at[2] - other.at[2]])).toBeGreaterThan(1)),
      );
    }
  });

  it("go through nothing on their way", () => {
    for (const thrown of THROWS) {
      const { wide } = feltFor(thrown.dice.length);
      for (let step = 0; step < thrown.seconds * RATE; step += 4) {
        const through = thrown.dice.filter((die) => {
          const { at } = poseAt(die, step / RATE);
          return at[1] < 0.42 || at[1] > 3.8 || Math.abs(at[0]) > wide / 2 - 0.35;
        });
        if (through.length) throw new Error(`at ${step} of a throw of ${thrown.dice.length}`);
      }
    }
  });

  it("are heard: the contacts come in order, within the throw, and more than one", () => {
    for (const { contacts, seconds, dice } of THROWS) {
      expect(contacts.length).toBeGreaterThan(1);
      expect(contacts.length).toBeGreaterThanOrEqual(Math.min(6, dice.length));
      const times = contacts.map((each) => each.time);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(seconds + 0.1);
      expect(Math.max(...contacts.map((each) => each.strength))).toBeCloseTo(1);
    }
  });

  it("end with whatever face is dictated, by every variant, mirrored or not: none is wrong", () => {
    let combinations = 0;
    for (const thrown of THROWS.flatMap((each) => [each, mirrored(each)])) {
      for (const track of thrown.dice) {
        const lying = upFace(track.body, lastOf(track).turn).face;
        for (const wanted of facesOf(track.body)) {
          const turns = relabellings(track.body, lying, wanted);
          if (turns.length !== (track.body === "cube" ? 4 : 1)) throw new Error(`${turns.length} turns`);
          for (const turn of turns) {
            const { face, tilt } = upFace(track.body, after(lastOf(track).turn, turn));
            if (face !== wanted || tilt > 0.006) throw new Error(`${wanted} was wished, and ${face} fell`);
            combinations += 1;
          }
        }
      }
    }
    expect(combinations).toBeGreaterThan(20_000);
  });
});

describe("a flight", () => {
  const dice = (count: number, more: Partial<Fallen> = {}): Fallen[] =>
    Array.from({ length: count }, (_, index) => ({ body: "cube", face: index % 6, ...more }));

  it("is there for one to thirteen cubes, and for a ten-sided die among five", () => {
    for (let count = 1; count <= 13; count++) {
      const flight = flightFor(THROWS, dice(count), { whim: 7, style: "hand", aim: null })!;
      expect(flight.tracks.map((track) => upFace("cube", lastOf(track).turn).face)).toEqual(
        dice(count).map((die) => die.face),
      );
    }
    const mixed: Fallen[] = [{ body: "ten", face: 8 }, ...dice(5)];
    const flight = flightFor(THROWS, mixed, { whim: 2, style: "cup", aim: null })!;
    expect(flight.tracks.map((track) => upFace(track.body, lastOf(track).turn).face)).toEqual([8, 0, 1, 2, 3, 4]);
    expect(flightFor(THROWS, dice(14), { whim: 0, style: "hand", aim: null })).toBeNull();
  });

  it("goes where it was flung", () => {
    const sides = (aim: number) =>
      Array.from({ length: 20 }, (_, whim) => {
        const { tracks } = flightFor(THROWS, dice(3), { whim, style: "hand", aim })!;
        return tracks.reduce((sum, track) => sum + poseAt(track, 0.1).at[0] - poseAt(track, 0).at[0], 0);
      });
    expect(Math.max(...sides(-1))).toBeLessThan(0);
    expect(Math.min(...sides(1))).toBeGreaterThan(0);
  });

  it("leaves from where the die lay that is flicked, and soon goes as it was simulated", () => {
    const [die] = dice(1, { face: 2 }) as [Fallen];
    const flight = flightFor(THROWS, [die], { whim: 4, style: "hand", aim: 0, flicked: true })!;
    const end = { at: [0, REST.cube, 0] as Vector, size: 1, turn: straightened(flight.tracks[0]!, die) };
    const seen = (seconds: number) =>
      shownAt({ ...flight, from: [{ at: [1.5, 0.65, 2], size: 1.3 }] }, 0, end, seconds);
    expect([seen(0).at[0], seen(0).at[2], seen(0).size]).toEqual([1.5, 2, 1.3]);
    expect(seen(0.3)).toEqual({ ...poseAt(flight.tracks[0]!, 0.3), size: 1 });
    // It does not jump on the way from the one to the other.
    for (let seconds = 0; seconds < 0.3; seconds += 0.01) {
      const [one, other] = [seen(seconds).at, seen(seconds + 0.01).at];
      expect(length(one.map((part, axis) => part - other[axis]!))).toBeLessThan(1);
    }
  });

  it("ends where the dice lie, flat, and with signs upright", () => {
    for (const die of [...dice(1, { face: 4 }), { body: "ten", face: 6 } as Fallen]) {
      const flight = flightFor(THROWS, [die], { whim: 3, style: "hand", aim: null })!;
      const turn = straightened(flight.tracks[0]!, die);
      const end = { at: [1, REST[die.body], 2] as Vector, size: 1.5, turn };
      const shown = shownAt(flight, 0, end, lasts(flight));
      expect(shown.size).toBeCloseTo(1.5);
      expect([shown.at[0], shown.at[2]]).toEqual([1, 2]);
      const up = die.body === "cube" ? WAYS[die.face]!.up : kiteUp(die.face);
      expect(turned(up, shown.turn)[2]).toBeLessThan(-0.6);
      expect(Math.abs(turned(up, shown.turn)[0])).toBeLessThan(0.02);
    }
  });

  it("ends with the front to us that is drawn on dice that lie still", () => {
    for (const [index, die] of dice(6).entries()) {
      for (let whim = 0; whim < 20; whim++) {
        const flight = flightFor(THROWS, [die], { whim, style: "hand", aim: null })!;
        const turn = straightened(flight.tracks[0]!, die);
        const looks = NORMALS.cube.map((normal) => turned(normal, turn)[2]);
        const face = looks.indexOf(Math.max(...looks));
        const lies = Math.abs(turned(WAYS[face]!.up, turn)[0]) > 0.99;
        // A two looks the same from above and below, and so does a six.
        expect({ face: face + 1, turned: lies }).toEqual(frontOf(index + 1));
      }
    }
  });
});

describe("on their way from where they fell into a row", () => {
  it("dice do not go through each other", () => {
    let nearest = Infinity;
    for (const count of [2, 3, 4, 5, 6]) {
      for (let whim = 0; whim < 28; whim++) {
        const dice: Fallen[] = Array.from({ length: count }, () => ({ body: "cube", face: 0 }));
        const flight = flightFor(THROWS, dice, { whim, style: "hand", aim: null })!;
        const end = (index: number) => ({
          at: [1.32 * (index - (count - 1) / 2), 0.5, -1] as Vector,
          size: 1.1,
          turn: straightened(flight.tracks[index]!, dice[index]!),
        });
        for (let seconds = flight.seconds; seconds <= lasts(flight); seconds += 0.01) {
          const at = dice.map((_, index) => shownAt(flight, index, end(index), seconds).at);
          at.forEach((one, index) =>
            at.slice(index + 1).forEach((other) => {
              nearest = Math.min(nearest, length([one[0] - other[0], one[2] - other[2]]));
            }),
          );
        }
      }
    }
    expect(nearest).toBeGreaterThan(0.9);
  });
});

describe("what is seen of a throw", () => {
  // Felts in pixels: shallow above a pad on a phone, deep on a phone, on a laptop, on a television; and dice there.
  const FELTS: [number, number, number][] = [
    [364, 125, 43],
    [334, 125, 43],
    [364, 470, 62],
    [790, 420, 103],
    [1150, 640, 220],
  ];
  const CORNERS = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((z) => [0, 1].map((y): Vector => [x, y, z])));

  it("is at least 34 pixels large on a phone of 390, and about as large as the dice lie there", () => {
    for (const count of [1, 2, 3, 4, 5, 6]) {
      const { camera } = cameraFor(feltFor(count), ...FELTS[0]!);
      expect(camera.edge).toBeGreaterThanOrEqual(34);
      for (const [wide, high, lying] of FELTS) {
        const { camera } = cameraFor(feltFor(count), wide, high, lying);
        expect(camera.edge).toBeGreaterThan(0.55 * lying);
        expect(camera.edge).toBeLessThan(1.2 * lying);
      }
    }
  });

  it("comes to rest within the felt", () => {
    for (const [wide, high, lying] of FELTS) {
      for (const thrown of THROWS.filter((each) => each.dice.length <= 6)) {
        const { camera, stretch } = cameraFor(feltFor(thrown.dice.length), wide, high, lying);
        for (const track of thrown.dice.map((each) => deepened(each, stretch))) {
          const { at } = lastOf(track);
          for (const [x, y, z] of CORNERS) {
            const [px, py] = seenAt(camera, [at[0] + x, y, at[2] + z]);
            if (px < 0 || px > wide || py < 0 || py > high) throw new Error(`${px}, ${py} of ${wide}, ${high}`);
          }
        }
      }
    }
  });
});

it("the place that is seen at a point is seen at that point", () => {
  const camera: Camera = { wide: 350, high: 200, x: 175, y: 110, edge: 40 };
  for (const place of [
    [0, 0.5, 0],
    [3, 0.5, -2],
    [-4, 0.8, 2.4],
  ] as Vector[]) {
    placeSeen(camera, seenAt(camera, place), place[1]).forEach((part, axis) => expect(part).toBeCloseTo(place[axis]!));
  }
});

it("are the bytes that the same seeds give again", async () => {
  await RAPIER.init();
  const wish = WISHES[2]!;
  const again = readThrows(encoded(bakedFor({ ...wish, throws: 2 }, 3).throws));
  const before = WISHES.slice(0, 2).reduce((sum, each) => sum + each.throws, 0);
  expect(again).toEqual(THROWS.slice(before, before + 2));
});
