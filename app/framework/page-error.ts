import { useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

// The page's error; React Router (checked against 6.30) passes it only to the route that shows it.
export function usePageError(): unknown {
  const own = useRouteError();
  const errors = useContext(RouterState)?.errors;
  return own ?? Object.values(errors ?? {})[0];
}
