// @vitest-environment node
/** A table of a rule card: dice are drawn and read out, figures stand under each other. */
import { render } from "svelte/server";
import { expect, it } from "vitest";
import type { TableText } from "../lib/net/protocol";
import CardTable from "./CardTable.svelte";

const text = (said: string) => ({ text: said, kinds: [], faces: [] });
const TABLE: TableText = {
  title: "Was zählt",
  heads: ["Wurf", "Beispiel", "Punkte"],
  rows: [
    [text("Kniffel"), { text: "4 4 4 4 4", kinds: Array(5).fill("d6"), faces: [4, 4, 4, 4, 4] }, text("50")],
    [text("Paar"), { text: "2 0", kinds: ["d6", "d10"], faces: [2, 0] }, text("2")],
    [text("Full Hand"), { text: "A A 9 9 9", kinds: Array(5).fill("poker"), faces: [6, 6, 1, 1, 1] }, text("1.000")],
  ],
};
const drawn = render(CardTable, { props: { table: TABLE } }).body.replace(/<!--.*?-->/g, "");

it("draws dice with their pips and reads them out", () => {
  expect(drawn).toContain('aria-label="4 4 4 4 4"');
  expect(drawn.match(/<circle/g)?.length).toBe(22);
  expect([...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, sign]) => sign)).toEqual(["0", "A", "A", "9", "9", "9"]);
});

it("draws a ten-sided die in its own outline", () => {
  expect(drawn.match(/<path/g)?.length).toBe(1);
  expect(drawn.match(/<rect/g)?.length).toBe(11);
});

it("puts figures under each other, and only figures", () => {
  const right = [...drawn.matchAll(/<td class="[^"]*figure[^"]*">([^<]*)</g)].map(([, figure]) => figure);
  expect(right).toEqual(["50", "2", "1.000"]);
  expect(drawn.match(/scope="col"/g)?.length).toBe(3);
});

it("sets single dice as pictures, not as figures", () => {
  const row = [{ text: "3", kinds: ["d6"], faces: [3] }, text("100")];
  const single = render(CardTable, {
    props: { table: { title: "Was zählt", heads: ["Würfel", "Punkte"], rows: [row] } },
  });
  expect(single.body.match(/<td class="[^"]*figure/g)?.length).toBe(1);
});
