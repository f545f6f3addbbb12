import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const CHROMIUMS = [
  process.env.POPOTE_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
/** Chromium for tests only: smaller, and faster. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Returns the path of Chromium; installs it on Debian as root if it is missing. */
export function ensureChromium() {
  if (!findChromium()) install("chromium");
  return findChromium() ?? refuse();
}

/** Returns the path of the headless shell if it can be had, otherwise that of Chromium. */
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

/** Leaves the package out where it cannot be installed. */
function install(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name} for the tests…`);
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", name);
}
