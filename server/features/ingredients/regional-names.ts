import type { UiLocale } from "#domain/language/locales";
// Québec's names for foods whose French catalogue name is used in France.
import canadianNames from "./canadian-names.json" with { type: "json" };

const NAMES: Partial<Record<UiLocale, Map<string, string>>> = {
  "fr-CA": new Map(canadianNames as [string, string][]),
};

export function toRegionalName(name: string, locale: UiLocale): string {
  return NAMES[locale]?.get(name) ?? name;
}
