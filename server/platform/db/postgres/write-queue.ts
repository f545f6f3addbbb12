import { DatabaseBusy } from "../../errors";
import { createSemaphores, type Release } from "../../semaphores";

export interface WriteTimeout {
  waitMs: number;
}

/** Writers queue before they take a connection, which leaves the pool to readers. */
export function createWriteQueue(timeout: WriteTimeout): () => Promise<Release> {
  const semaphores = createSemaphores();
  return async () => {
    const end = await semaphores.acquire("write", 1, timeout.waitMs);
    if (!end) throw new DatabaseBusy(new Error("others write"));
    return end;
  };
}
