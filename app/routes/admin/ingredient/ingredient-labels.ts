import { FIGURES } from "#domain/ingredient/ingredient";
import { useTranslation } from "~/ui/translation";
import type { IngredientField } from "../parts/ingredient-values";

type NamedField = Exclude<IngredientField, (typeof FIGURES)[number]>;

export function useIngredientLabels(): (field: string) => string {
  const { t } = useTranslation(["admin", "ingredient"]);
  return (field) => {
    const nutrient = FIGURES.find((each) => each === field);
    return nutrient
      ? t(`ingredient:figure.${nutrient}`)
      : t(`admin:ingredient.field.${field as NamedField}`);
  };
}
