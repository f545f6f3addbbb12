import type { Locale } from "~/model/locales";
import { foldedKey } from "~/model/text";
import { stemKey } from "~/model/words";
import { OTHER_NAMES_FR } from "./other-names-fr";

/** What people write for an ingredient of the catalogue that has another name there. */
export interface OtherName {
  locale: Locale;
  name: string;
  key: string;
  /** The catalogue's English name, and how it is looked up. */
  nameEn: string;
  englishStem: string;
}

const BY_STEM = new Map<string, OtherName[]>();
for (const other of listOtherNames()) {
  const stem = stemKey(other.name);
  BY_STEM.set(stem, [...(BY_STEM.get(stem) ?? []), other]);
}

/** The other names that are looked up by a stem. */
export function otherNamesOf(stem: string): OtherName[] {
  return BY_STEM.get(stem) ?? [];
}

/** The stems of the catalogue's names that some of these are other names for. */
export function englishStemsOf(stems: Iterable<string>): string[] {
  return [...stems].flatMap((stem) => otherNamesOf(stem).map(({ englishStem }) => englishStem));
}

/** Every other name, in the order of the tables. */
export function listOtherNames(): OtherName[] {
  return [...namesIn("fr", OTHER_NAMES_FR)];
}

function namesIn(locale: Locale, table: string): OtherName[] {
  return table.split("\n").flatMap((row) => {
    const [nameEn = "", names = ""] = row.split(": ");
    const english = { locale, nameEn, englishStem: stemKey(nameEn) };
    return names
      .split(", ")
      .filter(Boolean)
      .map((name) => ({ ...english, name, key: foldedKey(name) }));
  });
}
