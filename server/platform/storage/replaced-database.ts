import { stat } from "node:fs/promises";
import path from "node:path";

const opened = new Map<string, string>();

export async function noteOpenedFiles(dataDir: string): Promise<void> {
  opened.set(dataDir, await readFileIds(dataDir));
}

/** If the open files were replaced, everything saved since is lost with the process. */
export async function areFilesReplaced(dataDir: string): Promise<boolean> {
  const known = opened.get(dataDir);
  return known !== undefined && known !== (await readFileIds(dataDir));
}

async function readFileIds(dataDir: string): Promise<string> {
  const names = ["popote.sqlite", "popote.sqlite-wal", "popote.lock"];
  const ids = names.map(async (name) => {
    const { dev, ino } = await stat(path.join(dataDir, name));
    return `${dev} ${ino}`;
  });
  return (await Promise.all(ids.map((id) => id.catch(() => "gone")))).join();
}
