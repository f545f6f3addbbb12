/** Milliseconds of processor time that some work takes, however busy the machine is. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return since(before);
}

/** The same of work that is waited for; the server of the test runs in its process. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
