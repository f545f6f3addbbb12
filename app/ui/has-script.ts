import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

let isHydrated = false;

/** Called once the page is hydrated: what is shown from now on has script at once. */
export function startUsingScript(): void {
  isHydrated = true;
}

/** Whether script is active: false on the server and during hydration. */
export function useHasScript(): boolean {
  const isShownLater = useSyncExternalStore(
    () => () => {},
    () => isHydrated,
    () => false,
  );
  const [isTakenOver, setTakenOver] = useState(false);
  // As a transition: otherwise React would render the parts that change in one piece.
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return isShownLater || isTakenOver;
}
