import { EventEmitter } from "node:events";

export interface PopoteLog {
  /** Waits for a match in its log, past or future. */
  find(pattern: RegExp): Promise<RegExpExecArray>;
  /** Standard error, and log lines of level warn and above. */
  complaints(): string;
}

export function createLog() {
  const events = new EventEmitter().setMaxListeners(0);
  let said = "";
  let complaints = "";
  const log: PopoteLog = {
    complaints: () => complaints,
    find: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found) return;
          events.off("said", look);
          resolve(found);
        };
        events.on("said", look);
        events.once("end", () => reject(new Error(`Popote ended:\n${said}\n${complaints}`)));
        look();
      }),
  };
  return {
    log,
    add(line: string) {
      const { level, msg } = parseLogLine(line);
      said += `${msg}\n`;
      if (level !== "info" && level !== "debug") complaints += `${line}\n`;
      events.emit("said");
    },
    complain(text: string) {
      complaints += text;
    },
    end: () => void events.emit("end"),
  };
}

/** Before logging starts, the build prints a plain line. */
function parseLogLine(line: string): { level: string; msg: string } {
  return line.startsWith("{") ? JSON.parse(line) : { level: "info", msg: line };
}
