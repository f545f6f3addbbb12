import path from "node:path";
import { defineConfig } from "vitest/config";

/** What is about one engine: vitest.postgres.config.ts runs the rest once more on PostgreSQL. */
export const OF_POSTGRES = "{app,server,scripts,tests}/**/*.postgres.test.ts";

/** What costs too much for every run of `npm test`: `npm run test:long` runs it. */
export const LONG = "{app,server,scripts,tests}/**/*.long.test.ts";

// Loading Popote's modules costs a second: in `npm test` the files that ask its server share them.
// Where a long-lived process would be what is measured (V8 stops optimising expressions in one), each
// file has its own.
const ALONE = ["{domain,reader}/**/*.test.ts", "tests/dangers/*.test.ts"];

export default defineConfig({
  resolve: {
    alias: {
      "~": path.resolve("app"),
      "#domain": path.resolve("domain"),
      "#reader": path.resolve("reader"),
      "#server": path.resolve("server"),
    },
  },
  test: {
    globalSetup: "tests/support/global-setup.ts",
    setupFiles: ["tests/support/quiet-console.ts", "tests/support/between-tests.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for may take its time on a slow machine.
    expect: { poll: { timeout: 20_000 } },
    poolOptions: { forks: { maxForks: 2 } },
    // The server's bundle is loaded as Node loads it.
    server: { deps: { external: [/\/build\/server\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: "together",
          include: ["{app,server,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: [LONG, OF_POSTGRES, ...ALONE],
        },
      },
      { extends: true, test: { name: "alone", include: ALONE, exclude: [LONG] } },
    ],
  },
});
