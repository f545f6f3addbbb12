import { expect, test } from "vitest";
import { findGrant, grantAccess } from "#server/admin/access-grants";
import { grantAdministration, revokeAdministration } from "#server/admin/roles";
import { suspendUser } from "#server/admin/suspension";
import { secondAdministrator } from "../support/administrators";
import { CAST } from "../support/cast";
import { extractFields, extractText } from "../support/page";
import { openKitchen, REASON, stepIntoRecipe, TITLE } from "../support/private-kitchen";
import { writeRecipe } from "../support/recipes";
import { openTestServer, type TestServer } from "../support/server";

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
