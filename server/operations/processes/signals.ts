import { log } from "../../platform/log";
import { EXIT_FAULT } from "./start-faults";

/** The first signal lets running requests finish, the second exits. Returns whether one came. */
export function stopOnSignal(
  stop: () => Promise<void>,
  cut: () => void = () => undefined,
): () => boolean {
  let stopping = false;
  const onSignal = async (signal: string) => {
    if (stopping) {
      cut();
      process.exit(EXIT_FAULT);
    }
    stopping = true;
    log.info(`Popote stops (${signal})`);
    await stop();
    log.info("Popote has stopped");
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  endOnFault();
  return () => stopping;
}

export function endOnFault(): void {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error }, origin);
    process.exit(EXIT_FAULT);
  });
}
