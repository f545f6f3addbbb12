export const TIME_ZONE_COOKIE = "timeZone";

export const FALLBACK_TIME_ZONE = "UTC";

const IANA_NAME = /^[A-Za-z][\w+-]{0,30}(\/[\w+-]{1,30}){0,2}$/;
const known = new Map<string, boolean>();
const MAX_KNOWN = 1_000;

export function readTimeZone(text: string | undefined): string | undefined {
  return text !== undefined && IANA_NAME.test(text) && isKnown(text) ? text : undefined;
}

function isKnown(name: string): boolean {
  const found = known.get(name);
  if (found !== undefined) return found;
  const isZone = canFormatIn(name);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, isZone);
  return isZone;
}

function canFormatIn(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
