import type { Locale } from "#domain/locales";
import { stemKey } from "#domain/word-stems";
import { OTHER_NAMES_EN } from "./synonyms-en";
import { OTHER_NAMES_EN_FRESH } from "./synonyms-en-fresh";
import { OTHER_NAMES_EN_LARDER, OTHER_THINGS_EN } from "./synonyms-en-pantry";
import { OTHER_NAMES_FR } from "./synonyms-fr";
import { OTHER_NAMES_FR_FRESH } from "./synonyms-fr-fresh";
import { OTHER_NAMES_FR_LARDER, OTHER_THINGS_FR } from "./synonyms-fr-pantry";

interface OtherName {
  other: string;
  nameEn: string;
}

/** Every other name of a language as it is written, with the catalogue's English name. */
export const OTHER_NAMES: Record<Locale, OtherName[]> = {
  en: namesIn(OTHER_NAMES_EN + OTHER_NAMES_EN_FRESH + OTHER_NAMES_EN_LARDER),
  fr: namesIn(OTHER_NAMES_FR + OTHER_NAMES_FR_FRESH + OTHER_NAMES_FR_LARDER),
};

const NAMES_BY_STEM: Record<Locale, Map<string, string>> = {
  en: byStem(OTHER_NAMES.en),
  fr: byStem(OTHER_NAMES.fr),
};

const OTHER_THINGS: Record<Locale, Set<string>> = {
  en: new Set(listIn(OTHER_THINGS_EN).map(stemKey)),
  fr: new Set(listIn(OTHER_THINGS_FR).map(stemKey)),
};

/** The catalogue's English name of what a stem names in a language, if it is one of the other names. */
export function otherNameOf(stem: string, locale: Locale): string | undefined {
  return NAMES_BY_STEM[locale].get(stem);
}

/** Whether a stem only sounds like an ingredient of the catalogue. */
export function isOtherThing(stem: string, locale: Locale): boolean {
  return OTHER_THINGS[locale].has(stem);
}

function namesIn(table: string): OtherName[] {
  return table
    .split("\n")
    .filter((row) => row.includes("|"))
    .flatMap((row) => {
      const [nameEn = "", others = ""] = row.split("|").map((cell) => cell.trim());
      return listIn(others).map((other) => ({ other, nameEn }));
    });
}

function byStem(names: OtherName[]): Map<string, string> {
  return new Map(names.map(({ other, nameEn }) => [stemKey(other), nameEn]));
}

function listIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
