import { useRouteLoaderData } from "@remix-run/react";
import { dateFormat } from "#domain/text/cached-formats";
import { FALLBACK_TIME_ZONE } from "#domain/time/time-zone";
import { useTranslation } from "~/ui/translation";

type DateStyle = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle">;

/** Formats moments in the viewer's time zone. A browser's first format takes 20 ms, so it is made when needed. */
export function useDateFormat(style: DateStyle): (at: number | Date) => string {
  const { i18n } = useTranslation();
  const timeZone = useRouteLoaderData<{ timeZone: string }>("root")?.timeZone ?? FALLBACK_TIME_ZONE;
  return (at) => dateFormat(i18n.language, { ...style, timeZone }).format(at);
}
