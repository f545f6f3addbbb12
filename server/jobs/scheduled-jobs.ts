import { forgetOldDevices } from "../accounts/known-devices";
import { forgetEndedSessions } from "../accounts/sessions";
import { forgetDeadTokens } from "../accounts/tokens";
import { removeUnconfirmedAccounts } from "../accounts/unconfirmed-accounts";
import { type Loop, startLoop } from "../background-loop";
import { removeDeadBackups } from "../backup/leftovers";
import { checkStored } from "../check/daily-database-check";
import { forgetOldDepartures } from "../cookbooks/departure-commands";
import { type Db, engineOf } from "../db/open";
import { deleteOldEmails } from "../email/forgetting";
import { mergeIndexes } from "../full-text/merging";
import { forgetUnusedWords } from "../full-text/unused-words";
import { forgetOldOutcomes } from "../idempotency/outcomes";
import { removeStrayImports } from "../imports/import-files";
import { forgetOldImports } from "../imports/old-imports";
import { log } from "../log";
import { removeStrayFiles } from "../pictures/leftover-files";
import { forgetOldPendingImages } from "../pictures/pending-uploads";
import { removeUnusedImages } from "../pictures/unused-pictures";
import { forgetOldAttempts } from "../rate-limit";
import { forgetOldDrafts } from "../recipes/old-drafts";
import { forgetOldRevisions } from "../recipes/revisions";
import type { Storage } from "../storage/file-store";

const OFTEN_MS = 600_000;
const RUNS_AN_HOUR = 6;
const RUNS_A_DAY = 24 * RUNS_AN_HOUR;

/** Deletes in small batches until aborted; returns how many. */
type Task = (db: Db, signal: AbortSignal, storage: Storage) => Promise<number>;

/** Every ten minutes, because outcomes hold what people typed. */
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
  emails: deleteOldEmails,
  departures: forgetOldDepartures,
  revisions: forgetOldRevisions,
  pictureFiles: removeUnusedImages,
  strayFiles: removeStrayFiles,
  strayImports: removeStrayImports,
  words: forgetUnusedWords,
  wordIndexes: async (db, signal) => {
    await mergeIndexes(db, signal);
    return 0;
  },
  killedBackups: (_db, _signal, { dataDir }) => removeDeadBackups(dataDir),
  wholeCheck: async (db, _signal, { dataDir }) => {
    await checkStored(db, dataDir, "WHOLE");
    return 0;
  },
};

/** What takes longer runs an hour after the start, then daily. */
export function startScheduledJobs(db: Db, storage: Storage): Pick<Loop, "stop"> {
  let runs = 0;
  const runDue = async (signal: AbortSignal) => {
    const isHourly = runs % RUNS_AN_HOUR === 0;
    const isDaily = runs % RUNS_A_DAY === RUNS_AN_HOUR;
    runs += 1;
    await runTasks(db, storage, signal, isHourly ? { ...OFTEN, ...HOURLY } : OFTEN);
    if (isDaily) await runDaily(db, storage, signal);
  };
  return startLoop(OFTEN_MS, runDue, "a scheduled job failed");
}

async function runDaily(db: Db, storage: Storage, signal: AbortSignal): Promise<void> {
  await runTasks(db, storage, signal, DAILY);
  if (signal.aborted) return;
  await engineOf(db)
    .care(db, signal, storage)
    .catch((error) => {
      log.error({ err: error, task: "database" }, "a scheduled job failed");
    });
}

export async function runTasks(
  db: Db,
  storage: Storage,
  signal: AbortSignal,
  tasks: Record<string, Task>,
): Promise<void> {
  const removed: Record<string, number> = {};
  for (const [task, run] of Object.entries(tasks)) {
    if (signal.aborted) return;
    try {
      const count = await run(db, signal, storage);
      if (count > 0) removed[task] = count;
    } catch (error) {
      log.error({ err: error, task }, "a scheduled job failed");
    }
  }
  if (Object.keys(removed).length > 0) log.info({ removed }, "scheduled jobs");
}
