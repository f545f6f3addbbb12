import { expect, test } from "vitest";
import { recipeSchema } from "#domain/recipe/recipe-schema";
import { CAST } from "../../../tests/support/cast";
import { openTestDatabase } from "../../../tests/support/database";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import type { Db } from "../../platform/db/open";
import { newSecret } from "../../platform/secrets";
import { search } from "../search/search";
import { saveRecipe } from "./commands";
import { getHistory } from "./history";
import { getEditableRecipe, getRecipe } from "./queries";
import { getRecipePage } from "./recipe-page";
import { restoreRevision } from "./restore-revision";

const readTags = async (db: Db, id: number) => (await getRecipe(db, null, id, "en")).tags;

function forbid(db: Db, key: string) {
  return db.updateTable("tags").set({ is_forbidden: 1 }).where("key", "=", key).execute();
}

test("tags keep their order and are shown as they were first written", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { tags: ["Été", "quick"] });
  const id = await writeRecipe(db, "bob", { visibility: "PUBLIC", tags: ["Quick", "new", "ETE"] });
  expect(await readTags(db, id)).toEqual(["quick", "new", "Été"]);
  await rewriteRecipe(db, "bob", id, { visibility: "PUBLIC", tags: ["new"] });
  expect(await readTags(db, id)).toEqual(["new"]);
});

test("a change of tags is in the history, and an earlier version brings them back", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { visibility: "PUBLIC", tags: ["quick", "soup"] });
  await rewriteRecipe(db, "alice", id, { visibility: "PUBLIC", tags: ["soup", "winter"] });
  const { saves } = await getHistory(db, CAST.alice, id, "en");
  expect(saves[0]?.changes).toEqual([
    {
      field: "tags",
      lines: [
        { mark: "removed", text: "quick" },
        { mark: "added", text: "winter" },
      ],
    },
  ]);
  const request = { id, version: 1, current: 2, formKey: newSecret() };
  await restoreRevision(db, CAST.alice, request);
  expect(await readTags(db, id)).toEqual(["quick", "soup"]);
});

test("a recipe is found by its tags, until they are removed", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { visibility: "PUBLIC", tags: ["glutenfree treat"] });
  const find = async () =>
    (await search(db, null, "glutenfree", { cursor: null, locale: "en" })).recipes.length;
  expect(await find()).toBe(1);
  await rewriteRecipe(db, "alice", id, { visibility: "PUBLIC", tags: [] });
  expect(await find()).toBe(0);
});

test("a forbidden tag is shown to those who may edit the recipe only, and stays with it", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", { visibility: "PUBLIC", tags: ["rude", "quick"] });
  await forbid(db, "rude");
  expect(await readTags(db, id)).toEqual(["quick"]);
  expect((await getEditableRecipe(db, CAST.alice, id, "en")).tags).toEqual(["rude", "quick"]);
  const seeForbidden = async (viewer: typeof CAST.alice | null) =>
    (await getRecipePage(db, viewer, id, "en", null)).forbiddenTags;
  expect(await seeForbidden(CAST.alice)).toEqual(["rude"]);
  expect(await seeForbidden(CAST.bob)).toEqual([]);
  expect(await seeForbidden(null)).toEqual([]);
  await rewriteRecipe(db, "alice", id, { visibility: "PUBLIC", tags: ["rude", "new"] });
  await db.updateTable("tags").set({ is_forbidden: 0 }).execute();
  expect(await readTags(db, id)).toEqual(["rude", "new"]);
});

test("a forbidden tag cannot be added: a form is refused, an import goes without it", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { tags: ["Rude"] });
  await forbid(db, "rude");
  const content = recipeSchema.parse({ title: "Pie", visibility: "PUBLIC", tags: "sweet, rude" });
  const save = { formKey: newSecret(), content, locale: "en" } as const;
  expect(await saveRecipe(db, CAST.bob, { ...save, asks: true })).toEqual({
    kind: "refused",
    problems: { tags: "tagForbidden:rude" },
    questions: [],
  });
  const saved = await saveRecipe(db, CAST.bob, save);
  if (saved.kind !== "saved") throw new Error(saved.kind);
  expect(await readTags(db, saved.id)).toEqual(["sweet"]);
});

test("the word of a merged tag leads to the other one, once", async () => {
  const { db } = openTestDatabase();
  await writeRecipe(db, "alice", { tags: ["vegetarian", "veggie"] });
  const into = db.selectFrom("tags").select("id").where("key", "=", "vegetarian");
  await db.updateTable("tags").set({ merged_into: into }).where("key", "=", "veggie").execute();
  const id = await writeRecipe(db, "bob", { visibility: "PUBLIC", tags: ["Veggie", "vegetarian"] });
  expect(await readTags(db, id)).toEqual(["vegetarian"]);
});
