import { formatNumberField } from "#domain/form/number-field";
import { FIGURES, type IngredientContent } from "#domain/ingredient/ingredient";
import type { Locale } from "#domain/language/locales";

export const MEASURES = ["allowAmount", "allowWeight", "allowVolume"] as const;
export const PORTIONS = ["weightPerUnit", "volumicMass"] as const;

/** The names of the form's fields. */
export const FIELDS = [
  ...(["nameEn", "nameFr", "aliasesEn", "aliasesFr", "category"] as const),
  ...FIGURES,
  ...MEASURES,
  ...PORTIONS,
];
export type IngredientField = (typeof FIELDS)[number];

/** What the form is filled with; a box that is not ticked has no value. */
export type IngredientFormValues = Partial<Record<IngredientField, string>>;

/** The fields of an ingredient that is there, figures written as the reader writes them. */
export function ingredientValues(content: IngredientContent, locale: Locale): IngredientFormValues {
  const { words, category, figures } = content;
  const written = FIGURES.map((name) => [name, formatNumberField(figures[name], locale)]);
  const portions = PORTIONS.map((name) => [name, formatNumberField(content[name], locale)]);
  const measures = MEASURES.filter((name) => content[name]).map((name) => [name, "on"]);
  return {
    nameEn: words.en.name,
    aliasesEn: words.en.aliases.join("\n"),
    nameFr: words.fr.name,
    aliasesFr: words.fr.aliases.join("\n"),
    category,
    ...Object.fromEntries([...written, ...portions, ...measures]),
  };
}

/** The fields of a new one, called so in every language until somebody says otherwise. */
export function blankIngredientValues(name: string): IngredientFormValues {
  return { nameEn: name, nameFr: name, allowWeight: "on" };
}
