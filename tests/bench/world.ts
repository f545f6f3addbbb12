import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { loadCatalogue } from "#server/features/ingredients/catalogue";
import { migrateToLatest } from "#server/platform/db/migrate";
import { openDatabase } from "#server/platform/db/sqlite/open";
import { addToVocabulary } from "#server/platform/db/vocabulary";
import { mergeNewSegments } from "#server/policies/full-text/merging";
import { updateIndexes } from "#server/policies/full-text/reindexing";
import { createChance } from "./world/chance";
import { loadPantry } from "./world/pantry";
import { addFollows, addPeople } from "./world/people";
import { addRecipes } from "./world/recipes";
import { addCookbooks, addLikes } from "./world/sharing";

export interface WorldSize {
  recipes: number;
  users: number;
  seed: number;
}

export interface WorldFacts extends WorldSize {
  lines: number;
  words: number;
  megabytes: number;
  seconds: number;
  /** Follows 300 users, wrote 120 recipes and shares three cookbooks, whatever the world's size. */
  readerId: number;
  busiestId: number;
}

const WORDS_AT_ONCE = 2_000;

/** Fills a new data folder deterministically; rows are inserted in bulk, without the commands. */
export async function makeWorld(folder: string, size: WorldSize): Promise<WorldFacts> {
  const begun = performance.now();
  const db = openDatabase(folder);
  await migrateToLatest(db);
  await loadCatalogue(db);
  await updateIndexes(db);
  await db.destroy();
  const filled = await fill(path.join(folder, "popote.sqlite"), size);
  await learn(folder, [...filled.stems]);
  const facts = {
    ...size,
    lines: filled.lines,
    words: filled.stems.size,
    megabytes: Math.round(statSync(path.join(folder, "popote.sqlite")).size / 2 ** 20),
    seconds: Math.round((performance.now() - begun) / 1_000),
    readerId: size.users,
    busiestId: 1,
  };
  writeFileSync(path.join(folder, "world.json"), JSON.stringify(facts));
  return facts;
}

async function fill(file: string, { recipes, users, seed }: WorldSize) {
  const sqlite = new Sqlite(file);
  // Durability does not matter: an unfinished folder is discarded.
  for (const pragma of ["journal_mode = MEMORY", "synchronous = OFF", "cache_size = -1000000"]) {
    sqlite.pragma(pragma);
  }
  const chance = createChance(seed);
  const stems = new Set<string>();
  await addPeople(sqlite, chance, users, stems);
  await addFollows(sqlite, chance, users);
  const lines = await addRecipes(
    sqlite,
    chance,
    { recipes, users, pantry: loadPantry(sqlite) },
    stems,
  );
  await addLikes(sqlite, chance, { recipes, users });
  await addCookbooks(sqlite, chance, { recipes, users });
  sqlite.close();
  return { lines, stems };
}

async function learn(folder: string, stems: string[]): Promise<void> {
  const db = openDatabase(folder);
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < stems.length; start += WORDS_AT_ONCE) {
      await addToVocabulary(trx, stems.slice(start, start + WORDS_AT_ONCE));
    }
  });
  await mergeNewSegments(db, new AbortController().signal);
  await db.destroy();
}
