/**
 * A pocket in Node, from the very files that a browser fetches: `node in_node.mjs POCKET WHAT …`, which tells as JSON.
 *
 * `engine TESTS IDS…` tells the playthroughs of games, the verdicts of all worked cases, and every module of ours that
 * misses one of Python's own; `play FOLDER` plays a game against a bot over the files of a house
 * in FOLDER, by messages alone, and tells what was acknowledged; `play FOLDER MOVES` is killed after so many moves, and
 * `play FOLDER --aloud` says every acknowledgement at once.
 * `players FILE` tells the names in a file.
 */

import { readFileSync, writeSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { openHouse, startPython } from "../../web/src/lib/pocket/boot.ts";
import { flushed, handlesIn } from "./node_files.mjs";

const [pocket, what, ...rest] = process.argv.slice(2);
// Python's loop cannot take back a timer: those of tasks that have long ended are still to come.
const timers = new Set();
const later = globalThis.setTimeout;
globalThis.setTimeout = (...wish) => {
  const timer = later(...wish);
  timers.add(timer);
  return timer;
};
const base = `${pocket}/`;

async function read(name) {
  const bytes = await readFile(base + name);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
}

/** Let Python find the tests, and for them all of its own library: they ask for more of it than a house does. */
function open(python, code) {
  python.FS.mkdir("/tests");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: code }, "/tests");
  const library = new URL("../../web/node_modules/pyodide/python_stdlib.zip", import.meta.url);
  python.FS.writeFile("/python_stdlib.zip", readFileSync(library));
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/"]
sys.path.append("/python_stdlib.zip")
`);
}

const CASES = `
import json, sys
from tests.pocket import pytest_stand_in
sys.modules["pytest"] = pytest_stand_in
from tests.pocket.worked_cases import told_cases
json.dumps(list(told_cases()))
`;

// What misses a package of an extra is not opened here; what misses a part of Python's own library would be a mistake.
const IMPORTS = `
import importlib, json, pkgutil, sys, knobel
lacking = {}
for found in pkgutil.walk_packages(knobel.__path__, "knobel.", onerror=lambda name: None):
    try:
        importlib.import_module(found.name)
    except ImportError as trouble:
        # Nobody starts processes in a browser.
        if (root := trouble.name.split(".")[0]) in sys.stdlib_module_names and root != "multiprocessing":
            lacking[found.name] = trouble.name
json.dumps(lacking)
`;

function engine(python, code, ids) {
  const imports = JSON.parse(python.runPython(IMPORTS));
  open(python, code);
  python.runPython("from tests.golden_playthroughs import playthrough");
  const golden = Object.fromEntries(ids.map((id) => [id, python.runPython(`playthrough("${id}")`)]));
  return { imports, golden, cases: JSON.parse(python.runPython(CASES)) };
}

function players(python, file) {
  python.FS.writeFile("/players", readFileSync(file));
  return JSON.parse(
    python.runPython(`
import msgspec
from knobel.house.desks.player_files import read_players
msgspec.json.encode(read_players(open("/players", "rb").read())).decode()
`),
  );
}

/** A page that plays by what it is shown. */
class Page {
  answers = new Map();
  done = [];
  scene = null;
  phase = "lobby";
  since = 0;
  // Keys of another process are others'.
  asked = Date.now();
  moves = 0;

  constructor(most) {
    this.most = most;
    this.over = new Promise((resolve, reject) => ([this.finish, this.fail] = [resolve, reject]));
  }

  told(what, number, _code, text) {
    if (what === "answer") this.answers.get(number)(JSON.parse(text));
    else if (what === "message") this.heard(JSON.parse(text));
  }

  ask(method, path, body) {
    const answer = new Promise((resolve) => this.answers.set(++this.asked, resolve));
    this.door.ask(this.asked, method, path, body === undefined ? "" : JSON.stringify(body));
    return answer;
  }

  say(message) {
    this.door.say(1, JSON.stringify(message));
  }

  please(request) {
    this.waits = true;
    this.say({ type: "please", key: `k${++this.asked}`, request });
  }

  hello(tokens) {
    this.say({ type: "hello", table: this.table, tokens });
  }

  heard(message) {
    if (message.type === "trouble") return this.fail(new Error(JSON.stringify(message)));
    if (message.table) this.phase = message.table.phase;
    if (message.type === "welcome" && !message.seats.length) return this.hello(Object.values(message.tokens));
    if (message.type === "welcome") return this.welcomed(message);
    // What was missed is told step by step; only the last of them is a question.
    if (message.views?.length && message.seq >= this.since) this.scene = message.views[0].scene;
    if (message.type === "done") {
      this.waits = false;
      this.done.push(message.seq);
      if (rest.includes("--aloud")) writeSync(2, `${message.seq}\n`);
      if (++this.moves === this.most) {
        process.stdout.write(JSON.stringify({ table: this.table, done: this.done, flushed: flushed.count }), () =>
          process.kill(process.pid, "SIGKILL"),
        );
        this.waits = true;
      }
    }
    this.go();
  }

  welcomed(message) {
    this.since = message.seq;
    if (this.phase === "lobby") this.please({ type: "begin" });
  }

  go() {
    if (this.phase === "over") this.finish();
    const { turn, throws, offers } = this.scene ?? {};
    if (this.waits || this.phase !== "playing" || !turn || (turn.length && !turn.includes(0))) return;
    if (throws) this.please({ type: "roll", seat: turn.length ? 0 : -1 });
    else if (offers.length) this.please({ type: "act", seat: 0, move: moveIn(offers) });
  }
}

function moveIn(offers) {
  const boxes = offers.map(({ choice }) => choice).find(({ type }) => type === "cells");
  return boxes ? { type: "take", cell: boxes.cells[0] } : offers[0].choice;
}

async function play(python, folder, most) {
  const page = new Page(Number.parseInt(most) || 0);
  page.door = await openHouse(python, handlesIn(folder), (...told) => page.told(...told), 0);
  const { tables } = await page.ask("GET", "/api/me");
  const seats = [{ kind: "me", name: "Anna" }, { kind: "bot" }];
  page.table = tables[0] ?? (await page.ask("POST", "/api/tables", { game: "kniffel", seats, pace: "instant" })).table;
  page.door.connect(1);
  page.hello([]);
  await page.over;
  const games = await page.ask("GET", "/api/me/games");
  const replay = await page.ask("GET", `/api/tables/${page.table}/replays/0`);
  await page.door.close();
  const steps = replay.steps.length;
  return { table: page.table, done: page.done, flushed: flushed.count, games: games.games.length, steps };
}

try {
  const python = await startPython({ base, read });
  const told =
    what === "engine"
      ? engine(python, rest[0], rest.slice(1))
      : what === "players"
        ? players(python, rest[0])
        : await play(python, ...rest);
  // Then there is nothing more to do, and the process ends by itself.
  for (const timer of timers) clearTimeout(timer);
  process.stdout.write(JSON.stringify(told));
} catch (trouble) {
  // Only what Python says: the place in JavaScript is a line of a megabyte.
  console.error(String(trouble.stack ?? trouble).slice(0, 4000));
  process.exit(1);
}
