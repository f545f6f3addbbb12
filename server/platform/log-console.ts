import { format } from "node:util";
import { log } from "./log";

/** Keeps console output of libraries from breaking the JSON log. */
export function logConsole(): void {
  console.debug = (...given) => log.debug(format(...given));
  console.log = (...given) => log.info(format(...given));
  console.info = console.log;
  console.warn = (...given) => log.warn(format(...given));
  console.error = (...given) => log.error(format(...given));
}
