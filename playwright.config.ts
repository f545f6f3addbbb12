import { defineConfig } from "@playwright/test";

const LANGUAGES = { en: "en-US", fr: "fr" };

/** Debian's browser on the machine, never one that is fetched. */
const launchOptions = {
  executablePath: process.env.POPOTE_CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Without script nothing can go wrong in journeys with this tag: the long tests alone try. */
const ABOUT_SCRIPT = /@about-script/;

/** Every journey with script and without, in both languages; tests/run.mjs says which are long. */
const projects = [true, false].flatMap((javaScriptEnabled) =>
  Object.entries(LANGUAGES).map(([language, locale]) => {
    const name = `script-${javaScriptEnabled ? "on" : "off"}-${language}`;
    const grepInvert = name === "script-off-fr" ? ABOUT_SCRIPT : undefined;
    return { name, grepInvert, use: { javaScriptEnabled, locale } };
  }),
);

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/journey-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Where a journey answers requests itself no worker may be in between; those about it let it in.
  use: { browserName: "chromium", launchOptions, serviceWorkers: "block" },
  projects,
});
