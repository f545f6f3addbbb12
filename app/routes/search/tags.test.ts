import { expect, test } from "vitest";
import { forbidTag, mergeTag } from "#server/admin/tags";
import { CAST } from "../../../tests/support/cast";
import type { Client } from "../../../tests/support/client";
import { extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

async function openSoups() {
  const server = await openTestServer();
  const write = (title: string, tags: string[], visibility: "PUBLIC" | "PRIVATE" = "PUBLIC") =>
    writeRecipe(server.db, "alice", { title, tags, visibility });
  await write("Leek soup", ["Weeknight", "spicy"]);
  await write("Onion soup", ["weeknight"]);
  await write("Fish soup", ["Noël"]);
  await write("Secret soup", ["weeknight", "secret"], "PRIVATE");
  const [alice, nobody] = [await server.as("alice"), await server.as("nobody")];
  return { db: server.db, alice, nobody };
}

async function read(client: Client, query: string) {
  const { status, text } = await client.get(`/search?search=soup${query}`);
  expect(status).toBe(200);
  const hits = [...text.matchAll(/<h3><a[^>]*>(.*?)<\/a><\/h3>/g)];
  const [, chips = ""] = /<ul class="chips"[^>]*>(.*?)<\/ul>/s.exec(text) ?? [];
  return {
    titles: hits.map(([, title = ""]) => extractText(title).trim()).sort(),
    tags: [...chips.matchAll(/<a[^>]*>(.*?)<\/a>/gs)].map(([, tag = ""]) =>
      extractText(tag).trim(),
    ),
  };
}

test("results are narrowed to a tag by any spelling, for each viewer to what they may read", async () => {
  const { nobody, alice } = await openSoups();
  const all = await read(nobody, "");
  expect(all.titles).toEqual(["Fish soup", "Leek soup", "Onion soup"]);
  expect(all.tags).toEqual(["Weeknight", "Noël", "spicy"]);
  const some = { titles: ["Leek soup", "Onion soup"], tags: ["Weeknight", "spicy"] };
  expect(await read(nobody, "&tag=WEEKNIGHT")).toMatchObject({ titles: some.titles });
  expect((await read(alice, "&tag=Weeknight")).titles).toEqual([...some.titles, "Secret soup"]);
  expect((await read(nobody, "&tag=noel")).titles).toEqual(["Fish soup"]);
  expect((await read(nobody, "&tag=secret")).titles).toEqual([]);
  expect((await read(nobody, "&tag=unheard")).titles).toEqual([]);
});

test("a merged tag leads to the other, and a forbidden one finds nothing", async () => {
  const { db, nobody } = await openSoups();
  const tags = await db.selectFrom("tags").select(["id", "name"]).execute();
  const find = (name: string) => tags.find((tag) => tag.name === name)?.id ?? 0;
  await mergeTag(db, CAST.ada, { id: find("Noël"), into: "Weeknight" });
  expect((await read(nobody, "&tag=noel")).titles).toEqual([
    "Fish soup",
    "Leek soup",
    "Onion soup",
  ]);
  await forbidTag(db, CAST.ada, { id: find("spicy"), isForbidden: true });
  expect((await read(nobody, "&tag=spicy")).titles).toEqual([]);
  expect((await read(nobody, "")).tags).toEqual([]);
});

test("a tag without words leads to Explore, which lists it", async () => {
  const { nobody } = await openSoups();
  const { status, headers } = await nobody.get("/search?tag=weeknight");
  expect(status).toBe(302);
  expect(headers.get("Location")).toBe("/explore?tag=weeknight");
});
