import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { newSecret } from "../secrets";
import type { FilePeek, FileStore, ListedFile } from "./file-store";

export function openFolderStore(dataDir: string): FileStore {
  const toPath = (key: string) => path.join(dataDir, key);
  return {
    put: (key, bytes) => writeAtomically(toPath(key), bytes),
    putFile: (key, file) => moveIn(file, toPath(key)),
    copy: async (from, to) => writeAtomically(toPath(to), await readFile(toPath(from))),
    get: (key) => readFile(toPath(key)).catch(undefinedIfMissing),
    peek: (key, length) => peek(toPath(key), length),
    borrow: async (key) => ({ path: toPath(key), release: async () => undefined }),
    remove: (key) => rm(toPath(key), { force: true }),
    list: (folder) => listFiles(toPath(folder), folder),
    findPath: toPath,
    createDirectAddress: undefined,
    describeLocation: toPath,
  };
}

/** Flushes, then renames: a power cut leaves no partial file and no row without a file. */
export async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const folder = await makeFolder(file);
  const unfinished = `${file}.${newSecret()}.tmp`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

async function moveIn(from: string, to: string): Promise<void> {
  if (from === to) return;
  const folder = await makeFolder(to);
  await rename(from, to);
  await flushFolder(folder);
}

async function makeFolder(file: string): Promise<string> {
  const folder = path.dirname(file);
  const made = await mkdir(folder, { recursive: true });
  if (made) for (const parent of [folder, made]) await flushFolder(path.dirname(parent));
  return folder;
}

/** A new name survives a power cut only once its folder is flushed. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders and flushes names itself.
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

async function peek(file: string, length: number): Promise<FilePeek | undefined> {
  const handle = await open(file).catch(undefinedIfMissing);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return { head: buffer.subarray(0, bytesRead), bytes: size };
  } finally {
    await handle.close();
  }
}

async function* listFiles(place: string, folder: string): AsyncGenerator<ListedFile> {
  for await (const { name } of (await opendir(place).catch(undefinedIfMissing)) ?? []) {
    yield {
      key: `${folder}/${name}`,
      async stat() {
        const stats = await stat(path.join(place, name)).catch(undefinedIfMissing);
        return stats && { bytes: stats.size, changedAt: stats.mtimeMs };
      },
    };
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
