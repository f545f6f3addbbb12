import "./built";
import { execFileSync, spawnSync } from "node:child_process";

/** Whether a process can have its own mounts here (Linux, user namespaces). */
export const HAS_OTHER_DISKS =
  spawnSync("unshare", ["-rm", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]).status === 0;

/** `prepare` is a shell script that mounts something over the data folder, its $1. */
export function startOnOtherDisk(dataDir: string, prepare: string) {
  const script = `set -e; ${prepare}; exec "$0" scripts/start.js`;
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    ["-rm", "sh", "-c", script, process.execPath, dataDir],
    {
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        DATA_DIR: dataDir,
        PORT: "0",
        HOST: "127.0.0.1",
      },
      timeout: 20_000,
    },
  );
  return { code: status, stdout, stderr };
}

/** Makes a folder read-only for a process in its own namespace, as after a disk error. */
export function makeReadOnly(pid: number, folder: string): void {
  const script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"';
  execFileSync("nsenter", [
    `--target=${pid}`,
    "--user",
    "--mount",
    "--preserve-credentials",
    "sh",
    "-c",
    script,
    folder,
  ]);
}
