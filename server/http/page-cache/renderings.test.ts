import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CAST, toUser } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { makeCookbook } from "../../../tests/support/cookbooks";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../tests/support/server";
import { writeUsualRecipe } from "../../../tests/support/usual-recipe";
import { updateProfile } from "../../features/accounts/profile-commands";
import { openSession } from "../../features/accounts/sessions";
import { likeRecipe } from "../../features/recipes/liking";
import { addTypedLines } from "../../features/shopping/commands";
import { storePendingImage } from "../../platform/images/pending-uploads";
import { renderShared } from "./renderings";

const READERS = ["alice", "bob", "charlie", "dana", "ada"] as const;

const ODD_NAME = `O'Neil & <b>"$&"`;

/**
 * Bob likes the recipe, Dana has an image, Charlie an odd name; Charlie has two requests, Ada one.
 */
async function makeReadersDiffer({ db, files }: TestServer, recipe: number): Promise<void> {
  await likeRecipe(db, CAST.bob, recipe);
  const bytes = readFileSync("server/operations/demo/images/apple-pie.webp");
  const image = await storePendingImage(db, files, CAST.dana, "users", bytes);
  await updateProfile(db, CAST.dana, CAST.dana.id, {
    username: "Dana",
    bio: "",
    isPublic: true,
    autoAcceptsFollows: false,
    image: { kind: "pending", id: image },
  });
  await db
    .updateTable("users")
    .set({ username: ODD_NAME })
    .where("id", "=", CAST.charlie.id)
    .execute();
  const waiting = [
    [CAST.dana.id, CAST.charlie.id],
    [CAST.ada.id, CAST.charlie.id],
    [CAST.charlie.id, CAST.ada.id],
  ] as const;
  for (const [follower_id, followed_id] of waiting) {
    await db
      .insertInto("follows")
      .values({ follower_id, followed_id, requested_at: 1, accepted_at: null })
      .execute();
  }
}

const FORM_KEY = /name="formKey" value="([^"]+)"/;

/** A page without its nonce and the key of its form. Appending `&x=.` bypasses the rendering cache. */
async function fetchPage(reader: Client, path: string, headers = {}): Promise<string> {
  const { status, text, headers: sent } = await reader.get(path, headers);
  expect(status).toBe(200);
  const [, nonce = "none"] =
    /'nonce-([^']+)'/.exec(sent.get("Content-Security-Policy") ?? "") ?? [];
  expect(nonce).toMatch(/==$/);
  const [, formKey = "none"] = FORM_KEY.exec(text) ?? [];
  return text.replaceAll(nonce, "").replaceAll(formKey, "").replaceAll("x=.", "x=a");
}

/** Each reader is sent the same with and without the cache. */
async function expectSame(
  readers: Client[],
  page: string,
  { Cookie: more = "", ...headers }: Record<string, string>,
): Promise<void> {
  for (const reader of readers) {
    const way = { ...headers, Cookie: `session=${reader.cookies.get("session")}; ${more}` };
    const alone = await fetchPage(reader, `${page}&x=.`, way);
    expect(await fetchPage(reader, `${page}&x=a`, way)).toBe(alone);
  }
}

test("a shared rendering equals each reader's own rendering, byte for byte", async () => {
  const server = await openTestServer();
  const id = await writeUsualRecipe(server);
  const closed = await writeRecipe(server.db, "alice", {
    title: "For us",
    visibility: "PROTECTED",
  });
  await makeReadersDiffer(server, id);
  const book = await makeCookbook(server.db, "alice", { members: READERS.slice(1) });
  const form = { cookbook: book, formKey: "list", locale: "en" } as const;
  await addTypedLines(server.db, toUser("alice"), form, ["2 lemons", "milk"]);
  const pages = [
    `/recipe/view?id=${id}`,
    `/recipe/cook?id=${id}&step=2`,
    `/user/view?user=${CAST.alice.id}`,
    `/user/view?user=${CAST.charlie.id}`,
    "/explore?show=cooks",
    `/shopping?cookbook=${book}`,
  ];
  const ways: Record<string, string>[] = [
    {},
    { "Accept-Language": "fr" },
    { "Accept-Language": "fr-CA", "Save-Data": "on" },
    { "Sec-Fetch-Site": "none", Cookie: "theme=dark; drawer=closed" },
  ];
  const readers = await Promise.all(READERS.map((who) => server.as(who)));
  for (const page of pages) for (const way of ways) await expectSame(readers, page, way);
  for (const who of ["alice", "bob"] as const) {
    const reader = await server.as(who);
    const page = `/recipe/view?id=${closed}`;
    expect(await fetchPage(reader, `${page}&x=a`)).toBe(await fetchPage(reader, `${page}&x=.`));
  }
  const odd = await (await server.as("charlie")).get(`/recipe/view?id=${id}&x=a`);
  expect(odd.text).toContain("Account of O&#x27;Neil &amp; &lt;b&gt;&quot;$&amp;&quot;");
});

test("one's own pages are rendered again as they were, but for the key of their form", async () => {
  const server = await openTestServer();
  await makeReadersDiffer(server, await writeUsualRecipe(server));
  const readers = [await server.as("bob"), await server.as("charlie")];
  const pages = [
    "/home?y=a",
    "/recipe/list?source=user&source=likedBy",
    "/search?search=chicken+stew",
    "/import?y=a",
  ];
  for (const page of pages) {
    for (let visit = 0; visit < 2; visit++) await expectSame(readers, page, {});
    await expectSame(readers, page, { "Accept-Language": "fr", "Save-Data": "on" });
  }
  const [form, other] = [await readers[0]?.get("/import"), await readers[0]?.get("/import")];
  const [key, otherKey] = [form, other].map((page) => FORM_KEY.exec(page?.text ?? "")?.[1]);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(otherKey).not.toBe(key);
});

test("rights are checked before a shared rendering, and a write shows at once", async () => {
  const server = await openTestServer();
  const { db } = server;
  const id = await writeRecipe(db, "alice", { title: "For us", visibility: "PROTECTED" });
  const [bob, charlie] = [await server.as("bob"), await server.as("charlie")];
  const page = `/recipe/view?id=${id}`;
  for (let visit = 0; visit < 2; visit++) {
    expect((await bob.get(page)).status).toBe(200);
    expect((await charlie.get(page)).status).toBe(403);
  }
  await db.updateTable("recipes").set({ title: "For all of us" }).where("id", "=", id).execute();
  expect((await bob.get(page)).text).toContain("For all of us");
  await db.deleteFrom("follows").where("follower_id", "=", CAST.bob.id).execute();
  expect((await bob.get(page)).status).toBe(403);
});

test("a message is shown once, to its user only", async () => {
  const server = await openTestServer();
  const page = `/recipe/view?id=${await writeUsualRecipe(server)}`;
  const bob = await server.as("bob");
  await bob.get(page);
  const data = { flash: { key: "flash:recipeDeleted", values: { title: "Buy this pan" } } };
  const session = await openSession(server.db, { userId: CAST.bob.id, userAgent: "test", data });
  const told = await bob.get(page, { Cookie: `session=${session}` });
  expect(extractText(told.text)).toContain("Buy this pan");
  for (const reader of [bob, await server.as("charlie")]) {
    expect((await reader.get(page)).text).not.toContain("Buy this pan");
  }
});

test("a page is rendered once for all viewers with the same content, with each viewer's parts", async () => {
  let rendered = 0;
  const render = async () => {
    rendered++;
    return "<p>(name), (name) of (id).</p>";
  };
  const marks = ["(name)", "(id)"];
  const page = async (shown: unknown, parts: string[]) =>
    (await renderShared(shown, marks, parts, render))?.toString();
  expect(await page({ title: "Pie" }, ["Ann", "1"])).toBe("<p>Ann, Ann of 1.</p>");
  expect(await page({ title: "Pie" }, ["(id)", "2"])).toBe("<p>(id), (id) of 2.</p>");
  expect(rendered).toBe(1);
  expect(await page({ title: "Tart" }, ["Ann", "1"])).toBe("<p>Ann, Ann of 1.</p>");
  expect(rendered).toBe(2);
});
