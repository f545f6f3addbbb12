import { MAX_COUNTED } from "#domain/recipe/recipe-filters";
import { formatNumber } from "#domain/text/format-number";
import { useTranslation } from "~/ui/translation";

/** Formats how many recipes there are: "512", or "5,000+" above what is counted. */
export function useCountFormat(): (count: number) => string {
  const { i18n } = useTranslation();
  return (count) => {
    const shown = formatNumber(Math.min(count, MAX_COUNTED), i18n.language);
    return count > MAX_COUNTED ? `${shown}+` : shown;
  };
}
