// @vitest-environment node
/** On the felt no line ends between a number and the word that it belongs to. */
import { render } from "svelte/server";
import { expect, it } from "vitest";
import Announcement from "./Announcement.svelte";

const shown = (said: string) =>
  render(Announcement, { props: { widget: {}, table: { say: () => said } } as never }).body.replace(/<[^>]*>/g, "");

it.each([
  ["Bot 1 hat Schock 6 und 25 Punkte.", "Bot~1 hat Schock~6 und 25~Punkte."],
  ["Bot 1 gets 25 points and 2 chips.", "Bot~1 gets 25~points and 2~chips."],
  ["Du hast 6 5 2 und wirfst 2 2.", "Du hast 6 5 2 und wirfst 2 2."],
])("of %s", (said, joined) => {
  expect(shown(said)).toContain(joined.replaceAll("~", "\u00a0"));
});
