import { redirect } from "@remix-run/node";
import { isUiLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { readForm } from "#server/http/forms/form";
import { LOCALE_COOKIE, setCookie } from "#server/http/pipeline/cookies";
import { preferredForm } from "#server/http/pipeline/request-locale";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { sameSitePath } from "#server/http/pipeline/same-origin";
import { AppError } from "#server/platform/errors";

export const action = forAnyone(async ({ request, context }) => {
  const { fields } = await readForm(request);
  const locale = fields.get("locale");
  if (!isUiLocale(locale)) throw new AppError("request.invalid");
  const back = sameSitePath(String(fields.get("from"))) ?? paths.home();
  return redirect(back, {
    status: 303,
    headers: { "Set-Cookie": setCookie(LOCALE_COOKIE, preferredForm(request, locale), context) },
  });
});

export const loader = forAnyone(async () => redirect(paths.home()));
