import { stat, statfs } from "node:fs/promises";
import path from "node:path";
import { type EmailTrouble, findEmailTrouble } from "../features/email/trouble";
import { listRecordedFaults } from "../platform/db/integrity-check";
import { type Db, getEngine } from "../platform/db/open";
import { findRecentWriteFailure } from "../platform/disk-health";
import { listLoopHolds } from "../platform/event-loop-watchdog";
import { areFilesReplaced } from "../platform/storage/replaced-database";
import { findOutageReason } from "../platform/storage/s3/retry";
import { isReadOnlyDisk } from "../platform/write-errors";
import type { Backups } from "./backups";

export type Problem =
  | { code: "database"; fault: string }
  | { code: "replaced" }
  | { code: "readOnly" }
  | { code: "noRoom" }
  | { code: "bucketAway"; reason: string }
  | { code: "lowDisk"; freeMegabytes: number }
  | { code: "backupFailed"; reason: string }
  | { code: "backupOverdue" }
  | { code: "email"; waiting: number; kind: EmailTrouble["kind"] }
  | { code: "loopHeld"; times: number }
  | { code: "clock"; at: number }
  | { code: "unknown"; reason: string };

/** With less, the next images or a copy of the database may not fit. */
const MIN_FREE_BYTES = 500_000_000;
/** The scheduler checks every minute: a backup this late is not being made. */
const OVERDUE_MS = 2 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const MIN_HOLD_MS = 500;
const CLOCK_TOLERANCE_MS = 3_600_000;
const MAX_BACKUPS_READ = 20;

export async function listProblems(
  db: Db,
  { dataDir, backups }: { dataDir: string; backups: Backups },
): Promise<Problem[]> {
  const listed = await Promise.all(
    [
      () => listDatabaseProblems(db),
      () => listDiskProblems(db, dataDir),
      async () => listBucketProblems(),
      () => listBackupProblems(db, backups),
      () => listEmailProblems(db),
      async () => listLoopProblems(),
      () => listClockProblems(db),
    ].map((look) =>
      look().catch((error): Problem[] => [{ code: "unknown", reason: (error as Error).message }]),
    ),
  );
  return listed.flat();
}

async function listDatabaseProblems(db: Db): Promise<Problem[]> {
  const [fault] = await listRecordedFaults(db);
  return fault === undefined ? [] : [{ code: "database", fault }];
}

async function listDiskProblems(db: Db, dataDir: string): Promise<Problem[]> {
  const why = findRecentWriteFailure();
  if (await areFilesReplaced(dataDir)) return [{ code: "replaced" }];
  if (why === "readOnly" || isReadOnlyDisk(dataDir)) return [{ code: "readOnly" }];
  if (why === "full") return [{ code: "noRoom" }];
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const file = getEngine(db).findDatabaseFile(dataDir);
  const { size } = file ? await stat(file) : { size: 0 };
  const free = bavail * bsize;
  // Some file systems report no size.
  if (blocks === 0 || free >= Math.max(MIN_FREE_BYTES, 2 * size)) return [];
  return [{ code: "lowDisk", freeMegabytes: Math.floor(free / 1_000_000) }];
}

function listBucketProblems(): Problem[] {
  const reason = findOutageReason();
  return reason === undefined ? [] : [{ code: "bucketAway", reason }];
}

async function listBackupProblems(db: Db, { dir, running, nextDue }: Backups): Promise<Problem[]> {
  if (!dir) return [];
  const ended = await db
    .selectFrom("backups")
    .select(["file", "error"])
    .orderBy("id", "desc")
    .limit(MAX_BACKUPS_READ)
    .execute();
  const last = ended.find(({ file }) => path.dirname(file) === dir);
  if (last?.error) return [{ code: "backupFailed", reason: last.error }];
  const due = (await nextDue()) ?? Number.POSITIVE_INFINITY;
  // 0 before the first backup, which starts within a minute of the first signup.
  const isOverdue = due > 0 && !(await running()) && due + OVERDUE_MS < Date.now();
  return isOverdue ? [{ code: "backupOverdue" }] : [];
}

async function listEmailProblems(db: Db): Promise<Problem[]> {
  const trouble = await findEmailTrouble(db);
  return trouble ? [{ code: "email", waiting: trouble.waiting, kind: trouble.kind }] : [];
}

/** Counts only holds caused by Popote's own computation, not by a busy machine. */
function listLoopProblems(): Problem[] {
  const since = Date.now() - DAY_MS;
  const held = listLoopHolds().filter(
    ({ at, processorMs }) => at >= since && processorMs >= MIN_HOLD_MS,
  );
  return held.length === 0 ? [] : [{ code: "loopHeld", times: held.length }];
}

async function listClockProblems(db: Db): Promise<Problem[]> {
  const { acted, made, written } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom("audit").select("acted_at").orderBy("id", "desc").limit(1).as("acted"),
      eb.selectFrom("backups").select("started_at").orderBy("id", "desc").limit(1).as("made"),
      eb.selectFrom("outbox").select("created_at").orderBy("id", "desc").limit(1).as("written"),
    ])
    .executeTakeFirstOrThrow();
  const at = Math.max(acted ?? 0, made ?? 0, written ?? 0);
  return at > Date.now() + CLOCK_TOLERANCE_MS ? [{ code: "clock", at }] : [];
}
