import { closeSync, fsyncSync, openSync } from "node:fs";

/** Makes new names in a folder survive a power cut, where the system supports it. */
export function flushFolderSync(folder: string): void {
  try {
    const handle = openSync(folder, "r");
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    if (!["EPERM", "EINVAL", "EISDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) {
      throw error;
    }
  }
}
