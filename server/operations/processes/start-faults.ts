import type { Config } from "../../platform/config";
import { describeStorageFault } from "../../platform/db/data-folder-messages";

export const EXIT_FAULT = 1;
/** Also used when the configured port or data folder is unusable. */
export const EXIT_WRONG_SETTINGS = 2;

export function endForFault(error: unknown, config: Config): never {
  const reason =
    describePortFault(error as NodeJS.ErrnoException, config) ??
    describeStorageFault(error, config.dataDir);
  if (!reason) throw error;
  console.error(reason);
  process.exit(EXIT_WRONG_SETTINGS);
}

function describePortFault({ code, syscall }: NodeJS.ErrnoException, { host, port }: Config) {
  if (syscall !== "listen" && syscall !== "bind") return undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken: stop what uses it, or set PORT to another one.`;
  }
  if (code === "EACCES") return `Port ${port} is for root only: set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL") return `HOST is ${host}, which is no address of this machine.`;
  return undefined;
}
