// @vitest-environment node
/** Neighbouring parts of a picture share lines: what is drawn lies on top, whatever the order of the parts. */
import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import type { Picture as PictureWidget } from "../lib/net/protocol";
import type { Table } from "../lib/table/table.svelte";
import { DRAWINGS } from "./drawings";
import Picture from "./Picture.svelte";

vi.hoisted(() => {
  vi.stubGlobal("navigator", { language: "de" });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
});

it("draws no missing line over one that is there", () => {
  const [art, drawing] = Object.entries(DRAWINGS)[0]!;
  const parts = Object.keys(drawing).map((id, index) => ({ id, label: id, drawn: index % 2 === 0 }));
  const widget = { type: "picture", id: "p", owner: 0, art, parts } as unknown as PictureWidget;
  const table = { viewer: 0, name: () => "Anna", say: (label: string) => label } as unknown as Table;
  const body = render(Picture, { props: { widget, table } }).body;
  expect(body.match(/class="missing /g)?.length).toBe(Math.floor(parts.length / 2));
  expect(body.lastIndexOf('class="missing ')).toBeLessThan(body.indexOf('class="line '));
});
