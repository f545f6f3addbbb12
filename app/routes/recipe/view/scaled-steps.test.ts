import { expect, test } from "vitest";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer } from "../../../../tests/support/server";

const food = (name: string, text: string) => ({
  ...{ name, text, complement: "" },
  ...{ amount: null, unit: "NONE" as const },
});

const ENGLISH = {
  language: "en" as const,
  ingredients: [food("Olive oil", "60 ml olive oil"), food("All-purpose flour", "100 g flour")],
  steps: ["Mix 60 ml olive oil and 100 g flour.", "Rest for 20 minutes.", "Fry in 1 tbsp butter."],
};
const FRENCH = {
  language: "fr" as const,
  ingredients: [food("Huile d’olive", "60 ml d'huile d'olive"), food("Farine", "100 g de farine")],
  steps: ["Mélanger 60 ml d'huile d'olive et 100 g de farine.", "Frire dans 20 g de beurre."],
};

const FRENCH_NOTE =
  "Les quantités indiquées dans les étapes sont pour 2 personnes, sauf celles en gras.";

const extractSteps = (html: string) =>
  [...html.matchAll(/<li [^>]*dir="auto"[^>]*>(.*?)<\/li>/gs)].map(([, step = ""]) =>
    extractText(step).replace(/\s+/g, " ").trim(),
  );

async function openRecipe(recipe: typeof ENGLISH | typeof FRENCH, servings: number | null = 2) {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { ...recipe, yield: servings });
  const alice = await server.as("alice", { "Accept-Language": recipe.language });
  return async (page: string, query = "") =>
    (await alice.get(`/recipe/${page}?id=${id}${query}`)).text;
}

test.each([
  ["view", ENGLISH, "Amounts in the method are for 2 servings, except those in bold."],
  ["print", ENGLISH, "Amounts in the method are for 2 servings, except those in bold."],
  ["view", FRENCH, FRENCH_NOTE],
  ["print", FRENCH, FRENCH_NOTE],
])("/recipe/%s scales the amounts of its steps: %j", async (page, recipe, note) => {
  const get = await openRecipe(recipe);
  const written = await get(page);
  const scaled = await get(page, "&servings=4");
  const { steps } = recipe;
  expect(extractSteps(written)).toEqual(steps);
  const [first = ""] = steps;
  expect(extractSteps(scaled)).toEqual([
    first.replace("60", "120").replace("100", "200"),
    ...steps.slice(1),
  ]);
  expect(scaled).toContain('<b class="amount" title="60 ml">120 ml</b>');
  expect(extractText(scaled)).toContain(note);
  expect(extractText(written)).not.toContain(note);
});

test.each([ENGLISH, FRENCH])("the cooking view scales a step ($language)", async (recipe) => {
  const get = await openRecipe(recipe);
  const first = await get("cook", "&servings=4&step=1");
  expect(first).toContain('title="60 ml">120 ml</b>');
  expect(first).not.toContain("cook-text hint");
  expect(extractText(await get("cook", "&servings=4"))).toContain("120 ml");
  const last = await get("cook", `&servings=4&step=${recipe.steps.length}`);
  const said = /<p class="hint">(.*?)<\/p>/s.exec(last.split("cook-text")[1] ?? "")?.[1];
  expect(extractText(said ?? "")).toMatch(/ 2 (servings|personnes), /);
});

test("a recipe without servings scales its steps by times, and says so", async () => {
  const get = await openRecipe(ENGLISH, null);
  const doubled = await get("view", "&times=2");
  expect(extractSteps(doubled)[0]).toBe("Mix 120 ml olive oil and 200 g flour.");
  expect(extractText(doubled)).toContain(
    "Amounts in the method are for the recipe as written, except those in bold.",
  );
});

test("the note names no bold amounts if no amount scales", async () => {
  const get = await openRecipe({ ...ENGLISH, steps: ["Fry in 1 tbsp butter."] });
  expect(extractText(await get("view", "&servings=4"))).toContain(
    "Amounts in the method are for 2 servings.",
  );
});

test("nothing is said where every amount scales, or there is none", async () => {
  for (const steps of [
    ENGLISH.steps.slice(0, 2),
    ["Mix well.", "Bake at 180 °C for 20 minutes."],
  ]) {
    const get = await openRecipe({ ...ENGLISH, steps });
    expect(extractText(await get("view", "&servings=4"))).not.toContain("Amounts in the method");
  }
});

test("exports keep the cook's words", async () => {
  const get = await openRecipe(ENGLISH);
  const exported = await get("export", "&format=markdown&servings=4");
  expect(exported).toContain("Mix 60 ml olive oil and 100 g flour.");
});

test("a step has other units and other servings at once", async () => {
  const steps = ["Mix 100 g flour, bake at 180 °C and add 60 ml olive oil."];
  const get = await openRecipe({ ...ENGLISH, steps });
  expect(extractSteps(await get("view", "&units=us&servings=4"))).toEqual([
    "Mix 7 oz flour, bake at 350 °F and add 4 fl oz olive oil.",
  ]);
  expect(extractSteps(await get("view", "&servings=4"))).toEqual([
    "Mix 200 g flour, bake at 180 °C and add 120 ml olive oil.",
  ]);
});
