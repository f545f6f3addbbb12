import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { readForm } from "#server/http/forms/form";
import { drawerCookie } from "#server/http/pipeline/cookies";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { sameSitePath } from "#server/http/pipeline/same-origin";

export const loader = forAnyone(async () => redirect(paths.home()));

export const action = forAnyone(async ({ request, context }) => {
  const { fields } = await readForm(request);
  const back = sameSitePath(String(fields.get("from"))) ?? paths.home();
  return redirect(back, {
    status: 303,
    headers: { "Set-Cookie": drawerCookie(fields.get("drawer") === "closed", context) },
  });
});

/** Nothing is shown here but refusals, which a route without a page would say in JSON. */
export default function Drawer() {
  return null;
}

export { ErrorBoundary } from "~/shell/error-boundary";
