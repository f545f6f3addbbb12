/** Ends the task, so that touches are answered before what follows. */
export function pause(ms = 0): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Waits until the browser has nothing else to do. */
export async function untilIdle(): Promise<void> {
  if ("requestIdleCallback" in window) await new Promise((done) => requestIdleCallback(done));
}
