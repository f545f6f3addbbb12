import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildIfStale } from "../../scripts/build.js";
import { createTemplate, startPostgres } from "./postgres";
import { makeTemplate } from "./template";

/** "postgres": every test that opens a database of the template opens one of PostgreSQL. */
const ENGINE = "POPOTE_TEST_ENGINE";

/** Builds what the tests serve and makes the database that every test begins with a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildIfStale();
  const folder = mkdtempSync(path.join(os.tmpdir(), "popote-template-"));
  const postgres = process.env[ENGINE] === "postgres" ? await startPostgres() : undefined;
  project.provide("template", folder);
  project.provide("postgres", postgres?.socket);
  const databaseUrl = postgres && (await createTemplate(postgres.socket));
  await makeTemplate({ dataDir: folder, databaseUrl });
  return async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module "vitest" {
  interface ProvidedContext {
    template: string;
    /** The folder of PostgreSQL's socket, where the tests run on PostgreSQL. */
    postgres: string | undefined;
  }
}
