import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

/**
 * What is shown instead of a page that failed. Where an action failed Remix reads the data of the
 * routes above the boundary only, and the bars need the root's: each route with an action has its own.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage refusal={isRouteErrorResponse(error) ? error.data : undefined} />;
}
