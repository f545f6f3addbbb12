import { AppError } from "../../platform/errors";
import { tryAcquireSemaphore } from "../../platform/semaphores";
import type { Person } from "../../policies/permissions";

const RETRY_AFTER_SECONDS = 10;
/** A slot freed by another process or a departed client shows up only a moment later. */
const LONGEST_WAIT_MS = 1_000;

interface ResponseEvents {
  atEnd(work: () => void): void;
}

/** One large export per user at a time, across processes. Throws request.fileUnderWay. */
export async function acquireExportSlot({ atEnd }: ResponseEvents, { id }: Person): Promise<void> {
  const release = await tryAcquireSemaphore(`file of ${id}`, 1, LONGEST_WAIT_MS);
  if (!release)
    throw new AppError("request.fileUnderWay", { "Retry-After": String(RETRY_AFTER_SECONDS) });
  atEnd(release);
}
