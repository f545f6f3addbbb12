import config, { LONG } from "./vitest.config";

/** `npm run test:long`. */
export default {
  ...config,
  test: { ...config.test, projects: undefined, include: [LONG] },
};
