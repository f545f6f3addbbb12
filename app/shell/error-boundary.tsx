import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

// After a failed action Remix runs only the loaders above the boundary, and the bars need the
// root's data, so each route with an action has its own boundary.
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage refusal={isRouteErrorResponse(error) ? error.data : undefined} />;
}
