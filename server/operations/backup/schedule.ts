import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { BackupProgress, Backups } from "../../admin/backups";
import { startLoop } from "../../platform/background-loop";
import type { Config } from "../../platform/config";
import type { Db } from "../../platform/db/open";
import { log } from "../../platform/log";
import type { FileStore } from "../../platform/storage/file-store";
import type { Actor } from "../../policies/audit-log";
import { computeDueTime, listScheduled, scheduledName } from "./next-backup";
import { makeRecordedBackup, Stopped } from "./recorded-backup";
import { assertYazlFields } from "./zip-writing";

const LOOK_EVERY_MS = 60_000;

export interface RunningBackups extends Backups {
  schedule(): { stop(): Promise<void> };
  stop(): Promise<void>;
}

export async function findNextBackupTime(db: Db, config: Config): Promise<number | undefined> {
  const { backupDir: dir, backupEveryHours } = config;
  return dir ? computeDueTime(db, dir, backupEveryHours * 3_600_000, Date.now()) : undefined;
}

/** Runs one backup at a time, requested or scheduled. Throws if no backup could be written. */
export function openBackups(db: Db, files: FileStore, config: Config): RunningBackups {
  assertYazlFields();
  const dir = config.backupDir;
  const stopping = new AbortController();
  let progress: BackupProgress | undefined;
  let work: Promise<void> = Promise.resolve();
  let isScheduled = false;
  const nextDue = () => findNextBackupTime(db, config);

  const start = (requester: Actor | "SCHEDULE", over = stopping.signal) => {
    if (!dir || progress || over.aborted) return;
    progress = { stage: "database", done: 0, total: 0 };
    isScheduled = requester === "SCHEDULE";
    const onProgress = (now: BackupProgress) => {
      if (over.aborted) throw new Stopped();
      progress = now;
    };
    work = makeScheduled(db, files, config, dir, requester, onProgress).finally(() => {
      progress = undefined;
    });
  };
  const startIfDue = async (over: AbortSignal) => {
    const due = await nextDue().catch(() => undefined);
    if (due === undefined || due > Date.now()) return;
    if (await hasPeople(db).catch(() => false)) start("SCHEDULE", over);
  };
  return {
    dir,
    running: async () => progress,
    nextDue,
    start: async (asker) => start(asker),
    schedule() {
      const over = new AbortController();
      const isOver = AbortSignal.any([stopping.signal, over.signal]);
      const loop = startLoop(
        LOOK_EVERY_MS,
        () => startIfDue(isOver),
        "backups cannot be looked for",
      );
      return {
        async stop() {
          over.abort();
          await loop.stop();
          if (isScheduled) await work;
        },
      };
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}

async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function makeScheduled(
  db: Db,
  files: FileStore,
  config: Config,
  dir: string,
  requester: Actor | "SCHEDULE",
  onProgress: (progress: BackupProgress) => void,
): Promise<void> {
  const file = path.join(dir, scheduledName(Date.now()));
  try {
    await mkdir(dir, { recursive: true }).catch(() => undefined);
    const { bytes, manifest } = await makeRecordedBackup(
      db,
      { ...config, files },
      requester,
      file,
      onProgress,
    );
    log.info({ file, bytes, missing: manifest.missing }, "backup made");
    await removeOld(dir, config.backupKeep);
  } catch (error) {
    if (error instanceof Stopped) return;
    log.error({ file, reason: (error as Error).message }, "backup failed");
  }
}

/** Goes by names, so a wrong clock does no harm; other files stay. */
async function removeOld(dir: string, keep: number): Promise<void> {
  const backups = await listScheduled(dir);
  for (const { name } of backups.slice(0, -keep)) await rm(path.join(dir, name));
}
