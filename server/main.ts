/** The entry of the server bundle, for start.js, develop.js and the tests. */
export { runCommand } from "./command-line/run";
export { readConfig } from "./config";
export { log, logTo } from "./log";
export { openPopote, servePopote } from "./popote";
export { runPopote } from "./run";
