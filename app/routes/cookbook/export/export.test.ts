import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import yauzl from "yauzl-promise";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { RECIPE_FORMATS } from "#domain/recipe/recipe-format";
import { addRecipeToCookbook } from "#server/features/cookbooks/cookbook-recipes";
import { CAST, type CastName } from "../../../../tests/support/cast";
import { addMember, makeCookbook } from "../../../../tests/support/cookbooks";
import { readCooklang } from "../../../../tests/support/cooklang-reader";
import { giveImage } from "../../../../tests/support/images";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { illustrate } from "../../../../tests/support/usual-recipe";

const buildAddress = (book: number, format: string) =>
  `/cookbook/export?cookbook=${book}&format=${format}`;

async function put(
  { db }: TestServer,
  book: number,
  who: CastName,
  content: Partial<RecipeContent>,
) {
  const id = await writeRecipe(db, who, content);
  await addRecipeToCookbook(db, CAST[who], book, id);
  return id;
}

async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const entry of await yauzl.fromBuffer(bytes)) {
    const chunks: Buffer[] = [];
    for await (const chunk of await entry.openReadStream()) chunks.push(chunk as Buffer);
    files.set(entry.filename, Buffer.concat(chunks));
  }
  return files;
}

test("a cookbook exports as one JSON-LD file, one Markdown file, or a Cooklang archive with images", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice", {
    name: "Été & co.",
    description: "Warm\ndays.",
  });
  await put(server, book, "alice", { title: "Soup", steps: ["Boil."], tips: ["Hot."] });
  const pie = await put(server, book, "alice", { title: "soup", steps: ["Bake."] });
  await illustrate(server, pie, readFileSync("server/operations/demo/images/apple-pie.webp"));
  await put(server, book, "alice", { title: "../CON", steps: ["# none"] });
  const alice = await server.as("alice");
  const jsonLd = await alice.get(buildAddress(book, "jsonld"));
  expect(jsonLd.headers.get("Content-Disposition")).toContain(
    "filename*=UTF-8''%C3%89t%C3%A9%20%26%20co.jsonld",
  );
  const { "@context": context, "@graph": graph } = JSON.parse(jsonLd.text);
  expect(context).toBe("https://schema.org");
  expect(graph.map((node: Record<string, string>) => [node["@type"], node.name])).toEqual([
    ["Collection", "Été & co."],
    ["Recipe", "../CON"],
    ["Recipe", "soup"],
    ["Recipe", "Soup"],
  ]);
  const markdown = (await alice.get(buildAddress(book, "markdown"))).text.split("\n");
  expect(markdown.filter((line) => line.startsWith("#"))).toEqual([
    ...[
      "# Été & co.",
      "## ../CON",
      "### Steps",
      "## soup",
      "### Steps",
      "## Soup",
      "### Steps",
      "### Tips",
    ],
  ]);
  const archive = await alice.get(buildAddress(book, "cooklang"));
  expect(archive.headers.get("Content-Type")).toBe("application/zip");
  const files = await unpacked(archive.bytes);
  expect([...files.keys()]).toEqual(["_CON.cook", "soup.cook", "soup.webp", "Soup (2).cook"]);
  expect(readCooklang(String(files.get("soup.cook"))).steps[0]?.text).toBe("Bake.");
  expect(files.get("soup.webp")?.subarray(8, 12).toString()).toBe("WEBP");
});

test("neither a file nor the print page reveals a recipe hidden from the viewer, not even in a count", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice", { members: ["dana"] });
  await put(server, book, "alice", { title: "Seen soup", visibility: "PROTECTED" });
  const before = await taken(server, book, "dana");
  const hidden = await put(server, book, "alice", { title: "Hidden pie", visibility: "PRIVATE" });
  await illustrate(server, hidden, readFileSync("server/operations/demo/images/apple-pie.webp"));
  expect(await taken(server, book, "dana")).toEqual(before);
  expect(before.join()).toContain("Seen soup");
  for (const text of await taken(server, book, "alice")) expect(text).toContain("Hidden pie");
});

/** The export a member gets in each format, without timestamps. */
async function taken(server: TestServer, book: number, who: CastName): Promise<string[]> {
  const member = await server.as(who);
  const texts: string[] = [];
  for (const format of RECIPE_FORMATS) {
    const { bytes, text } = await member.get(buildAddress(book, format));
    const files = format === "cooklang" ? [...(await unpacked(bytes))] : [text];
    texts.push(files.join("\n"));
  }
  return [...texts, extractText((await member.get(`/cookbook/print?cookbook=${book}`)).text)];
}

test("a user who is not a member gets neither file nor page", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  await put(server, book, "alice", { title: "Seen soup", visibility: "PUBLIC" });
  const charlie = await server.as("charlie");
  const nobody = await server.as("nobody");
  for (const address of [
    ...RECIPE_FORMATS.map((each) => buildAddress(book, each)),
    `/cookbook/print?cookbook=${book}`,
  ]) {
    const refused = await charlie.get(address);
    expect([refused.status, refused.headers.get("Content-Disposition")]).toEqual([403, null]);
    expect((await nobody.get(address)).location).toBe("/login");
  }
  await addMember(server.db, book, "charlie");
  expect((await charlie.get(buildAddress(book, "jsonld"))).status).toBe(200);
  expect((await charlie.get(buildAddress(book, "pdf"))).status).toBe(400);
});

test("cookbook exports are limited to twenty in 15 minutes", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  await put(server, book, "alice", { title: "Soup" });
  const alice = await server.as("alice");
  for (let time = 0; time < 20; time++)
    expect((await alice.get(buildAddress(book, "cooklang"))).status).toBe(200);
  const refused = await alice.get(buildAddress(book, "markdown"));
  expect([refused.status, refused.headers.get("Content-Disposition")]).toEqual([429, null]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(800);
});

test("a cookbook of 300 recipes exports completely, and prints in parts of 200", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  for (let count = 1; count <= 300; count++)
    await put(server, book, "alice", { title: `Dish ${count}`, steps: ["Cook it. ".repeat(50)] });
  const alice = await server.as("alice");
  const { "@graph": graph } = JSON.parse((await alice.get(buildAddress(book, "jsonld"))).text);
  expect(graph).toHaveLength(301);
  const files = await unpacked((await alice.get(buildAddress(book, "cooklang"))).bytes);
  expect(files.size).toBe(300);
  expect(String(files.get("Dish 1.cook"))).toContain("Cook it.");
  const markdown = (await alice.get(buildAddress(book, "markdown"))).text;
  expect(markdown.match(/^## /gm)).toHaveLength(300);
  const sheetsOn = async (query: string) =>
    (await alice.get(`/cookbook/print?cookbook=${book}${query}`)).text.match(
      /<article class="sheet"/g,
    )?.length;
  expect(await sheetsOn("")).toBe(200);
  expect(await sheetsOn("&part=2")).toBe(100);
  expect(await sheetsOn("&part=9")).toBe(200);
}, 60_000);

test("long recipes reduce the number per print page, and the parts contain all of them", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  for (let count = 1; count <= 9; count++)
    await put(server, book, "alice", {
      title: `Dish ${count}`,
      ingredients: Array.from({ length: 100 }, (_, line) => ({
        ...{ name: `spice ${line}`, amount: null, unit: "NONE" as const, complement: "" },
      })),
      steps: Array<string>(100).fill("Cook it."),
    });
  const alice = await server.as("alice");
  const titlesOn = async (part: number) => {
    const { text } = await alice.get(`/cookbook/print?cookbook=${book}&part=${part}`);
    return text.match(/>Dish \d+(?=<\/h2>)/g) ?? [];
  };
  const [first, second] = [await titlesOn(1), await titlesOn(2)];
  expect([first.length, second.length]).toEqual([7, 2]);
  expect(new Set([...first, ...second]).size).toBe(9);
}, 60_000);

test("aborting a large download leaves the server unaffected", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  for (let count = 1; count <= 60; count++) {
    const id = await put(server, book, "alice", { title: `Dish ${count}` });
    await giveImage(server, "recipes", id);
  }
  const alice = await server.as("alice");
  const Cookie = `session=${alice.cookies.get("session")}`;
  for (const format of RECIPE_FORMATS) {
    const stop = new AbortController();
    const answer = await fetch(server.origin + buildAddress(book, format), {
      headers: { Cookie },
      signal: stop.signal,
    });
    await answer.body?.getReader().read();
    stop.abort();
    const head = await fetch(server.origin + buildAddress(book, format), {
      method: "HEAD",
      headers: { Cookie },
    });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  }
  expect((await unpacked((await alice.get(buildAddress(book, "cooklang"))).bytes)).size).toBe(120);
}, 60_000);

test("a user can export one large file at a time, an abort frees the slot, and other users do not wait", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice", { members: ["dana"] });
  const steps = Array.from({ length: 100 }, () => "x".repeat(500));
  for (let count = 1; count <= 150; count++)
    await put(server, book, "alice", { steps, visibility: "PUBLIC" });
  const alice = await server.as("alice", { "Accept-Language": "fr" });
  const stop = new AbortController();
  const answer = await fetch(server.origin + buildAddress(book, "jsonld"), {
    headers: {
      Cookie: `session=${alice.cookies.get("session")}`,
      "Accept-Encoding": "identity",
    },
    signal: stop.signal,
  });
  await answer.body?.getReader().read();
  for (const path of [buildAddress(book, "cooklang"), "/user/data.zip"]) {
    const refused = await alice.get(path);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect(extractText(refused.text)).toContain("Un autre fichier est en préparation");
  }
  const dana = await server.as("dana");
  expect((await dana.get(buildAddress(book, "markdown"))).status).toBe(200);
  stop.abort();
  for (const path of [buildAddress(book, "markdown"), "/user/data.zip"])
    expect((await alice.get(path)).status).toBe(200);
}, 60_000);

test("a slow client applies backpressure to the export", async () => {
  const server = await openTestServer();
  const book = await makeCookbook(server.db, "alice");
  const steps = Array.from({ length: 100 }, () => "x".repeat(500));
  const all = 250;
  for (let count = 1; count <= all; count++) await put(server, book, "alice", { steps });
  const alice = await server.as("alice");
  const headers = {
    Cookie: `session=${alice.cookies.get("session")}`,
    "Accept-Encoding": "identity",
  };
  const answer = await fetch(server.origin + buildAddress(book, "jsonld"), { headers });
  const reader = answer.body?.getReader();
  await reader?.read();
  let [read, quiet] = [0, 0];
  // Serves other requests meanwhile; ten without a recipe query mean the export has stopped.
  while (quiet < 10) {
    expect((await alice.get("/robots.txt")).status).toBe(200);
    const more = server.takeQueries().filter((sql) => /"recipe_paragraphs"/.test(sql)).length;
    quiet = more === 0 ? quiet + 1 : 0;
    read += more;
  }
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(all);
  await reader?.cancel();
}, 60_000);
