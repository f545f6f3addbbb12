import { pino } from "pino";

/** What the server says of itself: one JSON line each on standard output. */
export const log = pino({ level: "info" });
