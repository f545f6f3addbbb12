import { useSyncExternalStore } from "react";

/** Whether script serves the page: false on the server, and until React has taken the page over. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
