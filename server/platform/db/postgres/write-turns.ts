import { DatabaseBusy } from "../../errors";
import { type EndPermit, openPermits } from "../../permits";

/** How long who writes waits for a turn in this process and for one among all, together: for ever, if Infinity. */
export interface WriteTimeout {
  turnMs: number;
}

/**
 * Writers of a process come one after the other. They wait here, and not with a connection: those are for
 * who reads. Throws DatabaseBusy for who does not come within `turnMs`.
 */
export function openWriteTurns(timeout: WriteTimeout): () => Promise<EndPermit> {
  const permits = openPermits();
  return async () => {
    const end = await permits.take("write", 1, timeout.turnMs);
    if (!end) throw new DatabaseBusy(new Error("others write"));
    return end;
  };
}
