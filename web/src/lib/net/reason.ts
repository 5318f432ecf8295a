/** Why something was refused, in words. */

import { voice } from "../../texts/voice.svelte";
import { Refusal } from "./api";

export function reason(trouble: unknown): string {
  const key = `error-${trouble instanceof Refusal ? trouble.code : "other"}`;
  return voice.line(voice.has(key) ? key : "error-other");
}
