import { TIME_ZONE_COOKIE } from "#domain/time/time-zone";

const YEAR_SECONDS = 31_536_000;
const OFFSET_KEY = "timeZoneOffset";

/** Tells the server the browser's time zone, which is asked for once a session, and if its offset changes. */
export function setTimeZoneCookie(): void {
  const offset = String(new Date().getTimezoneOffset());
  const isSet = document.cookie.includes(`${TIME_ZONE_COOKIE}=`);
  if (isSet && sessionStorage.getItem(OFFSET_KEY) === offset) return;
  const worker = new Worker(new URL("./time-zone-worker.ts", import.meta.url));
  worker.onmessage = ({ data: timeZone }: MessageEvent<string | undefined>) => {
    worker.terminate();
    if (!timeZone) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure address.
    document.cookie = `${TIME_ZONE_COOKIE}=${timeZone}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    sessionStorage.setItem(OFFSET_KEY, offset);
  };
}
