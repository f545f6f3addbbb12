import path from "node:path";
import { defineConfig } from "vitest/config";

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
    include: ["{app,domain,reader,server,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/long/**"],
    globalSetup: "tests/support/global-setup.ts",
    setupFiles: ["tests/support/quiet-console.ts", "tests/support/between-tests.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    poolOptions: { forks: { maxForks: 2 } },
  },
});
