import type { Location } from "@remix-run/react";

// `__remixRouter` is Remix's own (checked against 2.17); it is not there before script has taken over.

/** The navigation that the browser's router is in; undefined while there is none. */
export function findPendingNavigation(): { state: string; location: Location } | undefined {
  const { state, location } = window.__remixRouter?.state.navigation ?? {};
  return state && location ? { state, location } : undefined;
}

/** Whether the router is there and on the way to nothing. */
export function isIdle(): boolean {
  return window.__remixRouter?.state.navigation.state === "idle";
}

/** Ends the navigation that the router is in, and stays on the page: to a place on it nothing is loaded. */
export async function cancelNavigation(): Promise<void> {
  const { pathname, search, hash } = window.__remixRouter.state.location;
  const here = { pathname, search, hash: hash || "#main" };
  await window.__remixRouter.navigate(here, { replace: true, preventScrollReset: true });
  history.replaceState(history.state, "", pathname + search + hash);
}

/** Loads the data of the page anew; false where the router is not there yet. Rejects once aborted. */
export function reloadPageData(signal: AbortSignal): Promise<boolean> {
  const router = window.__remixRouter;
  if (!router) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const unsubscribe = router.subscribe(({ revalidation }) => {
      if (revalidation === "idle") end();
    });
    const end = () => {
      unsubscribe();
      resolve(true);
    };
    signal.addEventListener("abort", () => {
      unsubscribe();
      reject(signal.reason);
    });
    router.revalidate();
  });
}
