import { isRouteErrorResponse, useLocation, useMatches } from "@remix-run/react";
import { useTranslation } from "~/ui/translation";
import { usePageError } from "../framework/page-error";
import { useErrorTitle } from "./error-page";
import { useRootData } from "./root-data";

interface TitleHandle {
  title?: string;
  findName?: (data: unknown, query: URLSearchParams) => string | undefined;
  hasErrors?: (data: unknown) => boolean;
}

export function PageTitle() {
  const { t } = useTranslation();
  const { title, hasErrors } = useMatchTitle();
  const formatErrorTitle = useErrorTitle();
  const hasFormErrors = useRootData()?.hasFormErrors || hasErrors;
  const error = usePageError();
  const refusal = isRouteErrorResponse(error) ? error.data : undefined;
  // Not an error: the site is closed for now or asks to retry.
  const isClosed = ["maintenance", "database.away"].includes(refusal?.code);
  const shown = error ? formatErrorTitle(refusal) : title;
  const prefix = hasFormErrors || (error && !isClosed) ? t("form.errorPrefix") : "";
  return <title>{`${prefix}${shown ? `${shown} · ` : ""}Popote`}</title>;
}

function useMatchTitle() {
  const { t } = useTranslation();
  const match = useMatches().at(-1);
  const { search } = useLocation();
  const { title, findName, hasErrors } = (match?.handle ?? {}) as TitleHandle;
  const name = findName?.(match?.data, new URLSearchParams(search));
  return {
    title: name ?? (title && t(title as "tagline")),
    hasErrors: hasErrors?.(match?.data) ?? false,
  };
}
