import { AsyncLocalStorage } from "node:async_hooks";

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

export function withRequestSignal<Done>(signal: AbortSignal, work: () => Done): Done {
  return signals.run(signal, work);
}

/** For work shared with other requests or done in the background. */
export function withoutRequestSignal<Done>(work: () => Done): Done {
  return signals.run(undefined, work);
}

export function findRequestSignal(): AbortSignal | undefined {
  return signals.getStore();
}
