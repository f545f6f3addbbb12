import { log } from "./log";
import { withoutRequestSignal } from "./request-signal";

export interface Loop {
  signal: AbortSignal;
  again(): void;
  stop(): Promise<void>;
}

/** `everyMs` undefined: runs only on `again`. Logs errors as `failure` and continues. */
export function startLoop(
  everyMs: number | undefined,
  task: (signal: AbortSignal) => Promise<void>,
  failure: string,
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;
  let isDue = false;

  const run = async () => {
    while (isDue && !signal.aborted) {
      isDue = false;
      await task(signal).catch((error) => log.error({ err: error }, failure));
    }
    running = undefined;
  };
  const again = () => {
    isDue = true;
    running ??= signal.aborted ? undefined : withoutRequestSignal(run);
  };
  queueMicrotask(again);
  const timer = everyMs === undefined ? undefined : setInterval(again, everyMs).unref();
  return {
    signal,
    again,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
