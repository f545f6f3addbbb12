import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";

/** For password managers: https://w3c.github.io/webappsec-change-password-url/ */
export const loader = forAnyone(async () => redirect(paths.passwordUpdate()));

/** Renders only errors; a route without a component would return them as JSON. */
export default function ChangePassword() {
  return null;
}
