// @vitest-environment node
import { expect, it } from "vitest";
import table from "../fixtures/edits.json";
import type { FairnessFile } from "../net/protocol";
import { fileOf, readFile } from "./files";
import { verdictOn, type VerdictName } from "./verify";

// The same edits that the verifier with the rules runs; made from real files by tests/fair/edits.py.
type Step = string | number;
type Edit = { name: string; base: string; verdict: string; rules: string; set?: [Step[], unknown?][]; text?: string[] };
const files = table.files as unknown as Record<string, FairnessFile>;
const edits = table.edits as unknown as Edit[];

function edited({ base, set = [] }: Edit): unknown {
  const file: unknown = structuredClone(files[base]);
  for (const [way, ...values] of set) {
    const parent = way.slice(0, -1).reduce((within, step) => (within as Record<Step, unknown>)[step], file);
    const last = way.at(-1)!;
    if (values.length) (parent as Record<Step, unknown>)[last] = values[0];
    else delete (parent as Record<Step, unknown>)[last];
  }
  return file;
}

async function verdict(edit: Edit): Promise<VerdictName> {
  const text = JSON.stringify(edited(edit));
  const file = readFile(edit.text ? text.replace(edit.text[0]!, edit.text[1]!) : text);
  return file ? (await verdictOn(file)).name : "unreadable";
}

it.each(Object.entries(table.unedited))("calls the file %s as it is %s", async (name, expected) => {
  expect((await verdictOn(fileOf(files[name])!)).name).toBe(expected);
});

it.each(edits.map((edit): [string, Edit] => [edit.name, edit]))("is not talked round by %s", async (_, edit) => {
  expect(await verdict(edit)).toBe(edit.verdict);
});

it("says of whatever only the rules could find that it has no rules", async () => {
  const missed = edits.filter((edit) => edit.verdict === (table.unedited as Record<string, string>)[edit.base]);
  expect(missed.length).toBeGreaterThan(0);
  for (const edit of missed) {
    const { reasons } = await verdictOn(fileOf(edited(edit))!);
    expect(reasons.map((each) => each.code)).toContain("without-rules");
  }
});
