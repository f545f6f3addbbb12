import { LANGUAGES } from "#domain/languages";
import type { Locale } from "#domain/locales";
import { recipeSchemaReading } from "#domain/recipe-schema";
import { measureReader } from "#reader/lines/amounts/typed-measure";

/** A recipe's form whose measures are read in the recipe's language. */
export function recipeFormSchema(fields: FormData, locale: Locale) {
  const language = LANGUAGES.find((each) => each === fields.get("language"));
  return recipeSchemaReading(measureReader(language ?? locale));
}
