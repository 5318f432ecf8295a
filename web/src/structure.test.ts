// @vitest-environment node
/** Where things lie: a component has a name of its own, and one that a single other one shows lies beside it. */
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
const PATHS = Object.keys(SOURCES);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
// A form for every space of moves and a widget for every thing on a table: they lie together, whoever shows them.
const TOGETHER = ["./forms", "./widgets"];

const AT_ONCE = /import \w+ from "(\.[^"]*\.svelte)"/g;
const WHEN_NEEDED = /import\("(\.[^"]*\.svelte)"\)/g;

/** The components that a source shows, as paths from here. */
function shown(path: string, ways: RegExp[]): string[] {
  const specs = ways.flatMap((way) => [...SOURCES[path]!.matchAll(way)].map(([, spec]) => spec!));
  return specs.map((spec) => `.${new URL(spec, `file:///${path}`).pathname}`);
}

const users = (path: string, ways = [AT_ONCE, WHEN_NEEDED]): string[] =>
  PATHS.filter((other) => shown(other, ways).includes(path));

it("finds who shows what", () => {
  expect(users("./parts/felt/FirstMinute.svelte")).toEqual(["./parts/felt/Felt.svelte"]);
  expect(users("./parts/Masthead.svelte").length).toBeGreaterThan(3);
});

it("gives every component a name of its own", () => {
  const names = PATHS.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("keeps what one component alone shows beside it", () => {
  // What is fetched when it is needed is a page of its own, and the start page is one that is there at once.
  const apart = PATHS.filter((path) => !TOGETHER.includes(folderOf(path))).filter((path) => {
    const [user, ...others] = users(path);
    const atOnce = users(path, [AT_ONCE]).length === 1 && user !== "./App.svelte";
    return user && atOnce && !others.length && folderOf(user) !== folderOf(path);
  });
  expect(apart).toEqual([]);
});

it("has in parts only what is shown from several folders, and what that shows", () => {
  const within = (path: string) => users(path).every((user) => folderOf(user) === folderOf(path));
  const roots = PATHS.filter((path) => path.startsWith("./parts/") && !within(path));
  const single = roots.filter((path) => new Set(users(path).map(folderOf)).size === 1);
  expect(single).toEqual([]);
});
