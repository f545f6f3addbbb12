import path from "node:path";
import { stripVTControlCharacters } from "node:util";

const SHOWN = 10;
const MAX_NAME = 100;
/** Lines shown per failure: the message and the top stack frames. */
const MAX_LINES = 12;

export function printSlowest(what, times) {
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  if (slowest.length === 0) return;
  console.log(`\nThe slowest ${what}, in seconds`);
  for (const { name, ms } of slowest) {
    const shown = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
    console.log(`${(ms / 1_000).toFixed(1).padStart(7)}  ${shown}`);
  }
}

export function printFailures(failures) {
  for (const { name, message } of failures) {
    const lines = stripVTControlCharacters(message).split("\n").slice(0, MAX_LINES);
    console.log(`\nFailed: ${name}\n${lines.map((line) => `    ${line}`).join("\n")}`);
  }
}

/** Failures in Vitest's report: tests, files that could not run, errors outside of tests. */
export function testFailures(report) {
  return [
    ...(report?.testResults ?? []).flatMap(fileFailures),
    ...(report?.unhandledErrors ?? []).map((message) => ({ name: "outside of any test", message })),
  ];
}

function fileFailures(file) {
  const failed = file.assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && file.status === "failed") {
    return [{ name: toRelativePath(file), message: file.message }];
  }
  return failed.map(({ title, failureMessages }) => ({
    name: `${toRelativePath(file)}: ${title}`,
    message: failureMessages.join("\n"),
  }));
}

/** Failures in Playwright's report, with every retry. */
export function journeyFailures(report) {
  return suitesIn(report?.suites ?? []).flatMap(({ specs }) =>
    specs.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.flatMap(({ errors }) =>
          errors.map(({ message = "" }) => ({
            name: `${file} (${projectName}): ${title}`,
            message,
          })),
        ),
      ),
    ),
  );
}

export function fileTimes(report) {
  return (report?.testResults ?? []).map((file) => ({
    name: toRelativePath(file),
    ms: file.assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

export function testTimes(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ title, duration }) => ({
      name: `${toRelativePath(file)}: ${title.replaceAll(/\s+/g, " ")}`,
      ms: duration ?? 0,
    })),
  );
}

export function journeyTimes(report) {
  return suitesIn(report?.suites ?? []).flatMap(({ specs }) =>
    specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file} (${projectName}): ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  );
}

function suitesIn(suites) {
  return suites.flatMap((suite) => [suite, ...suitesIn(suite.suites ?? [])]);
}

function toRelativePath({ name }) {
  return path.relative(process.cwd(), name);
}
