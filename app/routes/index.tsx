import { redirect } from "@remix-run/node";
import { paths } from "#domain/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";

export const loader = forAnyone(async () => redirect(paths.home()));

/** Never shown; a route without a page would answer without one when it is refused. */
export default function Index() {
  return null;
}
