// `__remixRouter` is Remix's own (checked against 2.17). Its hook `useBlocker` would come with every
// page, into the part that all share.

const KEY = "held";

/** How a navigation that is held goes on, or does not. */
export interface BlockedNavigation {
  proceed(): void;
  reset(): void;
}

/** Holds navigations to another address while `shouldHold`, also Back; returns how to end that. */
export function blockNavigations(
  shouldHold: () => boolean,
  onHeld: (held: BlockedNavigation) => void,
): () => void {
  const router = window.__remixRouter;
  if (!router) return () => undefined;
  router.getBlocker(
    KEY,
    ({ currentLocation: here, nextLocation: next }) =>
      here.pathname + here.search !== next.pathname + next.search && shouldHold(),
  );
  let last: unknown;
  const unsubscribe = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(KEY);
    if (blocker?.state === "blocked" && blocker !== last) onHeld(blocker);
    last = blocker;
  });
  return () => {
    unsubscribe();
    router.deleteBlocker(KEY);
  };
}
