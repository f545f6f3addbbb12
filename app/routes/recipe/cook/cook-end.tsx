import { useTranslation } from "react-i18next";
import { Texts } from "../parts/recipe-texts";
import type { Cooking } from "./cook";

/** What is left to say once the last step is done. */
export function CookEnd({ recipe }: { recipe: Cooking["recipe"] }) {
  const { t } = useTranslation("recipe");
  return (
    <Texts title={t("view.tips")} texts={recipe.tips} language={recipe.language} className="tips" />
  );
}
