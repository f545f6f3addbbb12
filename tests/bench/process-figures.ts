import { readdirSync, readFileSync } from "node:fs";

const NANOSECONDS_PER_MS = 1e6;

/** Processor milliseconds of a process, all threads together. */
export function readProcessorTime(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`);
  return threads.reduce((sum, thread) => sum + readThreadTime(processId, thread), 0);
}

export function readMainThreadTime(processId: number): number {
  return readThreadTime(processId, String(processId));
}

function readThreadTime(processId: number, thread: string): number {
  const [spent] = readFileSync(`/proc/${processId}/task/${thread}/schedstat`, "utf8").split(" ");
  return Number(spent) / NANOSECONDS_PER_MS;
}

/** Megabytes a process holds, and its peak. */
export function readMemory(processId: number): { resident: number; most: number } {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { resident: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
