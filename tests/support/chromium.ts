import { type Browser, chromium } from "@playwright/test";

/** Where the browser is; tests/run.mjs finds or installs it and says so here. */
export const CHROMIUM = process.env.POPOTE_CHROMIUM ?? "/usr/bin/chromium";

/** Chromium on a machine without a desktop, asking nothing of the outside. */
export const CHROMIUM_ARGUMENTS = [
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
