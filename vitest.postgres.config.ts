import config from "./vitest.config";

process.env.POPOTE_TEST_ENGINE = "postgres";

/** About SQLite's file, its query plans, its words for errors, or how often it is asked. */
const OF_SQLITE = [
  "**/*.sqlite.test.ts",
  "server/platform/db/sqlite/**",
  "server/http/pipeline/request-log.test.ts",
  "server/policies/full-text/merging.test.ts",
  // Of size and time, not of the database.
  "app/routes/cookbook/export/export.test.ts",
  // A backup is a file of SQLite: tests/backup.postgres.test.ts has what PostgreSQL does with it.
  "server/operations/backup/{backup,earlier-schemas,zip-writing}.test.ts",
];

/**
 * Pages whose questions other tests ask on PostgreSQL, too: the comparison of all answers, rights, secrets. They
 * would take seven minutes of every landing. POPOTE_TEST_PAGES=1 runs them.
 */
const OF_PAGES = process.env.POPOTE_TEST_PAGES
  ? []
  : ["app/routes/!(cookbook|recipe|search|user)/**", "app/routes/recipe/!(edit)/**"];

/** The tests that touch the database, once more on PostgreSQL: part of `npm run test:long`. */
export default {
  ...config,
  test: {
    ...config.test,
    // A database for each test, a process for each connection: slower, and that is not what is judged.
    testTimeout: 90_000,
    projects: undefined,
    include: [
      "app/**/*.test.ts",
      "server/{admin,http}/**/*.test.ts",
      "server/platform/db/**/*.test.ts",
      "server/policies/{full-text,idempotency,visibility}/**/*.test.ts",
      "server/features/!(imports)/**/*.test.ts",
      "server/operations/{backup,check,command-line,jobs}/**/*.test.ts",
      "server/features/imports/{own-data,peer-sections,read-items}.test.ts",
      "server/policies/rate-limit.test.ts",
      "tests/dangers/{anonymous-writes,cross-site,idempotency,privacy,takeover}.test.ts",
      "tests/dangers/{hostile-cursors,secrets}.long.test.ts",
      "tests/{rights,*.postgres}.test.ts",
    ],
    exclude: [
      "app/**/*.long.test.ts",
      "server/{admin,features,http,platform,policies}/**/*.long.test.ts",
      "server/operations/!(check)/**/*.long.test.ts",
      ...OF_SQLITE,
      ...OF_PAGES,
    ],
  },
};
