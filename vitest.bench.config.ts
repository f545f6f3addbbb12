import { mergeConfig } from "vitest/config";
import config from "./vitest.config";

/** `npm run bench`: prints measurements, asserts nothing. */
export default mergeConfig(
  { ...config, test: { ...config.test, projects: undefined, include: [], setupFiles: [] } },
  { test: { include: ["tests/bench/*.bench.ts"], fileParallelism: false, testTimeout: 600_000 } },
);
