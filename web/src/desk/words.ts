/** The words of a tournament: phrases, times of day, and the stage clock. */

import type {
  DeskBoard,
  DeskFormat,
  DeskPageOfARole,
  DeskRequest,
  DeskTeam,
  Phrase,
  PlayerRow,
  TableRow,
} from "../lib/net/protocol";
import { voice } from "../texts/voice.svelte";

export const gameIn = (page: DeskPageOfARole): string => (page.type === "playerpage" ? page.game : page.board.game);

export const formatIn = (page: DeskPageOfARole): Pick<DeskFormat, "id" | "measure"> =>
  page.type === "playerpage" ? { id: page.format, measure: page.measure } : page.board.format;

/** What stands beside a name at a table: chips and bands, chips alone, points, or nothing where a game only names
 * somebody. */
export type Beside = "marks" | "chips" | "points" | "nothing";
export const besideIn = ({ id, measure }: Pick<DeskFormat, "id" | "measure">): Beside =>
  id === "schock_turnier" ? "marks" : measure === "points" ? "points" : "nothing";
/** In the grand final bands do not matter any more. */
export const besideAt = ({ round }: Pick<TableRow, "round">, beside: Beside): Beside =>
  beside === "marks" && round === "final" ? "chips" : beside;
const MOST_BANDS = 2;
type Has = Pick<PlayerRow, "round" | "chips" | "bands">;
export const bandsOf = ({ round, bands }: Pick<Has, "round" | "bands">): number | null =>
  round === "final" ? null : bands;
/** What somebody has left, in words. */
export const leftInWords = (player: Has): string =>
  bandsOf(player) === null
    ? voice.line("web-desk-left-chips", { chips: player.chips })
    : voice.line("web-desk-left", { chips: player.chips, bands: player.bands });
/** Whoever is still in, best first: in the final, with more bands, then with more chips. */
export const byWhatIsLeft = <P extends Has & { number: number }>(players: readonly P[]): P[] => {
  const rank = (player: P) => bandsOf(player) ?? MOST_BANDS + 1;
  return players.toSorted(
    (one, other) => rank(other) - rank(one) || other.chips - one.chips || one.number - other.number,
  );
};

/** A phrase of the desk; no seat of a table is ever named in one. */
export const said = (phrase: Phrase): string => voice.say(phrase, "", []);

/** What a table is called; with too few of them several groups play there, one after the other. */
export const titleOf = (table: TableRow): string =>
  table.wave > 1 ? `${said(table.title)} · ${voice.line("web-desk-wave", { wave: table.wave })}` : said(table.title);

/** Who did something, as the log has it: who has given no name stands there as the role. */
export const byWhom = (by: string): string =>
  voice.has(`web-desk-role-${by}`) ? voice.line(`web-desk-role-${by}`) : by;

/** The names of those who play together, best first. */
export const membersOf = ({ members }: DeskTeam, people: readonly { player: number; name: string }[]): string =>
  members.map((player) => people.find((each) => each.player === player)?.name ?? "").join(", ");

/** A name whose last initial never stands alone on a line. */
export const unbroken = (name: string): string => name.replace(/ (\S{1,2})$/, "\u00a0$1");

export function timeOfDay(at: number, language: string = voice.language): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}

/** Whatever is further away than this is another evening. */
const TONIGHT_MS = 18 * 3600_000;
export const isTonight = (at: number, now = Date.now()): boolean => at - now < TONIGHT_MS;

/** When something is expected: the time of day, or the day of another evening. */
export const whenOf = (at: number, now = Date.now()): string => (isTonight(at, now) ? timeOfDay(at) : shortDay(at));

export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(voice.language, { day: "numeric", month: "numeric" }).format(at);

export function dayAndTime(at: number): string {
  return new Intl.DateTimeFormat(voice.language, { dateStyle: "full", timeStyle: "short", hourCycle: "h23" }).format(
    at,
  );
}

export const day = (at: number): string => new Intl.DateTimeFormat(voice.language, { dateStyle: "long" }).format(at);

/** From when to when people come and sign up, and when it begins. */
export const timesOf = (board: DeskBoard): string =>
  voice.line("web-desk-times-are", {
    open: timeOfDay(board.checkin_open),
    close: timeOfDay(board.registration_close),
    start: timeOfDay(board.start),
  });

/** Minutes and seconds, as on a stage clock. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A mark for tests and styles: what a button asks for. */
export const kindOf = (request: DeskRequest): string => request.type;

/** The value of a field for day and time, and back: both in the time of this device. */
export function fieldOf(at: number): string {
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
export const timeIn = (field: string): number => new Date(field).getTime();
