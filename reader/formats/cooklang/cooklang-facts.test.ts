import { expect, test } from "vitest";
import { measureCpuTime } from "../../../tests/support/cpu-time";
import { readUpload, zipOf } from "../../../tests/support/import-files";

const readRecipe = async (text: string, name = "Supper.cook") => {
  const { entries } = await readUpload(name, text);
  const [entry] = entries;
  if (!entry || !("recipe" in entry)) throw new Error(JSON.stringify(entries));
  return entry.recipe;
};

test("metadata is read under its common names in both languages", async () => {
  const french = await readRecipe(`---
titre: "Pouding: celui de Léa"
portions: 6
rendement: 500%ml
temps de préparation: 20 min
temps de cuisson: 45 min
oven temperature: 180 °C
auteur: Léa
tags: Dessert, hiver
---
Mêler la @farine{250%ml} et le @?sel.
`);
  expect(french).toMatchObject({
    title: "Pouding: celui de Léa",
    yield: "6 portions (500 ml)",
    preparationMinutes: 20,
    cookingMinutes: 45,
    cookingTemperature: 180,
    source: "Léa",
    category: "DESERT",
    ingredients: ["250 ml farine", "sel, facultatif"],
  });
  const old =
    ">> serving: 12 rolls\n>> preparationTime: 45 min\n>> cook_time: 12\n\nBake @dough{}.";
  expect(await readRecipe(old, "cinnamon-rolls.cook")).toMatchObject({
    title: "Cinnamon rolls",
    yield: "12 rolls",
    preparationMinutes: 45,
    cookingMinutes: 12,
  });
});

test("invalid YAML front matter is read line by line, and unknown lines stay", async () => {
  const front = '\n---\ntitle: "Pie: the best"\ndescription: Short: nice\n--- \n';
  expect(await readRecipe(`${front}>> Finishing\n\nBake @pie{1}.`)).toMatchObject({
    title: "Pie: the best",
    description: "Short: nice",
    tips: ["Finishing"],
  });
});

test("a folder's name becomes the category, and images may be in a folder or belong to a step", async () => {
  const file = await zipOf({
    "Desserts/Cakes/Carrot-Cake.cook": "Bake @carrots{2}.",
    "Desserts/Cakes/images/Carrot-Cake.png": "cake",
    "Mine/Mojito.cook": "---\ncourse: drink\n---\nMuddle @mint{}.",
    "Mine/Mojito.1.jpg": "mint",
    "Plans/week.menu": "= Monday\n\n@./Mine/Mojito{2}",
  });
  const { entries } = await readUpload("cook.zip", file);
  expect(entries).toMatchObject([
    {
      recipe: {
        title: "Carrot-Cake",
        category: "DESERT",
        photos: [{ name: "Desserts/Cakes/images/Carrot-Cake.png" }],
      },
    },
    { recipe: { title: "Mojito", category: "DRINK", photos: [{ name: "Mine/Mojito.1.jpg" }] } },
  ]);
});

test("an image in the archive is preferred, and a path is resolved against the recipe's site", async () => {
  const named = (image: string) =>
    `---\nimage: ${image}\nsource: https://example.org/pies/1\n---\nBake @pie{1}.`;
  const file = await zipOf({
    "Kept.cook": named("https://example.org/kept.jpg"),
    "Kept.jpg": "kept",
    "Site.cook": named("/images/site.jpg"),
    "Lost.cook": named("images/lost.jpg"),
  });
  const { entries } = await readUpload("cook.zip", file);
  expect(entries).toMatchObject([
    { recipe: { photos: [{ kind: "entry", name: "Kept.jpg" }] } },
    { recipe: { photos: [{ kind: "address", address: "https://example.org/images/site.jpg" }] } },
    { recipe: { photos: [] } },
  ]);
});

const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"]
  .concat(
    "bcdefghi"
      .split("")
      .map(
        (letter, at) => `${letter}: &${letter} [${Array(9).fill(`*${"abcdefgh"[at]}`).join(", ")}]`,
      ),
  )
  .join("\n");

/** Hostile metadata may take this many times longer than harmless metadata, plus noise. */
const TIMES = 10;
const NOISE_MS = 100;

test.each([
  ["aliases that multiply", bomb],
  ["brackets in brackets", `a: ${"[".repeat(9_900)}`],
  ["lists in lists", `a:\n  ${"- ".repeat(4_900)}x`],
  ["keys in keys", `a:\n  ${"? ".repeat(4_900)}x`],
  ["lines ever deeper", Array.from({ length: 130 }, (_, at) => `${" ".repeat(at)}a:`).join("\n")],
  ["more of it than anybody writes", `a: ${"x".repeat(30_000)}`],
  ["a tag of its own", "a: !!js/function 'function () { throw 1 }'"],
  ["what is no YAML", "a: b: c: [}"],
  ["keys that JavaScript knows", "__proto__:\n  title: x\nconstructor: y"],
])("front matter with %s does no harm", async (_, front) => {
  const file = (metadata: string) => `---\n${metadata}\ntitle: Soup\n---\nBoil @leeks{2}.`;
  const harmless = await measureCpuTime(() => readRecipe(file(`note: ${"x ".repeat(5_000)}`)));
  const spent = await measureCpuTime(async () => {
    const recipe = await readRecipe(file(front));
    expect(recipe).toMatchObject({ title: "Soup", steps: ["Boil leeks."] });
  });
  expect(spent).toBeLessThan(TIMES * harmless + NOISE_MS);
});

test("metadata about storing and reheating becomes tips", async () => {
  const front =
    "storage_days: 5\nstore: Corner shop\nreheat: Covered, 1 minute.\nréchauffage: [au four, à la poêle]\nnote: Good.";
  const recipe = await readRecipe(`---\n${front}\n---\nBoil @leeks{2}.`);
  expect(recipe).toMatchObject({
    tips: [
      "Good.",
      "Store: Corner shop",
      "Storage days: 5",
      "Reheat: Covered, 1 minute.",
      "Réchauffage\u00a0: au four",
      "Réchauffage\u00a0: à la poêle",
    ],
  });
});
