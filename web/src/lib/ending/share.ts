/** Hands a picture of an ending to whatever the device shares with; where there is nothing, it is saved as a file. */

import { canSharePictures, saveBlob } from "../device/saving";
import type { Ending, Result } from "../net/protocol";
import { voice } from "../../texts/voice.svelte";
import { cardOf, type Facts } from "./card";
import { columnsOf, rowsOf } from "./ending";
import { blank, painted } from "./paint";
import { amountOf, columnName, headlineOf, placeOf, throwWords, type EndedTable } from "./words";

/** What stands on the picture: nothing but what everybody at the table has seen. */
export function cardFacts(result: Result | null, ending: Ending | null, table: EndedTable, now: Date): Facts {
  const columns = result ? columnsOf(result) : [];
  const found = ending?.throw ?? null;
  // Whoever looks at it sits somewhere else: nobody is "you".
  const { id, info, names, scene, title } = table;
  const shown = { id, info, names, scene, title, reader: null };
  return {
    game: title,
    date: now.toLocaleDateString(voice.language, { day: "numeric", month: "long", year: "numeric" }),
    headline: headlineOf(result, shown),
    columns: columns.map((column) => columnName(column, table)),
    rows: (result ? rowsOf(result) : []).map((row) => ({
      place: placeOf(row),
      name: voice.name(row.seat, table.names),
      amounts: columns.map((column) => amountOf(row, column)),
      first: row.place === 1,
    })),
    throw: found && {
      title: voice.line("web-ending-throw"),
      words: `${throwWords(ending!, shown)} · ${voice.name(found.seat, table.names)}`,
      dice: found.dice.map((die) => ({ die, sign: die.face === null ? "" : voice.face(die.kind, die.face) })),
    },
    mark: voice.line("web-ending-mark"),
  };
}

/** Draw the picture and hand it over; says what became of it. */
export async function share(facts: Facts, name: string): Promise<"shared" | "saved" | "kept"> {
  const { canvas, measure } = await blank();
  const blob = await painted(canvas, cardOf(facts, measure));
  if (!canSharePictures()) {
    saveBlob(name, blob);
    return "saved";
  }
  try {
    await navigator.share({ files: [new File([blob], name, { type: "image/png" })], title: facts.headline });
    return "shared";
  } catch (trouble) {
    if (trouble instanceof DOMException && trouble.name === "AbortError") return "kept";
    saveBlob(name, blob);
    return "saved";
  }
}
