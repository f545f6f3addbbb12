import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

/** Does work that holds the processor when it is the turn of whoever asked for it. */
export type RequestScheduler = <Done>(work: () => Promise<Done>) => Promise<Done>;

const schedulers = new AsyncLocalStorage<RequestScheduler>();

export function withRequestScheduler<Done>(scheduler: RequestScheduler, work: () => Done): Done {
  return schedulers.run(scheduler, work);
}

/** Of the request that goes on; outside of one, work only waits until the event loop went round. */
export function getRequestScheduler(): RequestScheduler {
  return schedulers.getStore() ?? ((work) => setImmediate().then(work));
}
