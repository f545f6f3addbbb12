import { withSemaphore } from "../semaphores";

/** One request of a person at a time: nobody takes the memory and bandwidth of many. */
export function withUserMutex<Fetched>(
  personId: number,
  fetching: () => Promise<Fetched>,
): Promise<Fetched> {
  return withSemaphore(`outgoing ${personId}`, 1, fetching);
}
