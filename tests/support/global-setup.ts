import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createTemplate, startPostgres } from "./postgres";
import { makeTemplate } from "./template";

/** "postgres": tests that use the template database run on PostgreSQL. */
const ENGINE = "POPOTE_TEST_ENGINE";

/** Makes the template database; `built.ts` builds Popote for the tests that start it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-template-"));
  const postgres = process.env[ENGINE] === "postgres" ? await startPostgres() : undefined;
  const run = mkdtempSync(path.join(os.tmpdir(), "popote-run-"));
  project.provide("template", folder);
  project.provide("run", run);
  project.provide("postgres", postgres?.socket);
  const databaseUrl = postgres && (await createTemplate(postgres.socket));
  await makeTemplate({ dataDir: folder, databaseUrl });
  return async () => {
    await postgres?.stop();
    for (const each of [folder, run]) rmSync(each, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    template: string;
    /** A folder shared by the workers of a run. */
    run: string;
    /** The folder of PostgreSQL's socket; undefined when the tests run on SQLite. */
    postgres: string | undefined;
  }
}
