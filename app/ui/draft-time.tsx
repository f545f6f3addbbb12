import { useTranslation } from "react-i18next";
import { dateFormat } from "#domain/cached-formats";

/** When a draft was kept. */
export function DraftTime({ at }: { at: number }) {
  const { i18n } = useTranslation();
  const time = dateFormat(i18n.language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return <time dateTime={new Date(at).toISOString()}>{time.format(at)} UTC</time>;
}
