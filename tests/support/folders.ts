import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder that goes with the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
