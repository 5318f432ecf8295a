/** Why something was refused, in words. */

import { voice } from "../../texts/voice.svelte";
import { Refusal } from "./api";

export function reason(trouble: unknown): string {
  const { code, facts } = trouble instanceof Refusal ? trouble : new Refusal("other");
  const key = `error-${code}`;
  return voice.has(key) ? voice.say({ type: "phrase", key, facts }, "", []) : voice.line("error-other");
}
