import { setTimeout } from "node:timers/promises";
import { startLoop } from "../../platform/background-loop";
import type { Db } from "../../platform/db/open";
import { isForNow } from "../../platform/full-disk";
import type { Outgoing } from "../../platform/http-client/connection-limits";
import { log } from "../../platform/log";
import type { FileStore } from "../../platform/storage/file-store";
import { openJobQueue } from "./job-queue";
import { type Job, listJobs, runJob } from "./jobs";

/** So many imports go on side by side, each another person's, in turns; the others wait. */
const AT_ONCE = 4;
/** What failed and could not even be noted is tried again after this. */
const AGAIN_MS = 60_000;
/** What waits for the bucket, the disk or the database, doubled each time; their own log lines say that they are away. */
const AWAY_AGAIN_MS = 5_000;

/** The work on imports that goes on beside requests. */
export interface Imports {
  /** Takes up what is to be done; it goes on after this returns. */
  wake(): void;
}

export interface RunningImports extends Imports {
  /** Stops after what is under way; the rest goes on with the next start. */
  stop(): Promise<void>;
}

/** Reads and saves what people bring in, also what was broken off when the server stopped last. */
export function startImports(db: Db, files: FileStore, outgoing?: Outgoing): RunningImports {
  /** By the person's id. */
  const running = new Map<number, Promise<void>>();
  /** Of these, people whose import waits; others get its place meanwhile. */
  const waiting = new Set<number>();
  /** How long an import waited last, by its id. */
  const waits = new Map<number, number>();

  const waitAfter = (error: unknown, id: number): number => {
    if (!isForNow(error)) {
      log.error({ err: error, import: id }, "import failed");
      return AGAIN_MS;
    }
    const waitMs = Math.min((waits.get(id) ?? AWAY_AGAIN_MS / 2) * 2, AGAIN_MS);
    waits.set(id, waitMs);
    return waitMs;
  };

  const wait = async (error: unknown, { id, viewer }: Job, signal: AbortSignal): Promise<void> => {
    const waited = setTimeout(waitAfter(error, id), undefined, { signal });
    waiting.add(viewer.id);
    loop.again();
    await waited.catch(() => undefined);
    waiting.delete(viewer.id);
  };

  const look = async (signal: AbortSignal) => {
    const free = AT_ONCE - running.size + waiting.size;
    const jobs = await listJobs(db, [...running.keys()], free);
    for (const job of jobs) {
      const work = runJob({ db, files, takeTurn, signal, outgoing }, job)
        .then(() => void waits.delete(job.id))
        .catch((error) => wait(error, job, signal))
        .finally(() => {
          running.delete(job.viewer.id);
          loop.again();
        });
      running.set(job.viewer.id, work);
    }
  };
  const loop = startLoop(undefined, look, "imports cannot be looked for");
  const takeTurn = openJobQueue(loop.signal);
  return {
    wake: loop.again,
    async stop() {
      await loop.stop();
      await Promise.all(running.values());
    },
  };
}
