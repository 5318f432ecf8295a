/** What the things on the table are called, and which cells of a sheet are one's own. */

import type { Scene, SheetColumn, SheetRow } from "../net/protocol";
import type { Table } from "./table.svelte";
import { voice } from "../../texts/voice.svelte";

export type OwnCell = { column: SheetColumn; row: SheetRow; preview: number | null };

/** The names under which a cell can be taken: `row`, or `column:row` where a player has several columns. */
export function cellNames(column: SheetColumn, row: SheetRow): string[] {
  return [row.id, `${column.id}:${row.id}`, `${column.id.split(":").at(-1)}:${row.id}`];
}

export function ownCells(scene: Scene): Map<string, OwnCell> {
  const cells = new Map<string, OwnCell>();
  for (const sheet of scene.widgets) {
    if (sheet.type !== "sheet") continue;
    for (const column of sheet.columns.filter((each) => each.owner === scene.viewer)) {
      for (const row of sheet.rows) {
        const cell = sheet.cells.find((each) => each.row === row.id && each.column === column.id);
        for (const name of cellNames(column, row)) cells.set(name, { column, row, preview: cell?.preview ?? null });
      }
    }
  }
  return cells;
}

/** As its widget calls it, else by its text, else by its id. */
export function calledThing(id: string, scene: Scene, table: Table): string {
  const own = ownCells(scene).get(id);
  if (own) {
    const label = table.say(own.row.label);
    return id === own.row.id ? label : `${label} ×${own.column.factor}`;
  }
  for (const [named, name] of thingsNamed(scene, table)) if (named === id) return name;
  const key = ["cell", "field", "value"].map((kind) => `${kind}-${id}`).find((each) => voice.has(each, scene.game));
  return key ? voice.line(key, {}, scene.game) : id;
}

export function calledMark(mark: string, game: string): string {
  return voice.has(`mark-${mark}`, game) ? voice.line(`mark-${mark}`, {}, game) : mark;
}

function* thingsNamed(scene: Scene, table: Table): Generator<[string, string]> {
  for (const widget of scene.widgets) {
    switch (widget.type) {
      case "strikes":
        for (const item of widget.items) yield [item.id, table.say(item.label)];
        break;
      case "board":
      case "bets":
        for (const field of widget.fields) yield [field.id, table.say(field.label)];
        break;
      case "piles":
        for (const pile of widget.piles) yield [pile.id, table.say(pile.label)];
        break;
      case "picture":
        for (const part of widget.parts) yield [part.id, table.say(part.label)];
        break;
      case "terms":
        for (const term of widget.terms) yield [term.id, term.text];
        break;
      case "wordsheet":
        if (widget.owner === scene.viewer) for (const slot of widget.slots) yield [slot.id, slot.letter];
    }
  }
}
