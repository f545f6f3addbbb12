import { writeFileSync } from "node:fs";

/** Vitest's reporter that writes what failed outside of any test, which its JSON report leaves out. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.POPOTE_UNHANDLED_ERRORS;
    const messages = errors.map(({ stack, message }) => stack ?? message ?? "");
    if (file) writeFileSync(file, JSON.stringify(messages));
  }
}
