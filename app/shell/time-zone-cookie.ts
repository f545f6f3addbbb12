import { TIME_ZONE_COOKIE } from "#domain/time/time-zone";

const YEAR_SECONDS = 31_536_000;

export function setTimeZoneCookie(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const pair = `${TIME_ZONE_COOKIE}=${encodeURIComponent(timeZone ?? "")}`;
  if (!timeZone || document.cookie.split("; ").includes(pair)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure address.
  document.cookie = `${pair}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
