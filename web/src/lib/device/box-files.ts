/** The whole box as a list of files: what belongs to it, what it weighs, and which of the boxes kept here are of use. */

/** Names from where the app lies, and what each weighs on its way. */
export type Files = Record<string, number>;

/** By their names, the SHA-256 of what is in them. */
export type Digests = Record<string, string>;

/** What the app's builder and that of the pocket have written of their files. Older ones had no digests. */
export interface Lists {
  app: Files;
  appDigests?: Digests;
  /** Some answers of a house lie in files: by the path that is asked for, the file. */
  pocket: { files: Files; digests?: Digests; answers?: Record<string, string> };
}

export const APP_LIST = "app-files.json";
export const APP_DIGESTS = "app-digests.json";
export const POCKET_LIST = "pocket/manifest.json";
/** What a box is called here: by what is in it. */
export const BOX = "knobel-box-";
/** In each box, the digests of all that is to be in it. As in public/sw.js. */
export const BOX_LIST = "box-list.json";

/** Every file of the box. The page itself comes last: it names the others. */
export function filesOf({ app, pocket }: Lists): Files {
  return { ...app, ...inPocket(pocket.files), [POCKET_LIST]: 0, "": 0 };
}

/** What is in every file of which the builders say it. */
export const digestsOf = ({ appDigests = {}, pocket }: Lists): Digests => ({
  ...appDigests,
  ...inPocket(pocket.digests ?? {}),
});

const inPocket = <T>(told: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(told).map(([name, each]) => [`pocket/${name}`, each]));

export const weightOf = (files: Files): number => Object.values(files).reduce((sum, each) => sum + each, 0);

/** A name for exactly these files. */
export function boxName(files: Files, digests: Digests = {}): string {
  const text = Object.entries(files)
    .map(([name, weight]) => `${name} ${weight} ${digests[name] ?? ""}`)
    .toSorted()
    .join("\n");
  // Two of the simplest sums, so that no two boxes meet by chance.
  let [one, other] = [5381, 52711];
  for (let at = 0; at < text.length; at++) {
    one = (Math.imul(one, 33) ^ text.charCodeAt(at)) >>> 0;
    other = (Math.imul(other, 31) + text.charCodeAt(at)) >>> 0;
  }
  return BOX + one.toString(36) + other.toString(36);
}

/** Whether a page is whole and belongs to these files: it may have been renewed while they were listed. */
export function belongs(page: string, files: Files): boolean {
  const named = [...page.matchAll(/"[./]*(assets\/[^"]+)"/g)].map((match) => match[1]!);
  return page.trimEnd().endsWith("</html>") && named.length > 0 && named.every((name) => name in files);
}

/** Of what is kept here, the boxes that nobody uses and nobody is loading. */
export const useless = (names: string[], used: (string | undefined)[]): string[] =>
  names.filter((name) => name.startsWith(BOX) && !used.includes(name));

/** What never changes under its name can be taken from a box that is here. */
export const isFixed = (name: string): boolean => /^(assets|pocket)\/./.test(name) && name !== POCKET_LIST;

/** Whole megabytes are enough for people; a small box is not nothing. */
export const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1e6));
