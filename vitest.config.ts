import path from "node:path";
import { defineConfig } from "vitest/config";

/** Tests of PostgreSQL only; vitest.postgres.config.ts runs the others on PostgreSQL too. */
export const OF_POSTGRES = "{app,server,scripts,tests}/**/*.postgres.test.ts";

/** Tests too slow for `npm test`; `npm run test:long` runs them. */
export const LONG = "{app,server,scripts,tests}/**/*.long.test.ts";

// Importing Popote takes a second, so tests share a process in `npm test`. Those of the reader run in
// one of their own: after all the others V8 no longer optimises regular expressions.
const READING = "{domain,reader}/**/*.test.ts";

/** Tests that change their process, or that other tests distort. */
const ALONE = [
  "tests/dangers/{denial-of-service,hostile-backups,images,unread-bodies}.test.ts",
  "tests/pseudo-language.test.ts",
];

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
    expect: { poll: { timeout: 20_000 } },
    poolOptions: { forks: { maxForks: 2 } },
    // Node loads the server bundle itself, untransformed.
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
      { extends: true, test: { name: "reading", include: [READING], exclude: [LONG] } },
      { extends: true, test: { name: "alone", include: ALONE, exclude: [LONG] } },
    ],
  },
});
