import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../server/build.js";
import { makeTemplate } from "./template";

/** Builds what the tests serve and makes the database that every test begins with a copy of. */
export default async function setup(project: TestProject): Promise<() => void> {
  buildIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-template-"));
  await makeTemplate(folder);
  project.provide("template", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

declare module "vitest" {
  interface ProvidedContext {
    template: string;
  }
}
