import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

export type RequestScheduler = <Done>(work: () => Promise<Done>) => Promise<Done>;

const schedulers = new AsyncLocalStorage<RequestScheduler>();

export function withRequestScheduler<Done>(scheduler: RequestScheduler, work: () => Done): Done {
  return schedulers.run(scheduler, work);
}

export function getRequestScheduler(): RequestScheduler {
  return schedulers.getStore() ?? ((work) => setImmediate().then(work));
}
