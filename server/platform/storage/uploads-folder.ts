import path from "node:path";

export const UPLOADS = "uploads";

/** For files being received or read; local only, removed after a day. */
export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, UPLOADS);
}
