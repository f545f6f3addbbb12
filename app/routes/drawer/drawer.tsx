import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { readForm } from "#server/http/forms/read-form";
import { createDrawerCookie } from "#server/http/pipeline/cookies";
import { toSameSitePath } from "#server/http/pipeline/csrf";
import { forAnyone } from "#server/http/pipeline/route-guards";

export const loader = forAnyone(async () => redirect(paths.home()));

export const action = forAnyone(async ({ request, context }) => {
  const { fields } = await readForm(request);
  const back = toSameSitePath(String(fields.get("from"))) ?? paths.home();
  return redirect(back, {
    status: 303,
    headers: { "Set-Cookie": createDrawerCookie(fields.get("drawer") === "closed", context) },
  });
});

/** Renders only errors; a route without a component would return them as JSON. */
export default function Drawer() {
  return null;
}

export { ErrorBoundary } from "~/shell/error-boundary";
