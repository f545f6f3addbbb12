import { redirect } from "@remix-run/node";
import { paths } from "#domain/site/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";

/** Where password managers look for the page to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export const loader = forAnyone(async () => redirect(paths.passwordUpdate()));

/** Nothing is shown here but refusals, which a route without a page would say in JSON. */
export default function ChangePassword() {
  return null;
}
