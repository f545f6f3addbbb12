import { opendir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../db/open";

const STRAY_HOURS = 24;

export function importsFolder(dataDir: string): string {
  return path.join(dataDir, "imports");
}

export function importFile(dataDir: string, file: string): string {
  return path.join(importsFolder(dataDir), path.basename(file));
}

export async function removeImportFile(dataDir: string, file: string | null): Promise<void> {
  if (file !== null) await rm(importFile(dataDir, file), { force: true });
}

/** Removes files without an import: their upload broke off, or the account was deleted. */
export async function removeStrayImports(
  db: Db,
  signal: AbortSignal,
  dataDir: string,
): Promise<number> {
  let removed = 0;
  const folder = await opendir(importsFolder(dataDir)).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  for await (const { name } of folder ?? []) {
    if (signal.aborted) break;
    const known = await db
      .selectFrom("imports")
      .select("id")
      .where("file", "=", name)
      .executeTakeFirst();
    if (known || !(await isOld(importFile(dataDir, name)))) continue;
    await removeImportFile(dataDir, name);
    removed += 1;
  }
  return removed;
}

/** false if the file disappeared meanwhile. */
async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs < Date.now() - STRAY_HOURS * 3_600_000;
}
