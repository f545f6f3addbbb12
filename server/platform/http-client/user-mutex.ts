import { withSemaphore } from "../semaphores";

/** One request per user at a time, so that no user takes the memory and bandwidth of many. */
export function withUserMutex<Fetched>(
  personId: number,
  fetching: () => Promise<Fetched>,
): Promise<Fetched> {
  return withSemaphore(`outgoing ${personId}`, 1, fetching);
}
