import type { Location } from "@remix-run/react";
import { isHydrated } from "./early-events";

// `__remixRouter` is internal to Remix (checked against 2.17) and missing until hydration.

export function findPendingNavigation(): { state: string; location: Location } | undefined {
  const { state, location } = window.__remixRouter?.state.navigation ?? {};
  return state && location ? { state, location } : undefined;
}

export function isIdle(): boolean {
  return window.__remixRouter?.state.navigation.state === "idle";
}

/** Cancels the pending navigation by navigating to a fragment of this page, which loads nothing. */
export async function cancelNavigation(): Promise<void> {
  const { pathname, search, hash } = window.__remixRouter.state.location;
  const here = { pathname, search, hash: hash || "#main" };
  await window.__remixRouter.navigate(here, { replace: true, preventScrollReset: true });
  history.replaceState(history.state, "", pathname + search + hash);
}

/** Reloads the page's data; false if the page could not show it yet. Rejects when aborted. */
export function reloadPageData(signal: AbortSignal): Promise<boolean> {
  const router = window.__remixRouter;
  if (!router || !isHydrated()) return Promise.resolve(false);
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
