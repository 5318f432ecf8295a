/** How a game has ended, in words: what the page says, what is spoken once, and what stands on the picture. */

import type { Ending, Result, Scene, Seat } from "../net/protocol";
import type { Table } from "../table/table.svelte";
import { pileOf, scoreInWords, standingsOf, unitIn } from "../table/seats";
import { voice } from "../../texts/voice.svelte";
import { bestsOf, columnsOf, kindOf, lastOf, rowsOf, teaseKey, winnersOf, type Column, type Row } from "./ending";

export type EndedTable = Pick<Table, "id" | "info" | "names" | "reader" | "scene" | "title">;

/** The number of the game that has just ended. */
export const gameOf = (table: EndedTable): number => Math.max(0, (table.info?.games ?? 1) - 1);

export function listed(table: EndedTable, seats: readonly Seat[]): string {
  return voice.listed(seats.map((seat) => voice.name(seat, table.names)));
}

/** Who has won, or how it ended otherwise. */
export function headlineOf(result: Result | null, table: EndedTable): string {
  const kind = kindOf(result);
  if (result && kind === "solo") {
    const points = result.points?.[0] ?? null;
    if (points === null) return voice.line("web-ending-alone");
    const score = scoreInWords({ number: points, unit: pointsIn(table.scene) ?? "points" }, table.scene?.game ?? "");
    return voice.line("web-ending-alone-points", { score });
  }
  const seats = kind === "lost" ? result!.losers : result ? winnersOf(result) : [];
  const others = seats.filter((seat) => seat !== table.reader);
  const meant = others.length < seats.length;
  if (meant && kind === "won") return voice.line("web-ending-you");
  if (meant && kind === "lost" && !others.length) return voice.line("web-ending-you-lost");
  // Whoever reads it is addressed, also among several.
  if (meant && (kind === "lost" || kind === "shared"))
    return voice.line(`web-ending-${kind}-you`, {
      who: voice.listed([voice.line("web-you"), ...others.map((seat) => voice.name(seat, table.names))]),
    });
  // Whoever sits here and has not lost is told so.
  const through = kind === "lost" && table.reader !== null ? "-through" : "";
  return voice.line(`web-ending-${kind}${through}`, { who: listed(table, seats), count: seats.length });
}

/** The tease, or the words for an end that nobody has won. */
export function remarkOf(result: Result | null, table: EndedTable): string {
  const key = teaseKey(result, table.id, gameOf(table));
  if (key) return voice.line(key, { who: listed(table, lastOf(result!)) });
  const kind = kindOf(result);
  if (kind === "stopped" && result!.winners.length)
    return voice.line("web-ending-ahead", { who: listed(table, result!.winners) });
  return kind === "won" || kind === "shared" || kind === "lost" ? "" : voice.line(`web-ending-${kind}-more`);
}

/** "Dein bestes Ergebnis: 312, vorher 287." */
export function bestLines(ending: Ending | null, table: EndedTable): string[] {
  return bestsOf(ending).map(({ of, seat, points, before }) =>
    voice.line(`web-ending-best-${of}`, {
      who: voice.name(seat, table.names),
      points: voice.number(points),
      before: voice.number(before),
    }),
  );
}

/** What the throw of the game was: as the game celebrates it, else how many dice fell alike. */
export function throwWords(ending: Ending, table: EndedTable): string {
  const { celebrated, equal } = ending.throw!;
  const moment = celebrated && voice.moment(celebrated, table.info?.game ?? "", table.names, table.reader);
  return moment || voice.line("web-ending-equal", { equal });
}

/** What a column counts, over its numbers: called as it is at the seats. */
export function columnName(column: Column, { scene }: EndedTable): string {
  if (column.signed) return voice.line("web-ending-nets");
  const unit = column.of === "points" ? pointsIn(scene) : scene && pileOf(scene, 0)?.unit;
  const called = scene && unit ? unitIn(scoreInWords({ number: 2, unit }, scene.game)) : "";
  return called || voice.line(`web-ending-${column.of}`);
}

/** What the points of a result are called at the table, where they are what stands there: those of a match are not. */
function pointsIn(scene: Scene | null): string | null {
  const standings = scene && standingsOf(scene);
  const points = scene?.result?.points ?? [];
  const same = standings?.rows.every(({ seat, score }) => score === null || score === (points[seat] ?? score));
  return standings && same ? standings.unit : null;
}

export const placeOf = ({ place }: Row): string => (place === null ? "" : `${place}.`);

export function amountOf(row: Row, column: Column): string {
  const amount = row[column.of];
  if (amount === null) return "–";
  return column.signed && amount > 0 ? `+${voice.number(amount)}` : voice.number(amount);
}

/** What is read aloud once: places with points and chips, each with its unit, then the tease and new bests. */
export function spokenOf(result: Result | null, ending: Ending | null, table: EndedTable): string {
  const places = result
    ? rowsOf(result).map((row) => {
        const counted = columnsOf(result).map((column) => `${amountOf(row, column)} ${columnName(column, table)}`);
        const place = row.place === null ? "" : `${voice.line("web-place-of", { place: row.place })}: `;
        return `${[place + voice.name(row.seat, table.names), ...counted].join(", ")}.`;
      })
    : [];
  const told = kindOf(result) === "solo" ? [] : places;
  return [headlineOf(result, table) + ".", ...told, remarkOf(result, table), ...bestLines(ending, table)]
    .filter(Boolean)
    .join(" ");
}
