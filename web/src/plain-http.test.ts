// @vitest-environment node
/**
 * Plain HTTP in a home network is how most phones come here, and it is no secure context. Whatever browsers then hold
 * back is used in one place, which has a way round or a sentence for it.
 */
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts", "!./**/*.gen.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const PLACES: [RegExp, string[]][] = [
  [/navigator\.clipboard|execCommand/, ["lib/device/copying.ts"]],
  [/navigator\.wakeLock/, ["lib/device/awake.svelte.ts"]],
  [
    /navigator\.serviceWorker|\bcaches\b/,
    ["lib/device/box-world.ts", "lib/device/install.svelte.ts", "lib/device/shell.ts"],
  ],
  [/crypto\??\.subtle/, ["lib/device/box-world.ts"]],
  [/crypto\??\.randomUUID/, []],
  [/navigator\??\s*\.share|canShare\(/, ["lib/device/saving.ts", "lib/ending/share.ts", "parts/lobby/Invite.svelte"]],
  [/DeviceMotionEvent/, ["lib/dice/shake.ts"]],
  [/navigator\.credentials|PublicKeyCredential\b|@simplewebauthn/, ["lib/account/passkeys.ts"]],
  [/mediaDevices|geolocation|new Notification|storage\.persist|getBattery|\.usb\b|bluetooth/, []],
  // Tabs that have no locks tell each other on a channel.
  [/navigator\.locks/, ["lib/pocket/owner.ts"]],
  // A link for others never carries the address that means "this machine".
  [/location\.origin|document\.URL/, ["lib/route/reach.svelte.ts"]],
  [/location\.host\b/, ["lib/net/transport.ts", "parts/Reach.svelte"]],
];

it.each(PLACES)("uses %s only where there is a way round", (needs, places) => {
  const found = Object.entries(SOURCES).filter(([, source]) => needs.test(source));
  expect(found.map(([path]) => path.replace(/^\.\//, "")).toSorted()).toEqual(places.toSorted());
});
