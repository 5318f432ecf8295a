/**
 * A player inside the page: it hears what the page hears, looks at what the page shows, and clicks.
 *
 * It knows the offers from the socket, never from the app's own state, and it clicks only what a finger would hit: a
 * control that is drawn, enabled, within the screen once scrolled to, and not beneath anything else.
 */
(() => {
  let heard = [];
  const asked = [];
  let questions = 0;
  const sockets = [];
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      sockets.push(this);
      // What still comes from a table that was left is no longer heard.
      this.addEventListener("message", (event) => {
        if (this === sockets.at(-1)) heard.push(JSON.parse(event.data));
      });
    }

    send(text) {
      asked.push(JSON.parse(text).key);
      super.send(text);
    }
  };

  /** A line to a house in the pocket goes through the messages of a worker. */
  const RealWorker = window.Worker;
  window.Worker = class extends RealWorker {
    constructor(...address) {
      super(...address);
      window.knobelWorker = this;
      this.addEventListener("message", ({ data }) => {
        if (data.type !== "message" || data.number !== sockets.at(-1)?.number) return;
        heard.push(JSON.parse(data.text));
        if (heard.at(-1).type === "welcome") this.welcome = heard.at(-1);
      });
    }

    postMessage(message, ...rest) {
      const { type, number } = message;
      const send = (text) => this.postMessage({ type: "say", number, text });
      if (type === "connect") sockets.push({ number, send });
      if (type === "say") asked.push(JSON.parse(message.text).key);
      super.postMessage(message, ...rest);
    }
  };

  const PATIENCE_MS = 120000;
  const SLIDING_MS = 60000;
  /** Somebody or a clock has gone on, or ended the game, while the answer was on its way. */
  const TOO_LATE = ["stale", "not-playing"];
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const quoted = (text) => JSON.stringify(String(text));
  const root = () => document.querySelector("[data-phase]");
  const updates = () => heard.filter((message) => message.type === "update");
  /** What was refused of the things that the page has asked for since then. */
  const refusal = (since) =>
    heard.find((message) => message.type === "trouble" && asked.indexOf(message.key, since) >= since);

  class Stuck extends Error {}

  async function until(what, test, ms = PATIENCE_MS) {
    const deadline = performance.now() + ms;
    for (;;) {
      const found = test();
      if (found) return found;
      if (performance.now() > deadline) throw new Stuck(`waited in vain until ${what}`);
      await sleep(4);
    }
  }

  /** The own seat that is to play, as the page chooses it, else any view. */
  function newest() {
    const update = updates().findLast((each) => each.views.length);
    if (!update) return null;
    const playing = update.views.find((view) => view.viewer !== null && view.scene.turn.includes(view.viewer));
    const viewers = update.views.map((view) => view.viewer);
    return { seq: update.seq, viewers, scene: (playing ?? update.views[0]).scene };
  }

  function settled() {
    const page = root();
    const latest = updates().at(-1);
    return page && latest && page.dataset.busy === "false" && Number(page.dataset.seq) >= latest.seq;
  }

  // Fingers -----------------------------------------------------------------------------------------------------------

  function isHit(element) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  }

  const reachable = (selector) =>
    all(selector).find((element) => !element.disabled && element.getClientRects().length > 0 && isHit(element));

  /** What is to be clicked; something may still be sliding away from above it. */
  const control = (selector, what) =>
    until(`${what} could be clicked: ${selector}`, () => reachable(selector), SLIDING_MS);

  function click(element) {
    if (element instanceof SVGElement) element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    else element.click();
  }

  const tap = async (selector, what) => {
    click(await control(selector, what));
    await sleep(0);
  };

  async function type(element, text) {
    element.focus();
    element.value = text;
    element.dispatchEvent(new Event("input", { bubbles: true }));
    await sleep(0);
  }

  const offered = (token) => `[data-offer=${quoted(token)}]`;
  const primary = "[data-primary]";

  // Offers ------------------------------------------------------------------------------------------------------------

  /** What a move is called on its control. */
  function token(move) {
    const { type: verb, ...facts } = move;
    if (verb === "lay") return verb;
    if (verb === "write") return `write:${move.slot}`;
    const lists = { keep: ",", place: "/" };
    return [verb, ...Object.values(facts).map((fact) => (Array.isArray(fact) ? fact.join(lists[verb]) : fact))].join(":");
  }

  /** Every control that an offer needs; the player complains of those that cannot be clicked. */
  function controls({ choice }) {
    switch (choice.type) {
      case "keeps":
        return choice.free.map((die) => `keep:${die}`);
      case "cells":
        return choice.cells.map((cell) => `take:${cell}`);
      case "places":
        return choice.groups.flatMap((group, index) => group.map((cell) => `place:${index}:${cell}`));
      case "bids":
        return choice.high > choice.low ? ["bid", "more"] : ["bid"];
      case "stakes":
        return choice.fields.map((field) => `field:${field}`);
      case "marks":
        return choice.things.flatMap((thing) => choice.marks.map((mark) => `mark:${thing}:${mark}`));
      case "links":
        return choice.things.length > 1 ? choice.things.map((thing) => `thing:${thing}`) : [];
      case "words":
        return choice.slots.length > 1 ? choice.slots.map((slot) => `slot:${slot}`) : [`write:${choice.slots[0]}`];
      case "layouts":
        return ["cell:0,0"];
      default:
        return [token(choice)];
    }
  }

  /** Lists that are folded away are opened first: one tap more, but within reach. */
  function unfold() {
    for (const folded of all("[data-phase] details:not([open]) > summary")) click(folded);
  }

  function unreachable(scene) {
    const missing = [];
    for (const offer of scene.offers)
      for (const wanted of controls(offer)) if (!reachable(offered(wanted))) missing.push(wanted);
    return missing;
  }

  function pick(list, random) {
    return list[Math.floor(random() * list.length)];
  }

  async function mark(thing, word) {
    const button = offered(`mark:${thing}:${word}`);
    if ((await control(button, "marks")).textContent.trim() === word) throw new Stuck(`no text for the mark ${word}`);
    return tap(button, "marks");
  }

  /** Do what one offer allows, by clicks alone. */
  async function accept({ choice }, random) {
    const what = choice.type;
    switch (what) {
      case "keeps": {
        const most = Math.min(choice.most, choice.free.length);
        const wanted = choice.least + Math.floor(random() * (most - choice.least + 1));
        const order = [...choice.free].sort(() => random() - 0.5);
        const kept = new Set(order.slice(0, wanted));
        for (const die of choice.free) {
          const pressed = (await control(offered(`keep:${die}`), what)).getAttribute("aria-pressed") === "true";
          if (pressed !== kept.has(die)) await tap(offered(`keep:${die}`), what);
        }
        return tap(primary, what);
      }
      case "cells":
        await tap(offered(`take:${pick(choice.cells, random)}`), what);
        return tap(primary, what);
      case "places":
        for (const [index, group] of choice.groups.entries())
          await tap(offered(`place:${index}:${pick(group, random)}`), what);
        return tap(offered("place"), what);
      case "bids":
        if (choice.high > choice.low && random() < 0.5) await tap(offered("more"), what);
        return tap(offered("bid"), what);
      case "stakes":
        await tap(offered(`field:${pick(choice.fields, random)}`), what);
        return tap(offered("stake"), what);
      case "marks":
        return mark(pick(choice.things, random), pick(choice.marks, random));
      case "links": {
        const [one, other] = [...choice.things].sort(() => random() - 0.5);
        await tap(offered(`thing:${one}`), what);
        await tap(offered(`thing:${other}`), what);
        return tap(offered("link"), what);
      }
      case "words": {
        const slot = pick(choice.slots, random);
        const initial = choice.hints[choice.slots.indexOf(slot)] ?? "W";
        if (choice.slots.length > 1) await tap(offered(`slot:${slot}`), what);
        if (choice.keys.length) {
          for (let taps = 1 + Math.floor(random() * 3); taps > 0; taps--)
            await tap(offered(`key:${pick(choice.keys, random)}`), what);
          return tap(offered(`write:${slot}`), what);
        }
        const word = Array.from({ length: 4 }, () => pick([..."aeinrst"], random)).join("");
        await type(await control("form input[maxlength]", what), `${initial}${word}`.slice(0, choice.longest));
        return tap(offered(`write:${slot}`), what);
      }
      case "layouts": {
        const letters = all("[data-offer^='letter:']:enabled");
        const cells = all("[data-offer^='cell:']").filter((cell) => !cell.textContent.trim());
        // With every letter laid, one is taken back from the table.
        if (!letters.length) await tap("[data-offer^='cell:'].laid", what);
        else {
          await tap(offered(pick(letters, random).dataset.offer), what);
          await tap(offered(pick(cells, random).dataset.offer), what);
        }
        return tap(offered("lay"), what);
      }
      default:
        await tap(offered(token(choice)), what);
        // A move chosen from a field of many is confirmed by the big button.
        if (!root() || root().dataset.busy === "true") return;
        if (all(offered(token(choice))).some((element) => element.getAttribute("aria-pressed") === "true"))
          await tap(primary, what);
    }
  }

  // Play --------------------------------------------------------------------------------------------------------------

  const seen = new Set();

  /** Prefer what has not been tried yet at this table, so that few clicks try much. */
  function choose(offers, random) {
    const possible = offers.filter(({ choice }) => choice.type !== "links" || choice.things.length > 1);
    const fresh = possible.filter(({ choice }) => !seen.has(choice.type + (choice.button ?? "")));
    const chosen = pick(fresh.length ? fresh : possible, random);
    seen.add(chosen.choice.type + (chosen.choice.button ?? ""));
    return chosen;
  }

  function generator(seed) {
    let state = seed >>> 0;
    return () => {
      state = (state * 1664525 + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
  }

  const mine = (scene) => scene.viewer !== null && scene.turn.includes(scene.viewer);

  /** Wait until nothing moves any more: it is my turn, or the game is over. */
  async function untilAsked() {
    await until("the page has settled on my turn or the end", () => {
      const view = settled() && newest();
      return view && (view.scene.result || mine(view.scene));
    });
  }

  /** One move of mine. Says what was done, or `over`. */
  async function step(random) {
    await untilAsked();
    const { seq, scene } = newest();
    if (scene.result) return { did: "over", missing: [] };
    unfold();
    await sleep(0);
    const before = asked.length;
    // Somebody else who was asked as well, or a clock, may have been quicker; then the next look tells.
    const isTooLate = () => updates().at(-1).seq > seq;
    let did = "throw";
    let missing = [];
    if (scene.throws > 0) await tap("[data-throw], [data-action=throw]", "throw");
    else {
      // A control may still be on its way; what never comes is missing.
      const look = () => (missing = unreachable(scene)).length === 0 || isTooLate();
      await until("every offer has its control", look, SLIDING_MS).catch((trouble) => {
        if (!(trouble instanceof Stuck)) throw trouble;
      });
      if (missing.length && isTooLate()) return { did: "too late", missing: [] };
      if (missing.length) return { did: "nothing", missing };
      const offer = choose(scene.offers, random);
      did = offer.choice.type;
      try {
        await accept(offer, random);
      } catch (trouble) {
        if (isTooLate()) return { did: "too late", missing: [] };
        throw trouble;
      }
    }
    await until(`the table has gone on after ${did}`, () => newest().seq > seq || refusal(before));
    const trouble = refusal(before);
    if (trouble && TOO_LATE.includes(trouble.code)) return { did: "too late", missing: [] };
    if (trouble) throw new Stuck(`${did} was refused: ${trouble.code}`);
    return { did, missing };
  }

  const wide = () => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth;
  /** Whether the page holds more than fits on it, and hides that. */
  const hides = () => root().scrollHeight > root().clientHeight + 1 && getComputedStyle(root()).overflowY !== "visible";

  /** Play until the end, or until so many moves have been made. */
  async function play({ moves, seed }) {
    const random = generator(seed);
    const report = { moves: 0, over: false, did: {}, missing: [], wide: [], stuck: null };
    seen.clear();
    try {
      while (report.moves < moves && !report.over) {
        const { did, missing } = await step(random);
        if (wide() || hides()) report.wide.push(did);
        report.missing = missing;
        if (missing.length) break;
        if (did === "over") report.over = true;
        else {
          report.moves += 1;
          report.did[did] = (report.did[did] ?? 0) + 1;
        }
      }
    } catch (trouble) {
      if (!(trouble instanceof Stuck)) throw trouble;
      report.stuck = trouble.message;
    }
    return report;
  }

  /** Leave whatever was heard behind, and wait until this table welcomes me. */
  async function goTo(way, table) {
    heard = [];
    location.hash = way;
    const welcomed = (message) => message.type === "welcome" && message.table.id === table;
    await until(`${table} welcomes me`, () => heard.some(welcomed) && root());
  }

  /** A page that came over plain HTTP has no crypto.randomUUID. */
  const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

  /** Ask the table for something, as any client may. */
  function please(request) {
    sockets.at(-1).send(JSON.stringify({ type: "please", key: newKey(), request }));
  }

  /** Whether there is no server: static files have brought this page. */
  const isAlone = () => document.querySelector("meta[name=knobel-house][content=pocket]") !== null;

  /** Ask the house in the pocket for something beside its lines. */
  async function askPocket(method, path, body) {
    const worker = await until("the house has a worker", () => window.knobelWorker);
    // The page counts its own requests from one on.
    const number = -(questions += 1);
    const answer = new Promise((resolve) => {
      const hear = ({ data }) => data.type === "answer" && data.number === number && resolve(data);
      worker.addEventListener("message", hear);
    });
    worker.postMessage({ type: "ask", number, method, path, body: JSON.stringify(body), token: "" });
    const { code, text } = await answer;
    if (code !== 200) throw new Error(text);
    return JSON.parse(text);
  }

  /** Whether every device that is here has opened its seed; before that, dice would fall without it. */
  function seedsOpened() {
    // The table as everybody sees it, as it was last told.
    const info = heard.findLast((message) => message.table)?.table;
    const welcome = heard.findLast((message) => message.type === "welcome");
    if (!info || !Object.keys(welcome.tokens).every((seat) => welcome.seats.includes(Number(seat)))) return false;
    const counts = (seat) => (seat.kind === "person" || seat.kind === "local") && seat.present;
    return info.dice !== "digital" || info.seats.every((seat) => seat.opened || !counts(seat));
  }

  /** Begin as the page does: not before the page has had its part in the dice. */
  async function begin() {
    await until("all seeds are open", seedsOpened);
    please({ type: "begin" });
  }

  /** Let a bot play on for me until the end, and look at how the page shows it. */
  async function finish(patience) {
    const { scene } = newest();
    if (!scene.result) please({ type: "cover", seat: scene.viewer ?? 0, mind: "random" });
    await until("the game is over", () => settled() && newest().scene.result, patience);
    return { wide: wide() || hides(), phase: root().dataset.phase };
  }

  window.knobelPlayer = { goTo, newest, settled, untilAsked, play, please, begin, finish, until, isAlone, askPocket };
})();
