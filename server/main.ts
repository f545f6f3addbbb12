/** The whole server as one bundle: what start.js, develop.js and the tests open. */
export { runCommand } from "./command-line/run";
export { readConfig } from "./config";
export { log, logTo } from "./log";
export { openPopote, servePopote } from "./popote";
export { runPopote } from "./run";
