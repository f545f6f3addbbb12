import { expect, test } from "vitest";
import { readPage } from "../read-page";
import { readSchemaRecipes } from "./schema-recipe";

function readSteps(recipeInstructions: unknown): string[] | undefined {
  return readSchemaRecipes({ "@type": "Recipe", name: "Pie", recipeInstructions }, null)[0]?.steps;
}

test("a list step that only names what follows is a heading", () => {
  expect(readSteps(["Bake the pie.", "For the glaze:", "Stir the sugar in.", "Brush."])).toEqual([
    "Bake the pie.",
    "# For the glaze",
    "Stir the sugar in.",
    "Brush.",
  ]);
  expect(readSteps([{ "@type": "HowToStep", text: "Pour le sirop :" }, "Faire bouillir."])).toEqual(
    ["# Pour le sirop", "Faire bouillir."],
  );
});

test("a numbered name above its own lines is their heading", () => {
  const text =
    "Step 1: The dough\nRub the butter in.\nChill it.\n\nStep 2 - The filling\nSlice the plums.";
  expect(readSteps(text)).toEqual([
    "# The dough",
    "Rub the butter in.",
    "Chill it.",
    "# The filling",
    "Slice the plums.",
  ]);
});

test("a numbered name after the last sentence of another step starts a step", () => {
  const text = "Étape 1 : La pâte\nPétrir.\n\nLaisser lever. Étape 2 : La garniture\nÉmincer.";
  expect(readSteps(text)).toEqual([
    "# La pâte",
    "Pétrir.",
    "Laisser lever.",
    "# La garniture",
    "Émincer.",
  ]);
});

test("consecutive numbered lines without a full stop are steps", () => {
  expect(readSteps("Step 1: Mix the eggs\nStep 2: Bake the pie\nStep 3: Eat it")).toEqual([
    "Mix the eggs",
    "Bake the pie",
    "Eat it",
  ]);
});

test("numbers in only some steps of a list are removed if they match the positions", () => {
  const named = (texts: string[]) => texts.map((text) => ({ "@type": "HowToStep", text }));
  expect(readSteps(named(["Mix.", "Rest.", "3. Roll.", "4. Bake."]))).toEqual([
    "Mix.",
    "Rest.",
    "Roll.",
    "Bake.",
  ]);
  const others = ["Mix.", "3. Roll.", "9. Bake."];
  expect(readSteps(named(others))).toEqual(others);
});

test("a step's name has the colon style of the page's language", () => {
  const recipe = {
    "@type": "Recipe",
    name: "Flan",
    recipeInstructions: [
      { "@type": "HowToStep", name: "La pâte", text: "Foncer le moule." },
      { "@type": "HowToSection", name: "L’appareil", itemListElement: ["Fouetter."] },
    ],
  };
  const script = `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`;
  expect(readPage(`<html lang="fr">${script}`, null)[0]?.steps).toEqual([
    "La pâte\u00a0: Foncer le moule.",
    "# L’appareil",
    "Fouetter.",
  ]);
  expect(readPage(`<html lang="en">${script}`, null)[0]?.steps[0]).toBe(
    "La pâte: Foncer le moule.",
  );
});

test("headings in the HTML of steps are headings", () => {
  const html = `<h3>Instructions</h3><h4><strong>Dough</strong></h4><ol><li>Rub.</li><li>Chill.</li></ol>
    <p><b>Filling</b></p><p>Slice the plums.</p><p><b>Bake until brown.</b></p><p><b>Eat</b></p>`;
  expect(readSteps(html)).toEqual([
    "# Dough",
    "Rub.",
    "Chill.",
    "# Filling",
    "Slice the plums.",
    "Bake until brown.",
    "Eat",
  ]);
});

test("a number before a step's name is removed", () => {
  const steps = [
    { "@type": "HowToStep", name: "Step 1: The dough", text: "Rub." },
    { "@type": "HowToSection", name: "2. The filling", itemListElement: ["Slice."] },
  ];
  expect(readSteps(steps)).toEqual(["The dough: Rub.", "# The filling", "Slice."]);
});

test("steps and ingredients in an object with numeric keys are lists", () => {
  const numbered = { "0": "1 egg", "1": "2 figs", "2": "3 nuts" };
  const json = { "@type": "Recipe", name: "Pie", recipeIngredient: numbered };
  expect(readSchemaRecipes(json, null)[0]?.ingredients).toEqual(["1 egg", "2 figs", "3 nuts"]);
  expect(readSteps({ "1": { text: "Mix." }, "2": "Bake." })).toEqual(["Mix.", "Bake."]);
});

test("a request to readers is not a step, but a step that mentions the site is", () => {
  expect(
    readSteps([
      "Mix.",
      "Did you make this pie? Tag @pies on Instagram!",
      "N’oubliez pas de partager sur Facebook",
      "Pin the dough down, and comment on nothing: tag the tin for 20 minutes.",
      "Bake, then share it on Instagram.",
    ]),
  ).toEqual([
    "Mix.",
    "Pin the dough down, and comment on nothing: tag the tin for 20 minutes.",
    "Bake, then share it on Instagram.",
  ]);
});

const LONG =
  "Whisk the eggs with the sugar until they are pale, then fold in the flour and the melted butter, bit by bit.";

test.each([
  [
    "one after the other",
    ["Mix.", "Bake.", "Cool.", "Mix.", "Bake.", "Cool."],
    ["Mix.", "Bake.", "Cool."],
  ],
  [
    "line by line",
    ["Mix.", "Mix.", "Bake.", "Bake.", "Cool.", "Cool."],
    ["Mix.", "Bake.", "Cool."],
  ],
  ["two long ones", [LONG, "Bake.", LONG, "Bake."], [LONG, "Bake."]],
  [
    "two short ones that a cook repeats",
    ["Knead for 5 minutes.", "Rest for an hour.", "Knead for 5 minutes.", "Rest for an hour."],
    ["Knead for 5 minutes.", "Rest for an hour.", "Knead for 5 minutes.", "Rest for an hour."],
  ],
  ["of nothing", ["Fold.", "Fold.", "Fold.", "Fold."], ["Fold.", "Fold.", "Fold.", "Fold."]],
  ["of some", ["Mix.", "Rest.", "Mix.", "Bake."], ["Mix.", "Rest.", "Mix.", "Bake."]],
])("only accidental copies of steps are dropped: %s", (_, texts, steps) => {
  expect(readSteps(texts.map((text) => ({ "@type": "HowToStep", text })))).toEqual(steps);
});

test("a generated name that ends in a step number is dropped", () => {
  const steps = ["Mix all.", "Bake it."].map((text, at) => ({
    "@type": "HowToStep",
    name: `plum-pie_c step ${at + 1}`,
    text,
  }));
  expect(readSteps(steps)).toEqual(["Mix all.", "Bake it."]);
});

test.each([
  "Partagez la pâte en quatre et voyez sur la photo comment façonner les pains.",
  "Share it between four plates, decorating each with mint.",
  "If you like it sharp, add lemon before grating the cheese.",
  "Suivez la vidéo sur YouTube pour tresser la pâte.",
  "Follow this video on YouTube to braid the dough.",
])("a step that resembles a request to readers is kept: %s", (text) => {
  expect(readSteps(["Mix.", text])).toEqual(["Mix.", text]);
});

test.each([
  "If you made this, leave a comment and a rating below!",
  "Partagez vos photos avec @tartes",
  "Suivez-moi sur Instagram.",
  "Rate the recipe in the comments",
])("a request to readers is not a step: %s", (text) => {
  expect(readSteps(["Mix.", "Bake.", text])).toEqual(["Mix.", "Bake."]);
});

test("headings without text below them are steps", () => {
  expect(
    readSteps("<h4>Mix the flour</h4> <h4>Bake it</h4><div><h4>Let it cool</h4></div>"),
  ).toEqual(["Mix the flour", "Bake it", "Let it cool"]);
  expect(readSteps("<h3>Crème St. Honoré</h3><p>Whip.</p>")).toEqual(["Crème St. Honoré", "Whip."]);
});

test("a heading in French HTML needs no colon", () => {
  const json = { "@type": "Recipe", name: "Flan", inLanguage: "fr" };
  const recipeInstructions = "<h3>Pâte</h3><p>Pétrir.</p><p><b>Crème</b></p><p>Fouetter.</p>";
  expect(readSchemaRecipes({ ...json, recipeInstructions }, null)[0]?.steps).toEqual([
    "# Pâte",
    "Pétrir.",
    "# Crème",
    "Fouetter.",
  ]);
});

test("a line below the last numbered step is not part of it", () => {
  expect(readSteps("Step 1: Mix the eggs\nStep 2: Bake the pie\nEnjoy it!")).toEqual([
    "Mix the eggs",
    "Bake the pie",
    "Enjoy it!",
  ]);
});

test("days in a step's name are not step numbers", () => {
  const steps = [{ "@type": "HowToStep", name: "2 - 3 days ahead", text: "Soak." }, "Cook."];
  expect(readSteps(steps)).toEqual(["2 - 3 days ahead: Soak.", "Cook."]);
  expect(readSteps("Whisk.\n2 - 3 minutes later, pour.\n3 - Bake.")).toEqual([
    "Whisk.",
    "2 - 3 minutes later, pour.",
    "Bake.",
  ]);
});
