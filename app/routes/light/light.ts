import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { readForm } from "#server/http/forms/read-form";
import { toSameSitePath } from "#server/http/pipeline/csrf";
import { createLightCookie } from "#server/http/pipeline/light-pages";
import { forAnyone } from "#server/http/pipeline/route-guards";

export const action = forAnyone(async ({ request, context }) => {
  const { fields } = await readForm(request);
  const back = toSameSitePath(String(fields.get("from"))) ?? paths.home();
  return redirect(back, {
    status: 303,
    headers: { "Set-Cookie": createLightCookie(fields.get("light") === "on", context) },
  });
});

export const loader = forAnyone(async () => redirect(paths.home()));
