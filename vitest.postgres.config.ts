import config from "./vitest.config";

process.env.POPOTE_TEST_ENGINE = "postgres";

/** Tests of SQLite's file, query plans, error messages or number of queries. */
const OF_SQLITE = [
  "**/*.sqlite.test.ts",
  "server/platform/db/sqlite/**",
  "server/http/pipeline/request-log.test.ts",
  "server/policies/full-text/merging.test.ts",
  // Tests size and time, not the database.
  "app/routes/cookbook/export/export.test.ts",
  // Backups are SQLite files; tests/backup.postgres.test.ts covers them on PostgreSQL.
  "server/operations/backup/{backup,earlier-schemas,zip-writing}.test.ts",
];

/** Tests that open no database. */
const WITHOUT_DATABASE = [
  "server/features/export/file-name.test.ts",
  "server/features/recipes/{marked-parts,ordering}.test.ts",
  "server/http/forms/file-upload.test.ts",
  "server/http/pipeline/{fair-queue,graceful-stop}.test.ts",
  "server/platform/db/coalesce.test.ts",
];

/** Pages where users write at the same time, and those of the full-text search. */
const PAGES = [
  "app/routes/cookbook/{departures,races}.test.ts",
  "app/routes/recipe/edit/{drafts-of-forms,edit,edit-conflict}.test.ts",
  "app/routes/{search,user/follow}/**/*.test.ts",
];

/**
 * POPOTE_TEST_PAGES=1 runs the others, which would add minutes to a merge. Most of their queries are
 * tested with the features, and those that read by tests/same-answers.postgres.test.ts.
 */
const ALL_PAGES = ["app/**/*.test.ts"];

/** Runs the database tests on PostgreSQL: part of `npm run test:long`. */
export default {
  ...config,
  test: {
    ...config.test,
    // Slower, with a database per test and a process per connection; speed is not tested here.
    testTimeout: 90_000,
    projects: undefined,
    include: [
      ...(process.env.POPOTE_TEST_PAGES ? ALL_PAGES : PAGES),
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
      ...WITHOUT_DATABASE,
    ],
  },
};
