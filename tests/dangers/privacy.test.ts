import { expect, test } from "vitest";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { findGrant, grantAccess } from "#server/admin/access-grants";
import { grantAdministration, revokeAdministration } from "#server/admin/roles";
import { suspendUser } from "#server/admin/suspension";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { secondAdministrator } from "../support/administrators";
import { listAuditEntries } from "../support/audit-log";
import { CAST } from "../support/cast";
import type { Client } from "../support/client";
import { makeCookbook } from "../support/cookbooks";
import { writeImage } from "../support/images";
import { extractFields, extractText } from "../support/page";
import { shareByLink, writeRecipe } from "../support/recipes";
import { takeRefusal } from "../support/refusals";
import { openTestServer, type TestServer } from "../support/server";
import { writtenRows } from "../support/written-rows";

const REASON = "Its owner asked for help with a lost line.";
const TITLE = "Zabaglione";

/** A PRIVATE recipe of Alice's with an image, in her cookbook, and Ada, an administrator. */
async function openKitchen(visibility: "PRIVATE" | "PROTECTED" = "PRIVATE") {
  const server = await openTestServer();
  const { db, dataDir } = server;
  const line = { name: "Unobtainium", amount: null, unit: "NONE", complement: "" } as const;
  const recipe = await writeRecipe(db, "alice", {
    title: TITLE,
    steps: ["Whisk the zabaglione."],
    ingredients: [line],
    visibility,
  });
  const book = await makeCookbook(db, "alice", { name: "Quiddities" });
  await addRecipeToCookbook(db, CAST.alice, book, recipe);
  const image = { image_version: 1, last_image_version: 1 };
  await db.updateTable("recipes").set(image).where("id", "=", recipe).execute();
  await db.updateTable("cookbooks").set(image).where("id", "=", book).execute();
  for (const folder of ["recipes", "recipes-thumbnails"] as const)
    writeImage(dataDir, folder, `${recipe}-v1`);
  writeImage(dataDir, "cookbooks", `${book}-v1`);
  return { server, db, recipe, book, ada: await server.as("ada"), alice: await server.as("alice") };
}

const stepIntoRecipe = (client: Client, recipe: number, reason = REASON) =>
  client.post(`/admin/access?recipe=${recipe}`, { reason });

const readNotices = async (client: Client) =>
  extractText((await client.get("/user/settings")).text);

test("an access grant ends with the role and does not come back with it", async () => {
  const server = await openTestServer();
  const { db } = server;
  const thing = { kind: "RECIPE" as const, id: await writeRecipe(db, "alice") };
  const actor = { ...CAST.bob, role: "ADMIN" as const };
  await grantAdministration(db, "COMMAND_LINE", { id: CAST.bob.id });
  await grantAccess(db, actor, thing, REASON);
  expect(await findGrant(db, actor, thing)).toBeDefined();
  await revokeAdministration(db, "COMMAND_LINE", { id: CAST.bob.id });
  // Like a request that was already in progress.
  await grantAccess(db, actor, thing, REASON);
  await grantAdministration(db, "COMMAND_LINE", { id: CAST.bob.id });
  expect(await findGrant(db, actor, thing)).toBeUndefined();
  await grantAccess(db, actor, thing, REASON);
  await suspendUser(db, "COMMAND_LINE", { id: CAST.bob.id });
  expect(await findGrant(db, actor, thing)).toBeUndefined();
});

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

test("an access request without a reason, or with too short or long a one, is refused and keeps the text", async () => {
  const { db, recipe, ada } = await openKitchen();
  for (const reason of ["", "  ", "nine char", "x".repeat(501)]) {
    const { status, text } = await stepIntoRecipe(ada, recipe, reason);
    expect(status).toBe(400);
    expect(extractFields(text).reason).toBe(reason);
  }
  expect(await db.selectFrom("access_grants").select("id").execute()).toEqual([]);
  for (const address of ["/admin/recipe", "/admin/recipe/edit"])
    expect((await ada.get(`${address}?recipe=${recipe}`)).location).toBe(
      `/admin/access?recipe=${recipe}`,
    );
});

test("only an administrator can request access: no other user, owner or visitor", async () => {
  const { server, db, recipe, alice } = await openKitchen();
  expect((await stepIntoRecipe(alice, recipe)).location).toBe("/home");
  expect((await stepIntoRecipe(await server.as("bob"), recipe)).location).toBe("/home");
  expect((await stepIntoRecipe(await server.as("nobody"), recipe)).location).toMatch(/^\/login/);
  expect(await db.selectFrom("access_grants").select("id").execute()).toEqual([]);
  const own = await writeRecipe(db, "ada");
  expect((await stepIntoRecipe(await server.as("ada"), own)).status).toBe(400);
  expect((await stepIntoRecipe(await server.as("ada"), 9_999)).status).toBe(404);
  await db.updateTable("users").set({ role: "ADMIN" }).where("id", "=", CAST.bob.id).execute();
  await grantAccess(db, { ...CAST.bob, role: "ADMIN" }, { kind: "RECIPE", id: recipe }, REASON);
  await db.updateTable("users").set({ role: "USER" }).where("id", "=", CAST.bob.id).execute();
  const bob = await server.as("bob");
  expect((await bob.get(`/admin/recipe?recipe=${recipe}`)).location).toBe("/home");
  expect((await bob.get(`/admin/image/recipes/${recipe}-v1.webp`)).status).toBe(404);
});

test("a grant for one recipe opens no other recipe, cookbook or account, and no page outside /admin", async () => {
  const { db, recipe, book, ada } = await openKitchen();
  const other = await writeRecipe(db, "alice", { title: "Another" });
  expect((await stepIntoRecipe(ada, recipe)).location).toBe(`/admin/recipe?recipe=${recipe}`);
  const inside = await ada.get(`/admin/recipe?recipe=${recipe}`);
  expect(extractText(inside.text)).toContain("Whisk the zabaglione.");
  for (const place of ["recipes", "recipes-thumbnails"])
    expect((await ada.get(`/admin/image/${place}/${recipe}-v1.webp`)).text).toBe("an image");
  const closed = [
    `/admin/recipe?recipe=${other}`,
    `/admin/recipe/edit?recipe=${other}`,
    `/admin/cookbook?cookbook=${book}`,
    `/admin/profile?user=${CAST.alice.id}`,
  ];
  for (const address of closed)
    expect((await ada.get(address)).location).toMatch(/^\/admin\/access\?/);
  expect((await ada.get(`/recipe/view?id=${recipe}`)).status).toBe(403);
  expect((await ada.get(`/image/recipes/${recipe}-v1.webp`)).status).toBe(404);
  expect((await ada.get("/search?search=zabaglione")).text).not.toContain(`id=${recipe}"`);
  const save = { ...extractFields((await ada.get(`/admin/recipe/edit?recipe=${recipe}`)).text) };
  const sent = { ...save, id: String(other), title: "Swapped" };
  await ada.post(`/admin/recipe/edit?recipe=${recipe}`, sent);
  expect(await findTitle(db, other)).toBe("Another");
  await ada.post(`/admin/recipe?recipe=${other}`, { intent: "remove" });
  expect(await findTitle(db, other)).toBe("Another");
});

test("an administrator cannot use another one's access grant", async () => {
  const { server, recipe, ada } = await openKitchen();
  await stepIntoRecipe(ada, recipe);
  const grace = await secondAdministrator(server);
  const to = `/admin/access?recipe=${recipe}`;
  expect((await grace.get(`/admin/recipe?recipe=${recipe}`)).location).toBe(to);
  expect((await grace.post(`/admin/recipe?recipe=${recipe}`, { intent: "remove" })).location).toBe(
    to,
  );
  expect((await grace.get(`/admin/image/recipes/${recipe}-v1.webp`)).status).toBe(404);
  expect((await grace.get("/admin/audit")).text).not.toContain(TITLE);
});

test("an expired, ended or future grant is invalid, and a clock jump extends none", async () => {
  const { db, recipe, ada } = await openKitchen();
  const thing = { kind: "RECIPE", id: recipe } as const;
  const insert = (granted_at: number) =>
    db
      .insertInto("access_grants")
      .values({
        actor_id: CAST.ada.id,
        actor_name: "Ada",
        kind: "RECIPE",
        recipe_id: recipe,
        reason: REASON,
        granted_at,
        expires_at: granted_at + 3_600_000,
      })
      .execute();
  await insert(Date.now() - 3_600_001);
  await insert(Date.now() + 86_400_000);
  expect(await findGrant(db, CAST.ada, thing)).toBeUndefined();
  expect((await ada.get(`/admin/recipe?recipe=${recipe}`)).location).toMatch(/^\/admin\/access/);
  await stepIntoRecipe(ada, recipe);
  expect((await ada.get(`/admin/recipe?recipe=${recipe}`)).status).toBe(200);
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "stepOut" });
  expect((await ada.get(`/admin/recipe?recipe=${recipe}`)).location).toMatch(/^\/admin\/access/);
  const longer = db.insertInto("access_grants").values({
    actor_id: CAST.ada.id,
    actor_name: "Ada",
    kind: "RECIPE",
    recipe_id: recipe,
    reason: REASON,
    granted_at: 0,
    expires_at: 3_600_001,
  });
  await expect(longer.execute()).rejects.toThrow(/check constraint/i);
});

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
  expect(await readNotices(alice)).toContain("No administrator ever stepped into");
  await stepIntoRecipe(ada, recipe);
  await ada.get(`/admin/recipe?recipe=${recipe}`);
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "removeImage" });
  await ada.post(`/admin/recipe?recipe=${recipe}`, { intent: "remove" });
  expect(await db.selectFrom("recipes").select("id").execute()).toEqual([]);
  const said = await readNotices(alice);
  for (const words of ["Ada stepped into your recipe “Zabaglione”", REASON, "read it"])
    expect(said).toContain(words);
  for (const words of ["removed the photo", "removed it"]) expect(said).toContain(words);
  for (const who of ["bob", "ada"] as const)
    expect(await readNotices(await server.as(who))).not.toContain(REASON);
  const french = await server.as("alice", { "Accept-Language": "fr" });
  expect(await readNotices(french)).toContain("Ada est intervenu dans votre recette");
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
  expect(said).toContain("Ada stepped into your cookbook “Quiddities”");
  expect(said).toContain("took a recipe out");
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
  expect(await readNotices(alice)).toMatch(/Ada stepped into your account.*changed your profile/);
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

test("a grant is stored once and cannot be rewritten", async () => {
  const { db, recipe, ada } = await openKitchen();
  await Promise.all([stepIntoRecipe(ada, recipe), stepIntoRecipe(ada, recipe)]);
  expect(await db.selectFrom("access_grants").select("reason").execute()).toEqual([
    { reason: REASON },
  ]);
  await expect(db.deleteFrom("access_grants").execute()).rejects.toThrow("only added to");
  const rewritten = db.updateTable("access_grants").set({ reason: "something else" } as never);
  await expect(rewritten.execute()).rejects.toThrow("only added to");
});

async function findTitle(db: TestServer["db"], id: number) {
  const row = await db
    .selectFrom("recipes")
    .select("title")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.title;
}
