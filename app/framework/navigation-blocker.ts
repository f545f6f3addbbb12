// `__remixRouter` is internal to Remix (checked against 2.17). The hook `useBlocker` would add to
// the bundle that every page loads.

const KEY = "held";

interface BlockedNavigation {
  proceed(): void;
  reset(): void;
}

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
