// Runs both test runners, then prints the slowest tests, the time against its budget, the failures,
// and a line with the totals. `npm test`, or `npm run test:long` for the rest.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ensureChromium, ensureHeadlessShell } from "./chromium.mjs";
import { ensurePostgres } from "./postgres.mjs";
import {
  fileTimes,
  journeyFailures,
  journeyTimes,
  printFailures,
  printSlowest,
  testFailures,
  testTimes,
} from "./report.mjs";

/** The main journeys on two nodes with one PostgreSQL and one bucket, requests alternating. */
const TWO_NODES = {
  projects: ["script-on-en"],
  files: [
    "administration.spec",
    "cookbook.spec",
    "first-recipe.spec",
    "following.spec",
    "import.spec",
    "save-twice.spec",
    "search.spec",
    "two-tabs.spec",
  ],
  env: { POPOTE_TEST_ENGINE: "postgres", POPOTE_TEST_NODES: "2" },
};

/** Journeys through every page, which take minutes. */
const LONG_JOURNEYS = "@long";

/** Budgets in seconds on two idle cores. Journeys run with script in English, without in French. */
const RUNS = {
  usual: {
    vitest: [
      ["--project=together", "--no-isolate"],
      ["--project=reading", "--no-isolate"],
      ["--project=alone"],
    ],
    journeys: [
      {
        projects: ["script-on-en", "script-off-fr"],
        options: [`--grep-invert=${LONG_JOURNEYS}`],
      },
    ],
    budget: { units: 240, journeys: 360, all: 600 },
  },
  long: {
    vitest: [
      ["--config=vitest.long.config.ts"],
      ["--config=vitest.postgres.config.ts", "--no-isolate"],
    ],
    needsPostgres: true,
    journeys: [TWO_NODES, { projects: ["script-on-en"], options: [`--grep=${LONG_JOURNEYS}`] }],
    budget: { units: 600, journeys: 240, all: 840 },
  },
};

const run = RUNS[process.argv[2] ?? "usual"];
const browsers = {
  POPOTE_CHROMIUM: ensureChromium(),
  POPOTE_HEADLESS_SHELL: ensureHeadlessShell(),
};
if (run.needsPostgres) ensurePostgres();
const reports = mkdtempSync(path.join(os.tmpdir(), "popote-reports-"));
const outcomes = {
  units: run.vitest.map(units).reduce(both),
  journeys: run.journeys.map(journeys).reduce(both),
};
rmSync(reports, { recursive: true, force: true });

const sum = (key) => Object.values(outcomes).reduce((total, outcome) => total + outcome[key], 0);
printSlowest("files", fileTimes(outcomes.units.report));
printSlowest("tests", testTimes(outcomes.units.report));
printSlowest("journeys", journeyTimes(outcomes.journeys.report));
console.log("");
for (const part of ["units", "journeys"]) printSeconds(part, outcomes[part].seconds);
printSeconds("all", sum("seconds"));
printFailures(testFailures(outcomes.units.report));
printFailures(journeyFailures(outcomes.journeys.report));
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
const isEmpty = Object.values(outcomes).some((outcome) => outcome.isEmpty);
process.exit(sum("failed") > 0 || isEmpty ? 1 : 0);

function units(options, at) {
  const file = path.join(reports, `units-${at}.json`);
  const unhandled = path.join(reports, `unhandled-${at}.json`);
  const reporters = ["dot", "json", "./tests/unhandled-errors.mjs"].map(
    (name) => `--reporter=${name}`,
  );
  const ended = runToEnd("vitest", ["run", ...options, ...reporters, `--outputFile.json=${file}`], {
    POPOTE_UNHANDLED_ERRORS: unhandled,
  });
  const report = read(file);
  if (report) report.unhandledErrors = read(unhandled) ?? [];
  return outcome(ended, report, {
    passed: report?.numPassedTests,
    failed: report?.numFailedTests,
    skipped: report?.numPendingTests + report?.numTodoTests,
  });
}

function both(first, second) {
  const sum = (key) => first[key] + second[key];
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    seconds: sum("seconds"),
    isEmpty: first.isEmpty || second.isEmpty,
    report: {
      testResults: [first, second].flatMap(({ report }) => report?.testResults ?? []),
      unhandledErrors: [first, second].flatMap(({ report }) => report?.unhandledErrors ?? []),
      suites: [first, second].flatMap(({ report }) => report?.suites ?? []),
    },
  };
}

function journeys({ projects, files = [], options = [], env = {} }, at) {
  const file = path.join(reports, `journeys-${at}.json`);
  const chosen = [...projects.map((name) => `--project=${name}`), ...options, ...files];
  const ended = runToEnd("playwright", ["test", "--reporter=dot,json", ...chosen], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = read(file);
  return outcome(ended, report, {
    passed: report?.stats.expected,
    failed: report?.stats.unexpected + report?.stats.flaky,
    skipped: report?.stats.skipped,
  });
}

/** A runner that fails without a failed test, or without a report, counts as a failure. */
function outcome({ status, seconds }, report, counted) {
  if (!report) return { passed: 0, failed: 1, skipped: 0, seconds, isEmpty: true };
  const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed;
  return { ...counted, failed, report, seconds, isEmpty: counted.passed === 0 };
}

function runToEnd(command, args, env = {}) {
  const began = performance.now();
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...browsers, ...env },
  });
  return { status, seconds: Math.round((performance.now() - began) / 1_000) };
}

/** Exceeding the budget is only reported, because a busy machine is slower. */
function printSeconds(part, seconds) {
  const over = seconds > run.budget[part] ? "  OVER ITS BUDGET" : "";
  console.log(`${part.padEnd(9)} ${seconds} s of ${run.budget[part]} s${over}`);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
