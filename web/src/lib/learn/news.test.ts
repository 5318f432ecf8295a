import { expect, it } from "vitest";
import type { LogEntry } from "../table/telling";
import { News } from "./news";

const entry = (seq: number, key: string): LogEntry => ({
  seq,
  lines: [{ type: "phrase", key, facts: {} }],
});

it("stay until whoever learns has been asked something with them in view, and nothing is missed meanwhile", () => {
  const news = new News();
  const log = [entry(0, "told-begins")];
  expect(news.since(0, log)).toEqual([]);
  // Something is explained while a bot plays.
  news.stands(true, false);
  log.push(entry(1, "told-deal"));
  expect(news.since(1, log)).toBeNull();
  news.stands(true, false);
  expect(news.since(2, log)).toBeNull();
  // One is asked, with the explanation still there; the next look is for what has happened since.
  news.stands(true, true);
  log.push(entry(3, "told-keep"));
  expect(news.since(3, log)).toEqual(["after-told-deal", "after-told-keep"]);
  // Where there was nothing to explain, the next look is for news again.
  news.stands(false, false);
  expect(news.since(4, log)).toEqual([]);
});
