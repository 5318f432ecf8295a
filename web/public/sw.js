/**
 * Keeps the shell of the app, so that it opens at once and without a connection. Files with a hash in their name never
 * change; the page itself and the box of games are asked for anew, and taken from here when no answer comes in time.
 * Nothing of any table is ever kept.
 */

const SHELL = "knobel-shell";
const PATIENCE_MS = 3000;
const MOST_KEPT = 400;
const PAGE = "/";
const ASKED_ANEW = ["/api/games", "/api/minds", "/manifest.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
// What the page had fetched before this worker was there.
self.addEventListener("message", (event) => event.waitUntil(keep(event.data?.keep ?? [])));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (isFixed(pathname)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(anew(new Request(PAGE)));
  else if (ASKED_ANEW.includes(pathname)) event.respondWith(anew(request));
});

const isFixed = (path) => path.startsWith("/assets/") || /^\/icon[^/]*\.(svg|png)$/.test(path);
const isPage = (path) => !/^\/(api|health|metrics)(\/|$)/.test(path);

async function keepPage() {
  const answer = await fetch(PAGE);
  const links = [...(await answer.clone().text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((link) => link[1]);
  const shell = await caches.open(SHELL);
  await shell.put(PAGE, answer);
  await keep(links.filter(isFixed));
}

async function keep(links) {
  const shell = await caches.open(SHELL);
  for (const link of links.filter((each) => isFixed(new URL(each, location.origin).pathname))) {
    if (!(await shell.match(link))) await shell.add(link).catch(() => undefined);
  }
}

async function kept(request) {
  const shell = await caches.open(SHELL);
  const known = await shell.match(request);
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
  const known = await shell.match(request);
  if (!known) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, known));
  return Promise.race([asked.catch(() => known), late]);
}

/** Old versions of files go, the oldest first. */
async function tidy(shell) {
  const all = await shell.keys();
  for (const request of all.slice(0, Math.max(0, all.length - MOST_KEPT))) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await shell.delete(request);
  }
}
