import type { UiLocale } from "../language/locales";

const FRENCH = {
  conjunction: [" et ", " et "],
  disjunction: [" ou ", " ou "],
  unit: [" et ", " et "],
} as const;

/** What stands before the last of two, and of more, as in CLDR. */
const BEFORE_LAST = {
  en: { conjunction: [" and ", ", and "], disjunction: [" or ", ", or "], unit: [", ", ", "] },
  fr: FRENCH,
  "fr-CA": FRENCH,
} as const satisfies Record<UiLocale, unknown>;

/** Writes "a, b, and c". Without Intl, whose first format takes a browser 20 ms. */
export function formatList(
  texts: readonly string[],
  language: string,
  type: keyof typeof FRENCH = "conjunction",
): string {
  const [last = "", ...before] = [...texts.slice(-1), ...texts.slice(0, -1)];
  if (before.length === 0) return last;
  const [ofTwo, ofMore] = BEFORE_LAST[language as UiLocale][type];
  return before.join(", ") + (before.length === 1 ? ofTwo : ofMore) + last;
}
