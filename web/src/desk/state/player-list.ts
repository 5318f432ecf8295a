/** A list of players as text that somebody looks over, and that the desk reads again. */

import type { ReadNames } from "../../lib/net/protocol";

/** One name a line; where people play in teams, a table with a headline that says so. */
export function listOf({ names, teams }: Pick<ReadNames, "names" | "teams">, inTeams: boolean): string {
  if (!inTeams || !teams.length) return names.join("\n");
  return ["Name\tTeam", ...names.map((name, index) => `${name}\t${teams[index] ?? ""}`)].join("\n");
}

/** What is still to be signed up: the lines of those who were refused, with all that stands in them. */
export function leftOf(text: string, refused: readonly string[]): string {
  const lines = text.split("\n");
  const headed = lines[0] === "Name\tTeam";
  const left = lines.filter((line) => refused.includes(line.split("\t")[0]!.trim().replace(/\s+/g, " ")));
  if (left.length < refused.length) return refused.join("\n");
  return [...(headed && left.length ? [lines[0]] : []), ...left].join("\n");
}
