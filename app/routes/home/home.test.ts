import { expect, test } from "vitest";
import { listIngredientNames } from "#server/features/ingredients/queries";
import { listInSeason } from "#server/features/ingredients/season-queries";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST } from "../../../tests/support/cast";
import { extractTitles, follow } from "../../../tests/support/list-pages";
import { extractFields, extractText } from "../../../tests/support/page";
import { writeRecipe } from "../../../tests/support/recipes";
import { openTestServer } from "../../../tests/support/server";

const OWN = "Yours";
const FOLLOWED = "New from people you follow";
const POPULAR = "Liked by many";

function under(text: string, heading: string): string[] {
  const [, part = ""] = text.split(`<h2>${heading}</h2>`);
  return extractTitles({ text: part.split("<h2>")[0] } as Parameters<typeof extractTitles>[0]);
}

test("a new user is shown three ways to begin, without empty shelves", async () => {
  const server = await openTestServer();
  const charlie = await server.as("charlie");
  const { text } = await charlie.get("/home");
  expect(text).toContain("<h1>Welcome, Charlie</h1>");
  expect(text).toMatch(/href="\/recipe\/edit"[^>]*>Write one</);
  expect(text).toMatch(/href="\/import"[^>]*>Bring them in</);
  expect(text).toMatch(/href="\/user\/list\?show=find"[^>]*>Look around</);
  for (const heading of [OWN, FOLLOWED, POPULAR]) expect(text).not.toContain(`<h2>${heading}`);
});

test("a user who writes or follows is not new, a user with only a pending request is", async () => {
  const server = await openTestServer();
  const { db } = server;
  const isNewcomer = async (who: "bob" | "charlie" | "dana") =>
    (await (await server.as(who)).get("/home")).text.includes("<h1>Welcome");
  await follow(db, "charlie", "alice", { isAccepted: false });
  await writeRecipe(db, "dana");
  expect([await isNewcomer("bob"), await isNewcomer("charlie"), await isNewcomer("dana")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("each shelf is one row of four with a link to all, newest or most liked first", async () => {
  const server = await openTestServer();
  const { db } = server;
  for (let count = 1; count <= 5; count++) {
    await writeRecipe(db, "alice", { title: `Followed ${count}`, visibility: "PROTECTED" });
    await writeRecipe(db, "bob", { title: `Own ${count}`, visibility: "PUBLIC" });
    const id = await writeRecipe(db, "charlie", {
      title: `Popular ${count}`,
      visibility: "PUBLIC",
    });
    if (count === 3) await likeRecipe(db, CAST.dana, id);
  }
  const { text } = await (await server.as("bob")).get("/home");
  const row = (name: string) => [5, 4, 3, 2].map((count) => `${name} ${count}`);
  expect(under(text, OWN)).toEqual(row("Own"));
  expect(under(text, FOLLOWED)).toEqual(row("Followed"));
  expect(under(text, POPULAR)).toEqual(["Popular 3", "Popular 5", "Popular 4", "Popular 2"]);
  const links = [...text.matchAll(/<h2>[^<]*<\/h2><a[^>]* href="([^"]*)"/g)].map(([, to]) => to);
  expect(links).toEqual([
    expect.stringContaining("source=user"),
    expect.stringContaining("source=followedBy"),
    "/explore",
  ]);
});

test("no recipe stands there twice: the first place keeps it", async () => {
  const server = await openTestServer();
  const { db } = server;
  const now = new Date();
  const [food] = await listIngredientNames(db, await listInSeason(db, "north", now), "en");
  const line = { name: food?.name ?? "", amount: null, unit: "NONE" as const, complement: "" };
  for (let count = 1; count <= 12; count++) {
    await writeRecipe(db, "alice", {
      title: `Shared ${count}`,
      visibility: "PUBLIC",
      ingredients: count === 12 ? [line] : [],
    });
  }
  await writeRecipe(db, "bob", { title: "Own" });
  const { text } = await (await server.as("bob")).get("/home");
  expect(extractText(text)).toMatch(/In season now Shared 12 Alice/);
  expect(under(text, FOLLOWED)).toEqual(["Shared 11", "Shared 10", "Shared 9", "Shared 8"]);
  expect(under(text, POPULAR)).toEqual(["Shared 7", "Shared 6", "Shared 5", "Shared 4"]);
});

test("the newest draft comes first, further drafts and a liked recipe as news", async () => {
  const server = await openTestServer();
  const { db } = server;
  const pie = await writeRecipe(db, "alice", { title: "Leek pie", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.bob, pie);
  const alice = await server.as("alice");
  for (const title of ["Plum cake", ""]) {
    const form = extractFields((await alice.get("/recipe/edit")).text);
    const draft = { ...form, title, description: "Soon" };
    expect((await alice.post("/recipe/draft", draft)).status).toBe(204);
  }
  const { text } = await alice.get("/home");
  expect(extractText(text)).toMatch(/Your draft Untitled .*Plum cake Last changed/);
  expect(extractText(text)).toContain("Leek pie liked by 1 person");
  expect(text).not.toContain("In season now");
});

test("the feed shows only visible recipes", async () => {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "alice", { title: "Hers alone", visibility: "PRIVATE" });
  const left = await writeRecipe(db, "alice", { title: "Was public", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.charlie, left);
  await db.updateTable("recipes").set({ visibility: "PRIVATE" }).where("id", "=", left).execute();
  await writeRecipe(db, "dana", { title: "For her followers", visibility: "PROTECTED" });
  await follow(db, "charlie", "dana", { isAccepted: false });
  for (const who of ["bob", "charlie"] as const) {
    const { text } = await (await server.as(who)).get("/home");
    expect({ who, titles: extractTitles({ text } as Parameters<typeof extractTitles>[0]) }).toEqual(
      {
        who,
        titles: [],
      },
    );
  }
});
