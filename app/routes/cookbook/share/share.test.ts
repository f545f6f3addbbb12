import { describe, expect, test } from "vitest";
import type { Visibility } from "#domain/recipe/recipe";
import { grantAccess } from "#server/admin/access-grants";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import {
  grantAdministrator,
  leaveCookbook,
  revokeAdministrator,
} from "#server/features/cookbooks/members";
import { listAuditLines } from "../../../../tests/support/audit-log";
import { CAST, EVERYBODY, type Who } from "../../../../tests/support/cast";
import {
  addMember,
  cookbookRows,
  makeCookbook,
  shareCookbookByLink,
} from "../../../../tests/support/cookbooks";
import { giveImage } from "../../../../tests/support/images";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { loggedLines } from "../../../../tests/support/watched-log";

const VISIBILITIES = ["PUBLIC", "PROTECTED", "PRIVATE"] as const;

/** Alice and Dana administer "Sunday", with recipes of each visibility; Alice shares it. */
async function openShared() {
  const server = await openTestServer();
  const { db } = server;
  const cookbook = await makeCookbook(db, "alice", { description: "Slow lunches." });
  await addMember(db, cookbook, "dana", 1);
  const write = async (who: "alice" | "dana", visibility: Visibility) => {
    const id = await writeRecipe(db, who, {
      title: `${visibility.toLowerCase()} of ${who}`,
      visibility,
      steps: [`Stir the ${visibility.toLowerCase()} one.`],
    });
    await addRecipeToCookbook(db, CAST[who], cookbook, id);
    return id;
  };
  const alices = { PUBLIC: 0, PROTECTED: 0, PRIVATE: 0 };
  const danas = { ...alices };
  for (const visibility of VISIBILITIES) {
    alices[visibility] = await write("alice", visibility);
    danas[visibility] = await write("dana", visibility);
  }
  const key = await shareCookbookByLink(db, "alice", cookbook);
  return { server, db, cookbook, alices, danas, key, address: `/cookbook/shared?key=${key}` };
}

const titlesIn = (text: string) =>
  [...extractText(text).matchAll(/(public|protected|private) of (alice|dana)/g)]
    .map(([title]) => title)
    .sort();

const press = async (server: TestServer, who: Who, id: number, intent: string) =>
  (await server.as(who)).post(`/cookbook/share?cookbook=${id}`, { intent });

const keyShown = async (server: TestServer, who: Who, id: number) =>
  /key=([\w-]+)/.exec(
    (await (await server.as(who)).get(`/cookbook/share?cookbook=${id}`)).text,
  )?.[1];

describe("the secret link of a cookbook", () => {
  test("shows public recipes and its creator's followers-only ones, but no others and no members", async () => {
    const { server, address } = await openShared();
    for (const who of EVERYBODY) {
      const client = await server.as(who);
      const page = await client.get(address);
      expect([who, page.status]).toEqual([who, 200]);
      expect([who, titlesIn(page.text)]).toEqual([
        who,
        ["protected of alice", "public of alice", "public of dana"],
      ]);
      expect(page.headers.get("Cache-Control")).toMatch(/private|no-store/);
      const data = await client.get(address.replace("shared?", "shared.data?"));
      expect(data.text).not.toMatch(/private of|protected of dana|members|Slow.*sharedBy/);
    }
    const nobody = extractText((await (await server.as("nobody")).get(address)).text);
    expect(nobody).toContain("Slow lunches.");
    expect(nobody).not.toMatch(/Members|Edit|Delete|Leave|Remove|Add recipes|Share/);
  });

  test("opens and cooks those recipes and no others", async () => {
    const { server, alices, danas, key } = await openShared();
    const nobody = await server.as("nobody");
    const statuses = (id: number) =>
      Promise.all(
        ["view?", "cook?", "print?", "export?format=jsonld&"].map(
          async (way) => (await nobody.get(`/recipe/${way}id=${id}&key=${key}`)).status,
        ),
      );
    for (const id of [alices.PUBLIC, alices.PROTECTED, danas.PUBLIC])
      expect([id, await statuses(id)]).toEqual([id, [200, 200, 200, 200]]);
    for (const id of [alices.PRIVATE, danas.PROTECTED, danas.PRIVATE])
      expect([id, await statuses(id)]).toEqual([id, [403, 403, 403, 403]]);
    const page = await nobody.get(`/recipe/view?id=${alices.PROTECTED}&key=${key}`);
    expect(extractText(page.text)).toContain("Stir the protected one.");
    expect(extractText(page.text)).not.toMatch(/Like|Log in to like|Edit|Delete|Report/);
  });

  test("no longer opens a recipe that was made private or removed", async () => {
    const { server, db, cookbook, alices, key, address } = await openShared();
    const nobody = await server.as("nobody");
    const read = `/recipe/view?id=${alices.PROTECTED}&key=${key}`;
    const set = (visibility: Visibility) =>
      db.updateTable("recipes").set({ visibility }).where("id", "=", alices.PROTECTED).execute();
    await set("PRIVATE");
    expect((await nobody.get(read)).status).toBe(403);
    expect(titlesIn((await nobody.get(address)).text)).not.toContain("protected of alice");
    await set("PROTECTED");
    expect((await nobody.get(read)).status).toBe(200);
    await db.deleteFrom("cookbook_recipes").where("recipe_id", "=", alices.PROTECTED).execute();
    expect((await nobody.get(read)).status).toBe(403);
    const outside = await writeRecipe(db, "alice", { visibility: "PROTECTED" });
    expect((await nobody.get(`/recipe/view?id=${outside}&key=${key}`)).status).toBe(403);
    expect((await nobody.get(`/cookbook/view?cookbook=${cookbook}&key=${key}`)).status).toBe(303);
  });

  test("permits no changes", async () => {
    const { server, db, cookbook, alices, key, address } = await openShared();
    const before = JSON.stringify([await cookbookRows(db), await loadRecipes(db)]);
    const nobody = await server.as("nobody");
    const charlie = await server.as("charlie");
    for (const client of [nobody, charlie])
      for (const [at, fields] of [
        [address, { intent: "unshare" }],
        [`/cookbook/share?cookbook=${cookbook}&key=${key}`, { intent: "unshare" }],
        [`/cookbook/view?cookbook=${cookbook}&key=${key}`, { intent: "delete" }],
        [`/recipe/view?id=${alices.PROTECTED}&key=${key}`, { intent: "delete" }],
        [`/recipe/like?id=${alices.PROTECTED}&key=${key}`, { liked: "yes" }],
      ] as [string, Record<string, string>][]) {
        const { status, location } = await client.post(at, fields);
        expect([at, status >= 400 || location === "/login"]).toEqual([at, true]);
      }
    expect(JSON.stringify([await cookbookRows(db), await loadRecipes(db)])).toBe(before);
  });
});

test("a cookbook's secret link is hidden from search engines, other sites and the log", async () => {
  const { server, key, address } = await openShared();
  const nobody = await server.as("nobody");
  for (const each of [address, "/cookbook/shared?key=wrong"]) {
    const { headers } = await nobody.get(each);
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
  }
  const { text } = await nobody.get(address);
  const head = text.slice(0, text.indexOf("</head>"));
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toMatch(/canonical|og:|ld\+json|atom\+xml/);
  const carrying = [...text.matchAll(/(?:href|src)="([^"]+)"/g)]
    .map(([, at = ""]) => at)
    .filter((at) => at.includes(key));
  expect(carrying.length).toBeGreaterThan(0);
  expect(carrying.filter((at) => !/^\/(recipe\/view|image|cookbook\/shared)/.test(at))).toEqual([]);
  const logged = loggedLines().map((line) => JSON.stringify(line));
  expect(logged.filter((line) => line.includes("/cookbook/shared")).length).toBeGreaterThan(1);
  expect(logged.filter((line) => line.includes(key))).toEqual([]);
});

test("a cookbook's image is served with the key, but not without", async () => {
  const { server, cookbook, key, address } = await openShared();
  const image = `/image/cookbooks/${cookbook}-v1.webp`;
  await giveImage(server, "cookbooks", cookbook);
  const nobody = await server.as("nobody");
  expect((await nobody.get(address)).text).toContain(`${image}?key=${key}`);
  const seen = await nobody.get(`${image}?key=${key}`);
  expect([seen.status, seen.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
  for (const query of ["", "?key=wrong", "?key="])
    expect([query, (await nobody.get(image + query)).status]).toEqual([query, 404]);
});

test("an administrator can create, see, revoke and recreate the link", async () => {
  const { server, db, cookbook, key, address } = await openShared();
  expect(await keyShown(server, "alice", cookbook)).toBe(key);
  const shown = await (await server.as("alice")).get(`/cookbook/view?cookbook=${cookbook}`);
  expect(extractText(shown.text)).toContain("Shared by link");
  expect((await press(server, "alice", cookbook, "unshare")).status).toBe(303);
  expect((await (await server.as("nobody")).get(address)).status).toBe(404);
  await Promise.all([1, 2].map(() => press(server, "alice", cookbook, "share")));
  const second = await keyShown(server, "alice", cookbook);
  expect(second).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(key);
  expect((await cookbookRows(db)).links).toHaveLength(1);
  expect((await (await server.as("nobody")).get(address)).status).toBe(404);
  expect((await press(server, "alice", cookbook, "whatever")).status).toBe(400);
});

test("another administrator can revoke the link but neither see nor replace it, and other users are refused", async () => {
  const { server, db, cookbook, key } = await openShared();
  const before = await cookbookRows(db);
  expect(await keyShown(server, "dana", cookbook)).toBeUndefined();
  expect((await press(server, "dana", cookbook, "share")).status).toBe(303);
  expect(await cookbookRows(db)).toEqual(before);
  await addMember(db, cookbook, "bob");
  const joined = await cookbookRows(db);
  for (const who of ["bob", "charlie", "ada"] as const) {
    for (const intent of ["share", "unshare"])
      expect([who, (await press(server, who, cookbook, intent)).status]).toEqual([who, 403]);
    const page = await (await server.as(who)).get(`/cookbook/share?cookbook=${cookbook}`);
    expect([who, page.status, page.text.includes(key)]).toEqual([who, 403, false]);
  }
  const nobody = await press(server, "nobody", cookbook, "unshare");
  expect(nobody.location).toBe("/login");
  expect(await cookbookRows(db)).toEqual(joined);
  const bobs = await (await server.as("bob")).get(`/cookbook/view?cookbook=${cookbook}`);
  expect(extractText(bobs.text)).not.toMatch(/Shared? by link/);
  expect((await press(server, "dana", cookbook, "unshare")).status).toBe(303);
  expect((await cookbookRows(db)).links).toEqual([]);
});

test("the link ends when its creator leaves, is removed or demoted, and with the cookbook", async () => {
  for (const end of [
    (id: number, db: TestServer["db"]) => leaveCookbook(db, CAST.alice, id),
    (id: number, db: TestServer["db"]) => revokeAdministrator(db, CAST.dana, id, CAST.alice.id),
    (_: number, db: TestServer["db"]) =>
      db.deleteFrom("users").where("id", "=", CAST.alice.id).execute(),
    (id: number, db: TestServer["db"]) => db.deleteFrom("cookbooks").where("id", "=", id).execute(),
  ]) {
    const { server, db, cookbook, key, address, alices } = await openShared();
    await end(cookbook, db);
    expect((await cookbookRows(db)).links).toEqual([]);
    const nobody = await server.as("nobody");
    expect((await nobody.get(address)).status).toBe(404);
    const read = await nobody.get(`/recipe/view?id=${alices.PROTECTED}&key=${key}`);
    expect(read.status).toBeGreaterThanOrEqual(403);
  }
  const { db, cookbook } = await openShared();
  await revokeAdministrator(db, CAST.dana, cookbook, CAST.alice.id);
  await grantAdministrator(db, CAST.dana, cookbook, CAST.alice.id);
  expect((await cookbookRows(db)).links).toEqual([]);
});

test("the database rejects a link by a user who does not administer the cookbook", async () => {
  const { db, cookbook } = await openShared();
  await db.deleteFrom("cookbook_links").execute();
  await addMember(db, cookbook, "bob");
  for (const who of ["bob", "charlie"] as const)
    await expect(
      db
        .insertInto("cookbook_links")
        .values({
          cookbook_id: cookbook,
          shared_by: CAST[who].id,
          secret: "x".repeat(43),
          shared_at: 1,
        })
        .execute(),
    ).rejects.toThrow("cookbook.notAdministrator");
});

test("the link does not work if its creator is suspended or has blocked the viewer", async () => {
  const { server, db, alices, key, address } = await openShared();
  const block = (blocker: "alice" | "dana") =>
    db
      .insertInto("blocks")
      .values({ blocker_id: CAST[blocker].id, blocked_id: CAST.charlie.id, blocked_at: 1 })
      .execute();
  const statuses = async (who: Who) => {
    const client = await server.as(who);
    const read = await client.get(`/recipe/view?id=${alices.PROTECTED}&key=${key}`);
    return [(await client.get(address)).status, read.status];
  };
  await block("dana");
  const charlie = await server.as("charlie");
  expect(titlesIn((await charlie.get(address)).text)).not.toContain("public of dana");
  await block("alice");
  expect(await statuses("charlie")).toEqual([404, 404]);
  expect(await statuses("nobody")).toEqual([200, 200]);
  await db.updateTable("users").set({ suspended_at: 1 }).where("id", "=", CAST.alice.id).execute();
  for (const who of ["dana", "ada", "nobody"] as const)
    expect([who, await statuses(who)]).toEqual([who, [404, 404]]);
});

test("an ADMIN with an access grant can revoke the link, which is logged, but not create one", async () => {
  const { server, db, cookbook, address } = await openShared();
  await grantAccess(
    db,
    CAST.ada,
    { kind: "COOKBOOK", id: cookbook },
    "Its address stands in a forum.",
  );
  const ada = await server.as("ada");
  const page = await ada.get(`/admin/cookbook?cookbook=${cookbook}`);
  expect(extractText(page.text)).toContain("Revoke the secret link");
  expect((await press(server, "ada", cookbook, "share")).status).toBe(403);
  for (let time = 0; time < 2; time++)
    await ada.post(`/admin/cookbook?cookbook=${cookbook}`, { intent: "unshare" });
  expect((await (await server.as("nobody")).get(address)).status).toBe(404);
  expect(await listAuditLines(db)).toContain(`Ada cookbook.unshare #${cookbook}`);
});

const loadRecipes = (db: TestServer["db"]) => db.selectFrom("recipes").selectAll().execute();
