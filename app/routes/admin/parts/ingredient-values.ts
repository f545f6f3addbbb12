import { formatNumberField } from "#domain/form/number-field";
import { FIGURES, type IngredientContent } from "#domain/ingredient/ingredient";
import {
  ALIASES_FIELDS,
  aliasesField,
  NAME_FIELDS,
  nameField,
} from "#domain/ingredient/name-fields";
import { LOCALES, type Locale } from "#domain/language/locales";

export const MEASURES = ["allowAmount", "allowWeight", "allowVolume"] as const;
export const PORTIONS = ["weightPerUnit", "volumicMass"] as const;

export const FIELDS = [
  ...NAME_FIELDS,
  ...ALIASES_FIELDS,
  "category" as const,
  ...FIGURES,
  ...MEASURES,
  ...PORTIONS,
];
export type IngredientField = (typeof FIELDS)[number];

/** Form values; an unticked checkbox has none. */
export type IngredientFormValues = Partial<Record<IngredientField, string>>;

export function ingredientValues(content: IngredientContent, locale: Locale): IngredientFormValues {
  const { words, category, figures } = content;
  const names = LOCALES.map((each) => [nameField(each), words[each].name]);
  const aliases = LOCALES.map((each) => [aliasesField(each), words[each].aliases.join("\n")]);
  const written = FIGURES.map((name) => [name, formatNumberField(figures[name], locale)]);
  const portions = PORTIONS.map((name) => [name, formatNumberField(content[name], locale)]);
  const measures = MEASURES.filter((name) => content[name]).map((name) => [name, "on"]);
  return {
    category,
    ...Object.fromEntries([...names, ...aliases, ...written, ...portions, ...measures]),
  };
}

/** Form values of a new ingredient, with the same name in every language. */
export function blankIngredientValues(name: string): IngredientFormValues {
  const names = Object.fromEntries(NAME_FIELDS.map((field) => [field, name]));
  return { ...names, allowWeight: "on" };
}
