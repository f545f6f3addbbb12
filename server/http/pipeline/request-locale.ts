import Negotiator from "negotiator";
import { FALLBACK_LOCALE, isUiLocale, UI_LOCALES, type UiLocale } from "#domain/language/locales";
import { LOCALE_COOKIE, readPreference } from "./cookies";

/** The cookie, else `?locale=` (search engines link to it), else Accept-Language, else English. */
export async function readLocale(request: Request): Promise<UiLocale> {
  const chosen = readPreference(request, LOCALE_COOKIE);
  if (isUiLocale(chosen)) return chosen;
  return findNamedLocale(request) ?? negotiateLocale(request.headers.get("Accept-Language"));
}

function negotiateLocale(accepted: string | null): UiLocale {
  const headers = { "accept-language": accepted ?? undefined };
  const [best] = new Negotiator({ headers }).languages([...UI_LOCALES]);
  return accepted && isUiLocale(best) ? best : FALLBACK_LOCALE;
}

export function pickRegionalLocale(request: Request, locale: UiLocale): UiLocale {
  const accepted = request.headers.get("Accept-Language")?.toLowerCase() ?? "";
  const isPreferred = (each: UiLocale) =>
    each.startsWith(`${locale}-`) && accepted.includes(each.toLowerCase());
  return UI_LOCALES.find(isPreferred) ?? locale;
}

export function findNewLocale(request: Request): UiLocale | undefined {
  return readPreference(request, LOCALE_COOKIE) === undefined
    ? findNamedLocale(request)
    : undefined;
}

export function isLocaleNamed(request: Request): boolean {
  return findNamedLocale(request) !== undefined;
}

function findNamedLocale(request: Request): UiLocale | undefined {
  const named = new URL(request.url).searchParams.get("locale");
  return isUiLocale(named) ? named : undefined;
}
