import { useRouteError } from "@remix-run/react";
import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * The error that a page shows, also where a route under this one shows it. React Router tells it to
 * that route alone, so it is read from its state (checked against 6.30).
 */
export function usePageError(): unknown {
  const own = useRouteError();
  const errors = useContext(RouterState)?.errors;
  return own ?? Object.values(errors ?? {})[0];
}
