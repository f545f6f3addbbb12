import { log } from "./log";

/** A task that goes on beside requests. */
export interface Loop {
  /** Aborts when the loop is told to stop. */
  signal: AbortSignal;
  /** Runs the task once more: now, or right after the run under way. */
  again(): void;
  /** Starts no further run; resolves when the one under way is over. */
  stop(): Promise<void>;
}

/**
 * Runs a task once its starter has returned, then every `everyMs` (only by `again` where that is
 * undefined), one run at a time, until stopped. An error is logged as `failure`; the loop goes on.
 */
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
    running ??= signal.aborted ? undefined : run();
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
