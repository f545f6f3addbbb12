import { readdirSync, readFileSync } from "node:fs";

/** Of the scheduler, which counts in nanoseconds. */
const NANOSECONDS_PER_MS = 1e6;

/** Processor milliseconds that a process has used, all its threads together. */
export function processorTimeOf(processId: number): number {
  const folder = `/proc/${processId}/task`;
  const times = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS_PER_MS;
}

/** Megabytes that a process holds in memory, and the most that it ever held. */
export function memoryOf(processId: number): { resident: number; most: number } {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { resident: megabytes("VmRSS"), most: megabytes("VmHWM") };
}
