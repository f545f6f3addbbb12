// Runs both test runners and closes with one plain line: the sum of what passed and failed.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const CHROMIUMS = [
  process.env.POPOTE_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const chromium = findChromium() ?? installChromium();
const reports = mkdtempSync(path.join(os.tmpdir(), "popote-reports-"));
const outcomes = [units(), journeys()];
rmSync(reports, { recursive: true, force: true });

const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exit(sum("failed") > 0 || outcomes.some((outcome) => outcome.passed === 0) ? 1 : 0);

function units() {
  const file = path.join(reports, "units.json");
  const status = run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  return outcome(
    status,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

function journeys() {
  const file = path.join(reports, "journeys.json");
  const status = run("playwright", ["test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = read(file)?.stats;
  return outcome(
    status,
    stats && {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    },
  );
}

/** A runner that failed without a failed test, or without a report, is a failure all the same. */
function outcome(status, counted) {
  if (!counted) return { passed: 0, failed: 1, skipped: 0 };
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function run(command, args, env = {}) {
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, POPOTE_CHROMIUM: chromium, ...env },
  });
  return status;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
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
