import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./error-page";

/**
 * What is shown instead of a page that failed. The root's shows it without the shell when an action
 * failed; a route that mostly refuses has it itself, and keeps the shell.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage refusal={isRouteErrorResponse(error) ? error.data : undefined} />;
}
