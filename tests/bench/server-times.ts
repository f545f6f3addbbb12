import diagnostics from "node:diagnostics_channel";

const ARRIVED = "http.server.request.start";
const ANSWERED = "http.server.response.finish";

/**
 * Measures the processor milliseconds of one request at a time, with every thread of this process,
 * from its arrival until the response is handed to the system. The client waits in the same process
 * and only receives the first bytes.
 */
export function recordServerTimes(): { next(): Promise<number>; stop(): void } {
  let before = process.cpuUsage();
  let hear = (_milliseconds: number) => {};
  const onArrival = () => {
    before = process.cpuUsage();
  };
  const onAnswer = () => hear(processorTimeSince(before));
  diagnostics.subscribe(ARRIVED, onArrival);
  diagnostics.subscribe(ANSWERED, onAnswer);
  return {
    next: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
    stop() {
      diagnostics.unsubscribe(ARRIVED, onArrival);
      diagnostics.unsubscribe(ANSWERED, onAnswer);
    },
  };
}

export function processorTimeSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
