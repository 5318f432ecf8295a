// @vitest-environment node
/** How many chips lie on a field never reads as one more number of a field. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Board as BoardWidget } from "../lib/net/protocol";
import type { Table } from "../lib/table/table.svelte";
import Board from "./Board.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "de" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

it("writes how many chips lie on a field as a count, and only where there are several", () => {
  const fields = [1, 4, 12, 0].map((chips, index) => ({ id: `${index + 2}`, label: `${index + 2}`, chips }));
  const widget = { type: "board", id: "b", art: "hansel", fields } as unknown as BoardWidget;
  const table = { say: (label: string) => label } as unknown as Table;
  const body = render(Board, { props: { widget, table } }).body;
  expect([...body.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(["2", "3", "×4", "4", "×12", "5"]);
});
