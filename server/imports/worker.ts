import { setTimeout } from "node:timers/promises";
import { startLoop } from "../background-loop";
import type { Db } from "../db/open";
import type { Outgoing } from "../http-client/connection-limits";
import { log } from "../log";
import type { FileStore } from "../storage/file-store";
import { openJobQueue } from "./job-queue";
import { listJobs, runJob } from "./jobs";

/** So many imports go on side by side, each another person's, in turns; the others wait. */
const AT_ONCE = 4;
/** What failed and could not even be noted, the disk being full, is tried again after this. */
const AGAIN_MS = 60_000;

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

  const look = async (signal: AbortSignal) => {
    const jobs = await listJobs(db, [...running.keys()], AT_ONCE - running.size);
    for (const job of jobs) {
      const work = runJob({ db, files, takeTurn, signal, outgoing }, job)
        .catch((error) => {
          log.error({ err: error, import: job.id }, "import failed");
          return setTimeout(AGAIN_MS, undefined, { signal }).catch(() => undefined);
        })
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
