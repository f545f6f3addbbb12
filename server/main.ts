export { runCommand } from "./operations/command-line/run";
export { openPopote, servePopote } from "./operations/popote";
export { runPopote } from "./operations/run";
export { readConfig } from "./platform/config";
export { log, logTo } from "./platform/log";
export { translations } from "./platform/translations";
