import { expect, test } from "vitest";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { listAuditEntries } from "../support/audit-log";
import { CAST } from "../support/cast";
import type { Client } from "../support/client";
import { extractFields, extractText } from "../support/page";
import { openKitchen, REASON, stepIntoRecipe, TITLE } from "../support/private-kitchen";
import { writeRecipe } from "../support/recipes";
import { takeRefusal } from "../support/refusals";

const readNotices = async (client: Client) =>
  extractText((await client.get("/user/settings")).text);

test("an administrator's reads are logged with the reason but without the title", async () => {
  const { server, recipe, ada } = await openKitchen();
  await stepIntoRecipe(ada, recipe);
  await ada.get(`/admin/recipe?recipe=${recipe}`);
  await ada.get(`/admin/image/recipes/${recipe}-v1.webp`);
  await ada.get(`/admin/recipe/edit?recipe=${recipe}`);
  const details = { author: "Alice", reason: REASON };
  expect(await listAuditEntries(server.db)).toEqual([
    ["Ada", "recipe.stepIn", `#${recipe}`, details],
    ["Ada", "recipe.read", `#${recipe}`, details],
    ["Ada", "recipe.read", `#${recipe}`, details],
  ]);
  const journal = await ada.get("/admin/audit");
  expect(extractText(journal.text)).toContain(`Reason: ${REASON}`);
  expect(journal.text).not.toContain(TITLE);
});

test("viewing only an image is logged as a read", async () => {
  const { server, recipe, ada } = await openKitchen();
  await stepIntoRecipe(ada, recipe);
  for (let time = 0; time < 2; time++)
    await ada.get(`/admin/image/recipes-thumbnails/${recipe}-v1.webp`);
  expect((await listAuditEntries(server.db)).map(([, act]) => act)).toEqual([
    "recipe.stepIn",
    "recipe.read",
  ]);
});

test("the owner sees who accessed what, when, why and what was done, also after removal", async () => {
  const { server, db, recipe, ada, alice } = await openKitchen();
  expect(await readNotices(alice)).toContain("No administrator has accessed");
  await stepIntoRecipe(ada, recipe);
  await ada.get(`/admin/recipe?recipe=${recipe}`);
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "removeImage" });
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "remove" });
  expect(await db.selectFrom("recipes").select("id").execute()).toEqual([]);
  const said = await readNotices(alice);
  for (const words of ["Ada accessed your recipe “Zabaglione”", REASON, "read it"])
    expect(said).toContain(words);
  for (const words of ["removed the photo", "removed it"]) expect(said).toContain(words);
  for (const who of ["bob", "ada"] as const)
    expect(await readNotices(await server.as(who))).not.toContain(REASON);
  const french = await server.as("alice", { "Accept-Language": "fr" });
  expect(await readNotices(french)).toContain("Ada a accédé à votre recette");
});

test("an administrator's edit keeps the owner and touches neither drafts nor defaults", async () => {
  const { db, recipe, ada } = await openKitchen();
  const choices = () => db.selectFrom("users").select(["id", "next_visibility"]).execute();
  const before = await choices();
  await stepIntoRecipe(ada, recipe);
  const form = `/admin/recipe/edit?recipe=${recipe}`;
  const fields = extractFields((await ada.get(form)).text);
  expect(fields.title).toBe(TITLE);
  const sent = { ...fields, title: "Sabayon", visibility: "PROTECTED" };
  expect((await ada.post(form, sent)).location).toBe(`/admin/recipe?recipe=${recipe}`);
  expect(
    await db.selectFrom("recipes").select(["id", "author_id", "title", "visibility"]).execute(),
  ).toEqual([{ id: recipe, author_id: CAST.alice.id, title: "Sabayon", visibility: "PROTECTED" }]);
  expect(await choices()).toEqual(before);
  await db.deleteFrom("recipes").execute();
  const late = await ada.post(form, { ...sent, title: "Stolen" });
  expect(late.location).toBe(`/admin/access?recipe=${recipe}`);
  expect(await db.selectFrom("recipes").select("id").execute()).toEqual([]);
  ada.cookies.delete("session");
  expect((await ada.post(form, sent)).location).toMatch(/^\/login/);
  expect(await db.selectFrom("recipe_drafts").select("user_id").execute()).toEqual([]);
});

test("a cookbook opened with a grant shows its administrators' recipes but no PRIVATE one, and notifies them", async () => {
  const { server, db, recipe, book, ada, alice } = await openKitchen();
  const shown = await writeRecipe(db, "alice", { title: "For members", visibility: "PROTECTED" });
  await addRecipeToCookbook(db, CAST.alice, book, shown);
  expect((await ada.post(`/admin/access?cookbook=${book}`, { reason: REASON })).location).toBe(
    `/admin/cookbook?cookbook=${book}`,
  );
  const page = await ada.get(`/admin/cookbook?cookbook=${book}`);
  expect(page.text).toContain("Quiddities");
  expect(page.text).toContain("For members");
  expect(page.text).not.toContain(TITLE);
  expect((await ada.get(`/cookbook/view?cookbook=${book}`)).status).toBe(403);
  expect((await ada.get(`/recipe/view?id=${shown}`)).status).toBe(403);
  expect((await ada.get(`/admin/image/cookbooks/${book}-v1.webp`)).text).toBe("an image");
  const at = `/admin/cookbook?cookbook=${book}`;
  expect((await ada.post(at, { intent: "removeRecipe", recipe: `${recipe}` })).status).toBe(303);
  expect(await takeRefusal(db, ada)).toBe("cookbook.lacksRecipe");
  expect((await ada.post(at, { intent: "removeRecipe", recipe: `${shown}` })).location).toBe(at);
  const save = { intent: "save", formKey: "k", name: "Weekdays", description: "" };
  expect((await ada.post(at, save)).location).toBe(at);
  expect((await ada.post(at, { intent: "delete" })).status).toBe(303);
  expect(
    (await listAuditEntries(server.db)).map(([, act, subject]) => `${act} ${subject}`),
  ).toEqual([
    `cookbook.stepIn #${book}`,
    `cookbook.read #${book}`,
    `cookbook.removeRecipe #${book}`,
    `cookbook.edit #${book}`,
    `cookbook.remove #${book}`,
  ]);
  const said = await readNotices(alice);
  expect(said).toContain("Ada accessed your cookbook “Quiddities”");
  expect(said).toContain("removed a recipe");
});

test("an account opened with a grant shows its profile and none of its recipes", async () => {
  const { db, recipe, ada, alice } = await openKitchen();
  const { id } = CAST.alice;
  await db.updateTable("users").set({ is_public: 0 }).where("id", "=", id).execute();
  expect((await ada.get(`/user/view?user=${id}`)).status).toBe(403);
  await ada.post(`/admin/access?user=${id}`, { reason: REASON });
  const at = `/admin/profile?user=${id}`;
  expect((await ada.get(at)).status).toBe(200);
  expect((await ada.get(`/admin/recipe?recipe=${recipe}`)).location).toMatch(/^\/admin\/access/);
  expect((await ada.get(`/user/view?user=${id}`)).status).toBe(403);
  expect((await ada.post(at, { username: "Alicia" })).location).toBe(`/admin/user?user=${id}`);
  expect(await readNotices(alice)).toMatch(/Ada accessed your account.*changed your profile/);
});
