import { redirect } from "@remix-run/node";
import { isUiLocale } from "#domain/language/locales";
import { paths } from "#domain/site/paths";
import { readForm } from "#server/http/forms/read-form";
import { LOCALE_COOKIE, setCookie } from "#server/http/pipeline/cookies";
import { toSameSitePath } from "#server/http/pipeline/csrf";
import { pickRegionalLocale } from "#server/http/pipeline/request-locale";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { AppError } from "#server/platform/errors";

export const action = forAnyone(async ({ request, context }) => {
  const { fields } = await readForm(request);
  const locale = fields.get("locale");
  if (!isUiLocale(locale)) throw new AppError("request.invalid");
  const back = toSameSitePath(String(fields.get("from"))) ?? paths.home();
  return redirect(back, {
    status: 303,
    headers: {
      "Set-Cookie": setCookie(LOCALE_COOKIE, pickRegionalLocale(request, locale), context),
    },
  });
});

export const loader = forAnyone(async () => redirect(paths.home()));
