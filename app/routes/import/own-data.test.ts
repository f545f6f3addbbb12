import { expect, test } from "vitest";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { recipeFormSchema } from "#domain/recipe/recipe-schema";
import { saveRecipe } from "#server/features/recipes/commands";
import { readRows, withReadLines } from "#server/features/recipes/read-rows";
import { newSecret } from "#server/platform/secrets";
import { anyRecipeForm } from "../../../tests/support/any-recipe";
import { CAST } from "../../../tests/support/cast";
import { zipOf } from "../../../tests/support/import-files";
import { sendFile, waitForImport } from "../../../tests/support/imports";
import { randomFrom } from "../../../tests/support/random";
import { rewriteRecipe, writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";

const RECIPES = 25;
/** Columns that an import does not restore: ids, times, images and visibility. */
const NOT_KEPT = new Set([
  ...["id", "recipe_id", "author_id", "creation_key", "save_key", "saved_by", "version"],
  ...["created_at", "updated_at", "image_version", "last_image_version", "image_key"],
  "visibility",
]);

/** Undefined if the form would reject it. */
async function storedFrom(
  { db }: TestServer,
  form: ReturnType<typeof anyRecipeForm>,
): Promise<RecipeContent | undefined> {
  const locale = form.language === "fr" ? "fr" : "en";
  const rows = await readRows(db, form.ingredients, { locale, language: form.language });
  const { data } = recipeFormSchema.safeParse(form);
  return rows.some(({ problem }) => problem) ? undefined : data && withReadLines(data, rows);
}

/** All stored rows of a user's recipes, by title. */
async function loadStored({ db }: TestServer, author: number) {
  const recipes = await db
    .selectFrom("recipes")
    .selectAll()
    .where("author_id", "=", author)
    .execute();
  const kept = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !NOT_KEPT.has(column)));
  const loadRows = async (
    table: "recipe_ingredients" | "recipe_paragraphs" | "recipe_headings",
    id: number,
  ) => (await db.selectFrom(table).selectAll().where("recipe_id", "=", id).execute()).map(kept);
  const stored = new Map<string, object>();
  for (const recipe of recipes) {
    stored.set(recipe.title, {
      ...kept(recipe),
      lines: await loadRows("recipe_ingredients", recipe.id),
      texts: await loadRows("recipe_paragraphs", recipe.id),
      headings: await loadRows("recipe_headings", recipe.id),
    });
  }
  return stored;
}

test("everything a form can save is restored exactly from data.zip", async () => {
  const server = await openTestServer();
  const random = randomFrom(36);
  let saved = 0;
  for (let number = 1; saved < RECIPES; number++) {
    const content = await storedFrom(server, anyRecipeForm(random, number));
    if (!content) continue;
    // A unit that its food does not allow is rejected, as in the form.
    const save = {
      formKey: newSecret(),
      content,
      locale: "en",
    } as const;
    const outcome = await saveRecipe(server.db, CAST.alice, save);
    if (outcome.kind !== "saved") continue;
    saved += 1;
  }
  const alice = await server.as("alice");
  const zip = (await alice.get("/user/data.zip")).bytes;
  const bob = await server.as("bob", { "Accept-Language": "fr" });
  const id = await sendFile(bob, zip, "popote.zip");
  await waitForImport(server.db, id, "READY");
  await bob.post(`/import/view?import=${id}`, { intent: "save" });
  const items = await waitForImport(server.db, id, "DONE");
  expect(items.filter(({ state }) => state !== "SAVED")).toEqual([]);
  const [hers, his] = [
    await loadStored(server, CAST.alice.id),
    await loadStored(server, CAST.bob.id),
  ];
  expect(hers.size).toBe(RECIPES);
  for (const [title, recipe] of hers) expect(his.get(title)).toEqual(recipe);
}, 60_000);

test("a recipe in a recipe comes back from data.zip, whichever is read first", async () => {
  const server = await openTestServer();
  const pie = await writeRecipe(server.db, "alice", { title: "Pie" });
  const dough = await writeRecipe(server.db, "alice", { title: "Pie dough" });
  const text = "2 portions of Pie dough";
  const line = { name: "Pie dough", choice: `recipe-${dough}:Pie dough`, text };
  const measure = { amount: null, unit: "NONE" as const, complement: "" };
  const ingredients = [{ ...line, ...measure }];
  await rewriteRecipe(server.db, "alice", pie, { title: "Pie", ingredients });
  const zip = (await (await server.as("alice")).get("/user/data.zip")).bytes;
  const bob = await server.as("bob");
  const id = await sendFile(bob, zip, "popote.zip");
  await waitForImport(server.db, id, "READY");
  await bob.post(`/import/view?import=${id}`, { intent: "save" });
  await waitForImport(server.db, id, "DONE");
  const lines = await server.db
    .selectFrom("recipe_ingredients as line")
    .innerJoin("recipes as used", "used.id", "line.sub_recipe_id")
    .select(["line.words", "used.title", "used.author_id as author"])
    .where("line.recipe_id", "<>", pie)
    .execute();
  expect(lines).toEqual([{ words: text, title: "Pie dough", author: CAST.bob.id }]);
});

test("an unreadable recipe in data.zip is named, and the others are read", async () => {
  const server = await openTestServer();
  const good = { title: "Good", visibility: "PUBLIC", ingredients: [], steps: ["Boil."] };
  const line = { name: "Milk", amount: { numerator: 1, denominator: 0 }, unit: "CUP" };
  const zip = await zipOf({
    "profile.json": "{}",
    "drafts.json": JSON.stringify([{ recipe: null, title: "Draft", form: [["title", "Draft"]] }]),
    "cookbooks.json": JSON.stringify([{ id: 1, name: "Sunday", description: "Of Sundays." }]),
    "recipes/1.json": JSON.stringify({ ...good, ingredients: [line] }),
    "recipes/2.json": JSON.stringify(good),
    "recipes/2.history.json": JSON.stringify([{ version: 1, content: good }]),
    "recipes/3.json": "{",
  });
  const bob = await server.as("bob");
  const items = await waitForImport(server.db, await sendFile(bob, zip, "popote.zip"), "READY");
  expect(items.map(({ title, state, problem }) => [title, state, problem])).toEqual([
    ["", "FAILED", "notARecipe"],
    ["Good", "FOUND", null],
    ["", "FAILED", "damaged"],
  ]);
});
