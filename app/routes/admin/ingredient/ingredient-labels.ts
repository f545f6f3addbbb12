import { useTranslation } from "react-i18next";
import { FIGURES } from "#domain/ingredient/ingredient";

export function useIngredientLabels(): (field: string) => string {
  const { t } = useTranslation(["admin", "ingredient"]);
  return (field) => {
    const nutrient = FIGURES.find((each) => each === field);
    return nutrient
      ? t(`ingredient:figure.${nutrient}`)
      : t(`admin:ingredient.field.${field as "category"}`);
  };
}
