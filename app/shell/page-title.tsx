import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRootData } from "./root-data";

/** A route's `handle.title`: a key of the locales, or the words of its data. */
export type TitleHandle = string | ((data: unknown) => string | undefined);

/** The page's title; after a form that failed it begins with "Error:". */
export function PageTitle() {
  const { t } = useTranslation();
  const title = usePageWords();
  const hasFormErrors = useRootData()?.hasFormErrors;
  const error = useRouteError();
  const words = error ? t("errorPage.title") : title;
  const prefix = hasFormErrors || isRouteErrorResponse(error) ? t("form.errorPrefix") : "";
  return <title>{`${prefix}${words ? `${words} · ` : ""}Popote`}</title>;
}

function usePageWords(): string | undefined {
  const { t } = useTranslation();
  const match = useMatches().at(-1);
  const title = (match?.handle as { title?: TitleHandle } | undefined)?.title;
  return typeof title === "function" ? title(match?.data) : title && t(title as "tagline");
}
