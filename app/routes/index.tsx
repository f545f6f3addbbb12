import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paths } from "#domain/site/paths";
import { forAnyone } from "#server/http/pipeline/route-guards";
import { ExploreStart } from "./explore/explore-start";
import { loadExploreStart } from "./explore/load-start";

export const handle = { i18n: ["explore", "recipe", "language"], title: "explore:title" };

export const loader = forAnyone(async (call) => {
  if (call.viewer) throw redirect(paths.home());
  return loadExploreStart(call);
});

export default function Index() {
  return <ExploreStart {...useLoaderData<typeof loader>()} />;
}

export { ErrorBoundary } from "~/shell/error-boundary";
