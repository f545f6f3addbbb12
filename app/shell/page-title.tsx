import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useRootData } from "./root-data";

/** How a route names its page: a key of the locales, and the thing's own name where it has one. */
export interface TitleHandle {
  title?: string;
  nameOf?: (data: unknown, query: URLSearchParams) => string | undefined;
}

/** The page's title; after a form that failed it begins with "Error:". */
export function PageTitle() {
  const { t } = useTranslation();
  const title = usePageWords();
  const hasFormErrors = useRootData()?.hasFormErrors;
  const error = useRouteError();
  const isRefused = isRouteErrorResponse(error);
  // Nothing went wrong: Popote is only closed.
  const isClosed = isRefused && error.data?.code === "maintenance";
  const failed = isClosed ? t("maintenance.title") : t("errorPage.title");
  const words = error ? failed : title;
  const prefix = hasFormErrors || (isRefused && !isClosed) ? t("form.errorPrefix") : "";
  return <title>{`${prefix}${words ? `${words} · ` : ""}Popote`}</title>;
}

function usePageWords(): string | undefined {
  const { t } = useTranslation();
  const match = useMatches().at(-1);
  const { search } = useLocation();
  const { title, nameOf } = (match?.handle ?? {}) as TitleHandle;
  return nameOf?.(match?.data, new URLSearchParams(search)) ?? (title && t(title as "tagline"));
}
