import path from "node:path";

export const UPLOADS = "uploads";

/** For files that are being received or read: they never leave this machine, and are gone after a day. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, UPLOADS);
}
