import { describe, expect, test } from "vitest";
import { removeIngredient } from "#server/features/ingredients/remove-ingredient";
import { likeRecipe } from "#server/features/recipes/liking";
import { CAST, EVERYBODY, type Who } from "../../../../tests/support/cast";
import { extractTitles, follow } from "../../../../tests/support/list-pages";
import { extractText } from "../../../../tests/support/page";
import { shareInCookbook, writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const ALL = "source=user&source=likedBy&source=userCookbooks&source=followedBy";
const line = (name: string) => ({ name, amount: null, unit: "NONE" as const, complement: "" });

test("sources are listed alone or combined, each recipe once", async () => {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "dana", { title: "Own" });
  const liked = await writeRecipe(db, "charlie", { title: "Liked", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.dana, liked);
  await shareInCookbook(
    db,
    await writeRecipe(db, "alice", { title: "In a book", visibility: "PROTECTED" }),
  );
  await follow(db, "dana", "bob");
  await writeRecipe(db, "bob", { title: "Of Bob", visibility: "PROTECTED" });
  const everywhere = await writeRecipe(db, "bob", { title: "Everywhere", visibility: "PUBLIC" });
  await likeRecipe(db, CAST.dana, everywhere);
  await shareInCookbook(db, everywhere);
  await shareInCookbook(db, everywhere);
  await writeRecipe(db, "charlie", { title: "Nobody’s business", visibility: "PUBLIC" });
  const dana = await server.as("dana");
  const listed = async (sources: string) =>
    extractTitles(await dana.get(`/recipe/list?${sources}&sort=NAME&order=asc`));
  expect(await listed("source=user")).toEqual(["Own"]);
  expect(await listed("source=likedBy")).toEqual(["Everywhere", "Liked"]);
  expect(await listed("source=userCookbooks")).toEqual(["Everywhere", "In a book"]);
  expect(await listed("source=followedBy")).toEqual(["Everywhere", "Of Bob"]);
  expect(await listed("source=likedBy&source=user")).toEqual(["Everywhere", "Liked", "Own"]);
  const all = ["Everywhere", "In a book", "Liked", "Of Bob", "Own"];
  expect(await listed(ALL)).toEqual(all);
  expect(extractTitles(await dana.get("/recipe/list?search=")).sort()).toEqual(all);
});

describe("a list shows only visible recipes", () => {
  const MAY_SEE: Record<string, Who[]> = {
    PUBLIC: ["alice", "bob", "charlie", "dana", "ada"],
    PROTECTED: ["alice", "bob", "dana"],
    PRIVATE: ["alice"],
  };

  test.each(["PUBLIC", "PROTECTED", "PRIVATE"] as const)("%s", async (visibility) => {
    const server = await openTestServer();
    const { db } = server;
    const id = await writeRecipe(db, "alice", { title: "Hers", visibility: "PUBLIC" });
    await shareInCookbook(db, id);
    for (const who of ["alice", "bob", "charlie", "dana", "ada"] as const) {
      await likeRecipe(db, CAST[who], id);
    }
    // It was public when the users liked it.
    await db.updateTable("recipes").set({ visibility }).where("id", "=", id).execute();
    for (const who of EVERYBODY) {
      const client = await server.as(who);
      const page = await client.get(`/recipe/list?${ALL}&sort=LIKES&order=desc`);
      const sees = (MAY_SEE[visibility] ?? []).includes(who);
      expect({ who, titles: extractTitles(page) }).toEqual({ who, titles: sees ? ["Hers"] : [] });
      expect({ who, countsIt: page.text.includes("5 likes") }).toEqual({ who, countsIt: sees });
      if (who === "nobody") expect(page.location).toBe("/login");
    }
  });

  test("neither a remaining like nor a pending follow reveals a recipe", async () => {
    const server = await openTestServer();
    await follow(server.db, "charlie", "alice", { isAccepted: false });
    await writeRecipe(server.db, "alice", { title: "Hers", visibility: "PUBLIC" });
    const charlie = await server.as("charlie");
    expect(extractTitles(await charlie.get(`/recipe/list?${ALL}&sort=DATE&order=desc`))).toEqual(
      [],
    );
  });
});

test("each filter narrows the list, and filters combine", async () => {
  const server = await openTestServer();
  const { db } = server;
  const write = (title: string, content: Parameters<typeof writeRecipe>[2]) =>
    writeRecipe(db, "alice", { title, ...content });
  await write("Lemonade", {
    category: "DRINK",
    preparationMinutes: 10,
    ingredients: [line("Lemon"), line("Granulated sugar")],
  });
  await write("Tart", {
    category: "DESERT",
    preparationMinutes: 30,
    cookingMinutes: 40,
    ingredients: [line("Lemon"), line("Butter"), line("Lemon")],
    steps: ["Rub in the butter and whisk the curd."],
  });
  await write("Crudités", { category: "ENTREE", cookingMinutes: 0 });
  await write("Bread", {});
  const ids = await db
    .selectFrom("ingredient_names")
    .select(["key", "ingredient_id as id"])
    .where("key", "in", ["lemon", "granulated sugar"])
    .execute();
  const findId = (key: string) => ids.find((each) => each.key === key)?.id;
  const alice = await server.as("alice");
  const listed = async (filters: string) =>
    extractTitles(await alice.get(`/recipe/list?source=user&sort=NAME&${filters}`));

  expect(await listed("")).toEqual(["Bread", "Crudités", "Lemonade", "Tart"]);
  expect(await listed("category=DRINK")).toEqual(["Lemonade"]);
  expect(await listed("category=DRINK&category=DESERT")).toEqual(["Lemonade", "Tart"]);
  expect(await listed(`ingredient=${findId("lemon")}`)).toEqual(["Lemonade", "Tart"]);
  expect(
    await listed(`ingredient=${findId("lemon")}&ingredient=${findId("granulated sugar")}`),
  ).toEqual(["Lemonade"]);
  expect(await listed("maxTime=10")).toEqual(["Crudités", "Lemonade"]);
  expect(await listed("maxTime=69")).toEqual(["Crudités", "Lemonade"]);
  expect(await listed("maxTime=70")).toEqual(["Crudités", "Lemonade", "Tart"]);
  expect(await listed("maxTime=0")).toEqual(["Crudités"]);
  expect(await listed("search=crudites")).toEqual(["Crudités"]);
  expect(await listed("search=LEMONS")).toEqual(["Lemonade", "Tart"]);
  expect(await listed("search=whisk+lem")).toEqual(["Tart"]);
  expect(await listed("search=citron")).toEqual(["Lemonade", "Tart"]);
  expect(await listed("search=!!!")).toEqual([]);
  expect(
    await listed(`search=lemon&category=DESERT&maxTime=70&ingredient=${findId("lemon")}`),
  ).toEqual(["Tart"]);
  expect((await alice.get("/recipe/list?source=user&search=nothing")).text).toContain(
    "No recipes match",
  );
});

test("a search finds only visible recipes of other users", async () => {
  const server = await openTestServer();
  const { db } = server;
  await writeRecipe(db, "alice", { title: "Leek soup", visibility: "PROTECTED" });
  await writeRecipe(db, "alice", { title: "Secret leek", visibility: "PRIVATE" });
  await writeRecipe(db, "charlie", { title: "Leek of a stranger", visibility: "PUBLIC" });
  const found = async (who: Who) =>
    extractTitles(await (await server.as(who)).get(`/recipe/list?${ALL}&search=leek&sort=NAME`));
  expect(await found("bob")).toEqual(["Leek soup"]);
  expect(await found("alice")).toEqual(["Leek soup", "Secret leek"]);
  expect(await found("charlie")).toEqual(["Leek of a stranger"]);
});

test("each order works in both directions, titles ignoring case and accents", async () => {
  const server = await openTestServer();
  const { db } = server;
  const titles = ["banane", "Éclair", "Zeste", "apple", "œuf"];
  const ids: number[] = [];
  for (const title of titles)
    ids.push(await writeRecipe(db, "alice", { title, visibility: "PUBLIC" }));
  const [, second = 0, third = 0] = ids;
  await likeRecipe(db, CAST.bob, third);
  await likeRecipe(db, CAST.dana, third);
  await likeRecipe(db, CAST.bob, second);
  const alice = await server.as("alice");
  const listed = async (order: string) =>
    extractTitles(await alice.get(`/recipe/list?source=user&${order}`));
  const byName = ["apple", "banane", "Éclair", "œuf", "Zeste"];
  expect(await listed("sort=NAME&order=asc")).toEqual(byName);
  expect(await listed("sort=NAME&order=desc")).toEqual(byName.toReversed());
  expect(await listed("sort=DATE&order=asc")).toEqual(titles);
  expect(await listed("sort=DATE&order=desc")).toEqual(titles.toReversed());
  expect((await listed("sort=LIKES&order=desc")).slice(0, 2)).toEqual(["Zeste", "Éclair"]);
  expect((await listed("sort=LIKES&order=asc")).slice(-2)).toEqual(["Éclair", "Zeste"]);
  const { location } = await alice.get("/recipe/list?source=user&sort=RANDOM");
  expect(extractTitles(await alice.get(location ?? "")).sort()).toEqual(titles.toSorted());
});

test("without a source the page asks for one, and the form is unchanged", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const sent = await alice.get(
    "/recipe/list?by=NAME.desc&category=DRINK&maxTime=20&search=tea&add=",
  );
  expect(sent.status).toBe(302);
  const page = await alice.get(sent.location ?? "");
  expect(page.status).toBe(400);
  expect(page.text).toContain("Please select at least one recipe source (My recipes, likes etc)");
  expect(page.text).toContain("<title>Error: Recipes");
  expect(page.text).toMatch(/<input(?=[^>]*value="DRINK")(?=[^>]*checked)/);
  expect(page.text).toMatch(/<input(?=[^>]*name="maxTime")(?=[^>]*value="20")/);
  expect(page.text).toMatch(/<input(?=[^>]*name="search")(?=[^>]*value="tea")/);
  expect(page.text).toMatch(/<option(?=[^>]*value="NAME.desc")(?=[^>]*selected)/);
  expect(page.text).toMatch(/<form(?=[^>]*id="filters")(?![^>]*popover)/);
  expect((await alice.get("/recipe/list?source=bogus")).status).toBe(400);
});

test("an ingredient filter is added by name in either language, and an ambiguous name offers choices", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  await writeRecipe(server.db, "alice", { title: "Lemonade", ingredients: [line("Lemon")] });
  const send = (add: string) =>
    alice.get(
      `/recipe/list?source=user&by=DATE.desc&search=&maxTime=&add=${encodeURIComponent(add)}`,
    );
  const added = await send("citron");
  expect(added.location).toMatch(
    /^\/recipe\/list\?source=user&ingredient=\d+&sort=DATE&order=desc$/,
  );
  const page = await alice.get(added.location ?? "");
  expect(extractTitles(page)).toEqual(["Lemonade"]);
  expect(page.text).toMatch(/<input(?=[^>]*name="ingredient")(?=[^>]*checked)[^>]*>Lemon</);
  const unsure = await alice.get((await send("cheese")).location ?? "");
  expect(unsure.text).toContain("Which ingredient is “cheese”?");
  const [, offered = ""] = /<ul class="offers"><li><a[^>]*href="([^"]+)"/.exec(unsure.text) ?? [];
  expect((await alice.get(offered.replaceAll("&amp;", "&"))).text).toMatch(/name="ingredient"/);
  const unknown = await alice.get((await send("xyzzy")).location ?? "");
  expect(unknown.text).toContain("The catalogue has no ingredient called “xyzzy”.");
});

test("an invalid value is reported by filter, never as a server error", async () => {
  const server = await openTestServer();
  await writeRecipe(server.db, "alice", { title: "Soup" });
  const alice = await server.as("alice");
  const many = ingredients(900);
  for (const [query, status] of [
    ["sort=bogus", 400],
    ["order=sideways&sort=NAME", 400],
    ["maxTime=abc", 400],
    ["maxTime=-5", 400],
    ["maxTime=99999999999", 400],
    ["maxTime=", 200],
    ["category=SOUP&category=__proto__", 400],
    ["ingredient=abc&ingredient=0&ingredient=1e3", 400],
    [`ingredient=${"9".repeat(15)}`, 400],
    ["source=bogus", 400],
    ["by=BAD.desc&maxTime=30", 400],
    [many, 400],
    [`search=${"%22%20OR%20*%28".repeat(100)}`, 200],
    ["search=%00%ff", 200],
    ["by=NAME.desc.x", 302],
    ["by=", 302],
    ["cursor=nonsense", 400],
    [`cursor=${Buffer.from('["NAME","asc",0,"a",1]').toString("base64url")}`, 400],
    [`cursor=${Buffer.from('["DATE","asc",0,1,1]').toString("base64url")}`, 400],
    [`cursor=${Buffer.from('["DATE","desc",0,"1",1]').toString("base64url")}`, 400],
  ] as const) {
    const page = await alice.get(`/recipe/list?source=user&${query}`);
    expect({ query, status: page.status }).toEqual({ query, status });
  }
  for (const [query, words] of [
    ["sort=bogus", "Sort by: Choose one from the list."],
    ["sort=NAME&order=sideways", "Ascending or descending: Choose one from the list."],
    ["maxTime=abc", "Maximum time (minutes): Enter a number of minutes, such as 30."],
    ["category=SOUP", "Category: Choose one from the list."],
    ["ingredient=999999", "Ingredient: Ingredient not found"],
    [ingredients(101), "Ingredient: At most 100."],
    [`${ingredients(100, 2)}&add=Water`, "Ingredient: At most 100."],
    ["ingredient=abc", "Ingredient: Ingredient not found"],
    ["source=bogus", "Show: Choose one from the list."],
  ]) {
    const refused = await alice.get(`/recipe/list?source=user&search=soup&${query}`);
    expect(extractText(refused.text)).toContain(words);
    expect(extractTitles(refused)).toEqual([]);
    expect(refused.text).toContain("<title>Error: Recipes");
    expect(refused.text).toMatch(/<input(?=[^>]*value="user")(?=[^>]*checked)/);
    expect(refused.text).toMatch(/<input(?=[^>]*name="search")(?=[^>]*value="soup")/);
    const data = await alice.get(`/recipe/list.data?source=user&search=soup&${query}`);
    expect({ query, status: data.status }).toEqual({ query, status: 400 });
  }
});

test("a filter by a deleted ingredient is reported, and removed from the remembered filters", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const listed = "/recipe/list?source=user&ingredient=1&sort=DATE&order=desc";
  expect((await alice.get(listed)).status).toBe(200);
  await server.db
    .transaction()
    .execute((trx) => removeIngredient(trx, { id: 1, source: null, source_code: null }, null));
  const refused = await alice.get(listed);
  expect(refused.status).toBe(400);
  expect(extractText(refused.text)).toContain("Ingredient: Ingredient not found");
  expect((await alice.get("/recipe/list")).location).toBe(
    "/recipe/list?source=user&sort=DATE&order=desc",
  );
});

/** Query with this many ingredient filters. */
function ingredients(count: number, first = 1): string {
  return Array.from({ length: count }, (_, id) => `ingredient=${first + id}`).join("&");
}
