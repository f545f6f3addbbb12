import { useTranslation } from "react-i18next";
import { MAX_COUNTED } from "#domain/recipe/recipe-filters";
import { numberFormat } from "#domain/text/cached-formats";

/** Formats how many recipes there are: "512", or "5,000+" above what is counted. */
export function useCountFormat(): (count: number) => string {
  const { i18n } = useTranslation();
  return (count) => {
    const shown = numberFormat(i18n.language).format(Math.min(count, MAX_COUNTED));
    return count > MAX_COUNTED ? `${shown}+` : shown;
  };
}
