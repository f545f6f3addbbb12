import config from "./vitest.config";

/** `npm run test:long`: what costs too much for every run of `npm test`. */
export default {
  ...config,
  test: { ...config.test, include: ["tests/long/*.test.ts"], exclude: [] },
};
