import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";

const NEEDED = 'test "$(id -u)" = 0 && losetup --find && mkfs.ext4 -V && test -w /sys/fs';

/** Whether a process can mount its own ext4 file system here and make it fail. */
export const HAS_LOOP_DEVICES = spawnSync("sh", ["-c", NEEDED]).status === 0;

/** Makes a data folder on its own ext4 file system; `fail` makes that fail. */
export function openFailingDisk(): { dataDir: string; fail(): void } {
  const place = mkdtempSync(path.join(os.tmpdir(), "popote-failing-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const [image, disk] = [path.join(place, "disk.ext4"), path.join(place, "disk")];
  mkdirSync(disk);
  execFileSync("truncate", ["-s", "200M", image]);
  execFileSync("mkfs.ext4", ["-q", "-F", image]);
  execFileSync("mount", ["-o", "loop,errors=remount-ro", image, disk]);
  onTestFinished(() => void execFileSync("umount", ["-l", disk]));
  const dataDir = path.join(disk, "data");
  cpSync(inject("template"), dataDir, { recursive: true });
  const device = execFileSync("findmnt", ["-no", "SOURCE", disk]).toString().trim();
  const trigger = `/sys/fs/ext4/${path.basename(device)}/trigger_fs_error`;
  if (!existsSync(trigger)) throw new Error(`This kernel has no ${trigger}`);
  return { dataDir, fail: () => writeFileSync(trigger, "an error of the disk") };
}
