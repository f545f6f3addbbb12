import type { Locale } from "#domain/locales";
import { stemKey } from "#domain/word-stems";
import { SYNONYMS_EN } from "./synonyms-en";
import { SYNONYMS_EN_FRESH } from "./synonyms-en-fresh";
import { FALSE_FRIENDS_EN, SYNONYMS_EN_PANTRY } from "./synonyms-en-pantry";
import { SYNONYMS_FR } from "./synonyms-fr";
import { SYNONYMS_FR_FRESH } from "./synonyms-fr-fresh";
import { FALSE_FRIENDS_FR, SYNONYMS_FR_PANTRY } from "./synonyms-fr-pantry";

interface Synonym {
  other: string;
  nameEn: string;
}

export const SYNONYMS: Record<Locale, Synonym[]> = {
  en: namesIn(SYNONYMS_EN + SYNONYMS_EN_FRESH + SYNONYMS_EN_PANTRY),
  fr: namesIn(SYNONYMS_FR + SYNONYMS_FR_FRESH + SYNONYMS_FR_PANTRY),
};

const NAMES_BY_STEM: Record<Locale, Map<string, string>> = {
  en: byStem(SYNONYMS.en),
  fr: byStem(SYNONYMS.fr),
};

const FALSE_FRIENDS: Record<Locale, Set<string>> = {
  en: new Set(listIn(FALSE_FRIENDS_EN).map(stemKey)),
  fr: new Set(listIn(FALSE_FRIENDS_FR).map(stemKey)),
};

export function catalogueNameOfSynonym(stem: string, locale: Locale): string | undefined {
  return NAMES_BY_STEM[locale].get(stem);
}

export function isFalseFriend(stem: string, locale: Locale): boolean {
  return FALSE_FRIENDS[locale].has(stem);
}

function namesIn(table: string): Synonym[] {
  return table
    .split("\n")
    .filter((row) => row.includes("|"))
    .flatMap((row) => {
      const [nameEn = "", others = ""] = row.split("|").map((cell) => cell.trim());
      return listIn(others).map((other) => ({ other, nameEn }));
    });
}

function byStem(names: Synonym[]): Map<string, string> {
  return new Map(names.map(({ other, nameEn }) => [stemKey(other), nameEn]));
}

function listIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
