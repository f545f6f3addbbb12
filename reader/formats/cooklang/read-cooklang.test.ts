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
    tags: ["spring", "leek"],
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
      "Rub butter into plain flour and add salt.",
      "Rest for 30 minutes in the mixing bowl.",
      "# Filling",
      "Soften leeks and thyme in butter, then season with salt and pepper. Bake at 180°C for 1/2 hour.",
    ],
    tips: ["Cold the next day, it is better still."],
    photos: [{ kind: "address", address: "https://example.org/tart.jpg" }],
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
    steps: ["Casser les œufs.", "Ajouter ciboulette."],
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
    steps: ["Knead flour.", "# Baking", "Bake."],
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
    steps: ["# Fond", "Sabler la farine.", "# Crème", "Fouetter la crème."],
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
  expect(recipe.steps).toEqual(["Weigh out:\n- salt\n- water", "Stir the pot."]);
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
  expect(lines.steps).toEqual(["Blanch the veal", "Skim off the foam", "Strain."]);
  const wrapped = await readRecipe("Blanch the @veal{1%kg} and\nskim off the foam.");
  expect(wrapped.steps).toEqual(["Blanch the veal and skim off the foam."]);
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
        photos: [{ name: "cook/Soups/Leek soup.JPG" }],
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

const OWN = `---
title: "Pie"
author: "Alice"
exported by: "Popote"
---

== Ingredients ==

@Leek{3}[- 3 large leeks \\[white part\\] -],
@oil{1%tbsp}[- 1 tbsp oil -]

== Steps ==

Slice the leeks.\\
\\
  Fry  them \\-\\- gently.

> Good \\@home.\\
> Cold, too.
`;

test("Popote's own export is read to the letter", async () => {
  expect(await readRecipe(OWN)).toMatchObject({
    ...{ source: "", isOwn: true },
    ingredients: ["3 large leeks [white part]", "1 tbsp oil"],
    steps: ["Slice the leeks.\n\n  Fry  them -- gently."],
    tips: ["Good @home.\nCold, too."],
  });
});

test("a recipe added to Popote's own export is read as ordinary Cooklang", async () => {
  const changed = OWN.replace("@oil{1%tbsp}[- 1 tbsp oil -]", "@oil{2%tbsp}\n2 eggs").replace(
    "Slice the leeks.",
    "Boil @rice{200%g}\nfor ~{10%min}. -- or pasta\n\nSlice the leeks.",
  );
  expect(await readRecipe(changed)).toMatchObject({
    ingredients: ["3 large leeks [white part]", "2 tbsp oil", "2 eggs", "200 g rice"],
    steps: ["Boil rice for 10 min.", "Slice the leeks.\n\n  Fry  them -- gently."],
  });
});

test("a step has no amount that the list has, because it would not scale", async () => {
  const recipe = await readRecipe(
    "Mix @oil{60%ml} and @flour{100%g}.\n\nAdd @oil{} and @-water{1%l}.\n\n> Or @oil{70%ml}.",
  );
  expect(recipe).toMatchObject({
    ingredients: ["60 ml oil", "100 g flour"],
    steps: ["Mix oil and flour.", "Add oil and water (1 l)."],
    tips: ["Or oil (70 ml)."],
  });
});

test("a step keeps the amount of what a section uses in several amounts", async () => {
  const recipe = await readRecipe(
    "= Cake\n\nBeat @sugar{100%g} with @salt{1%tsp}.\n\nDust with @sugar{20%g} and @salt{1%tsp}.\n\n= Glaze\n\nMelt @sugar{50%g}.",
  );
  expect(recipe).toMatchObject({
    ingredients: [
      ...["# Cake", "100 g sugar", "1 tsp salt", "20 g sugar", "1 tsp salt"],
      ...["# Glaze", "50 g sugar"],
    ],
    steps: [
      ...["# Cake", "Beat sugar (100 g) with salt.", "Dust with sugar (20 g) and salt."],
      ...["# Glaze", "Melt sugar."],
    ],
  });
});
