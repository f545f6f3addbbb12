import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import type { PopoteProcess } from "../popote-process";

interface Power {
  dataDir: string;
  /** Cuts the process's power: everything not flushed to disk is lost. */
  cut(popote: PopoteProcess): Promise<void>;
}

const IMAGE_SIZE = "2G";
/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH, from linux/fs/ext4/ext4.h. */
const SHUTDOWN_C = `
#include <fcntl.h>
#include <stdint.h>
#include <sys/ioctl.h>
int main(int count, char **place) {
  uint32_t without_log_flush = 2;
  int folder = count == 2 ? open(place[1], O_RDONLY) : -1;
  return folder < 0 || ioctl(folder, _IOR('X', 125, uint32_t), &without_log_flush) != 0;
}`;

/** Needs root, loop devices and a C compiler; without them `cut` kills the process instead. */
export function connectPower(world: string): Power {
  const place = mkdtempSync(path.join(os.tmpdir(), "popote-power-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  try {
    return onOwnDisk(world, place);
  } catch (error) {
    console.info(`no power can be cut here, the process is killed instead: ${error}`);
    return { dataDir: world, cut: async ({ child }) => void child.kill("SIGKILL") };
  }
}

function onOwnDisk(world: string, place: string): Power {
  const [image, disk] = [path.join(place, "disk.ext4"), path.join(place, "disk")];
  const shutdown = path.join(place, "shutdown");
  run("cc", ["-x", "c", "-", "-o", shutdown], SHUTDOWN_C);
  run("truncate", ["-s", IMAGE_SIZE, image]);
  run("mkfs.ext4", ["-q", "-F", image]);
  mkdirSync(disk);
  const mount = () => run("mount", ["-o", "loop", image, disk]);
  mount();
  onTestFinished(() => run("umount", ["-l", disk]));
  const dataDir = path.join(disk, "data");
  cpSync(world, dataDir, { recursive: true });
  run("sync", ["-f", disk]);
  return {
    dataDir,
    async cut({ child, ended }) {
      // Stop the process before the disk, so that no commit races with it.
      child.kill("SIGSTOP");
      while (!isStopped(child.pid ?? 0)) await new Promise(setImmediate);
      run(shutdown, [disk]);
      child.kill("SIGKILL");
      await ended;
      run("umount", [disk]);
      // Mount a copy of the image: the namespace of a concurrent test may still hold the old file
      // system for a while.
      run("cp", ["--sparse=always", image, `${image}.copy`]);
      renameSync(`${image}.copy`, image);
      mount();
    },
  };
}

function isStopped(pid: number): boolean {
  return readdirSync(`/proc/${pid}/task`).every((thread) =>
    /\) [TtZX] /.test(readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8")),
  );
}

function run(command: string, args: string[], input?: string): void {
  execFileSync(command, args, { input, stdio: ["pipe", "ignore", "pipe"] });
}
