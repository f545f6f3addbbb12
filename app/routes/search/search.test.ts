import { beforeEach, expect, test } from "vitest";
import { BLANK_FIELDS, type RecipeContent } from "#domain/recipe/recipe-fields";
import { saveRecipe } from "#server/features/recipes/commands";
import { CAST, EVERYBODY, type Who } from "../../../tests/support/cast";
import { extractText } from "../../../tests/support/page";
import { holdProcessorTime } from "../../../tests/support/processor-time";
import { shareInCookbook, writeRecipe } from "../../../tests/support/recipes";
import { line, titlesFor, titlesIn, write } from "../../../tests/support/search-results";
import { openTestServer } from "../../../tests/support/server";

beforeEach(holdProcessorTime);

test("hits show how long a recipe takes and how many like it", async () => {
  const server = await openTestServer();
  await write(server, "Leek soup", { preparationMinutes: 10, cookingMinutes: 25 } as never);
  const alice = await server.as("alice");
  expect(extractText((await alice.get("/search?search=leek")).text)).toMatch(/Leek soup.*35 min/);
});

test("an ingredient is shown in the words of its cook", async () => {
  const server = await openTestServer();
  const written = { ...line("Eggplant"), text: "2 large aubergines, sliced" };
  await write(server, "Gratin", { ingredients: [written] });
  const { text } = await (await server.as("nobody")).get("/search?search=eggplant");
  expect(extractText(text)).toContain("aubergines");
  expect(extractText(text.split("<main")[1] ?? "")).not.toContain("Eggplant");
});

test("matches are highlighted in title, ingredients and text", async () => {
  const server = await openTestServer();
  await write(server, "Tarte à l’oignon & <b>lard</b>", {
    ingredients: [line("Onion"), line("Salt")],
    steps: ["Émincer les oignons.", "Cuire la pâte."],
  });
  const alice = await server.as("alice");
  const { text } = await alice.get("/search?search=oignons+pate");
  expect(text).toContain("<mark>oignon</mark>");
  expect(text).toContain("<mark>Onion</mark>");
  expect(text).not.toContain("<b>lard");
  expect(text).toContain("<mark>pâte</mark>");
  expect(extractText(text)).not.toContain("Émincer");
  expect(extractText(text)).not.toContain("Salt");
});

const SECRET: Record<string, Who[]> = {
  PUBLIC: EVERYBODY,
  PROTECTED: ["alice", "bob", "dana"],
  PRIVATE: ["alice"],
};

test.each(Object.entries(SECRET))(
  "a %s recipe is found, by every word, only by users who can see it",
  async (visibility, finders) => {
    const server = await openTestServer();
    const id = await write(server, "Zanzibar stew", {
      visibility: visibility as RecipeContent["visibility"],
      ingredients: [line("Quokkaberry"), line("Artichoke")],
      steps: ["Simmer with marrakesh powder."],
    });
    await shareInCookbook(server.db, id);
    for (const who of EVERYBODY) {
      const visitor = await server.as(who);
      for (const text of [
        "zanzibar",
        "zanz",
        "zanzibra",
        "quokkaberry",
        "artichoke",
        "marrakesh",
      ]) {
        const { text: html } = await visitor.get(`/search?search=${text}`);
        const isFound = titlesIn(html).includes("Zanzibar stew");
        expect({ who, text, isFound }).toEqual({ who, text, isFound: finders.includes(who) });
        if (!isFound) expect(extractText(html)).not.toMatch(/stew|simmer|Alice/i);
      }
    }
  },
);

test("search results follow every write", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice");
  const charlie = await server.as("charlie");
  const id = await write(server, "Ratatouille");
  expect(await titlesFor(charlie, "ratatouille")).toEqual(["Ratatouille"]);
  const save = async (content: Partial<RecipeContent>, version: number) => {
    const whole = { ...BLANK, ...content };
    const given = { id, version, formKey: `k${version}`, content: whole, locale: "en" as const };
    await saveRecipe(server.db, CAST.alice, { ...given });
  };
  await save({ title: "Caponata", visibility: "PUBLIC" }, 1);
  expect(await titlesFor(charlie, "ratatouille")).toEqual([]);
  expect(await titlesFor(charlie, "caponata")).toEqual(["Caponata"]);
  await save({ title: "Caponata", visibility: "PRIVATE" }, 2);
  expect(await titlesFor(charlie, "caponata")).toEqual([]);
  expect(await titlesFor(alice, "caponata")).toEqual(["Caponata"]);
  await save({ title: "Caponata", visibility: "PUBLIC" }, 3);
  expect(await titlesFor(charlie, "caponata")).toEqual(["Caponata"]);
  await alice.post(`/recipe/view?id=${id}`, { intent: "delete" });
  expect(await titlesFor(charlie, "caponata")).toEqual([]);
  expect(await titlesFor(alice, "caponata")).toEqual([]);
});

test("deleting an account removes its recipes and name from search", async () => {
  const server = await openTestServer();
  await write(server, "Ratatouille");
  await server.db.updateTable("users").set({ is_public: 1 }).execute();
  const nobody = await server.as("nobody");
  expect(extractText((await nobody.get("/search?search=alice")).text)).toContain("People");
  await server.db.deleteFrom("users").where("id", "=", CAST.alice.id).execute();
  expect(await titlesFor(nobody, "ratatouille")).toEqual([]);
  expect(extractText((await nobody.get("/search?search=alice")).text)).not.toContain("People");
});

test("users are found if their account is visible, also by part of the name or with a typo", async () => {
  const server = await openTestServer();
  const isFound = async (who: Who, text: string) => {
    const { text: html } = await (await server.as(who)).get(`/search?search=${text}`);
    return html.includes(`href="/user/view?user=${CAST.alice.id}"`);
  };
  await server.db.updateTable("users").set({ is_public: 0 }).execute();
  expect(await isFound("nobody", "alice")).toBe(false);
  expect(await isFound("charlie", "alice")).toBe(false);
  expect(await isFound("bob", "alice")).toBe(true);
  expect(await isFound("ada", "alice")).toBe(false);
  await server.db.updateTable("users").set({ is_public: 1 }).execute();
  for (const text of ["alice", "ALI", "alcie"]) expect(await isFound("nobody", text)).toBe(true);
  await server.db.updateTable("users").set({ verified_at: null }).where("id", "=", 1).execute();
  expect(await isFound("nobody", "alice")).toBe(false);
});

test("signed-in users find ingredients, which link to their recipes", async () => {
  const server = await openTestServer();
  const bob = await server.as("bob");
  const found = await bob.get("/search?search=huile+d%27olive");
  expect(found.text).toMatch(/href="\/ingredient\/view\?ingredient=\d+"[^>]*>Olive oil/);
  const nobody = await server.as("nobody");
  expect((await nobody.get("/search?search=olive")).text).not.toContain("/ingredient/view");
});

test("paging through all ranks has no duplicates or gaps", async () => {
  const server = await openTestServer();
  for (let count = 0; count < 20; count++) await write(server, `Lemon dish ${count}.`);
  for (let count = 20; count < 40; count++)
    await write(server, `Dish ${count}.`, { ingredients: [line("Lemon")] });
  for (let count = 40; count < 60; count++)
    await write(server, `Dish ${count}.`, { steps: ["With lemons."] });
  for (const text of ["lemon", "lemonn"]) {
    const nobody = await server.as("nobody");
    const titles: string[] = [];
    let address: string | undefined = `/search?search=${text}`;
    while (address) {
      const { text: html } = await nobody.get(address);
      titles.push(...titlesIn(html));
      await write(server, "Lemon, newest");
      address = /href="(\/search\?search=\w+&amp;cursor=[^"]+)"/
        .exec(html)?.[1]
        ?.replaceAll("&amp;", "&");
    }
    const old = titles.filter((title) => title !== "Lemon, newest");
    expect(old).toHaveLength(60);
    expect(new Set(old).size).toBe(60);
  }
});

test("any query gets a page or a clear error", async () => {
  const server = await openTestServer();
  await write(server, "Soup", { steps: ["Salt"] });
  const nobody = await server.as("nobody");
  for (const text of [
    '"',
    "'",
    "*",
    "soup*",
    "(soup",
    "soup AND",
    "NOT soup NEAR(x y)",
    "title:soup",
    "- + ^ : { } \\",
    "\0",
    "so\0up",
    "x".repeat(10_000),
    "soup ".repeat(2_000),
    "'; DROP TABLE recipes;--",
    "💥",
    "1½ cup",
    "⑴ ﷺ",
    "᧚ ᳲ",
    "%",
    "_",
  ])
    await titlesFor(nobody, text);
  expect(await titlesFor(nobody, "soup")).toEqual(["Soup"]);
  const cut = await nobody.get(`/search?search=${"soup+salt+".repeat(300)}`);
  expect(extractText(cut.text)).toContain("Only the first words were searched for");
  expect(titlesIn(cut.text)).toEqual(["Soup"]);
  for (const cursor of ["x", "W10", Buffer.from("[0,-1,5]").toString("base64url")])
    expect((await nobody.get(`/search?search=soup&cursor=${cursor}`)).status).toBe(400);
  const far = Buffer.from("[0,99,5]").toString("base64url");
  expect((await nobody.get(`/search?search=soup&cursor=${far}`)).status).toBe(200);
});

const BLANK: RecipeContent = {
  title: "",
  ...BLANK_FIELDS,
  visibility: "PUBLIC",
  ingredients: [],
  steps: [],
  tips: [],
};

test("a search that finds an ingredient but no recipe says so first", async () => {
  const server = await openTestServer();
  const text = extractText((await (await server.as("alice")).get("/search?search=leek")).text);
  expect(text).toMatch(/No recipe matches “leek”\..* Explore .*Ingredients .*Leek/);
  await writeRecipe(server.db, "alice", { title: "Leek pie" });
  const found = extractText((await (await server.as("alice")).get("/search?search=leek")).text);
  expect(found).toContain("Leek pie");
  expect(found).not.toContain("No recipe matches");
});
