import { AppError } from "../../platform/errors";
import { tryAcquireSemaphore } from "../../platform/semaphores";
import type { Person } from "../../policies/permissions";

const RETRY_AFTER_SECONDS = 10;
/** What another process or a client that left has ended is known here a moment later. */
const LONGEST_WAIT_MS = 1_000;

/** Of what is to be done once the answer was sent, or its client has gone. */
interface ResponseEvents {
  atEnd(work: () => void): void;
}

/** Large files are made for one person one at a time, in all processes. Throws request.fileUnderWay. */
export async function acquireExportSlot({ atEnd }: ResponseEvents, { id }: Person): Promise<void> {
  const release = await tryAcquireSemaphore(`file of ${id}`, 1, LONGEST_WAIT_MS);
  if (!release)
    throw new AppError("request.fileUnderWay", { "Retry-After": String(RETRY_AFTER_SECONDS) });
  atEnd(release);
}
