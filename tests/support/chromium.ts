import { type Browser, chromium } from "@playwright/test";

/** Runs the installed browser without a desktop, and sends nothing to the outside. */
export const CHROMIUM = {
  // Set by tests/run.mjs, as is the headless shell of playwright.config.ts.
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

/** Options of journeys about the service worker: offline the headless shell differs. */
export const WITH_SERVICE_WORKER = { serviceWorkers: "allow", launchOptions: CHROMIUM } as const;

export function launchChromium(): Promise<Browser> {
  return chromium.launch(CHROMIUM);
}
