import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const CHROMIUMS = [
  process.env.POPOTE_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Chromium without a window, and without parts that few journeys need. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Returns the path of Chromium; installs it on Debian as root if it is missing. */
export function ensureChromium() {
  return findChromium() ?? install("chromium") ?? refuse();
}

/** Returns the path of a browser for most journeys, which takes a quarter less time if it can be had. */
export function ensureHeadlessShell() {
  if (process.env.POPOTE_CHROMIUM) return process.env.POPOTE_CHROMIUM;
  if (!existsSync(HEADLESS_SHELL)) install("chromium-headless-shell");
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : ensureChromium();
}

function findChromium() {
  return CHROMIUMS.find((place) => place && existsSync(place));
}

function refuse() {
  console.error("The tests need Chromium: install it (Debian: apt-get install chromium).");
  process.exit(1);
}

function install(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Installing ${name} for the tests…`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findChromium();
}
