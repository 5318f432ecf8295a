/** The kinds of tournament as the form offers them: games that fit, and what is asked outright or only on demand. */

import type { DeskForm, DeskOptionInfo, NewDeskRequest, Value } from "../../lib/net/protocol";

export const SCHOCK = "schock_turnier";
const USUAL: Record<string, string> = { [SCHOCK]: "schocken" };
const OFTEN = "kniffel";
/** What everybody is asked who sets one up; all else has good defaults. */
const FIRST: Record<string, string[]> = {
  points_rounds: ["rounds", "table_size", "seating"],
  knock_out: ["group_size", "go_on"],
  round_robin: ["legs"],
  league: ["legs", "rounds_per_evening", "days_between"],
};
/** What matters in every kind, beside chips, bands and scharfe Spiele, which only a Schock-Turnier has. */
const EVERYWHERE = ["checkin_minutes", "close_minutes", "least_game_seconds", "venue", "decision_seconds"];

export type Kind = {
  id: string;
  games: readonly string[];
  game: string;
  first: DeskOptionInfo[];
  others: DeskOptionInfo[];
  /** The options of its own, by name. */
  own: Set<string>;
};

export function kindsOf(form: DeskForm): Kind[] {
  const everywhere = form.options.filter(({ field }) => EVERYWHERE.includes(field.name));
  return [
    kind(SCHOCK, form.games, [], form.options),
    ...form.formats.map(({ id, games, options }) => kind(id, games, options, everywhere)),
  ];
}

function kind(id: string, games: readonly string[], own: DeskOptionInfo[], shared: DeskOptionInfo[]): Kind {
  const usual = USUAL[id] ?? OFTEN;
  const isFirst = ({ field }: DeskOptionInfo) => FIRST[id]?.includes(field.name) ?? false;
  return {
    id,
    games,
    game: games.includes(usual) ? usual : games[0]!,
    first: own.filter(isFirst),
    others: [...own.filter((option) => !isFirst(option)), ...shared],
    own: new Set(own.map(({ field }) => field.name)),
  };
}

/** What was agreed on, as far as this kind knows it: its own options, and those of every tournament. */
export function agreedOn(
  { id, own, others }: Kind,
  values: Record<string, Value>,
): Pick<Required<NewDeskRequest>, "format" | "format_options" | "options"> {
  const known = (fits: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => fits(name)));
  const shared = new Set(others.map(({ field }) => field.name).filter((name) => !own.has(name)));
  return {
    format: id === SCHOCK ? "" : id,
    format_options: known((name) => own.has(name)),
    options: known((name) => shared.has(name)),
  };
}
