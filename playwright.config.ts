import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/support/chromium";

const LANGUAGES = { en: "en-US", fr: "fr" };

/** Uses an installed browser, never a downloaded one. */
const launchOptions = {
  ...CHROMIUM,
  executablePath: process.env.POPOTE_HEADLESS_SHELL ?? CHROMIUM.executablePath,
};

/** Journeys of which nothing is left without script. */
const ABOUT_SCRIPT = /@about-script/;

/** Every journey with and without script, in both languages; tests/run.mjs picks the long ones. */
const projects = [true, false].flatMap((javaScriptEnabled) =>
  Object.entries(LANGUAGES).map(([language, locale]) => {
    const name = `script-${javaScriptEnabled ? "on" : "off"}-${language}`;
    const grepInvert = name === "script-off-fr" ? ABOUT_SCRIPT : undefined;
    return { name, grepInvert, use: { javaScriptEnabled, locale } };
  }),
);

export default defineConfig({
  testDir: "tests/journeys",
  tsconfig: "tests/journeys/tsconfig.json",
  globalSetup: "./tests/support/journey-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A service worker would bypass the responses that journeys mock; journeys about it allow it.
  use: {
    browserName: "chromium",
    launchOptions,
    serviceWorkers: "block",
    // Chromium grants it, the headless shell only when asked to.
    permissions: ["screen-wake-lock"],
  },
  projects,
});
