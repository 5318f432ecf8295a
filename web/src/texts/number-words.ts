/** Numbers as people say them, by the functions that texts call: the same as in knobel.texts.number_words. */

import { FluentNumber, type FluentFunction, type FluentValue } from "@fluent/bundle";
import type { Language } from "../lib/net/protocol";

// Up to twelve, numbers have words of their own in both languages; larger ones are easier to read as figures.
const WORDS: Record<Language, string[]> = {
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
  en: "zero one two three four five six seven eight nine ten eleven twelve".split(" "),
};
const AND: Record<Language, string> = { de: " und ", en: " and " };

const plain = (value: FluentValue | undefined) => (value instanceof FluentNumber ? value.valueOf() : value);

export function numberWords(language: Language): Record<string, FluentFunction> {
  const worded = (value: FluentValue | undefined) => WORDS[language][plain(value) as number];
  return {
    WORD: ([number]) => worded(number) ?? number!,
    TIMES: ([number]) => times(Number(plain(number)), worded(number), language),
    BOTH: ([pair]) => String(plain(pair)).replace("-", AND[language]),
  };
}

function times(number: number, word: string | undefined, language: Language): string {
  if (language === "de") return number === 1 ? "einmal" : word ? `${word}mal` : `${number}-mal`;
  return ["once", "twice"][number - 1] ?? `${word ?? number} times`;
}
