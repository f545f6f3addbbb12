import { log } from "./log";
import { withoutRequestSignal } from "./request-signal";

export interface Loop {
  signal: AbortSignal;
  /** Runs the task once more: now, or right after the current run. */
  again(): void;
  /** Starts no further run; resolves when the current one is over. */
  stop(): Promise<void>;
}

// One run at a time, the first once the caller has returned, then every `everyMs` (undefined: only by
// `again`). An error is logged as `failure`, and the loop goes on.
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
