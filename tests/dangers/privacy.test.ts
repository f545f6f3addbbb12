import { expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { listAuditEntries } from "../support/audit-log";
import { CAST } from "../support/cast";
import { extractFields } from "../support/page";
import { openKitchen, stepIntoRecipe } from "../support/private-kitchen";
import { shareByLink, writeRecipe } from "../support/recipes";
import { writtenRows } from "../support/written-rows";

test("outside /admin an administrator is refused another user's PRIVATE recipe at every URL", async () => {
  const { server, recipe, book, ada } = await openKitchen();
  const before = await writtenRows(server.db);
  const addresses = [
    ...["view?", "cook?", "cook?step=1&", "print?", "edit?", "share?"].map(
      (way) => `/recipe/${way}id=${recipe}`,
    ),
    ...RECIPE_FORMATS.map((format) => `/recipe/export?id=${recipe}&format=${format}`),
    ...["view", "edit", "print", "share"].map((page) => `/cookbook/${page}?cookbook=${book}`),
    `/cookbook/export?cookbook=${book}&format=cooklang`,
    `/recipe/view.data?id=${recipe}`,
    `/recipe/edit.data?id=${recipe}`,
    `/report?recipe=${recipe}`,
    `/user/edit?user=${CAST.alice.id}`,
  ];
  for (const address of addresses) {
    const { status, text } = await ada.get(address);
    expect([address, status]).toEqual([address, 403]);
    expect(text).not.toMatch(/zabaglione|unobtainium|quiddities/i);
  }
  for (const name of [`recipes/${recipe}`, `recipes-thumbnails/${recipe}`, `cookbooks/${book}`])
    for (const place of ["/image", "/admin/image"])
      expect((await ada.get(`${place}/${name}-v1.webp`)).status).toBe(404);
  const forms: [string, Record<string, string>][] = [
    [`/recipe/view?id=${recipe}`, { intent: "delete" }],
    [`/recipe/edit?id=${recipe}`, { id: `${recipe}`, version: "1", formKey: "k", title: "Mine" }],
    [`/recipe/like?id=${recipe}`, { liked: "yes" }],
    [`/recipe/share?id=${recipe}`, { intent: "share" }],
    [`/cookbook/share?cookbook=${book}`, { intent: "share" }],
    [`/cookbook/edit?addRecipe=${recipe}`, { intent: "addRecipe", cookbook: `${book}` }],
    [`/cookbook/view?cookbook=${book}`, { intent: "delete" }],
    [`/cookbook/edit?cookbook=${book}`, { intent: "save", formKey: "k", name: "Mine" }],
    [`/user/edit?user=${CAST.alice.id}`, { username: "Mine" }],
    [`/image/recipes/${recipe}`, {}],
  ];
  for (const [address, fields] of forms) {
    const { status } = await ada.post(address, fields);
    expect([address, [400, 403].includes(status)]).toEqual([address, true]);
  }
  for (const type of ["recipes", "cookbooks", "users"])
    expect((await ada.delete(`/image/${type}/1`)).status).toBe(403);
  expect(await writtenRows(server.db)).toBe(before);
});

test("no list, search, feed, sitemap or admin page shows an administrator a PRIVATE recipe", async () => {
  const { db, recipe, ada } = await openKitchen();
  await writeRecipe(db, "bob", { title: "Leek soup", visibility: "PUBLIC" });
  const pages = [
    ...["/home", "/dashboard", "/search?search=zabaglione", "/search?search=unobtainium"],
    "/recipe/list?source=user&source=likedBy&source=userCookbooks&source=followedBy",
    `/user/view?user=${CAST.alice.id}`,
    `/cookbook/list?user=${CAST.alice.id}`,
    ...["/recipe/feed", `/user/feed?user=${CAST.alice.id}`, "/sitemap.xml?part=1"],
    ...["/api/v1/notification", "/ingredient/list?search=unobtainium"],
    ...["/admin", "/admin/recipes", "/admin/recipes?search=zabaglione", "/admin/reports"],
    `/admin/recipes?author=${CAST.alice.id}`,
    `/admin/user?user=${CAST.alice.id}`,
    `/admin/access?recipe=${recipe}`,
  ];
  for (const address of pages) {
    const { status, text } = await ada.get(address);
    expect([address, status]).toEqual([address, 200]);
    expect(text.toLowerCase()).not.toContain("zabaglione</");
    expect(text).not.toMatch(/Zabaglione|Quiddities|Whisk the/);
    if (!address.startsWith("/admin")) expect(text).not.toContain(`id=${recipe}"`);
  }
  expect((await ada.get("/admin/recipes")).text).toContain(`Recipe #${recipe}`);
});

test("a PRIVATE recipe cannot be removed from the list without an access grant", async () => {
  const { server, recipe, ada } = await openKitchen();
  for (const intent of ["remove", "removeImage"]) {
    const { status } = await ada.post("/admin/recipes", { intent, recipe: `${recipe}` });
    expect(status).toBe(403);
  }
  expect(await listAuditEntries(server.db)).toEqual([]);
  expect(await server.db.selectFrom("recipes").select("image_version").execute()).toEqual([
    { image_version: 1 },
  ]);
});

test("no response under /admin may be cached by browsers or proxies", async () => {
  const { recipe, ada } = await openKitchen();
  await stepIntoRecipe(ada, recipe);
  for (const address of [
    `/admin/recipe?recipe=${recipe}`,
    `/admin/recipe.data?recipe=${recipe}`,
    `/admin/recipe/edit?recipe=${recipe}`,
    `/admin/image/recipes/${recipe}-v1.webp`,
    "/admin/recipes",
    "/admin",
  ]) {
    const { status, headers } = await ada.get(address);
    expect([address, status, headers.get("Cache-Control")]).toEqual([address, 200, "no-store"]);
    expect(headers.get("ETag")).toBeNull();
  }
});

test("a form sent back to an administrator is stored neither as a draft nor as an idempotency outcome", async () => {
  const { db, recipe, ada } = await openKitchen();
  await stepIntoRecipe(ada, recipe);
  const form = `/admin/recipe/edit?recipe=${recipe}`;
  const fields = extractFields((await ada.get(form)).text);
  const key = { "Idempotency-Key": "a-key-of-more-than-twenty-letters" };
  const refused = await ada.post(form, { ...fields, title: "" }, key);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Whisk the zabaglione.");
  expect(await db.selectFrom("idempotency_outcomes").select("outcome").execute()).toEqual([]);
  expect(await db.selectFrom("recipe_drafts").select("form").execute()).toEqual([]);
});

test("a secret URL gives an administrator the same access as anybody", async () => {
  const { db, recipe, ada } = await openKitchen();
  const key = await shareByLink(db, "alice", recipe);
  expect((await ada.get(`/recipe/view?id=${recipe}&key=${key}`)).status).toBe(200);
  expect((await ada.get(`/recipe/share?id=${recipe}`)).status).toBe(403);
  await stepIntoRecipe(ada, recipe);
  expect((await ada.get(`/admin/recipe?recipe=${recipe}`)).text).not.toContain(key);
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "unshare" });
  expect((await ada.get(`/recipe/view?id=${recipe}&key=${key}`)).status).toBe(403);
});
