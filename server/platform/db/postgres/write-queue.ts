import { DatabaseBusy } from "../../errors";
import { createSemaphores, type Release } from "../../semaphores";

/** How long who writes waits for a turn in this process and for one among all, together: for ever, if Infinity. */
export interface WriteTimeout {
  waitMs: number;
}

/**
 * Writers of a process come one after the other. They wait here, and not with a connection: those are for
 * who reads. Throws DatabaseBusy for who does not come within `waitMs`.
 */
export function createWriteQueue(timeout: WriteTimeout): () => Promise<Release> {
  const semaphores = createSemaphores();
  return async () => {
    const end = await semaphores.acquire("write", 1, timeout.waitMs);
    if (!end) throw new DatabaseBusy(new Error("others write"));
    return end;
  };
}
