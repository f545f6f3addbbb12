import config, { LONG } from "./vitest.config";

export default {
  ...config,
  test: { ...config.test, projects: undefined, include: [LONG] },
};
