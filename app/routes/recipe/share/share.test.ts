import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Visibility } from "#domain/recipe/recipe";
import { grantAccess } from "#server/admin/access-grants";
import { listAuditLines } from "../../../../tests/support/audit-log";
import { CAST, EVERYBODY, type Who } from "../../../../tests/support/cast";
import type { Client } from "../../../../tests/support/client";
import { extractText } from "../../../../tests/support/page";
import { shareByLink, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { illustrate } from "../../../../tests/support/usual-recipe";
import { loggedLines } from "../../../../tests/support/watched-log";

const REFUSED = "You are not allowed to see this recipe";
const STEPS = ["Chop the leeks.", "Boil them."];

/** Writes a recipe by Alice with a photo and a secret link. */
async function writeShared(server: TestServer, visibility: Visibility = "PRIVATE") {
  const lines = [{ name: "Leek", amount: null, unit: "NONE" as const, complement: "" }];
  const content = { title: "Secret soup", visibility, yield: 4, ingredients: lines, steps: STEPS };
  const id = await writeRecipe(server.db, "alice", content);
  await illustrate(server, id, readFileSync("server/operations/demo/images/apple-pie.webp"));
  const key = await shareByLink(server.db, "alice", id);
  return { id, key, address: `/recipe/view?id=${id}&key=${key}` };
}

const press = async (server: TestServer, who: Who, id: number, intent: string) =>
  (await server.as(who)).post(`/recipe/share?id=${id}`, { intent });

const keyShown = async (client: Client, id: number) =>
  /key=([\w-]+)/.exec((await client.get(`/recipe/share?id=${id}`)).text)?.[1];

const linksIn = ({ text }: { text: string }, path: string) =>
  [...text.matchAll(/(?:href|action|src|srcSet)="([^"]+)"/g)]
    .flatMap(([, address = ""]) => address.replaceAll("&amp;", "&").split(", "))
    .filter((address) => address.startsWith(path));

describe.each(["PROTECTED", "PRIVATE"] as const)("a %s recipe with a secret link", (which) => {
  test("can be read, cooked and viewed with the link", async () => {
    const server = await openTestServer();
    const { id, key, address } = await writeShared(server, which);
    const data = address.replace("view?", "view.data?");
    for (const who of EVERYBODY) {
      const client = await server.as(who);
      const page = await client.get(address);
      expect({ who, status: page.status }).toEqual({ who, status: 200 });
      expect(extractText(page.text)).toContain("Secret soup");
      expect((await client.get(data)).text).toContain("Secret soup");
      const step = await client.get(`/recipe/cook?id=${id}&key=${key}&step=1`);
      expect(extractText(step.text)).toContain(STEPS[0]);
      for (const folder of ["recipes", "recipes-thumbnails"]) {
        const image = await client.get(`/image/${folder}/${id}-v1.webp?key=${key}`);
        expect([who, image.status]).toEqual([who, 200]);
        // Must be revalidated, because the link may be revoked.
        expect(image.headers.get("Cache-Control")).toBe("private, no-cache");
      }
    }
  });

  test("keeps the key in its links to servings, steps and images, and in no others", async () => {
    const server = await openTestServer();
    const { key, address } = await writeShared(server, which);
    const nobody = await server.as("nobody");
    const opened = await nobody.get(`${address}&servings=8`);
    expect(extractText(opened.text)).toContain("8 servings");
    const page = await nobody.get(address);
    for (const path of ["/recipe/view", "/recipe/cook", "/image/recipes"]) {
      const links = linksIn(page, path);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((link) => !link.includes(`key=${key}`))).toEqual([]);
    }
    const [cook = ""] = linksIn(page, "/recipe/cook");
    for (const place of ["", "&step=1", "&step=3"]) {
      const links = linksIn(await nobody.get(cook + place), "/recipe/");
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter((link) => !link.includes(`key=${key}`))).toEqual([]);
    }
    const others = linksIn(page, "/").filter((link) => !/^\/(recipe|image)\//.test(link));
    expect(others.filter((link) => link.includes(key))).toEqual([]);
  });

  test("is hidden from search engines, other sites and the log", async () => {
    const server = await openTestServer();
    const { id, key, address } = await writeShared(server, which);
    const nobody = await server.as("nobody");
    for (const each of [
      address,
      `/recipe/cook?id=${id}&key=${key}`,
      `/image/recipes/${id}-v1.webp?key=${key}`,
      `/recipe/view?id=${id}&key=wrong`,
    ]) {
      const { headers } = await nobody.get(each);
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
    }
    const { text } = await nobody.get(address);
    const head = text.slice(0, text.indexOf("</head>"));
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toMatch(/canonical|og:|hreflang|ld\+json|atom\+xml/);
    expect(head).not.toContain(`content="${key}`);
    for (const list of [
      "/recipe/feed",
      "/user/feed?user=1",
      "/sitemap.xml?part=1",
      "/search?search=secret",
    ])
      expect((await nobody.get(list)).text).not.toMatch(/Secret soup|recipe\/view\?id=/);
    const logged = loggedLines().map((line) => JSON.stringify(line));
    expect(logged.filter((line) => line.includes("/recipe/view")).length).toBeGreaterThan(1);
    expect(logged.filter((line) => line.includes(key))).toEqual([]);
  });

  test("is read-only: a visitor with the link is offered no actions", async () => {
    const server = await openTestServer();
    const { address } = await writeShared(server, which);
    const charlie = await (await server.as("charlie")).get(address);
    const nobody = await (await server.as("nobody")).get(address);
    for (const { text } of [charlie, nobody])
      expect(extractText(text)).not.toMatch(
        /Like|Log in to like|cookbook|Edit|Delete|Report|Share\b|http:/,
      );
  });
});

test("a wrong, revoked or other recipe's key is ignored", async () => {
  const server = await openTestServer();
  const { id, key } = await writeShared(server);
  const other = await writeShared(server);
  const nobody = await server.as("nobody");
  const asked = async (query: string) => {
    const page = await nobody.get(`/recipe/view?${query}`);
    const cook = await nobody.get(`/recipe/cook?${query}`);
    const image = await nobody.get(`/image/recipes/${id}-v1.webp?${query}`);
    return [page.status, extractText(page.text), cook.status, extractText(cook.text), image.status];
  };
  const without = await asked(`id=${id}`);
  expect(without).toEqual([403, expect.stringContaining(REFUSED), 403, expect.anything(), 404]);
  const wrong = [
    "",
    "x",
    key.slice(1),
    `${key}x`,
    key.toUpperCase(),
    "%00",
    "x".repeat(9_000),
    "%",
  ];
  for (const each of [...wrong, other.key])
    expect([each, ...(await asked(`id=${id}&key=${each}`))]).toEqual([each, ...without]);
  expect(await asked(`id=${id}&key=x&key=${key}`)).toEqual(without);
  expect((await press(server, "alice", id, "unshare")).status).toBe(303);
  expect(await asked(`id=${id}&key=${key}`)).toEqual(without);
  expect((await nobody.get(`/recipe/view?id=999&key=${other.key}`)).status).toBe(404);
});

test("the owner can create, see, revoke and recreate the link", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { title: "Secret soup" });
  const [alice, nobody] = [await server.as("alice"), await server.as("nobody")];
  const pageWith = (key: string | undefined) => nobody.get(`/recipe/view?id=${id}&key=${key}`);
  const linkTo = async () => extractText((await alice.get(`/recipe/view?id=${id}`)).text);
  expect(await linkTo()).toContain("Share by link");
  expect(await keyShown(alice, id)).toBeUndefined();

  const made = await alice.post(`/recipe/share?id=${id}`, { intent: "share" });
  expect([made.status, made.location]).toEqual([303, `/recipe/share?id=${id}`]);
  const shown = await alice.get(`/recipe/share?id=${id}`);
  expect(extractText(shown.text)).toContain("The recipe has a secret link.");
  const first = await keyShown(alice, id);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(extractText(shown.text)).toMatch(
    new RegExp(`http://[\\w.:]+/recipe/view\\?id=${id}&key=${first}`),
  );
  expect(await linkTo()).toContain("Shared by link");
  expect((await pageWith(first)).status).toBe(200);

  expect((await alice.post(`/recipe/share?id=${id}`, { intent: "unshare" })).status).toBe(303);
  expect(await keyShown(alice, id)).toBeUndefined();
  expect((await pageWith(first)).status).toBe(403);

  await alice.post(`/recipe/share?id=${id}`, { intent: "share" });
  const second = await keyShown(alice, id);
  expect(second).not.toBe(first);
  expect([(await pageWith(first)).status, (await pageWith(second)).status]).toEqual([403, 200]);
  expect((await press(server, "alice", id, "whatever")).status).toBe(400);
  expect(await listAuditLines(server.db)).toEqual([]);
});

test("creating a link twice makes one, and revoking twice is harmless", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice");
  const rows = () => server.db.selectFrom("share_links").selectAll().execute();
  const both = (intent: string) =>
    Promise.all([1, 2].map(() => press(server, "alice", id, intent)));
  expect((await both("share")).map(({ status }) => status)).toEqual([303, 303]);
  const [link, ...more] = await rows();
  expect(more).toEqual([]);
  await press(server, "alice", id, "share");
  expect(await rows()).toEqual([link]);
  expect((await both("unshare")).map(({ status }) => status)).toEqual([303, 303]);
  expect(await rows()).toEqual([]);
});

test("a PUBLIC recipe needs no link, but an existing one works and can be revoked", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const open = await writeRecipe(server.db, "alice", { visibility: "PUBLIC" });
  expect(extractText((await alice.get(`/recipe/view?id=${open}`)).text)).not.toContain("by link");
  expect(extractText((await alice.get(`/recipe/share?id=${open}`)).text)).not.toContain(
    "Create secret link",
  );
  expect((await press(server, "alice", open, "share")).status).toBe(400);
  expect(await server.db.selectFrom("share_links").selectAll().execute()).toEqual([]);

  const { id, key, address } = await writeShared(server);
  const set = (visibility: Visibility) =>
    server.db.updateTable("recipes").set({ visibility }).where("id", "=", id).execute();
  await set("PUBLIC");
  const nobody = await server.as("nobody");
  const page = await nobody.get(address);
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/rel="canonical"|og:title/);
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect((await nobody.get(`/recipe/view?id=${id}`)).headers.get("X-Robots-Tag")).toBeNull();
  expect(extractText((await alice.get(`/recipe/view?id=${id}`)).text)).toContain("Shared by link");
  expect(await keyShown(alice, id)).toBe(key);
  await press(server, "alice", id, "unshare");
  await set("PRIVATE");
  expect((await nobody.get(address)).status).toBe(403);
});

test("an ADMIN cannot create a link for others, and with an access grant can revoke one, which is logged", async () => {
  const server = await openTestServer();
  const { id, address } = await writeShared(server);
  for (const intent of ["share", "unshare"])
    expect((await press(server, "ada", id, intent)).status).toBe(403);
  await grantAccess(server.db, CAST.ada, { kind: "RECIPE", id }, "Its address stands in a forum.");
  const ada = await server.as("ada");
  for (let time = 0; time < 2; time++)
    await ada.post(`/admin/recipe?recipe=${id}`, { intent: "unshare" });
  expect((await (await server.as("nobody")).get(address)).status).toBe(403);
  expect(await listAuditLines(server.db)).toEqual([
    `Ada recipe.stepIn #${id}`,
    `Ada recipe.unshare #${id}`,
  ]);
  const journal = extractText((await ada.get("/admin/audit")).text);
  expect(journal).toContain(`revoked the secret link of the recipe “#${id}” by Alice`);
});

test("the link does not work if the owner is suspended or has blocked the viewer", async () => {
  const server = await openTestServer();
  const { id, key, address } = await writeShared(server);
  await server.db
    .insertInto("blocks")
    .values({ blocker_id: CAST.alice.id, blocked_id: CAST.charlie.id, blocked_at: 1 })
    .execute();
  const statuses = async (who: Who) => {
    const client = await server.as(who);
    const image = `/image/recipes/${id}-v1.webp?key=${key}`;
    return [(await client.get(address)).status, (await client.get(image)).status];
  };
  expect(await statuses("charlie")).toEqual([404, 404]);
  expect(await statuses("dana")).toEqual([200, 200]);
  await server.db
    .updateTable("users")
    .set({ suspended_at: 1 })
    .where("id", "=", CAST.alice.id)
    .execute();
  for (const who of ["dana", "ada", "nobody"] as const)
    expect(await statuses(who)).toEqual([404, 404]);
});

test("the link is deleted with its recipe", async () => {
  const server = await openTestServer();
  const { id, address } = await writeShared(server);
  await (await server.as("alice")).post(`/recipe/view?id=${id}`, { intent: "delete" });
  expect(await server.db.selectFrom("share_links").selectAll().execute()).toEqual([]);
  expect((await (await server.as("nobody")).get(address)).status).toBe(404);
});
