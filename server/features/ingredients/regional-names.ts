import type { UiLocale } from "#domain/language/locales";
// What Québec calls foods whose French name in the catalogue is France's.
import canadianNames from "./canadian-names.json" with { type: "json" };

const CANADIAN = new Map(canadianNames as [string, string][]);

/** `name` is the catalogue's in the reader's language; a name that nobody says otherwise stays. */
export function toRegionalName(name: string, locale: UiLocale): string {
  return (locale === "fr-CA" && CANADIAN.get(name)) || name;
}
