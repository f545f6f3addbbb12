import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/text/cached-formats";
import { FALLBACK_TIME_ZONE } from "#domain/time/time-zone";

type DateStyle = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">;

export function useDateFormat(style: DateStyle): Intl.DateTimeFormat {
  const { i18n } = useTranslation();
  const timeZone = useRouteLoaderData<{ timeZone: string }>("root")?.timeZone ?? FALLBACK_TIME_ZONE;
  return dateFormat(i18n.language, { ...style, timeZone });
}
