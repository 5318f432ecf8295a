import { describe, expect, it } from "vitest";
import { lightOn, whim } from "./cube";

const FACES = [1, 2, 3, 4, 5, 6];

describe("a cube at rest", () => {
  it("shows exactly the face that fell", () => {
    for (const shown of FACES) expect(FACES.filter((face) => lightOn(face, shown) === "front")).toEqual([shown]);
  });

  it("lies on the face that makes seven with it", () => {
    for (const shown of FACES) expect(lightOn(7 - shown, shown)).toBe("back");
  });

  it("has one side in shade", () => {
    for (const shown of FACES) expect(FACES.filter((face) => lightOn(face, shown) === "low")).toHaveLength(1);
  });
});

describe("a whim", () => {
  it("is the same for the same throw, and another for the next", () => {
    expect(whim(3, 1)).toBe(whim(3, 1));
    expect(whim(3, 1)).not.toBe(whim(4, 1));
  });

  it("stays small", () => {
    for (let throw_ = 0; throw_ < 200; throw_++) expect(Math.abs(whim(throw_, throw_ % 6))).toBeLessThanOrEqual(1);
  });
});
