import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const CHROMIUMS = [
  process.env.POPOTE_CHROMIUM,
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
    console.error("The tests need Chromium: install it (Debian: apt-get install chromium).");
    process.exit(1);
  }
  console.log("Installing Chromium for the tests…");
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return findChromium();
}
