import type { Language } from "#domain/language/languages";
import { isLocale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import type { Db } from "#server/platform/db/open";

export const understand = async (db: Db, typed: string[], language: Language | null = "en") =>
  understandLines(await openLexicon(db), typed, {
    locale: isLocale(language) ? language : "en",
    language,
  });

export const loadEnglishNames = async (db: Db) => {
  const rows = await db.selectFrom("ingredients").select(["id", "name_en"]).execute();
  const names = new Map(rows.map(({ id, name_en }) => [id, name_en]));
  return ({ name, choice }: UnderstoodLine) => {
    const chosen = readChoice(choice, name);
    if (chosen === undefined) return "?";
    return typeof chosen !== "number" ? `own:${name}` : names.get(chosen);
  };
};

export const formatReadAmount = ({ amount }: UnderstoodLine) =>
  amount ? `${amount.numerator}/${amount.denominator}` : "";
