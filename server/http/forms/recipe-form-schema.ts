import { headingIn } from "#domain/headings";
import { ingredientLines } from "#domain/ingredient-lines-schema";
import { LANGUAGES, type Language } from "#domain/languages";
import { partsKey } from "#domain/line-words";
import type { Locale } from "#domain/locales";
import { recipeSchemaReading } from "#domain/recipe-schema";
import type { LineValues } from "#domain/recipe-values";
import { measureReader } from "#reader/lines/amounts/typed-measure";

/** A recipe's form whose measures are read in the recipe's language. */
export function recipeFormSchema(fields: FormData, locale: Locale) {
  const language = LANGUAGES.find((each) => each === fields.get("language"));
  return recipeSchemaReading(measureReader(language ?? locale));
}

/** What the parts of a row say (`partsKey`); undefined where the row cannot be read. */
export function readPartsKey(row: LineValues, language: Language): string | undefined {
  if (headingIn(row.name) !== undefined) return partsKey({ ...row, amount: null, unit: "NONE" });
  const [read] = ingredientLines(measureReader(language)).safeParse([row]).data?.items ?? [];
  return read && partsKey(read);
}
