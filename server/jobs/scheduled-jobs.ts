import { forgetOldDevices } from "../accounts/known-devices";
import { forgetEndedSessions } from "../accounts/sessions";
import { forgetDeadTokens } from "../accounts/tokens";
import { removeUnconfirmedAccounts } from "../accounts/unconfirmed";
import { removeDeadBackups } from "../backup/leftovers";
import { checkStored } from "../check/stored";
import type { Db } from "../db/open";
import { careForDatabase } from "../db/optimize";
import { deleteOldEmails } from "../email/forgetting";
import { forgetUnusedWords } from "../full-text/forgetting";
import { forgetOldOutcomes } from "../idempotency/outcomes";
import { removeStrayImports } from "../imports/files";
import { forgetOldImports } from "../imports/forgetting";
import { log } from "../log";
import { removeStrayFiles } from "../pictures/leftover-files";
import { forgetOldPendingImages } from "../pictures/pending-uploads";
import { removeUnusedImages } from "../pictures/unused-pictures";
import { forgetOldAttempts } from "../rate-limit";
import { forgetOldDrafts } from "../recipes/drafts";

const OFTEN_MS = 600_000;
const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** Removes what is over, a little at a time, until told to stop; returns how much that was. */
type Task = (db: Db, signal: AbortSignal, dataDir: string) => Promise<number>;

/** Every ten minutes: what was typed goes soon after it is of use. */
export const OFTEN: Record<string, Task> = {
  outcomes: forgetOldOutcomes,
};

export const HOURLY: Record<string, Task> = {
  sessions: forgetEndedSessions,
  tokens: forgetDeadTokens,
  attempts: forgetOldAttempts,
  devices: forgetOldDevices,
  drafts: forgetOldDrafts,
  pendingPictures: forgetOldPendingImages,
  imports: forgetOldImports,
};

export const DAILY: Record<string, Task> = {
  accounts: removeUnconfirmedAccounts,
  letters: deleteOldEmails,
  pictureFiles: removeUnusedImages,
  strayFiles: removeStrayFiles,
  strayImports: removeStrayImports,
  words: forgetUnusedWords,
  killedBackups: (_db, _signal, dataDir) => removeDeadBackups(dataDir),
  wholeCheck: async (db, _signal, dataDir) => {
    await checkStored(db, dataDir, "WHOLE");
    return 0;
  },
};

/**
 * Removes what is over, at start and every hour, or ten minutes, until stopped; what takes longer an hour after the
 * start and once a day from then on.
 */
export function startScheduledJobs(db: Db, dataDir: string): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let hours = 0;
  let running = runTasks(db, dataDir, stopping.signal, { ...OFTEN, ...HOURLY });
  const often = setInterval(() => {
    running = running.then(() => runTasks(db, dataDir, stopping.signal, OFTEN));
  }, OFTEN_MS);
  const timer = setInterval(() => {
    const isDaily = hours % HOURS_A_DAY === 0;
    hours += 1;
    running = running
      .then(() => runTasks(db, dataDir, stopping.signal, HOURLY))
      .then(() => (isDaily ? runDaily(db, dataDir, stopping.signal) : undefined));
  }, HOUR_MS);
  often.unref();
  timer.unref();
  return {
    stop() {
      clearInterval(often);
      clearInterval(timer);
      stopping.abort();
      return running;
    },
  };
}

async function runDaily(db: Db, dataDir: string, signal: AbortSignal): Promise<void> {
  await runTasks(db, dataDir, signal, DAILY);
  if (signal.aborted) return;
  await careForDatabase(db).catch((error) => {
    log.error({ err: error, task: "database" }, "upkeep failed");
  });
}

/** Runs tasks one after another, the next one also where one fails; logs in a line what they removed. */
export async function runTasks(
  db: Db,
  dataDir: string,
  signal: AbortSignal,
  tasks: Record<string, Task>,
): Promise<void> {
  const removed: Record<string, number> = {};
  for (const [task, run] of Object.entries(tasks)) {
    if (signal.aborted) return;
    try {
      const count = await run(db, signal, dataDir);
      if (count > 0) removed[task] = count;
    } catch (error) {
      log.error({ err: error, task }, "upkeep failed");
    }
  }
  if (Object.keys(removed).length > 0) log.info({ removed }, "upkeep");
}
