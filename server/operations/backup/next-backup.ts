import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../platform/db/open";

const RETRY_MS = 3_600_000;
const NAME = /^popote-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.zip$/;

export function scheduledName(time: number): string {
  return `popote-${new Date(time).toISOString().replace(/[:.]/g, "-")}.zip`;
}

export async function listScheduled(dir: string): Promise<{ name: string; time: number }[]> {
  const names = await readdir(dir).catch(() => []);
  return names
    .sort()
    .map((name) => ({ name, time: parseBackupTime(name) }))
    .filter((found): found is { name: string; time: number } => found.time !== undefined);
}

function parseBackupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`) : undefined;
}

/** Counts by rows if the files were moved. Ignores times in the future, from a wrong clock. */
export async function computeDueTime(
  db: Db,
  dir: string,
  everyMs: number,
  now: number,
): Promise<number> {
  const files = await listScheduled(dir);
  const rows = await listEnded(db, dir);
  const past = (times: number[]) => times.filter((time) => time <= now);
  const good = Math.max(
    0,
    ...past(files.map(({ time }) => time)),
    ...past(rows.filter(({ error }) => error === null).map(({ startedAt }) => startedAt)),
  );
  const failed = Math.max(
    0,
    ...past(rows.filter(({ error }) => error !== null).map(({ startedAt }) => startedAt)),
  );
  return Math.max(good + everyMs, failed > good ? failed + RETRY_MS : 0);
}

async function listEnded(db: Db, dir: string) {
  const rows = await db
    .selectFrom("backups")
    .select(["started_at as startedAt", "file", "error"])
    .orderBy("id", "desc")
    .limit(100)
    .execute();
  return rows.filter(({ file }) => path.dirname(file) === dir);
}
