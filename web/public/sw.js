/**
 * Keeps the shell of the app, so that it opens at once and without a connection. Files with a hash in their name never
 * change; the page itself and the box of games are asked for anew, and taken from here when no answer comes in time.
 * Nothing of any table is ever kept.
 *
 * Where somebody keeps the whole box (lib/device/box.svelte.ts), app and pocket come from that box alone, so that they
 * belong together. A newer box lies beside it, whole, until the app starts while no window of it is open.
 */

const SHELL = "knobel-shell";
const PATIENCE_MS = 3000;
const MOST_KEPT = 400;
// Where the app lies on its host.
const ROOT = new URL(self.registration.scope).pathname;
const ASKED_ANEW = ["api/games", "api/minds", "manifest.webmanifest"];
// Which box is used, and which one is next.
const BOXES = "knobel-boxes";
const CURRENT = "current-box";
const NEXT = "next-box";
// In each box, by their names, the digests of all that is to be in it.
const BOX_LIST = "box-list.json";

self.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// What the page had fetched before this worker was there.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data?.keep ?? [])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(ROOT)) return;
  const name = pathname.slice(ROOT.length);
  if (request.mode === "navigate") {
    if (isPage(name)) event.respondWith(page(event));
  } else if (request.cache === "no-store" || request.cache === "reload") {
    // Whoever loads a box wants what the host has.
    return;
  } else if (isFixed(name)) event.respondWith(kept(request));
  else if (name.startsWith("pocket/")) event.respondWith(ofBox(request).then((known) => known ?? fetch(request)));
  else if (ASKED_ANEW.includes(name)) event.respondWith(anew(request));
});

const isFixed = (name) => name.startsWith("assets/") || /^icon[^/]*\.(svg|png)$/.test(name);
const isPage = (name) => !/^(api|health|metrics)(\/|$)/.test(name) && !/\.\w+$/.test(name.replace(/^index\.html$/, ""));
const nameOf = (link) => new URL(link, location.origin + ROOT).pathname.slice(ROOT.length);

/** A host that is busy just now is no reason to do without a worker: the page is kept when it is next asked for. */
async function keepPage() {
  const answer = await fetch(ROOT).catch(() => undefined);
  if (!answer?.ok) return;
  const links = [...(await answer.clone().text()).matchAll(/(?:src|href)="([^":]+)"/g)].map((link) => link[1]);
  const shell = await caches.open(SHELL);
  await shell.put(ROOT, answer);
  await keep(links);
}

async function keep(links) {
  const shell = await caches.open(SHELL);
  for (const name of links.map(nameOf).filter(isFixed)) {
    if (!(await shell.match(ROOT + name))) await shell.add(ROOT + name).catch(() => undefined);
  }
}

/** The app's page: that of the box that is kept, else the newest. */
async function page(event) {
  await renew(event.resultingClientId).catch(() => undefined);
  return (await ofBox(new Request(ROOT))) ?? anew(new Request(ROOT));
}

/** The next box becomes the one that is used where the app starts and no window of it is open. */
async function renew(starting) {
  const boxes = await caches.open(BOXES);
  const next = await boxes.match(NEXT);
  if (!next) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some(({ id }) => id !== starting)) return;
  const name = await next.text();
  const before = await (await boxes.match(CURRENT))?.text();
  await boxes.delete(NEXT);
  if (!(await isWhole(name))) return;
  await boxes.put(CURRENT, new Response(name));
  if (before && before !== name) await caches.delete(before);
}

/** Whether a box still has everything: browsers clear away what they like. Boxes of older versions have no list. */
async function isWhole(name) {
  if (!(await caches.has(name))) return false;
  const box = await caches.open(name);
  const list = (await (await box.match(ROOT + BOX_LIST))?.json().catch(() => null)) ?? {};
  const here = new Set((await box.keys()).map(({ url }) => nameOf(url)));
  return Object.keys(list).every((file) => here.has(file));
}

/** What the box that is used has of this. */
async function ofBox(request) {
  if (!(await caches.has(BOXES))) return undefined;
  const current = await (await caches.open(BOXES)).match(CURRENT);
  const name = current && (await current.text());
  return name && (await caches.has(name)) ? (await caches.open(name)).match(request, { ignoreVary: true }) : undefined;
}

async function kept(request) {
  const shell = await caches.open(SHELL);
  const known = (await ofBox(request)) ?? (await shell.match(request));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    await tidy(shell);
  }
  return answer;
}

/** The newest answer, or the last one where none comes in time. */
async function anew(request) {
  const shell = await caches.open(SHELL);
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  });
  const known = (await shell.match(request)) ?? (await ofBox(request));
  if (!known) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, known));
  return Promise.race([asked.catch(() => known), late]);
}

/** Old versions of files go, the oldest first. */
async function tidy(shell) {
  const all = await shell.keys();
  for (const request of all.slice(0, Math.max(0, all.length - MOST_KEPT))) {
    if (nameOf(request.url).startsWith("assets/")) await shell.delete(request);
  }
}
