// Usage, on a running Popote:
// node tests/bench/lighthouse.mjs http://localhost:3000 /recipe/view?id=1
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The last version that runs on Node 20; npx fetches it, so it is no dependency. */
const LIGHTHOUSE = "lighthouse@12";
const FOLDER = "test-results/bench";
const [origin = "http://localhost:3000", ...paths] = process.argv.slice(2);

mkdirSync(FOLDER, { recursive: true });
for (const [index, address] of (paths.length > 0 ? paths : ["/login"]).entries()) {
  const file = path.join(FOLDER, `lighthouse-${index}.json`);
  const { status } = spawnSync(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      origin + address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    {
      stdio: "inherit",
      env: { ...process.env, CHROME_PATH: process.env.POPOTE_CHROMIUM ?? "/usr/bin/chromium" },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  const scores = Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]);
  console.log(address, Object.fromEntries(scores));
  for (const { id, score, displayValue, scoreDisplayMode } of Object.values(audits)) {
    if (score !== null && score < 1 && scoreDisplayMode !== "informative") {
      console.log(`  ${id} ${score} ${displayValue ?? ""}`);
    }
  }
}
