import { expect, test } from "vitest";
import { folderBeside } from "../../../tests/support/database";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const ROUNDS = 20;

async function openNodes() {
  const first = await openTestServer();
  const second = await openTestServer({ dataDir: folderBeside(first.dataDir) });
  return { first, second };
}

test("concurrent readers of a cached page share one check", async () => {
  const { first } = await openNodes();
  const page = `/recipe/view?id=${await writeRecipe(first.db, "alice", { visibility: "PUBLIC" })}`;
  const nobody = await first.as("nobody");
  for (let visit = 0; visit < 3; visit++) await nobody.get(page);
  const isRead = (sql: string) => /from "recipes"/.test(sql);
  expect(first.takeQueries().filter(isRead)).not.toEqual([]);
  const all = await Promise.all(Array.from({ length: 50 }, () => nobody.get(page)));
  expect(all.map(({ status }) => status)).toEqual(Array(50).fill(200));
  // Commits of other tests in the same PostgreSQL trigger rechecks, one for all readers.
  const reads = first.takeQueries().filter(isRead);
  expect(reads.length).toBeLessThan(all.length / 2);
});

test("a recipe that another node made PRIVATE is refused as soon as that node has answered", async () => {
  const { first, second } = await openNodes();
  const id = await writeRecipe(first.db, "alice", { title: "Leek soup", visibility: "PUBLIC" });
  const page = `/recipe/view?id=${id}`;
  const form = `/recipe/edit?id=${id}`;
  const nobody = await first.as("nobody");
  const alice = await second.as("alice");
  const save = async (visibility: string) => {
    const fields = extractFields((await alice.get(form)).text);
    expect((await alice.post(form, { ...fields, visibility })).status).toBe(303);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await nobody.get(page);
    expect(extractText((await nobody.get(page)).text)).toContain("Leek soup");
    const meanwhile = Array.from({ length: 4 }, () => nobody.get(page));
    await save("PRIVATE");
    const refused = await Promise.all(Array.from({ length: 4 }, () => nobody.get(page)));
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(refused.some(({ text }) => text.includes("Leek soup"))).toBe(false);
    await Promise.all(meanwhile);
    await save("PUBLIC");
  }
});
