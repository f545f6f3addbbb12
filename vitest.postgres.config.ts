import config from "./vitest.config";

process.env.POPOTE_TEST_ENGINE = "postgres";

/** About SQLite's file, its query plans, its words for errors, or how often it is asked. */
const OF_SQLITE = [
  "**/*.sqlite.test.ts",
  "app/routes/admin/system/system.test.ts",
  "app/routes/admin/overview/overview.test.ts",
  "app/routes/{ingredient/view,recipe/cook,recipe/list,user/list,user/view}/*.test.ts",
  "app/routes/cookbook/export/export.test.ts",
  "server/db/sqlite/**",
  "server/{backup,processes,storage}/**",
  "server/http/page-cache/page-cache.test.ts",
  "server/http/pipeline/{health-check,request-log}.test.ts",
];

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
      "server/{accounts,admin,check,cookbooks,dashboard,db,email,explore,export,follows}/**/*.test.ts",
      "server/{full-text,home,http,idempotency,ingredients,jobs,recipes,reports,search,visibility}/**/*.test.ts",
      "server/rate-limit.test.ts",
      "tests/dangers/{anonymous-writes,cross-site,idempotency,privacy,takeover}.test.ts",
      "tests/dangers/secrets.long.test.ts",
      "tests/{rights,*.postgres}.test.ts",
    ],
    exclude: ["{app,server}/**/*.long.test.ts", ...OF_SQLITE],
  },
};
