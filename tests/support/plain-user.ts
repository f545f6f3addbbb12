import { chmodSync, chownSync, readdirSync } from "node:fs";
import path from "node:path";

/** The user "nobody" on Linux. */
const NOBODY = 65_534;

/** Root bypasses permissions: returns the ids of another user, who is given the folder. */
export function plainUser(folder: string): { uid?: number; gid?: number } {
  if (process.geteuid?.() !== 0) return {};
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    chownSync(path.join(folder, name), NOBODY, NOBODY);
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** Takes a file or folder away from the plain user: makes it root's, or read-only. */
export function revokeAccess(place: string): void {
  if (process.geteuid?.() === 0) chownSync(place, 0, 0);
  chmodSync(place, 0o444);
}
