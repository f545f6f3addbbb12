import { format } from "node:util";
import { log } from "./log";

/** Libraries print to the console, which would be a line that is no JSON among those that are. */
export function logConsole(): void {
  console.debug = (...given) => log.debug(format(...given));
  console.log = (...given) => log.info(format(...given));
  console.info = console.log;
  console.warn = (...given) => log.warn(format(...given));
  console.error = (...given) => log.error(format(...given));
}
