import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Debian's package, and its program. */
const HEADLESS_SHELL = "chromium-headless-shell";

/** The first one found is used; the headless shell takes three quarters of Chromium's time. */
const CHROMIUMS = [
  process.env.POPOTE_CHROMIUM,
  `/usr/bin/${HEADLESS_SHELL}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Returns the path of Chromium; installs it on Debian as root if it is missing. */
export function ensureChromium() {
  return findChromium() ?? installChromium();
}

function findChromium() {
  return CHROMIUMS.find((place) => place && existsSync(place));
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error(
      `The tests need Chromium: install it (Debian: apt-get install ${HEADLESS_SHELL}).`,
    );
    process.exit(1);
  }
  console.log("Installing Chromium for the tests…");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", HEADLESS_SHELL], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findChromium();
}
