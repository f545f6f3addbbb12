import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { toBaseLocale } from "#domain/language/locales";
import type { Recipe } from "#server/features/recipes/queries";

export function useCatalogueNames({
  ingredients,
  language,
}: Pick<Recipe, "ingredients" | "language">): { isOffered: boolean; isShown: boolean } {
  const { i18n } = useTranslation();
  const [query] = useSearchParams();
  const locale = toBaseLocale(i18n.language);
  const isOffered =
    language !== locale &&
    ingredients.some(({ text, ingredientId }) => text !== "" && ingredientId !== null);
  return { isOffered, isShown: isOffered && query.get("ingredients") === locale };
}
