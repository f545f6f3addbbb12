import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Makes an empty folder; it is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
