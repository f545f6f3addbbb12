import { expect, test } from "vitest";
import { expectLinear } from "../../../tests/support/cpu-time";
import { readUpload, zipOf } from "../../../tests/support/import-files";

const readRecipe = async (text: string, name = "Supper.cook") => {
  const { entries } = await readUpload(name, text);
  const [entry] = entries;
  if (!entry || !("recipe" in entry)) throw new Error(JSON.stringify(entries));
  return entry.recipe;
};

test("a Cooklang file with front matter is read completely", async () => {
  const recipe = await readRecipe(`---
title: Leek tart
servings: 4|8
time:
  prep: 20 minutes
  cook: 1h30m
course: main course
tags: [spring, leek]
source:
  name: Aunt Zoé
  url: https://example.org/tart
locale: en_CA
description: >
  For the first
  warm days.
image: https://example.org/tart.jpg
---
> Cold the next day, it is better still.

= Pastry

Rub @butter{125%g}(cold, diced) into @plain flour{2 1/2%cups} -- by hand
and add @salt.

-- a line of comment
Rest for ~rest{30%minutes} in the #mixing bowl{}. [- not in the
freezer -]

== Filling ==

Soften @leeks{3-4} and @?thyme{2%sprigs} in @butter{1 / 2%tbsp}, then season with @salt and @pepper{}.
Bake at 180°C for ~{1/2%hour}.
`);
  expect(recipe).toEqual({
    title: "Leek tart",
    description: "For the first warm days.",
    source: "https://example.org/tart",
    language: "en",
    yield: "4",
    preparationMinutes: 20,
    cookingMinutes: 90,
    cookingTemperature: null,
    category: "MAIN_DISH",
    ingredients: [
      "# Pastry",
      "125 g butter, cold, diced",
      "2 1/2 cups plain flour",
      "salt",
      "# Filling",
      "3-4 leeks",
      "2 sprigs thyme, optional",
      "1/2 tbsp butter",
      "pepper",
    ],
    steps: [
      "# Pastry",
      "Rub butter (125 g) into plain flour (2 1/2 cups) and add salt.",
      "Rest for 30 minutes in the mixing bowl.",
      "# Filling",
      "Soften leeks (3-4) and thyme (2 sprigs) in butter (1/2 tbsp), then season with salt and pepper. Bake at 180°C for 1/2 hour.",
    ],
    tips: ["Cold the next day, it is better still."],
    image: { kind: "address", address: "https://example.org/tart.jpg" },
  });
});

test("the older metadata lines are read, and the file name becomes the title", async () => {
  const recipe = await readRecipe(
    ">> source: Mamie\r\n>> serves: 2\r\n>> prep time: 5 min\r\n>> cook time: 10 min\r\n>> locale: fr\r\n\r\nCasser les @œufs{3}.\r\n\r\nAjouter @?ciboulette.\r\n",
    "Omelette.cook",
  );
  expect(recipe).toMatchObject({
    title: "Omelette",
    source: "Mamie",
    yield: "2",
    preparationMinutes: 5,
    cookingMinutes: 10,
    language: "fr",
    ingredients: ["3 œufs", "ciboulette, facultatif"],
    steps: ["Casser les œufs (3).", "Ajouter ciboulette."],
  });
});

test("a notes section and the metadata beside the steps become tips", async () => {
  const recipe = await readRecipe(`---
note: Better with rye.
---
Knead @flour{500%g}.

> Keeps for a week,
wrapped in a cloth.

== Notes ==

Rest it longer with @spelt flour{450%g}.

== Baking ==

Bake.

## Tips

Freeze it.
`);
  expect(recipe).toMatchObject({
    ingredients: ["500 g flour"],
    steps: ["Knead flour (500 g).", "# Baking", "Bake."],
    tips: [
      "Better with rye.",
      "Keeps for a week, wrapped in a cloth.",
      "Rest it longer with spelt flour (450 g).",
      "Freeze it.",
    ],
  });
});

test("sections written like metadata are sections", async () => {
  const recipe = await readRecipe(
    ">> servings: 6\n\n>> steps: Fond\nSabler la @farine{200%g}.\n\n>> Étapes : Crème\nFouetter la @crème{2%dl}.\n\n>> steps: 12\n",
  );
  expect(recipe).toMatchObject({
    yield: "6",
    ingredients: ["# Fond", "200 g farine", "# Crème", "2 dl crème"],
    steps: ["# Fond", "Sabler la farine (200 g).", "# Crème", "Fouetter la crème (2 dl)."],
  });
});

test("lines stay separate after a backslash or with a bullet", async () => {
  const recipe = await readRecipe(`> Kinds of rice:\\
Arborio,\\
or Carnaroli.

Weigh out:
 - @salt{30%g}
 - @water{1%l}

Stir
the pot.
`);
  expect(recipe.tips).toEqual(["Kinds of rice:\nArborio,\nor Carnaroli."]);
  expect(recipe.steps).toEqual(["Weigh out:\n- salt (30 g)\n- water (1 l)", "Stir the pot."]);
});

test("a paragraph that only lists ingredients is not a step", async () => {
  const text = "= Dough\n\n- @flour{500%g}\n- @salt{=10%g}\n\nKnead the dough.";
  expect(await readRecipe(text)).toMatchObject({
    ingredients: ["# Dough", "500 g flour", "10 g salt"],
    steps: ["# Dough", "Knead the dough."],
  });
});

test("without paragraphs each line is a step, unless the lines are wrapped", async () => {
  const lines = await readRecipe("Blanch the @veal{1%kg}\nSkim off the foam\nStrain.");
  expect(lines.steps).toEqual(["Blanch the veal (1 kg)", "Skim off the foam", "Strain."]);
  const wrapped = await readRecipe("Blanch the @veal{1%kg} and\nskim off the foam.");
  expect(wrapped.steps).toEqual(["Blanch the veal (1 kg) and skim off the foam."]);
});

test("a folder of Cooklang files is read with the images of the same names", async () => {
  const file = await zipOf({
    "cook/Soups/Leek soup.cook": "Boil @leeks{2}.",
    "cook/Soups/Leek soup.JPG": "soup",
    "cook/Empty.cook": "-- later\n",
    "cook/config/aisle.conf": "[produce]\nleeks",
    "cook/README.md": "# Our recipes",
  });
  const { upload, entries } = await readUpload("cook.zip", file);
  expect(upload.format).toBe("COOKLANG");
  expect(entries).toMatchObject([
    {
      recipe: {
        title: "Leek soup",
        ingredients: ["2 leeks"],
        image: { name: "cook/Soups/Leek soup.JPG" },
      },
    },
    { name: "cook/Empty.cook", problem: "notARecipe" },
  ]);
});

test.each([
  "@",
  "@a",
  "@a b ",
  "@a{",
  "#(",
  "@&(",
  "~{%",
  "[-",
  "-- ",
  ">> a:b\n",
  "= a\n",
  "@a{b}(",
])("a file of only %j is read in linear time", async (piece) => {
  const file = (length: number) => `Boil.\n\n${piece.repeat(length / piece.length)}`;
  await expectLinear((length) => readUpload("x.cook", file(length)), 200_000);
});

const OWN = (order: string, extra = "") => `---
title: "Pie"
author: "Alice"
"exported by": "Popote"
"ingredient order": "${order}"
---

Gather @salt{} and @oil{1%tbsp}[- 1 tbsp oil -].

Slice the @leeks{3}.${extra}
`;

test("Popote's own export is restored without its generated first step and in its original order", async () => {
  const { entries } = await readUpload("pie.cook", OWN("2 1 0"));
  expect(entries).toMatchObject([
    {
      recipe: {
        ...{ source: "", steps: ["Slice the leeks."] },
        ingredients: ["3 leeks", "1 tbsp oil", "salt"],
      },
    },
  ]);
});

test.each(["2 1", "0 0 1", "9 1 0", "x", ""])(
  "an order that does not match the lines (%s) is ignored",
  async (order) => {
    const { entries } = await readUpload("pie.cook", OWN(order));
    expect(entries).toMatchObject([{ recipe: { ingredients: ["salt", "1 tbsp oil", "3 leeks"] } }]);
  },
);

test("an edited first step is kept", async () => {
  const changed = OWN("0 1 2").replace("Gather", "Gather all of these from the larder:");
  const { entries } = await readUpload("pie.cook", changed);
  expect(entries).toMatchObject([
    {
      recipe: { steps: ["Gather all of these from the larder: salt and oil.", "Slice the leeks."] },
    },
  ]);
});
