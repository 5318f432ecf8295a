/** Numbers as people write them: a comma or a point by language, a true minus sign, no zero that says nothing. */

import type { Language } from "../net/protocol";

export function written(value: number, language: Language, digits = 0, signed = false): string {
  const form = new Intl.NumberFormat(language, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  });
  return form.format(value).replace("-", "−");
}

/** A share in whole per cent, as the language writes it. */
export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);
