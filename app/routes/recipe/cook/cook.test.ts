import { describe, expect, test } from "vitest";
import { recordQueries } from "../../../../tests/support/own-queries";
import { extractFields, extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";
import { writeUsualRecipe } from "../../../../tests/support/usual-recipe";

const amount = (numerator: number, denominator = 1) => ({ numerator, denominator });

function writeCake({ db }: TestServer): Promise<number> {
  return writeRecipe(db, "alice", {
    title: "Gâteau au yaourt",
    language: "fr",
    visibility: "PUBLIC",
    yield: 4,
    cookingTemperature: 180,
    ingredients: [
      { name: "Œuf", amount: amount(2), unit: "UNIT", complement: "battus" },
      { name: "Farine blanche", amount: amount(250), unit: "GRAM", complement: "" },
      { name: "Lait entier", amount: amount(1, 2), unit: "CUP", complement: "" },
      { name: "Perles de lune", amount: null, unit: "NONE", complement: "" },
    ],
    steps: ["Mêler les œufs au lait.", "Ajouter la farine.", "Cuire 30 minutes.", "Servir."],
    tips: ["Meilleur le lendemain."],
  });
}

const extractLines = (html: string) =>
  [
    ...(/<ul class="ingredients">(.*?)<\/ul>/s.exec(html)?.[1] ?? "").matchAll(/<li>(.*?)<\/li>/gs),
  ].map(([, line = ""]) => extractText(line).trim());

const extractLinks = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = "", text = ""]) => [
      extractText(text).trim(),
      /href="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&"),
    ]),
  );

const extractHeading = (html: string) =>
  extractText(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? "").trim();

test("cooking works step by step with plain links that keep the servings", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const visitor = await server.as("nobody", { "Accept-Language": "en" });
  const open = async (address = "") => (await visitor.get(address)).text;

  const view = await open(`/recipe/view?id=${id}&servings=6`);
  let address = extractLinks(view).Cook;
  const headings = [];
  const onward = ["Start cooking", "Next", "Next", "Next", "Finish"];
  for (const on of onward) {
    const page = await open(address);
    headings.push(extractHeading(page));
    expect(address).toContain("&servings=6");
    expect(page).toMatch(on === "Start cooking" ? /rel="next"/ : /rel="prev".*rel="next"/s);
    address = extractLinks(page)[on];
  }
  expect(headings).toEqual([
    "What you need",
    "Step 1 of 4",
    "Step 2 of 4",
    "Step 3 of 4",
    "Step 4 of 4",
  ]);
  const end = await open(address);
  expect(extractHeading(end)).toBe("Enjoy!");
  expect(extractText(end)).toContain("Meilleur le lendemain.");
  expect(end).not.toContain('rel="next"');
  expect(extractLinks(end)).toMatchObject({
    Previous: `/recipe/cook?id=${id}&step=4&servings=6`,
    "All steps": `/recipe/cook?id=${id}&servings=6`,
    "Back to the recipe": `/recipe/view?id=${id}&servings=6`,
  });
});

test("a step shows the ingredients it mentions, for the chosen servings", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const visitor = await server.as("nobody", { "Accept-Language": "en" });
  const step = async (number: number) =>
    (await visitor.get(`/recipe/cook?id=${id}&step=${number}&servings=8`)).text;
  expect(extractLines(await step(1))).toEqual(["4 Egg, battus", "1\u00a0cup Whole milk"]);
  expect(extractLines(await step(2))).toEqual(["500\u00a0g All-purpose flour"]);
  const third = await step(3);
  expect(third).not.toContain("For this step");
  expect(extractLines(third)).toHaveLength(4);
  expect(third).toMatch(/<details><summary>All ingredients<\/summary><ul class="ingredients">/);
});

test("the overview shows servings, times, oven, all ingredients and steps", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const visitor = await server.as("nobody", { "Accept-Language": "fr" });
  const { text } = await visitor.get(`/recipe/cook?id=${id}&servings=2`);
  expect(extractHeading(text)).toBe("Ce qu’il vous faut");
  expect(extractText(text)).toContain("Pour 2 personnes");
  expect(extractText(text)).toMatch(/Four 180\s°C/);
  expect(extractLines(text)).toEqual([
    "1 Œuf, battus",
    "125\u00a0g Farine blanche",
    "1/4\u00a0tasse Lait entier",
    "Perles de lune",
  ]);
  expect(extractFields(text)).toEqual({ id: String(id), servings: "2" });
  expect(text).toMatch(/<form method="get" action="\/recipe\/cook\?id=\d+#ingredients"/);
  expect(extractLinks(text)).toMatchObject({
    Commencer: `/recipe/cook?id=${id}&step=1&servings=2`,
    "Ajouter la farine.": `/recipe/cook?id=${id}&step=2&servings=2`,
    "Revenir à 4 portions": `/recipe/cook?id=${id}#ingredients`,
  });
});

test("the recipe's text has its language, and search engines skip the page", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const visitor = await server.as("nobody", { "Accept-Language": "en" });
  const start = (await visitor.get(`/recipe/cook?id=${id}`)).text;
  const step = (await visitor.get(`/recipe/cook?id=${id}&step=1`)).text;
  const end = (await visitor.get(`/recipe/cook?id=${id}&step=5`)).text;
  expect(step).toMatch(/<p class="cook-text" lang="fr" dir="auto">Mêler les œufs/);
  expect(start).toMatch(/<span lang="fr">Perles de lune/);
  expect(start).toMatch(/<a [^>]*lang="fr"[^>]*>Servir\.<\/a>/);
  expect(end).toMatch(/<li lang="fr" dir="auto">Meilleur/);
  for (const page of [start, step, end]) {
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toMatch(/<a lang="fr" dir="auto" [^>]*>Gâteau au yaourt<\/a>/);
  }
  expect(step).toMatch(/<title>1\/4 · Gâteau au yaourt · Popote<\/title>/);
  expect(start).toMatch(/<title>Gâteau au yaourt · Popote<\/title>/);
});

test("controls that need script are hidden without it", async () => {
  const server = await openTestServer();
  const id = await writeCake(server);
  const visitor = await server.as("nobody", { "Accept-Language": "en" });
  const start = (await visitor.get(`/recipe/cook?id=${id}`)).text;
  const step = (await visitor.get(`/recipe/cook?id=${id}&step=3`)).text;
  const aids = /<div class="cook-aids" hidden="">.*?<\/div>/s.exec(step)?.[0] ?? "";
  expect(extractText(aids)).toContain("Start 30 min timer Done");
  expect(start).toMatch(/<input type="checkbox" hidden=""[^>]*aria-label="Step 1/);
  for (const page of [start, step.replace(aids, "")]) {
    expect(page).toMatch(/<label class="tick" hidden="">.*Keep the screen on<\/label>/);
    const shown = page.replace(/<(label|p)[^>]* hidden="">.*?<\/\1>/gs, "");
    for (const [control] of shown.matchAll(/<(input type="checkbox"|button type="button")[^>]*>/g))
      expect(control).toContain("hidden");
  }
  expect((await visitor.get(`/recipe/view?id=${id}`)).text).not.toContain(">Print<");
});

describe("an invalid step or number of servings falls back to a valid page", () => {
  test.each([
    ["", "What you need"],
    ["&step=0", "What you need"],
    ["&step=-1", "What you need"],
    ["&step=two", "What you need"],
    ["&step=1.5", "What you need"],
    [`&step=${"9".repeat(300)}`, "What you need"],
    ["&step=4", "Step 4 of 4"],
    ["&step=5", "Enjoy!"],
    ["&step=77", "Enjoy!"],
    ["&step=2&servings=0", "Step 2 of 4"],
    ["&step=2&servings=many", "Step 2 of 4"],
  ])("%s: %s", async (query, heading) => {
    const server = await openTestServer();
    const id = await writeCake(server);
    const visitor = await server.as("nobody", { "Accept-Language": "en" });
    const { status, text } = await visitor.get(`/recipe/cook?id=${id}${query}`);
    expect([status, extractHeading(text)]).toEqual([200, heading]);
    expect(text).not.toMatch(/servings=(0|many)&|servings=(0|many)"/);
  });
});

test("a recipe without steps has no cooking page, one without ingredients or yield does", async () => {
  const server = await openTestServer();
  const alice = await server.as("alice", { "Accept-Language": "en" });
  const bare = await writeRecipe(server.db, "alice");
  expect(extractLinks((await alice.get(`/recipe/view?id=${bare}`)).text).Cook).toBeUndefined();
  expect((await alice.get(`/recipe/cook?id=${bare}`)).status).toBe(200);
  const plain = await writeRecipe(server.db, "alice", { steps: ["Boil water."] });
  const view = await alice.get(`/recipe/view?id=${plain}&servings=9`);
  expect(extractLinks(view.text).Cook).toBe(`/recipe/cook?id=${plain}`);
  const { text } = await alice.get(`/recipe/cook?id=${plain}&step=1`);
  expect(extractText(text)).toContain("Boil water.");
  expect(text).not.toContain("All ingredients");
});

test("a hidden recipe cannot be cooked, and an unknown one is not found", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { visibility: "PRIVATE", steps: ["Hide."] });
  const bob = await server.as("bob", { "Accept-Language": "en" });
  const answers = [];
  for (const query of [`id=${id}`, `id=${id}&step=1`, "id=999", "id=x", ""]) {
    const { status, text } = await bob.get(`/recipe/cook?${query}`);
    expect(text).not.toContain("Hide.");
    answers.push(status);
  }
  expect(answers).toEqual([403, 403, 404, 404, 404]);
});

test("a step takes as many queries for a long recipe as for a short one", async () => {
  const server = await openTestServer();
  const visitor = await server.as("nobody");
  const countQueries = async (id: number) => {
    const queries = await recordQueries(server, () => visitor.get(`/recipe/cook?id=${id}&step=1`));
    return queries.length;
  };
  const short = await writeCake(server);
  const long = await writeUsualRecipe(server);
  expect([await countQueries(short), await countQueries(long)]).toEqual([5, 5]);
});
