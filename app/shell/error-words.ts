import { useTranslation } from "react-i18next";
import type { Refusal, UnexpectedError } from "#domain/errors";

/** What a page that failed is headed with, and its tab called. */
export function useErrorWords(): (refusal: Refusal | UnexpectedError | undefined) => string {
  const { t } = useTranslation(["common", "errors"]);
  return (refusal) => {
    if (refusal?.code === "maintenance") return t("maintenance.title");
    return refusal?.code ? t(`errors:${refusal.code}`) : t("errorPage.unexpected");
  };
}
