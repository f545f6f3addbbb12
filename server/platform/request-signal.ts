import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** What `work` reads for a client is given up once the signal says that the client has left. */
export function withRequestSignal<Done>(signal: AbortSignal, work: () => Done): Done {
  return signals.run(signal, work);
}

/** For what others wait for too, or what goes on beside requests. */
export function withoutRequestSignal<Done>(work: () => Done): Done {
  return signals.run(undefined, work);
}

export function findRequestSignal(): AbortSignal | undefined {
  return signals.getStore();
}
