import "./built";
import { execFileSync, spawnSync } from "node:child_process";

/** Whether this machine lets a process see folders as other disks (Linux, user namespaces). */
export const HAS_OTHER_DISKS =
  spawnSync("unshare", ["-rm", "sh", "-c", "mount -t tmpfs tmpfs /mnt"]).status === 0;

/** Runs `npm start` on a data folder that `prepare`, a shell script with it as $1, has put on another disk. */
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

/** Makes a folder read-only for one process that runs in a namespace of its own, as an error of the disk does. */
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
