import { setTimeout } from "node:timers/promises";
import { startLoop } from "../../platform/background-loop";
import type { Db } from "../../platform/db/open";
import { isTemporary } from "../../platform/disk-health";
import type { OutgoingPolicy } from "../../platform/http-client/outgoing-policy";
import { log } from "../../platform/log";
import type { FileStore } from "../../platform/storage/file-store";
import { type Job, listJobs, runJob } from "./jobs";
import { createThrottledQueue } from "./throttled-queue";

/** So many imports go on side by side, each another person's, in turns; the others wait. */
const MAX_PARALLEL = 4;
/** What failed and could not even be noted is tried again after this. */
const RETRY_MS = 60_000;
/** What waits for the bucket, the disk or the database, doubled each time; their own log lines say that they are away. */
const OUTAGE_RETRY_MS = 5_000;

/** The work on imports that goes on beside requests. */
export interface ImportWorker {
  /** Takes up what is to be done; it goes on after this returns. */
  wake(): void;
}

export interface RunningImportWorker extends ImportWorker {
  /** Stops after what is under way; the rest goes on with the next start. */
  stop(): Promise<void>;
}

/** Reads and saves what people bring in, also what was broken off when the server stopped last. */
export function startImportWorker(
  db: Db,
  files: FileStore,
  outgoing?: OutgoingPolicy,
): RunningImportWorker {
  /** By the person's id. */
  const running = new Map<number, Promise<void>>();
  /** Of these, people whose import waits; others get its place meanwhile. */
  const waiting = new Set<number>();
  /** How long an import waited last, by its id. */
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
