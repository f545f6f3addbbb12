import { expect, test } from "vitest";
import { MAX_STEPS } from "#domain/recipe/recipe";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { grantAccess } from "#server/admin/access-grants";
import { deleteIngredient } from "#server/admin/ingredient-commands";
import { mergeIngredients } from "#server/admin/merge-ingredients";
import { restoreRevision } from "#server/features/recipes/restore-revision";
import { deleteOldRevisions, MAX_REVISIONS } from "#server/features/recipes/revisions";
import { newSecret } from "#server/platform/secrets";
import { listAuditLines } from "../../../../tests/support/audit-log";
import { CAST } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { openTestDatabase } from "../../../../tests/support/database";
import { extractFields, extractText } from "../../../../tests/support/page";
import { rewriteRecipe, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

const LINE = { name: "Leek", amount: { numerator: 2, denominator: 1 }, unit: "UNIT" as const };
const SOUP: Partial<RecipeContent> = {
  title: "Leek soup",
  description: "Warm.",
  yield: 4,
  cookingMinutes: 90,
  ingredients: [
    { ...LINE, complement: "washed" },
    { name: "Unicorn dust", amount: null, unit: "NONE", complement: "" },
  ],
  steps: ["Chop.", "Simmer."],
  tips: ["Better tomorrow."],
};
const STEW: Partial<RecipeContent> = {
  ...SOUP,
  title: "Leek stew",
  yield: 6,
  ingredients: [{ ...LINE, complement: "sliced" }],
  steps: ["Chop.", "Fry.", "Simmer."],
  tips: [],
};

const buildAddress = (id: number) => `/recipe/history?id=${id}`;
const lines = (text: string) =>
  [...text.matchAll(/<(ins|del)>(.*?)<\/\1>/gs)].map(([, mark, inside = ""]) =>
    `${mark} ${extractText(inside)}`.replace(/\s+/g, " "),
  );

const listRevisions = (server: Pick<TestServer, "db">, id: number) =>
  server.db
    .selectFrom("recipe_revisions")
    .select(["version", "saved_by as savedBy"])
    .where("recipe_id", "=", id)
    .orderBy("version")
    .execute();

const loadContent = async ({ db }: Pick<TestServer, "db">, id: number) => {
  const recipe = await db
    .selectFrom("recipes")
    .select(["title", "title_key", "description", "yield", "cooking_minutes", "visibility"])
    .select(["version", "saved_by", "image_version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = async (table: "recipe_ingredients" | "recipe_paragraphs") =>
    db.selectFrom(table).selectAll().where("recipe_id", "=", id).orderBy("position").execute();
  const headings = await db
    .selectFrom("recipe_headings")
    .select(["kind", "before", "text"])
    .where("recipe_id", "=", id)
    .orderBy("kind")
    .execute();
  return {
    recipe,
    headings,
    lines: await rows("recipe_ingredients"),
    texts: await rows("recipe_paragraphs"),
  };
};

const takeBack = async (client: Client, id: number, version: number, current: number) =>
  client.post(buildAddress(id), {
    intent: "takeBack",
    version: String(version),
    current: String(current),
    formKey: newSecret(),
  });

test("a save stores the previous version with author, time and changed lines", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  const alice = await server.as("alice");
  expect(await listRevisions(server, id)).toEqual([]);
  await rewriteRecipe(server.db, "alice", id, STEW);
  expect(await listRevisions(server, id)).toEqual([{ version: 1, savedBy: CAST.alice.id }]);
  expect((await alice.get(`/recipe/view?id=${id}`)).text).toContain(`href="${buildAddress(id)}"`);

  const page = await alice.get(buildAddress(id));
  expect(page.status).toBe(200);
  expect(lines(page.text)).toEqual([
    "del Removed: Leek soup",
    "ins Added: Leek stew",
    "del Removed: 4 servings",
    "ins Added: 6 servings",
    "del Removed: 2 Leek, washed",
    "del Removed: Unicorn dust",
    "ins Added: 2 Leek, sliced",
    "ins Added: Fry.",
    "del Removed: Better tomorrow.",
  ]);
  const text = extractText(page.text);
  expect(text).toContain("Changed: Title, Servings, Ingredients, Steps, Tips");
  expect(text.match(/Saved by Alice/g)).toHaveLength(2);
  expect(text).toContain("The oldest version kept, in full");
  expect(text).toContain("1 hr 30 min");
  const french = await server.as("alice", { "Accept-Language": "fr" });
  expect(lines((await french.get(buildAddress(id))).text)).toContain("ins Ajouté : 6 personnes");
});

test("restoring a version is a new save with the old content and the current visibility", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    ...SOUP,
    visibility: "PUBLIC",
    headings: {
      ingredients: [{ before: 1, text: "For the top" }],
      steps: [{ before: 0, text: "The base" }],
    },
  });
  const then = await loadContent(server, id);
  expect(then.headings).toHaveLength(2);
  await rewriteRecipe(server.db, "alice", id, { ...STEW, visibility: "PRIVATE" });
  expect((await loadContent(server, id)).headings).toEqual([]);
  await server.db
    .updateTable("recipes")
    .set({ image_version: 3, last_image_version: 3 })
    .where("id", "=", id)
    .execute();
  const alice = await server.as("alice");
  const form = extractFields((await alice.get(buildAddress(id))).text);
  const answer = await alice.post(buildAddress(id), { ...form, intent: "takeBack" });
  expect([answer.status, answer.location]).toEqual([303, buildAddress(id)]);

  const now = await loadContent(server, id);
  expect(now).toEqual({
    ...then,
    recipe: { ...then.recipe, visibility: "PRIVATE", image_version: 3, version: 3 },
  });
  expect(await listRevisions(server, id)).toHaveLength(2);
  const page = await alice.get(buildAddress(id));
  expect(extractText(page.text)).toContain("Version restored");
  const charlie = await server.as("charlie");
  expect((await charlie.get(`/recipe/view?id=${id}`)).status).toBe(403);
  const found = async (word: string) =>
    extractText((await alice.get(`/search?search=${word}`)).text);
  expect(await found("unicorn")).toContain("Leek soup");
  expect(await found("stew")).not.toContain("Leek stew");

  // The replaced version is stored too and can be restored.
  expect((await takeBack(alice, id, 2, 3)).status).toBe(303);
  expect((await loadContent(server, id)).recipe).toMatchObject({ title: "Leek stew", version: 4 });
});

test("restoring submitted twice restores once, without a conflict", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  await rewriteRecipe(server.db, "alice", id, STEW);
  const alice = await server.as("alice");
  const form = { ...extractFields((await alice.get(buildAddress(id))).text), intent: "takeBack" };
  const answers = await Promise.all([1, 2].map(() => alice.post(buildAddress(id), form)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect((await loadContent(server, id)).recipe).toMatchObject({ title: "Leek soup", version: 3 });
  expect(extractText((await alice.get(buildAddress(id))).text)).not.toContain("changed meanwhile");
});

test("restoring does not overwrite a recipe changed since the page was opened", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  await rewriteRecipe(server.db, "alice", id, STEW);
  const alice = await server.as("alice");
  await rewriteRecipe(server.db, "alice", id, { ...STEW, title: "Newer" });
  const before = await loadContent(server, id);
  const headers = { Referer: server.origin + buildAddress(id) };
  const form = { intent: "takeBack", version: "1", current: "2", formKey: newSecret() };
  const answer = await alice.post(buildAddress(id), form, headers);
  expect([answer.status, answer.location]).toEqual([303, buildAddress(id)]);
  expect(await loadContent(server, id)).toEqual(before);
  const told = extractText((await alice.get(buildAddress(id))).text);
  expect(told).toContain("The recipe was changed in the meantime, so nothing was restored");
  // A version that is not stored, and invalid forms.
  await takeBack(alice, id, 99, 3);
  expect(await loadContent(server, id)).toEqual(before);
  for (const wrong of [{ version: "x" }, { current: "-1" }, { formKey: "" }, { intent: "other" }])
    expect((await alice.post(buildAddress(id), { ...form, ...wrong })).status).toBe(400);
  expect(await loadContent(server, id)).toEqual(before);
});

test("saving without changes creates no revision, version or new time", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  const alice = await server.as("alice");
  const edit = `/recipe/edit?id=${id}`;
  const stored = () =>
    server.db.selectFrom("recipes").select(["version", "updated_at"]).executeTakeFirst();
  const before = await stored();
  const form = extractFields((await alice.get(edit)).text);
  expect((await alice.post(edit, form)).status).toBe(303);
  expect(await stored()).toEqual(before);
  expect(await listRevisions(server, id)).toEqual([]);
  const again = { ...extractFields((await alice.get(edit)).text), title: "Leek soup again" };
  expect((await alice.post(edit, again)).status).toBe(303);
  expect(await listRevisions(server, id)).toHaveLength(1);
});

test("the last 50 versions are stored and shown ten per page", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  const last = MAX_REVISIONS + 3;
  for (let version = 2; version <= last; version++)
    await rewriteRecipe(server.db, "alice", id, { ...SOUP, title: `Soup ${version}` });
  const kept = await listRevisions(server, id);
  expect(kept.map(({ version }) => version)).toEqual(
    Array.from({ length: MAX_REVISIONS }, (_, index) => last - MAX_REVISIONS + index),
  );
  const alice = await server.as("alice");
  const seen: string[] = [];
  let address: string | undefined = buildAddress(id);
  for (let page = 0; address && page < 10; page++) {
    const { text } = await alice.get(address);
    const shown = [...text.matchAll(/<h2 id="save-(\d+)"/g)].map(([, version = ""]) => version);
    expect(shown.length).toBeLessThanOrEqual(10);
    seen.push(...shown);
    address = /href="(\/recipe\/history\?id=\d+&amp;before=\d+)"/
      .exec(text)?.[1]
      ?.replace("&amp;", "&");
  }
  expect(seen).toEqual([last, ...kept.map(({ version }) => version).reverse()].map(String));
  for (const odd of ["0", "-1", "x", "1", "999999"])
    expect((await alice.get(`${buildAddress(id)}&before=${odd}`)).status).toBe(200);
});

test("a version is deleted a year after it was replaced", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", SOUP);
  const year = 366 * 86_400_000;
  await db
    .updateTable("recipes")
    .set({ updated_at: Date.now() - 2 * year })
    .execute();
  await rewriteRecipe(db, "alice", id, STEW);
  const { signal } = new AbortController();
  expect(await deleteOldRevisions(db, signal)).toBe(0);
  await db
    .updateTable("recipe_revisions")
    .set({ replaced_at: Date.now() - year })
    .execute();
  expect(await deleteOldRevisions(db, signal)).toBe(1);
  expect(await listRevisions({ db }, id)).toEqual([]);
});

test("restoring uses the target of a merged ingredient, and a custom one for a deleted ingredient", async () => {
  const { db } = openTestDatabase();
  const id = await writeRecipe(db, "alice", {
    ...SOUP,
    ingredients: ["Leek", "Carrot"].map((name) => ({ ...LINE, name, complement: "" })),
  });
  await rewriteRecipe(db, "alice", id, { ...SOUP, ingredients: [] });
  const getId = async (name: string) =>
    (
      await db
        .selectFrom("ingredients")
        .select("id")
        .where("name_en", "=", name)
        .executeTakeFirstOrThrow()
    ).id;
  const [leek, carrot, egg] = [await getId("Leek"), await getId("Carrot"), await getId("Egg")];
  await mergeIngredients(db, CAST.ada, { id: leek, into: egg });
  expect(await deleteIngredient(db, CAST.ada, carrot)).toMatchObject({ kind: "deleted" });
  await restoreRevision(db, CAST.alice, { id, version: 1, current: 2, formKey: newSecret() });
  const { lines: stored } = await loadContent({ db }, id);
  expect(stored).toMatchObject([
    { ingredient_id: egg, custom_name: null, custom_key: null },
    { ingredient_id: null, custom_name: "Carrot", custom_key: "carrot" },
  ]);
});

test("deleting a recipe deletes its history, and deleting an account keeps the times of its saves", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  await rewriteRecipe(server.db, "alice", id, STEW);
  await server.db.updateTable("recipe_revisions").set({ saved_by: CAST.charlie.id }).execute();
  await server.db.deleteFrom("users").where("id", "=", CAST.charlie.id).execute();
  const alice = await server.as("alice");
  expect(extractText((await alice.get(buildAddress(id))).text).match(/Saved by/g)).toHaveLength(1);
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  expect(await listRevisions(server, id)).toEqual([]);
});

test("an administrator's save is shown under their name, to the author only", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", SOUP);
  await grantAccess(server.db, CAST.ada, { kind: "RECIPE", id }, "A complaint came in.");
  const ada = await server.as("ada");
  const edit = `/admin/recipe/edit?recipe=${id}`;
  const form = { ...extractFields((await ada.get(edit)).text), title: "Plain soup" };
  expect((await ada.post(edit, form)).status).toBe(303);
  expect((await ada.get(buildAddress(id))).status).toBe(403);
  const page = extractText((await (await server.as("alice")).get(buildAddress(id))).text);
  expect(page).toMatch(/Saved by Ada.*Saved by Alice/s);
  expect(await listAuditLines(server.db)).toContain(`Ada recipe.edit #${id}`);
});

test("the history page of the longest recipe stays within its size limit", async () => {
  const server = await openTestServer();
  const steps = (letter: string) =>
    Array.from({ length: MAX_STEPS }, (_, index) => `${index}${letter}`.padEnd(500, letter));
  const id = await writeRecipe(server.db, "alice", { steps: steps("a") });
  for (const letter of "bcdefghijklm")
    await rewriteRecipe(server.db, "alice", id, { steps: steps(letter) });
  const { text, status } = await (await server.as("alice")).get(buildAddress(id));
  expect(status).toBe(200);
  expect(text.length).toBeLessThan(3_000_000);
});
