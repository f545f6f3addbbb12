import { LANGUAGES, type Language } from "#domain/language/languages";
import type { Locale } from "#domain/language/locales";
import { ingredientLines } from "#domain/line/ingredient-lines-schema";
import { partsKey } from "#domain/line/parts-key";
import { readHeading } from "#domain/recipe/headings";
import { createRecipeSchema } from "#domain/recipe/recipe-schema";
import type { LineValues } from "#domain/recipe/recipe-values";
import { measureReader } from "#reader/lines/parts/typed-measure";

interface Schemas {
  recipe: ReturnType<typeof createRecipeSchema>;
  lines: ReturnType<typeof ingredientLines>;
}

const schemas = new Map<Language, Schemas>();

export function getRecipeFormSchema(fields: FormData, locale: Locale) {
  const language = LANGUAGES.find((each) => each === fields.get("language"));
  return getSchemas(language ?? locale).recipe;
}

export function readPartsKey(row: LineValues, language: Language): string | undefined {
  if (readHeading(row.name) !== undefined) return partsKey({ ...row, amount: null, unit: "NONE" });
  const [read] = getSchemas(language).lines.safeParse([row]).data?.items ?? [];
  return read && partsKey(read);
}

/** Cached per language: building a schema costs more than validating a row with it. */
function getSchemas(language: Language): Schemas {
  const known = schemas.get(language);
  if (known) return known;
  const readMeasure = measureReader(language);
  const built = { recipe: createRecipeSchema(readMeasure), lines: ingredientLines(readMeasure) };
  schemas.set(language, built);
  return built;
}
