/** What a move is called: as the table calls it, else by its parts. Dice with the same faces are kept by one name. */

import { traysOf } from "../dice/throws";
import type { Move } from "../net/protocol";
import type { Hand } from "./hand.svelte";
import { calledThing } from "./labels";
import type { Table } from "./table.svelte";
import { voice } from "../../texts/voice.svelte";

export function calledMove(move: Move, table: Table, hand: Hand): string {
  const offer = hand.moves.find((each) => JSON.stringify(each.choice) === JSON.stringify(move));
  if (offer) return table.say(offer.label);
  const thing = (id: string) => calledThing(id, table.scene!, table);
  switch (move.type) {
    case "keep":
      return kept(move.dice, table, hand);
    case "take":
      return voice.line("web-take", { cell: thing(move.cell) });
    case "stake":
      return voice.line("web-stake", { chips: move.chips, field: thing(move.field) });
    case "bid":
      return voice.line("web-bid", { amount: move.amount });
    case "mark":
      return voice.line("web-mark", { on: thing(move.on), mark: move.mark });
    case "lay":
      return move.tiles.map((tile) => tile.letter).join("");
    case "write":
      return move.text;
    case "place":
      return move.cells.map(thing).join(", ");
    default:
      return "";
  }
}

function kept(dice: number[], table: Table, hand: Hand): string {
  const trays = traysOf(table.scene!);
  const tray = trays.find((each) => each.id === hand.keeps?.at) ?? trays.find((each) => each.owner === table.viewer);
  const faces = tray?.dice
    .filter((die) => dice.includes(die.index) && die.face !== null)
    .toSorted((one, other) => one.face! - other.face!)
    .map((die) => voice.face(die.kind, die.face!));
  return faces?.length ? voice.line("web-hint-keep", { faces: faces.join(" ") }) : voice.line("web-hint-keep-none");
}
