import { headingIn } from "#domain/headings";
import { ingredientLines } from "#domain/ingredient-lines-schema";
import { LANGUAGES, type Language } from "#domain/languages";
import { partsKey } from "#domain/line-words";
import type { Locale } from "#domain/locales";
import { recipeSchemaReading } from "#domain/recipe-schema";
import type { LineValues } from "#domain/recipe-values";
import { measureReader } from "#reader/lines/amounts/typed-measure";

interface Schemas {
  recipe: ReturnType<typeof recipeSchemaReading>;
  lines: ReturnType<typeof ingredientLines>;
}

const schemas = new Map<Language, Schemas>();

/** A recipe's form whose measures are read in the recipe's language. */
export function recipeFormSchema(fields: FormData, locale: Locale) {
  const language = LANGUAGES.find((each) => each === fields.get("language"));
  return schemasOf(language ?? locale).recipe;
}

/** What the parts of a row say (`partsKey`); undefined where the row cannot be read. */
export function readPartsKey(row: LineValues, language: Language): string | undefined {
  if (headingIn(row.name) !== undefined) return partsKey({ ...row, amount: null, unit: "NONE" });
  const [read] = schemasOf(language).lines.safeParse([row]).data?.items ?? [];
  return read && partsKey(read);
}

/** Once for each language: to build a schema costs more than to read a row with it. */
function schemasOf(language: Language): Schemas {
  const known = schemas.get(language);
  if (known) return known;
  const readMeasure = measureReader(language);
  const built = { recipe: recipeSchemaReading(readMeasure), lines: ingredientLines(readMeasure) };
  schemas.set(language, built);
  return built;
}
