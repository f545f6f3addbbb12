import { AppError } from "../../platform/errors";
import { type Release, tryAcquireSemaphore } from "../../platform/semaphores";

/** Per person, so that uploads under way cannot fill the disk. */
const MAX_AT_ONCE = 3;
const WAIT_SECONDS = 10;

export async function withUploadSlot<Received>(
  personId: number,
  receive: () => Promise<Received>,
): Promise<Received> {
  const release = await acquireUploadSlot(personId);
  try {
    return await receive();
  } finally {
    release();
  }
}

/** Counts an upload until the returned function is called. Throws request.tooMany. */
export async function acquireUploadSlot(personId: number): Promise<Release> {
  const release = await tryAcquireSemaphore(`uploads ${personId}`, MAX_AT_ONCE);
  if (!release) throw new AppError("request.tooMany", { "Retry-After": String(WAIT_SECONDS) });
  return release;
}
