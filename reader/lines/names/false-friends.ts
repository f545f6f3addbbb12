import { LOCALES, type Locale } from "#domain/locales";
import { stemKey } from "#domain/word-stems";
import table from "./false-friends.tsv?raw";

const ROWS = table.split("\n").map((row) => row.split("\t"));

const STEMS = new Map(
  LOCALES.map((locale) => [
    locale,
    new Set(ROWS.filter(([language]) => language === locale).map(([, name = ""]) => stemKey(name))),
  ]),
);

/** Whether a name only sounds like a food of the catalogue: "baby corn" is no corn. */
export function isFalseFriend(stem: string, locale: Locale): boolean {
  return STEMS.get(locale)?.has(stem) ?? false;
}
