import { withPermit } from "../permits";

/** One request of a person at a time: nobody takes the memory and bandwidth of many. */
export function withPersonMutex<Fetched>(
  personId: number,
  fetching: () => Promise<Fetched>,
): Promise<Fetched> {
  return withPermit(`outgoing ${personId}`, 1, fetching);
}
