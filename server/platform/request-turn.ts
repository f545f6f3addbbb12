import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers/promises";

/** Does work that holds the processor when it is the turn of whoever asked for it. */
export type InTurn = <Done>(work: () => Promise<Done>) => Promise<Done>;

const requests = new AsyncLocalStorage<InTurn>();

export function withRequestTurn<Done>(inTurn: InTurn, work: () => Done): Done {
  return requests.run(inTurn, work);
}

/** Of the request that goes on; outside of one, work only waits until the event loop went round. */
export function requestTurn(): InTurn {
  return requests.getStore() ?? ((work) => setImmediate().then(work));
}
