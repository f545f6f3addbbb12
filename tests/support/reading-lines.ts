import type { Language } from "#domain/language/languages";
import { isLocale, type Locale } from "#domain/language/locales";
import { readChoice } from "#domain/line/ingredient-choice";
import { type UnderstoodLine, understandLines } from "#reader/lines/understand-lines";
import { openLexicon } from "#server/features/ingredients/lexicon-queries";
import { listLineFoods } from "#server/features/recipes/line-names";
import type { Db } from "#server/platform/db/open";

export const understand = async (db: Db, typed: string[], language: Language | null = "en") =>
  understandLines(await openLexicon(db), typed, {
    locale: isLocale(language) ? language : "en",
    language,
  });

/** The foods of a list of lines, for the steps that name them. */
export const readLineFoods = async (db: Db, typed: string[], language: Locale) => {
  const lines = await understand(db, typed, language);
  const ingredients = lines.map((line) => {
    const choice = readChoice(line.choice, line.name);
    return { ...line, text: line.typed, ingredientId: typeof choice === "number" ? choice : null };
  });
  return listLineFoods(db, { ingredients, language } as never);
};

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
