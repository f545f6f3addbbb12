import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { addImport } from "../../../tests/support/imports";
import type { ParsedItem } from "./item-rows";
import { ConcurrentRead, readItems } from "./read-items";

const { signal } = new AbortController();
const atOnce = <Done>(work: () => Promise<Done>) => work();

/** Yields unreadable items, which stand in for recipes; runs `before` ahead of the second. */
async function* named(
  names: string[],
  before?: () => Promise<unknown>,
): AsyncGenerator<ParsedItem> {
  for (const [index, name] of names.entries()) {
    if (index === 1) await before?.();
    yield { name, problem: "notARecipe" };
  }
}

test("many recipes are written together, with few waits for the disk", async () => {
  const { db, files } = openTestDatabase();
  const id = await addImport({ db, files }, "alice", []);
  const names = Array.from({ length: 1_000 }, (_, at) => `Row ${at}`);
  let turns = 0;
  const counted = <Done>(work: () => Promise<Done>) => {
    turns += 1;
    return work();
  };
  expect(await readItems(db, id, named(names), counted, signal)).toBe(1_000);
  const items = await db.selectFrom("import_items").select("name").orderBy("position").execute();
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(turns).toBeLessThan(200);
});

test("a file that another run has begun to read is left to that run, which has each recipe once", async () => {
  const { db, files } = openTestDatabase();
  const id = await addImport({ db, files }, "alice", []);
  const again = () => readItems(db, id, named(["x", "y", "z"]), atOnce, signal);
  const overtaken = readItems(db, id, named(["a", "b", "c"], again), atOnce, signal);
  await expect(overtaken).rejects.toThrow(ConcurrentRead);
  const names = await db.selectFrom("import_items").select("name").orderBy("position").execute();
  expect(names.map(({ name }) => name)).toEqual(["x", "y", "z"]);
});
