import { AppError } from "../../platform/errors";
import { type Release, tryAcquireSemaphore } from "../../platform/semaphores";

/** Per user, so that uploads in progress cannot fill the disk. */
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

export async function acquireUploadSlot(personId: number): Promise<Release> {
  const release = await tryAcquireSemaphore(`uploads ${personId}`, MAX_AT_ONCE);
  if (!release) throw new AppError("request.tooMany", { "Retry-After": String(WAIT_SECONDS) });
  return release;
}
