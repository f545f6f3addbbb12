import path from "node:path";

const SHOWN = 10;
const MAX_NAME = 100;

/** Prints the longest of these times, the longest first. */
export function printSlowest(what, times) {
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);
  if (slowest.length === 0) return;
  console.log(`\nThe slowest ${what}, in seconds`);
  for (const { name, ms } of slowest) {
    const shown = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
    console.log(`${(ms / 1_000).toFixed(1).padStart(7)}  ${shown}`);
  }
}

/** The time of each file in Vitest's report. */
export function fileTimes(report) {
  return (report?.testResults ?? []).map((file) => ({
    name: nameOf(file),
    ms: file.assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
  }));
}

/** The time of each test in Vitest's report. */
export function testTimes(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ title, duration }) => ({
      name: `${nameOf(file)}: ${title.replaceAll(/\s+/g, " ")}`,
      ms: duration ?? 0,
    })),
  );
}

/** The time of each journey in Playwright's report. */
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

function nameOf({ name }) {
  return path.relative(process.cwd(), name);
}
