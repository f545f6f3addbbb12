import { stat } from "node:fs/promises";
import path from "node:path";

/** By the data folder: which files were opened. */
const opened = new Map<string, string>();

/** Notes which files of a data folder are open now. */
export async function noteOpenedFiles(dataDir: string): Promise<void> {
  opened.set(dataDir, await idsOf(dataDir));
}

/**
 * Whether other files lie now where the open ones lay: what is saved goes into files without a name
 * then, and is gone with the process.
 */
export async function areFilesReplaced(dataDir: string): Promise<boolean> {
  const known = opened.get(dataDir);
  return known !== undefined && known !== (await idsOf(dataDir));
}

async function idsOf(dataDir: string): Promise<string> {
  const names = ["popote.sqlite", "popote.sqlite-wal", "popote.lock"];
  const ids = names.map(async (name) => {
    const { dev, ino } = await stat(path.join(dataDir, name));
    return `${dev} ${ino}`;
  });
  return (await Promise.all(ids.map((id) => id.catch(() => "gone")))).join();
}
