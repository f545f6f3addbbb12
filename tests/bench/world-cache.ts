import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { makeWorld, type WorldFacts } from "./world";

const SEED = 1;
const RECIPES_PER_PERSON = 5;
/** Sources a world depends on: a change invalidates the cached worlds. */
const MAKERS = [
  "domain",
  "migrations",
  "server/platform/db",
  "server/features/ingredients",
  "server/policies/full-text/index-terms.ts",
  "server/policies/full-text/indexing.ts",
  "tests/bench/world",
  "tests/bench/world.ts",
];

/** A world of this size, made once and cached in the temporary directory. */
export async function cachedWorld(recipes: number): Promise<WorldFacts & { folder: string }> {
  const size = { recipes, users: recipes / RECIPES_PER_PERSON, seed: SEED };
  const name = `${recipes}-${SEED}-${hashFiles(MAKERS)}`;
  const folder = path.join(os.tmpdir(), "popote-bench", name);
  if (!existsSync(folder)) {
    console.log(`Making a world of ${recipes} recipes…`);
    const unfinished = `${folder}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const { lines, megabytes, seconds } = await makeWorld(unfinished, size);
    console.log(`Made in ${seconds} s: ${lines} ingredient lines, ${megabytes} MB.`);
    renameSync(unfinished, folder);
  }
  const facts: WorldFacts = JSON.parse(readFileSync(path.join(folder, "world.json"), "utf8"));
  return { ...facts, folder };
}

function hashFiles(places: string[]): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesIn)) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}

function filesIn(place: string): string[] {
  if (path.extname(place)) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
