import { expect, test } from "vitest";
import { type Amount, parseAmount } from "#domain/measures/amount";
import type { Unit } from "#domain/measures/units";
import type { RecipeContent } from "#domain/recipe/recipe-fields";
import { extractText } from "../../../../tests/support/page";
import { writeRecipe } from "../../../../tests/support/recipes";
import { openTestServer, type TestServer } from "../../../../tests/support/server";

type Line = [amount: string, unit: Unit, name: string];

const buildLines = (lines: Line[]): RecipeContent["ingredients"] =>
  lines.map(([amount, unit, name]) => ({
    name,
    amount: amount ? (parseAmount(amount) as Amount) : null,
    unit,
    complement: "",
  }));

async function nutritionShown(
  content: { lines: Line[]; yield?: number },
  { query = "", language = "en" } = {},
) {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", {
    yield: content.yield ?? null,
    ingredients: buildLines(content.lines.map(([amount, , name]) => [amount, "NONE", name])),
  });
  // Set directly, as stored before a catalogue change: the form refuses some of these units now.
  for (const [position, [, unit]] of content.lines.entries()) {
    await server.db
      .updateTable("recipe_ingredients")
      .set({ unit })
      .where("recipe_id", "=", id)
      .where("position", "=", position)
      .execute();
  }
  return readNutrition(server, `/recipe/view?id=${id}${query}`, language);
}

async function readNutrition(server: TestServer, address: string, language: string) {
  const alice = await server.as("alice", { "Accept-Language": language });
  const { text, status } = await alice.get(address);
  expect(status).toBe(200);
  const section = /<section class="nutrition.*?<\/section>/s.exec(text)?.[0];
  if (!section) return undefined;
  const rows = [...section.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => extractText(cell)),
  );
  const notes = [...section.matchAll(/<li>(.*?)<\/li>/gs)].map(([, note = ""]) =>
    extractText(note).trim(),
  );
  return {
    said: extractText(section),
    table: new Map(rows.map(([name, ...of]) => [name, of])),
    notes,
  };
}

const CREPES: Line[] = [
  ["250", "GRAM", "All-purpose flour"],
  ["3", "UNIT", "Egg"],
  ["2", "CUP", "Whole milk"],
  ["2/3", "TABLESPOON", "Granulated sugar"],
  ["1/4", "TEASPOON", "Salt"],
];

test("all nine nutrients are shown per serving and in total", async () => {
  const shown = await nutritionShown({ lines: CREPES, yield: 4 });
  expect(shown?.said).toContain("Counted for 5 of 5 ingredients.");
  expect([...(shown?.table ?? [])]).toEqual([
    ["", ["Per serving", "In total, 4\u00a0servings"]],
    ["Calories", ["373\u00a0kcal", "1,491\u00a0kcal"]],
    ["Carbohydrates", ["54\u00a0g", "216\u00a0g"]],
    ["Sugars", ["9.3\u00a0g", "37\u00a0g"]],
    ["Fibre", ["1.7\u00a0g", "6.8\u00a0g"]],
    ["Protein", ["16\u00a0g", "65\u00a0g"]],
    ["Saturated fat", ["3.8\u00a0g", "15\u00a0g"]],
    ["Unsaturated fat", ["4.1\u00a0g", "16\u00a0g"]],
    ["Cholesterol", ["157\u00a0mg", "630\u00a0mg"]],
    ["Sodium", ["254\u00a0mg", "1,017\u00a0mg"]],
  ]);
  expect(shown?.notes).toEqual([]);
});

test("the total follows the servings, the value per serving does not", async () => {
  const shown = await nutritionShown({ lines: CREPES, yield: 4 }, { query: "&servings=6" });
  expect(shown?.table.get("")).toEqual(["Per serving", "In total, 6\u00a0servings"]);
  expect(shown?.table.get("Calories")).toEqual(["373\u00a0kcal", "2,237\u00a0kcal"]);
  expect(shown?.table.get("Sodium")).toEqual(["254\u00a0mg", "1,526\u00a0mg"]);
});

test("a recipe without a number of servings shows a total only", async () => {
  const shown = await nutritionShown({ lines: CREPES }, { query: "&servings=6" });
  expect(shown?.table.get("")).toEqual(["Whole recipe"]);
  expect(shown?.table.get("Calories")).toEqual(["1,491\u00a0kcal"]);
});

const LEFT_OUT: Line[] = [
  ["2", "CUP", "My grandmother’s mix"],
  ["", "NONE", "Salt"],
  ["", "GRAM", "Egg"],
  ["2", "NONE", "Potato"],
  ["1", "CUP", "Stewing beef"],
  ["1", "UNIT", "Whole milk"],
];

test("every uncounted line is listed with its reason", async () => {
  const shown = await nutritionShown({
    lines: [...LEFT_OUT, ["100", "GRAM", "All-purpose flour"]],
  });
  expect(shown?.said).toContain("Counted for 1 of 7 ingredients.");
  expect(shown?.notes).toEqual([
    "Not counted, not in the catalogue: My grandmother’s mix",
    "Not counted, no amount given: Salt and Egg",
    "Not counted, no unit given: Potato",
    "Not counted, density not known: Stewing beef",
    "Not counted, weight not known: Whole milk",
  ]);
  expect(shown?.table.get("Calories")).toEqual(["366\u00a0kcal"]);
});

test("if nothing can be counted, the page says why and shows no zeros", async () => {
  const shown = await nutritionShown({ lines: LEFT_OUT, yield: 2 });
  expect(shown?.said).toContain("None of the ingredients could be counted.");
  expect(shown?.notes).toHaveLength(5);
  expect(shown?.table.size).toBe(0);
  expect(shown?.said).not.toMatch(/\b0\b/);
});

test("a recipe without ingredients shows no nutrition", async () => {
  expect(await nutritionShown({ lines: [], yield: 4 })).toBeUndefined();
});

test("a missing figure gives “at least”, or “not known” if all are missing", async () => {
  const squash: Line = ["1", "UNIT", "Acorn squash"];
  const some = await nutritionShown({ lines: [squash, ["1", "POUND", "Potato"]], yield: 2 });
  expect(some?.table.get("Sugars")).toEqual(["at least 1.7\u00a0g", "at least 3.5\u00a0g"]);
  expect(some?.table.get("Cholesterol")).toEqual(["0\u00a0mg", "0\u00a0mg"]);
  expect(some?.notes).toEqual(["Sugars: the source has no figure for Acorn squash"]);
  const none = await nutritionShown({ lines: [squash], yield: 2 });
  expect(none?.table.get("Sugars")).toEqual(["not known", "not known"]);
  expect(none?.notes).toEqual(["Sugars: the source has no figure for Acorn squash"]);
});

test("French uses its own words, names and number format", async () => {
  const shown = await nutritionShown(
    {
      lines: [
        ["1", "UNIT", "Acorn squash"],
        ["1", "POUND", "Potato"],
        ["1", "CUP", "Mélange maison"],
        ["", "NONE", "Salt"],
        ["", "NONE", "Egg"],
      ],
      yield: 2,
    },
    { language: "fr", query: "&servings=5" },
  );
  expect(shown?.said).toContain("Calcul fait sur 2 des 5 ingrédients.");
  expect(shown?.table.get("")).toEqual(["Par portion", "Au total, 5\u00a0portions"]);
  expect(shown?.table.get("Calories")).toEqual(["261\u00a0kcal", "1\u202f304\u00a0kcal"]);
  expect(shown?.table.get("Sucres")).toEqual(["au moins 1,7\u00a0g", "au moins 8,8\u00a0g"]);
  expect(shown?.notes).toEqual([
    "Hors calcul, faute de fiche au catalogue\u00a0: Mélange maison",
    "Hors calcul, faute de quantité\u00a0: Sel et Œuf",
    "Sucres\u00a0: la source ne donne rien pour Courge poivrée",
  ]);
});

test("approximate and misunderstood amounts are named", async () => {
  const server = await openTestServer();
  const none = { amount: null, unit: "NONE" as const, complement: "" };
  const id = await writeRecipe(server.db, "alice", {
    language: "en",
    ingredients: [
      { ...none, name: "Garlic", text: "2-3 cloves garlic", written: "2-3 cloves" },
      { ...none, name: "Carrot", text: "2/3 carrots", written: "2/3" },
      { ...none, name: "Salt", text: "2 pinches of salt", written: "2 pinches" },
    ],
  });
  const notesIn = async (language: string) =>
    (await readNutrition(server, `/recipe/view?id=${id}`, language))?.notes;
  expect(await notesIn("en")).toEqual([
    "Not counted, weight not known: Salt",
    "Not counted, amount not understood: Carrot",
    "Approximate amount: Garlic",
  ]);
  expect(await notesIn("fr")).toEqual([
    "Hors calcul, faute de poids connu\u00a0: Sel",
    "Hors calcul, faute d’avoir compris la quantité\u00a0: Carotte",
    "Quantité approximative\u00a0: Ail",
  ]);
});

test("the figures of single ingredients are not sent to the client", async () => {
  const server = await openTestServer();
  const id = await writeRecipe(server.db, "alice", { ingredients: buildLines(CREPES) });
  const alice = await server.as("alice");
  for (const path of [`/recipe/view?id=${id}`, `/recipe/view.data?id=${id}`]) {
    const { text, status } = await alice.get(path);
    expect(status).toBe(200);
    expect(text).toContain("lacking");
    expect(text).not.toMatch(/weightPerUnit|volumicMass|38758/);
  }
});
