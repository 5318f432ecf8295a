/** Money as people write it. */

import { voice } from "../texts/voice.svelte";

/** Cents in whole money, with its sign: the page says in words who owes whom. */
export function euros(cents: number): string {
  return new Intl.NumberFormat(voice.language, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** What somebody has typed, in cents: with a comma or a point, with or without the sign of the money. */
export function centsIn(text: string): number | null {
  const plain = text.replace(/[€\s]/g, "").replace(",", ".");
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
