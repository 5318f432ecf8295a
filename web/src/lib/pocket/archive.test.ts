// @vitest-environment node
/** Archives give their files as they are, and none that is not whole. */
import { expect, it } from "vitest";
import { filesIn } from "./archive";

// As Python's zipfile writes them: `a/b.txt` with "Kniffel", and an empty `leer`.
const ARCHIVE = Uint8Array.from(
  atob(
    "UEsDBBQAAAAAAAAAIQA3KCVzBwAAAAcAAAAHAAAAYS9iLnR4dEtuaWZmZWxQSwMEFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAQAAABsZWVyUEsBAhQDFAAAAAAAAAAhADcoJXMHAAAABwAAAAcAAAAAAAAAAAAAAIABAAAAAGEvYi50eHRQSwECFAMUAAAAAAAAACEAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAgAEsAAAAbGVlclBLBQYAAAAAAgACAGcAAABOAAAAAAA=",
  ),
  (letter) => letter.charCodeAt(0),
);

const told = (archive: Uint8Array): [string, string][] =>
  [...filesIn(archive.slice().buffer)].map(([path, content]) => [path, new TextDecoder().decode(content)]);

it("tells every file by its path", () => {
  expect(told(ARCHIVE)).toEqual([
    ["a/b.txt", "Kniffel"],
    ["leer", ""],
  ]);
});

it("takes nothing that is cut off", () => {
  expect(() => told(ARCHIVE.slice(0, -1))).toThrow("not a whole archive");
  expect(() => told(ARCHIVE.slice(0, 10))).toThrow("not a whole archive");
});

it("takes nothing with a byte that has changed", () => {
  const broken = ARCHIVE.slice();
  broken[broken.indexOf("K".charCodeAt(0), 30)]! ^= 1;
  expect(() => told(broken)).toThrow("not whole: a/b.txt");
});

it("takes nothing that is packed another way", () => {
  const packed = ARCHIVE.slice();
  // The kind of packing, ten bytes after the mark of the first entry of the list.
  packed[
    packed.findIndex((_, at) => "PK\x01\x02".split("").every((letter, n) => packed[at + n] === letter.charCodeAt(0))) +
      10
  ] = 8;
  expect(() => told(packed)).toThrow("other archive");
});
