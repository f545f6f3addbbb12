import { type Browser, chromium } from "@playwright/test";

/** Path of the browser, set by tests/run.mjs. */
const CHROMIUM = process.env.POPOTE_CHROMIUM ?? "/usr/bin/chromium";

/** Runs without a desktop and sends nothing to the outside. */
const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS });
}
