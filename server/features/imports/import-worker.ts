import { setTimeout } from "node:timers/promises";
import { startLoop } from "../../platform/background-loop";
import type { Db } from "../../platform/db/open";
import { isTemporary } from "../../platform/disk-health";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { log } from "../../platform/log";
import type { FileStore } from "../../platform/storage/file-store";
import { type Job, listJobs, runJob } from "./jobs";
import { createThrottledQueue } from "./throttled-queue";

/** Imports processed at once, one per user; the others wait. */
const MAX_PARALLEL = 4;
/** Retry delay after a failure that could not even be recorded. */
const RETRY_MS = 60_000;
/** First retry delay after an outage; doubles each time. Outages have their own log lines. */
const OUTAGE_RETRY_MS = 5_000;

export interface ImportWorker {
  wake(): void;
}

interface RunningImportWorker extends ImportWorker {
  /** Stops after the current step; the next start resumes the rest. */
  stop(): Promise<void>;
}

export function startImportWorker(
  db: Db,
  files: FileStore,
  outgoing?: OutgoingPolicy,
): RunningImportWorker {
  const running = new Map<number, Promise<void>>();
  const waiting = new Set<number>();
  const waits = new Map<number, number>();

  const computeDelay = (error: unknown, id: number): number => {
    if (!isTemporary(error)) {
      log.error({ err: error, import: id }, "import failed");
      return RETRY_MS;
    }
    const waitMs = Math.min((waits.get(id) ?? OUTAGE_RETRY_MS / 2) * 2, RETRY_MS);
    waits.set(id, waitMs);
    return waitMs;
  };

  const wait = async (error: unknown, { id, viewer }: Job, signal: AbortSignal): Promise<void> => {
    const waited = setTimeout(computeDelay(error, id), undefined, { signal });
    waiting.add(viewer.id);
    loop.again();
    await waited.catch(() => undefined);
    waiting.delete(viewer.id);
  };

  const startJobs = async (signal: AbortSignal) => {
    const free = MAX_PARALLEL - running.size + waiting.size;
    const jobs = await listJobs(db, [...running.keys()], free);
    for (const job of jobs) {
      const work = runJob({ db, files, runTask, signal, outgoing }, job)
        .then(() => void waits.delete(job.id))
        .catch((error) => wait(error, job, signal))
        .finally(() => {
          running.delete(job.viewer.id);
          loop.again();
        });
      running.set(job.viewer.id, work);
    }
  };
  const loop = startLoop(undefined, startJobs, "imports cannot be looked for");
  const runTask = createThrottledQueue(loop.signal);
  return {
    wake: loop.again,
    async stop() {
      await loop.stop();
      await Promise.all(running.values());
    },
  };
}
