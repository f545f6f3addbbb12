/** The message is shown to the operator. */
export class BackupFault extends Error {}

const WORDS: Record<string, string> = {
  ENOSPC: "there is no room left on the disk",
  EDQUOT: "there is no room left on the disk",
  SQLITE_FULL: "there is no room left on the disk",
  EACCES: "Popote may not write or read there",
  EPERM: "Popote may not write or read there",
  EROFS: "the disk is read only",
  ENOENT: "the folder or the file is not there",
  ENOTDIR: "a part of the path is not a folder",
};

export function describeFault(error: unknown): string {
  const { code = "", message, path } = error as NodeJS.ErrnoException;
  const words = WORDS[code];
  if (words) return path ? `${words}: ${path}` : words;
  return message ?? String(error);
}
