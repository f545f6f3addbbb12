import { chmodSync, chownSync, readdirSync } from "node:fs";
import path from "node:path";

/** On Linux the user “nobody”. */
const NOBODY = 65_534;

/**
 * Whom a process is run as so that rights count: root may write everything, so that where the tests
 * are root's it is another user, to whom the folder is given.
 */
export function plainUser(folder: string): { uid?: number; gid?: number } {
  if (process.geteuid?.() !== 0) return {};
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    chownSync(path.join(folder, name), NOBODY, NOBODY);
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Takes a file or folder away from the plain user: it is root's, or may be read alone. */
export function revokeAccess(place: string): void {
  if (process.geteuid?.() === 0) chownSync(place, 0, 0);
  chmodSync(place, 0o444);
}
