import type { Location } from "@remix-run/react";

// `__remixRouter` is Remix's own (checked against 2.17); it is not there before script has taken over.

/** The navigation that the browser's router is in; undefined while there is none. */
export function pendingNavigation(): { state: string; location: Location } | undefined {
  const { state, location } = window.__remixRouter?.state.navigation ?? {};
  return state && location ? { state, location } : undefined;
}

/** Whether the router is there and on the way to nothing. */
export function isIdle(): boolean {
  return window.__remixRouter?.state.navigation.state === "idle";
}
