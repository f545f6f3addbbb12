import { useSyncExternalStore } from "react";

/** Whether script is active: false on the server and during hydration. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
