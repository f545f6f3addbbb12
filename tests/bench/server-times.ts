import diagnostics from "node:diagnostics_channel";
import { performance } from "node:perf_hooks";

const ARRIVED = "http.server.request.start";
const ANSWERED = "http.server.response.finish";

/**
 * Hears how long this process's servers take for one request at a time, in milliseconds: from its
 * arrival until its answer is handed to the system, without what the client does.
 */
export function hearServerTimes(): { next(): Promise<number>; stop(): void } {
  let arrivedAt = 0;
  let hear = (_milliseconds: number) => {};
  const onArrival = () => {
    arrivedAt = performance.now();
  };
  const onAnswer = () => hear(performance.now() - arrivedAt);
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
