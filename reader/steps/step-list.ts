import type { Locale } from "#domain/language/locales";
import type { Line } from "#domain/line/line";

/** The list that belongs to a method. */
export interface StepList {
  locale: Locale;
  lines: Line[];
  servings: number | null;
}
