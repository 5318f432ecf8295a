// @vitest-environment node
/**
 * Plain HTTP in a home network is how most phones come here, and it is no secure context. Whatever browsers then hold
 * back is used in one place, which has a way round or a sentence for it.
 */
import { expect, it } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../**/*.gen.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const PLACES: [RegExp, string[]][] = [
  [/navigator\.clipboard|execCommand/, ["copying.ts"]],
  [/navigator\.wakeLock/, ["awake.svelte.ts"]],
  [/navigator\.serviceWorker|\bcaches\b/, ["install.svelte.ts"]],
  [/crypto\??\.subtle/, ["hashes.ts"]],
  [/crypto\??\.randomUUID/, []],
  [/navigator\??\s*\.share|canShare\(/, ["../parts/Invite.svelte"]],
  [/DeviceMotionEvent/, ["shake.ts"]],
  [/navigator\.credentials|window\.PublicKeyCredential/, ["passkeys.ts"]],
  [/mediaDevices|geolocation|new Notification|storage\.persist|navigator\.locks|getBattery|\.usb\b|bluetooth/, []],
  // A link for others never carries the address that means "this machine".
  [/location\.origin|document\.URL/, ["reach.svelte.ts"]],
  [/location\.host\b/, ["wire.ts", "../parts/Reach.svelte"]],
];

it.each(PLACES)("uses %s only where there is a way round", (needs, places) => {
  const found = Object.entries(SOURCES).filter(([, source]) => needs.test(source));
  expect(found.map(([path]) => path.replace(/^\.\//, "").replace(/^\.\.\/lib\//, "")).toSorted()).toEqual(
    places.toSorted(),
  );
});
