import { useTranslation } from "react-i18next";

/** An oven's heat for a reader: "180 °C", or "350 °F (177 °C)" where its cook wrote so. */
export function useOvenFormat(): (degrees: number | null, words: string) => string | null {
  const { t } = useTranslation("recipe");
  return (degrees, words) => {
    if (degrees === null) return null;
    return words ? t("view.oven", { words, degrees }) : t("view.degrees", { degrees });
  };
}
