import { formatNumberField } from "#domain/form/number-field";
import { FIGURES, type IngredientContent } from "#domain/ingredient/ingredient";
import type { Locale } from "#domain/language/locales";

export const MEASURES = ["allowAmount", "allowWeight", "allowVolume"] as const;
export const PORTIONS = ["weightPerUnit", "volumicMass"] as const;

export const FIELDS = [
  ...(["nameEn", "nameFr", "aliasesEn", "aliasesFr", "category"] as const),
  ...FIGURES,
  ...MEASURES,
  ...PORTIONS,
];
export type IngredientField = (typeof FIELDS)[number];

/** Form values; an unticked checkbox has none. */
export type IngredientFormValues = Partial<Record<IngredientField, string>>;

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

/** Form values of a new ingredient, with the same name in both languages. */
export function blankIngredientValues(name: string): IngredientFormValues {
  return { nameEn: name, nameFr: name, allowWeight: "on" };
}
