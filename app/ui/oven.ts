import { useTranslation } from "~/ui/translation";

/** Formats an oven temperature: "180 °C", or "350 °F (177 °C)" as the author wrote it. */
export function useOvenFormat(): (degrees: number | null, words: string) => string | null {
  const { t } = useTranslation("recipe");
  return (degrees, words) => {
    if (degrees === null) return null;
    return words ? t("view.oven", { words, degrees }) : t("view.degrees", { degrees });
  };
}
