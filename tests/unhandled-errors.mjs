import { writeFileSync } from "node:fs";

/** Vitest reporter for errors outside of tests, which the JSON report leaves out. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.POPOTE_UNHANDLED_ERRORS;
    const messages = errors.map(({ stack, message }) => stack ?? message ?? "");
    if (file) writeFileSync(file, JSON.stringify(messages));
  }
}
